"""The opponents of the Winston draft: a pile in the hand against piles that may be better, and against a rival."""

from collections.abc import Sequence

from pixtable.core.events import Move, Seat
from pixtable.games.tactics.draft.mind.bot import DraftMind, Level
from pixtable.games.tactics.draft.mind.judge import Judge
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.rules.pools import LEADERS, can_keep
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile
from pixtable.games.tactics.draft.winston.rules.rules import WinstonRules
from pixtable.games.tactics.draft.winston.rules.state import COPIES, PILES, WinstonState

RULES = WinstonRules()
UNKNOWN = 6.0
"""What a card that nobody has seen adds on the average: bad ones are put back in the end."""
POOR = -5.0
"""Worse heroes than this are not wanted; a few of them can be put back."""
NOT_WANTED = -100.0
BALLAST = 0.25
DENIAL = 0.4
"""How much what is left to the rival counts."""


class WinstonMind(DraftMind):
    def moves(self, view: WinstonState, seat: Seat) -> Sequence[Move]:
        return RULES.legal(view, seat)

    def worths(self, view: WinstonState, seat: Seat, judge: Judge, level: Level) -> list[tuple[Move, float]]:
        return [(move, _worth(view, seat, judge, level, move)) for move in RULES.legal(view, seat)]


def _worth(view: WinstonState, seat: Seat, judge: Judge, level: Level, move: Move) -> float:
    match move:
        case TakePile():
            return _pile(judge, view.seen, view.pool(seat))
        case TakeLeader(card):
            return _as_leader(view, seat, judge, card)
        case Keep(as_leader):
            assert view.top is not None
            return _as_leader(view, seat, judge, view.top) if as_leader else _hero(judge, view.top)
        case GoOn():
            left = DENIAL * (_pile(judge, view.seen) + UNKNOWN) if level.looks_ahead else 0.0
            return _best_to_come(view, seat, judge) - left
    return 0.0


def _hero(judge: Judge, card: int) -> float:
    """Poor cards weigh little: there are more heroes than a deck holds."""
    if card == UNSEEN:
        return UNKNOWN
    worth = judge.as_hero(card)
    return worth if worth > POOR else POOR + BALLAST * (worth - POOR)


def _pile(judge: Judge, cards: Sequence[int], own: Sequence[int] = ()) -> float:
    """What could not be kept is worth nothing to whoever holds so much of it already."""
    return sum(_hero(judge, card) for card in cards if card == UNSEEN or can_keep(own, card, COPIES))


def _as_leader(view: WinstonState, seat: Seat, judge: Judge, card: int) -> float:
    """A fifth one would be drawn by lot."""
    return judge.gain_by_leader(card) if len(view.leaders[seat]) < LEADERS else NOT_WANTED


def _best_to_come(view: WinstonState, seat: Seat, judge: Judge) -> float:
    """Of the piles behind this one as far as they are known, and of the top card."""
    after = range(0 if view.looking is None else view.looking + 1, PILES)
    own = view.pool(seat)
    return max([UNKNOWN, *(_pile(judge, view.piles[pile], own) for pile in after if view.piles[pile])])
