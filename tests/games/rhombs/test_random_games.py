"""Random games end, whatever was agreed on before them."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from statistics import mean

import pytest

from pixtable.core.match import Deal
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.moves import Place
from pixtable.store.box import box_of
from tests.contract.checks import results_make_sense
from tests.contract.walk import walk

CHOICES = {
    "seats": (2, 3, 4, 6, 10),
    "mode": ("open", "blind"),
    "single_contact": (0, 5, 10),
    "black_after": (0, 10, 20),
    "hidden_penalties": (False, True),
    "draw_until_playable": (False, True),
    "open_tiles": (0, 3, 25),
    "blind_ties": ("longest", "seat"),
    "play_on": (False, True),
    "match": ("single", "match"),
    "threshold": (0, 5, 20),
    "first_out_ends": (False, True),
    "winner_scores": ("left", "nothing"),
}


def pairwise_set() -> list[dict]:
    """Few combinations in which any two choices of any two options come together, found greedily."""
    names, rng = list(CHOICES), Random(1)
    missing = {((a, x), (b, y)) for a, b in combinations(names, 2) for x, y in product(CHOICES[a], CHOICES[b])}
    rows = []
    while missing:
        wishes = [{name: rng.choice(CHOICES[name]) for name in names} for _ in range(40)]
        best = max(wishes, key=lambda row: len(missing & set(combinations(row.items(), 2))))
        covered = missing & set(combinations(best.items(), 2))
        if covered:
            rows.append(best)
            missing -= covered
    return rows


PAIRWISE = pairwise_set()


def games(count: int) -> Iterator[Deal]:
    for seed in range(count):
        options = dict(PAIRWISE[seed % len(PAIRWISE)])
        seats = options.pop("seats")
        idle = [option.key for option in GAME.options if not option.matters(options)]
        yield Deal(seats, seed, {key: value for key, value in options.items() if key not in idle})


def check_end(deal: Deal) -> None:
    *_, last = walk(GAME, deal)
    results_make_sense(last.match)
    state = last.match.state
    for hand in state.hands:
        assert state.house.play_on is False or not hand or state.passes >= len(state.active)


def test_any_two_choices_of_any_two_options_come_together():
    covered = {pair for row in PAIRWISE for pair in combinations(row.items(), 2)}
    for a, b in combinations(CHOICES, 2):
        assert {((a, x), (b, y)) for x, y in product(CHOICES[a], CHOICES[b])} <= covered
    assert len(PAIRWISE) < 60
    assert all(GAME.read_options(deal.options) for deal in games(len(PAIRWISE)))


def test_a_game_of_every_combination_ends():
    for deal in games(len(PAIRWISE)):
        check_end(deal)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_games_end(part):
    for number, deal in enumerate(games(10_000)):
        if number % 20 == part:
            check_end(deal)


A_TILE, DRAWING_OR_PASSING = 20, 3
"""How many seconds people take, as docs/figures.md assumes."""


def test_a_game_takes_about_as_long_as_the_box_says():
    seconds = []
    for seats in GAME.seats:
        moves = [isinstance(moment.move, Place) for moment in walk(GAME, Deal(seats, seats))]
        seconds += [sum(A_TILE if places else DRAWING_OR_PASSING for places in moves)]
    said = box_of("rhombs").minutes
    assert mean(seconds) / 60 == pytest.approx(said, rel=0.4)
