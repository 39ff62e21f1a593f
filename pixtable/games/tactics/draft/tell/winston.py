"""The Winston draft in a player's words: "Take pile 2 as heroes"."""

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.tell.pools import card, cards, taken, told_of_pools, trimming
from pixtable.games.tactics.draft.winston.rules import events as ev
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile, WinstonMove
from pixtable.games.tactics.draft.winston.rules.state import WinstonState
from pixtable.games.tactics.tell.pieces import title


class WinstonTeller:
    def move(self, moment: Moment, seat: Seat, move: WinstonMove) -> Sentence:
        state: WinstonState = moment.view
        pile = (state.looking or 0) + 1
        match move:
            case TakePile():
                return moment.tell("tell.draft.pile", pile=pile, cards=cards(moment, state.seen))
            case TakeLeader(one):
                return moment.tell("tell.draft.alone", card=card(moment, one, state.seen))
            case GoOn():
                way = "go_on_last" if state.next_pile() is None else "go_on"
                return moment.tell(f"tell.draft.{way}", pile=pile)
            case Keep(as_leader):
                way = "leader" if as_leader else "hero"
                return moment.tell(f"tell.draft.{way}", card=_drawn(moment, state.top))
        return trimming(moment, seat, move)

    def event(self, moment: Moment, event: ev.WinstonEvent) -> Told | None:
        """Whose turn it is tells the pile that they look at."""
        state: WinstonState = moment.view
        match event:
            case ev.PileSeen(seat, pile, seen):
                said = moment.tell("tell.drafted.looks", pile=pile + 1, cards=cards(moment, seen))
                return Told(seat, said)
            case ev.PileTaken(seat, pile):
                lying = state.piles[pile]
                return Told(seat, moment.tell("tell.drafted.pile", pile=pile + 1, cards=cards(moment, lying)))
            case ev.LeaderTaken(seat, pile, one):
                rest = len(state.piles[pile]) - 1
                said = taken(moment, one, is_leader=True)
                return Told(seat, moment.tell("tell.drafted.rest", said=said, n=rest) if rest else said)
            case ev.CardAdded(pile):
                return Told(state.turn, moment.tell("tell.drafted.added", pile=pile + 1), "effect")
            case ev.TopSeen(seat, one):
                return Told(seat, _top(moment, one))
            case ev.TopKept(seat, as_leader):
                assert state.top is not None
                return Told(seat, taken(moment, state.top, is_leader=as_leader))
            case ev.PoolSettled(seat, leaders):
                return _settled(moment, seat, leaders)
        return told_of_pools(moment, event)


def _settled(moment: Moment, seat: Seat, leaders: tuple[int, ...]) -> Told | None:
    """Who has chosen four leaders keeps them."""
    if len(leaders) == len(moment.view.leaders[seat]):
        return None
    if UNSEEN in leaders:
        return Told(seat, moment.tell("tell.drafted.settled_unseen"), "effect")
    return Told(seat, moment.tell("tell.drafted.settled", cards=cards(moment, leaders)), "effect")


def _drawn(moment: Moment, one: int | None) -> Sentence:
    """The top card of the deck; only who drew it can name it."""
    return moment.tell("tell.draft.top") if one is None or one == UNSEEN else card(moment, one, ())


def _top(moment: Moment, one: int) -> Sentence:
    if one == UNSEEN:
        return moment.tell("tell.drafted.top_unseen")
    return moment.tell("tell.drafted.top", card=title(moment, one))
