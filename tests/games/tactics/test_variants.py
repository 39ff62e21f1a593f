"""What every variant keeps: options and seats that fit, whole games by chance, the contract, secrets."""

from itertools import islice

import pytest

from pixtable.core.game import BadOptions
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules.variants.variants import SEATS
from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import walk

VARIANTS = [variant for variant in SEATS if variant != "classic"]
EVERY_VARIANT = pytest.mark.parametrize("variant", VARIANTS)


def deal(variant, seed, **options):
    return Deal(SEATS[variant], seed, {"variant": variant, **options})


@pytest.mark.parametrize(("variant", "seats"), SEATS.items())
def test_every_variant_has_its_number_of_seats(variant, seats):
    assert GAME.seats_with(GAME.read_options({"variant": variant})) == (seats,)
    with pytest.raises(BadOptions, match="is played by"):
        Match.start(GAME, Deal(seats + 1, 1, {"variant": variant}))


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "siege", "deck": "first_game"},
        {"variant": "king", "trophies": 3},
        {"variant": "classic", "team_trophies": 2},
        {"variant": "cross", "signals": False},
    ],
)
def test_options_that_do_not_go_together_are_refused(options):
    with pytest.raises(BadOptions, match=r"only for|do not go together"):
        GAME.read_options(options)


@EVERY_VARIANT
def test_random_games_keep_the_contract(variant):
    for moment in islice(walk(GAME, deal(variant, 5)), 400):
        if moment.match.n % 11 == 0:
            for check in AFTER_EVERY_MOVE:
                check(moment)


@EVERY_VARIANT
def test_random_games_end_and_replay(variant):
    *_, last = walk(GAME, deal(variant, 3))
    results_make_sense(last.match)
    replaying_a_match_gives_the_same(last.match)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@EVERY_VARIANT
def test_a_thousand_random_games_keep_the_whole_contract(variant, part):
    for seed in range(100 * part, 100 * (part + 1)):
        options = {"trophies": 1 + seed % 3} if SEATS[variant] == 2 else {}
        if variant == "cross":
            options = {"team_trophies": 1 + seed % 2}
        for moment in walk(GAME, deal(variant, seed, **options)):
            if moment.match.n % 23 == seed % 23:
                for check in AFTER_EVERY_MOVE:
                    check(moment)
        results_make_sense(moment.match)
        replaying_a_match_gives_the_same(moment.match)
