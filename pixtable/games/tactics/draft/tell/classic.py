"""The classic draft in a player's words: "Take Knight as a leader"."""

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.draft.classic.rules.events import CardTaken, ClassicEvent, PacketsOpened
from pixtable.games.tactics.draft.classic.rules.moves import ClassicMove, Take
from pixtable.games.tactics.draft.classic.rules.state import ROUNDS, ClassicState
from pixtable.games.tactics.draft.tell.pools import card, taken, told_of_pools, trimming


class ClassicTeller:
    def move(self, moment: Moment, seat: Seat, move: ClassicMove) -> Sentence:
        state: ClassicState = moment.view
        if not isinstance(move, Take):
            return trimming(moment, seat, move)
        way = "leader" if state.takes_leader else "hero"
        return moment.tell(f"tell.draft.{way}", card=card(moment, move.card, state.packets[seat]))

    def event(self, moment: Moment, event: ClassicEvent) -> Told | None:
        """That packets go round is seen from what is taken next."""
        state: ClassicState = moment.view
        match event:
            case PacketsOpened():
                said = moment.tell("tell.drafted.packet", n=state.round + 2, of=ROUNDS[state.format])
                return Told(moment.viewer, said, "frame")
            case CardTaken(seat, out, as_leader):
                return Told(seat, taken(moment, out, is_leader=as_leader))
        return told_of_pools(moment, event)
