"""Random matches of every deck: they end, replay, undo, round-trip and leak nothing."""

import pytest

from pixtable.core.match import Deal
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules.decks.roster import DECKS
from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import walk

LOOKED_AT = 61
"""Every check is made at one in so many moves, others in each match: over many matches at all kinds of moves."""


def play_and_check(numbers: range) -> int:
    """How many moves were made in these matches."""
    moves = 0
    for number in numbers:
        deck = tuple(DECKS)[number % len(DECKS)]
        for moment in walk(GAME, Deal(2, number, {"trophies": 1, "deck": deck})):
            if moment.match.n % LOOKED_AT == number % LOOKED_AT:
                for check in AFTER_EVERY_MOVE:
                    check(moment)
        results_make_sense(moment.match)
        replaying_a_match_gives_the_same(moment.match)
        moves += len(moment.match.steps)
    return moves


def test_some_matches_keep_the_contract():
    assert play_and_check(range(8)) > 500


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_matches_keep_the_contract(part):
    assert play_and_check(range(500 * part, 500 * (part + 1))) > 50_000
