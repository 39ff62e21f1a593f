"""Pixies as its sheet has it, beside the engine: random games of every number of seats and of all options."""

from random import Random

import pytest

from tests.models.driver import Deal, Line, any_options, games, play_out
from tests.models.pixies import CARDS, Pixies

SEATS = games()["pixies"]["seats"]
LEFT_OUT = 0.2
"""How many of the options are not named."""
DAWDLING = 1


def play_some(seats: int, seeds: range) -> None:
    with Line() as line:
        for seed in seeds:
            options = any_options("pixies", Random(f"{seats} {seed}"), LEFT_OUT)
            play_out(line, Pixies, Deal("pixies", seats, options, seed))


@pytest.mark.parametrize("seats", SEATS)
def test_a_few_games(seats):
    play_some(seats, range(3))


class Dawdlers(Pixies):
    """They fill cells as late as they can, until the deck of a table of five has run out (PX-34)."""

    ran_out = 0

    def picked(self, listed, rng):
        garden = self.gardens[self.mover]
        after = [move for move in listed if "keep" in move or CARDS[move["card"]].value in garden.piles]
        return rng.choice([move for move in after if "cell" not in move] or listed)

    def _round_is_over(self):
        over = super()._round_is_over()
        self.ran_out += over and not any(garden.full for garden in self.gardens)
        return over


def test_the_deck_runs_out():
    with Line() as line:
        walks = [play_out(line, Dawdlers, Deal("pixies", 5, {}, seed)) for seed in range(DAWDLING)]
    assert sum(walk.model.ran_out for walk in walks)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_games(seats, block):
    play_some(seats, range(block * 100, block * 100 + 100))
