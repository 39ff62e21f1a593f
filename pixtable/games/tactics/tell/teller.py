"""What one would say across the table: "Samurai strikes Dragonling for 4 damage: it will fall"."""

from pixtable.core.events import Choose, Seat
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.rules.events import TacticsEvent
from pixtable.games.tactics.rules.moves import TacticsMove
from pixtable.games.tactics.tell.cards import told_of_cards
from pixtable.games.tactics.tell.frame import told_of_frame
from pixtable.games.tactics.tell.moves import advice
from pixtable.games.tactics.tell.units import told_of_units
from pixtable.games.tactics.tell.variants import told_of_variant


class TacticsTeller:
    def move(self, moment: Moment, seat: Seat, move: TacticsMove | Choose) -> Sentence:
        return advice(moment, seat, move)

    def event(self, moment: Moment, event: TacticsEvent) -> Told | None:
        return (
            told_of_units(moment, event)
            or told_of_cards(moment, event)
            or told_of_frame(moment, event)
            or told_of_variant(moment, event)
        )
