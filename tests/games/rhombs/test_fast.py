"""The compact search core plays exactly the game of the rules."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.mind.fast import NOBODY, FastRound, action_of, move_of
from pixtable.games.rhombs.rules.events import RoundScored
from pixtable.games.rhombs.rules.state import left_in
from tests.contract.walk import some_deals

FIELDS = ("mover", "active", "finished", "passes", "lying", "coloured", "drawn", "bag", "hands", "left")
LONG_ENOUGH = 400


def check_one_game(deal: Deal) -> None:
    """Move by move: the same mover, the same moves, the same table."""
    match, rng = Match.start(GAME, deal), Random(deal.seed)
    fast = FastRound.of(match.state)
    while match.result is None and match.n < LONG_ENOUGH:
        assert match.to_act == (fast.mover,)
        moves = match.legal(fast.mover)
        assert sorted(fast.actions()) == sorted(action_of(move) for move in moves)
        move = rng.choice(moves)
        assert move_of(action_of(move)) == move
        fast.play(action_of(move))
        events = match.play(match.to_act[0], move)
        assert_same_table(fast, match, events)
        if fast.mover == NOBODY:
            fast = FastRound.of(match.state)


def assert_same_table(fast: FastRound, match: Match, events: tuple) -> None:
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert bool(scored) == (fast.mover == NOBODY)
    if scored:
        assert fast.left == [left_in(hand).total for hand in scored[0].hands]
        return
    as_fast = FastRound.of(match.state)
    for field in FIELDS:
        assert getattr(fast, field) == getattr(as_fast, field), field
    for field in ("closed", "once", "twice"):
        assert getattr(fast.frontier, field) == getattr(as_fast.frontier, field), field


def test_the_search_core_agrees_with_the_rules():
    for deal in some_deals(GAME, 60):
        check_one_game(deal)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_the_search_core_agrees_with_the_rules_in_ten_thousand_games(part):
    for deal in some_deals(GAME, 1_000, start=1_000 * part):
        check_one_game(deal)


@pytest.mark.parametrize("mode", ["open", "blind"])
def test_a_copy_goes_its_own_way(mode):
    match = Match.start(GAME, Deal(3, 1, {"mode": mode}))
    fast = FastRound.of(match.state)
    copy = fast.copy()
    while copy.mover != NOBODY:
        copy.play(copy.actions()[0])
    assert sorted(fast.actions()) == sorted(action_of(move) for move in match.legal(fast.mover))
    assert_same_table(fast, match, ())
