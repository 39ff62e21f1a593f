"""Pixies as its sheet has it, beside the engine: random games of every number of seats and of all options."""

from random import Random

import pytest

from tests.models.driver import Deal, Line, any_options, games, play_out
from tests.models.pixies import Pixies

SEATS = games()["pixies"]["seats"]


def play_some(seats: int, seeds: range) -> None:
    with Line() as line:
        for seed in seeds:
            options = any_options("pixies", Random(f"{seats} {seed}"))
            play_out(line, Pixies, Deal("pixies", seats, options, seed))


@pytest.mark.parametrize("seats", SEATS)
def test_a_few_games(seats):
    play_some(seats, range(5))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_games(seats, block):
    play_some(seats, range(block * 100, block * 100 + 100))
