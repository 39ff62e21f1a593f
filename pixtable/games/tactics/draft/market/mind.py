"""The opponents of the market draft: a card's worth less its price, and gold is worth something, too."""

from collections.abc import Sequence

from pixtable.core.events import Move, Seat
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.market.rules.rules import MarketRules
from pixtable.games.tactics.draft.market.rules.state import MarketState
from pixtable.games.tactics.draft.mind.bot import DraftMind, Level
from pixtable.games.tactics.draft.mind.judge import Judge
from pixtable.games.tactics.draft.rules.pools import LEADERS

RULES = MarketRules()
COIN = 6.0
"""A coin's worth while there is still much to buy; at the end it is worth nothing."""
USUAL_TURNS = 29
DENIAL = 0.25
"""Of what a card that is left lying for nothing is worth to the next drafter."""
LEADER_IN_TIME = 12.0
"""Whoever has too few leaders for the turns that are left must not wait for better ones."""


class MarketMind(DraftMind):
    def moves(self, view: MarketState, seat: Seat) -> Sequence[Move]:
        return RULES.legal(view, seat)

    def worths(self, view: MarketState, seat: Seat, judge: Judge, level: Level) -> list[tuple[Move, float]]:
        return [(move, _worth(view, seat, judge, level, move)) for move in RULES.legal(view, seat)]


def _worth(view: MarketState, seat: Seat, judge: Judge, level: Level, move: Buy) -> float:
    turns = USUAL_TURNS - len(view.pool(seat))
    coin = COIN * min(1.0, turns / 10)
    gained = view.coins[view.row.index(move.card)] - view.price(move.card)
    worth = judge.as_hero(move.card)
    if move.as_leader:
        lacking = LEADERS - len(view.leaders[seat])
        worth = judge.gain_by_leader(move.card) - LEADER_IN_TIME * (1 - 4 * lacking / max(4, turns))
    if level.looks_ahead:
        worth -= DENIAL * _left_for_the_next(view, judge, move.card)
    return worth + coin * gained


def _left_for_the_next(view: MarketState, judge: Judge, taken: int) -> float:
    """What would lie free at the far end of the row."""
    rest = [card for card in view.row if card != taken]
    return max(0.0, judge.as_hero(rest[-1])) if rest else 0.0
