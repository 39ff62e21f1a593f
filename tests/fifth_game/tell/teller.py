"""What one would say across the table: "Take 2 stones from heap 1"."""

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told
from tests.fifth_game.rules.events import StonesEvent
from tests.fifth_game.rules.moves import StonesMove


class StonesTeller:
    def move(self, moment: Moment, seat: Seat, move: StonesMove) -> Sentence:
        return moment.tell("tell.take", n=move.stones, heap=move.heap + 1)

    def event(self, moment: Moment, event: StonesEvent) -> Told:
        return Told(event.seat, moment.tell("tell.takes", n=event.stones, heap=event.heap + 1))
