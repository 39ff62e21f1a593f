"""Pixel Tactics as its sheet has it, beside the engine: random games of all variants, and random drafts."""

from random import Random

import pytest

from tests.models.driver import Deal, Line, games
from tests.models.tactics import drafts
from tests.models.tactics.play import options_for, play_out

SEATS = {"classic": 2, "siege": 2, "duel_draft": 2, "cross": 4, "king": 6}
DRAFTS = [
    *(("tactics.draft.classic", seats, {"format": form}) for seats in range(2, 9) for form in ("standard", "epic")),
    *(("tactics.draft.market", seats, {}) for seats in (2, 3, 4)),
    ("tactics.draft.winston", 2, {}),
]
A_BLOCK = 20


def play_some(variant: str, seeds: range) -> None:
    with Line() as line:
        for seed in seeds:
            options = options_for(variant, Random(f"{variant} {seed}"))
            play_out(line, Deal("tactics", SEATS[variant], options, seed))


def draft_some(game: str, seats: int, options: dict[str, str], seeds: range) -> None:
    with Line() as line:
        for seed in seeds:
            drafts.play_out(line, Deal(game, seats, options, seed))


def test_every_variant_and_draft_of_the_engine_is_modelled():
    (variants,) = (option["choices"] for option in games()["tactics"]["options"] if option["key"] == "variant")
    assert set(variants) == set(SEATS)
    assert {game for game in games() if game.startswith("tactics.")} == {game for game, _, _ in DRAFTS}
    assert all(seats in games()[game]["seats"] for game, seats, _ in DRAFTS)


@pytest.mark.parametrize("variant", SEATS)
def test_a_few_games(variant):
    play_some(variant, range(1 if variant in ("cross", "king") else 2))


@pytest.mark.parametrize(("game", "seats", "options"), DRAFTS[::3] + DRAFTS[-1:])
def test_a_few_drafts(game, seats, options):
    draft_some(game, seats, options, range(1))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(1000 // A_BLOCK))
@pytest.mark.parametrize("variant", SEATS)
def test_a_thousand_games(variant, block):
    play_some(variant, range(block * A_BLOCK, block * A_BLOCK + A_BLOCK))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize(("game", "seats", "options"), DRAFTS)
def test_many_drafts(game, seats, options, block):
    draft_some(game, seats, options, range(block * 10, block * 10 + 10))
