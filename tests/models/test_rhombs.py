"""Rhombs as its sheet has it, beside the engine: random games of every number of seats, both modes and all options."""

from random import Random

import pytest

from tests.models.driver import Deal, Line, any_options, games, play_out
from tests.models.rhombs import Rhombs

SEATS = games()["rhombs"]["seats"]
LEFT_OUT = 0.2
"""How many of the options are not named."""


def play_some(seats: int, seeds: range, **fixed: object) -> None:
    with Line() as line:
        for seed in seeds:
            options = any_options("rhombs", Random(f"{seats} {seed}"), LEFT_OUT, **fixed)
            play_out(line, Rhombs, Deal("rhombs", seats, options, seed))


@pytest.mark.parametrize("mode", ["blind", "open"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_few_games(seats, mode):
    play_some(seats, range(1), mode=mode, match="single")


@pytest.mark.parametrize("mode", ["blind", "open"])
def test_a_match(mode):
    play_some(3, range(1), mode=mode, match="match", threshold=10)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
@pytest.mark.parametrize("mode", ["blind", "open"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_games(seats, mode, block):
    play_some(seats, range(block * 50, block * 50 + 50), mode=mode)
