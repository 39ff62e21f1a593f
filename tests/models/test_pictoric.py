"""Pictoric Box as its sheet has it, beside the engine: random games of all seats, people and options."""

from random import Random

import pytest

from tests.models.driver import Deal, Line, any_options, games, play_out
from tests.models.pictoric import Pictoric

SEATS = games()["pictoric"]["seats"]
LEFT_OUT = 0.2
"""How many of the options are not named."""


def play_some(seats: int, seeds: range) -> None:
    with Line() as line:
        for seed in seeds:
            rng = Random(f"{seats} {seed}")
            options = any_options("pictoric", rng, LEFT_OUT)
            people = tuple(seat for seat in range(seats) if rng.random() < 1 / seats)
            if rng.random() < 0.5:
                people = None
            play_out(line, Pictoric, Deal("pictoric", seats, options, seed, people))


@pytest.mark.parametrize("seats", SEATS)
def test_a_few_games(seats):
    play_some(seats, range(2))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_games(seats, block):
    play_some(seats, range(block * 50, block * 50 + 50))
