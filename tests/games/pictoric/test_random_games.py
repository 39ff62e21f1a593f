"""Games by chance with every pair of options: all of them end, and hold the whole contract on their way."""

from itertools import combinations, product

import pytest

from pixtable.core.match import Deal
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import walk

LANGUAGES = ("en", "fr", "ru", "uk")
PAIRWISE = [
    {
        "seats": seats,
        "language": LANGUAGES[(seats + number) % 4],
        "forfeits": number % 2 == 0,
        "free_choice": number // 2 == seats % 2,
        "bank_floor": "none" if number == 0 else "two",
    }
    for seats, number in product(GAME.seats, range(4))
]
IDLE = {("forfeits", "bank_floor"): {(False, "none")}}
"""Without forfeits no bank ever falls below two."""


def test_the_set_holds_every_pair():
    choices = {"seats": GAME.seats, **{option.key: option.choices for option in GAME.options}}
    for one, other in combinations(choices, 2):
        wished = set(product(choices[one], choices[other])) - IDLE.get((one, other), set())
        assert {(row[one], row[other]) for row in PAIRWISE} == wished, (one, other)


def deal_of(row: dict, seed: int) -> Deal:
    options = {key: value for key, value in row.items() if key != "seats"}
    return Deal(row["seats"], seed, options)


@pytest.mark.parametrize("number", range(len(PAIRWISE)))
def test_games_end_with_every_pair_of_options(number):
    for moment in walk(GAME, deal_of(PAIRWISE[number], seed=number)):
        _nothing_is_lost(moment.match.state)
        if moment.match.n % 5 == number % 5:
            for check in AFTER_EVERY_MOVE:
                check(moment)
    results_make_sense(moment.match)
    replaying_a_match_gives_the_same(moment.match)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PAIRWISE)))
def test_thousands_of_games_end_with_every_pair_of_options(number):
    turns = []
    for seed in range(250):
        for moment in walk(GAME, deal_of(PAIRWISE[number], seed)):
            _nothing_is_lost(moment.match.state)
        results_make_sense(moment.match)
        turns.append(moment.match.state.turn)
    assert max(turns) < 150


def _nothing_is_lost(state) -> None:
    """Every picture is somewhere, and nowhere twice; banks keep their bounds."""
    table = state.sectors or state.cards_laid
    drawn = [] if state.drawn is None else [state.drawn]
    cards = [*state.deck, *state.discards, *table, *drawn, *(card for bank in state.banks for card in bank)]
    assert sorted(cards) == list(range(len(PICTURES)))
    assert all(len(bank) <= 8 for bank in state.banks)
    assert state.deck
    assert all(place >= 1 for place in state.places)
