"""Stones keeps the contract of every game, though nothing in it is left to chance."""

import pytest

from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import some_deals, walk


@pytest.mark.parametrize("check", AFTER_EVERY_MOVE, ids=lambda check: check.__name__)
def test_after_every_move(stones, check):
    for deal in some_deals(stones, 12):
        for moment in walk(stones, deal):
            check(moment)


def test_games_end_and_replay(stones):
    for deal in some_deals(stones, 20):
        *_, last = walk(stones, deal)
        results_make_sense(last.match)
        replaying_a_match_gives_the_same(last.match)
