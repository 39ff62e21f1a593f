"""An opponent from nothing but rules: with hidden cards, questions in mid-move, and several seats."""

import pytest

from pixtable.ai.search_mind import SearchMind, worth_of
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import is_listed
from pixtable.core.rules import Result
from pixtable.games import GAMES
from tests.toy import GAME as TOY

MIND = SearchMind(TOY.rules, seats_of=lambda state: len(state.hands))


def think(match, seat, level="normal", seed=3, **budget):
    return MIND.think(
        match.view(seat), seat, Opponent(level), seed, Budget(**budget), pending=match.pending(seat)
    )  # fmt: skip


@pytest.mark.parametrize("level", SearchMind.levels)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_finishes_a_game_seeing_only_its_view(level, seats):
    match = Match.start(TOY, Deal(seats, 4))
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, think(match, seat, level, simulations=12).move)
    assert match.result is not None


def test_the_same_seed_thinks_the_same():
    match = Match.start(TOY, Deal(2, 9))
    seat = match.to_act[0]
    assert think(match, seat, simulations=40) == think(match, seat, simulations=40)


def test_it_tells_what_it_weighed():
    match = Match.start(TOY, Deal(2, 9))
    seat = match.to_act[0]
    why = think(match, seat, "hard", simulations=60, told=5, counsels=True).why
    assert why.chosen == why.candidates[0]
    assert len(why.standing) == 2
    assert all(0 <= worth <= 1 for worth in why.standing)


@pytest.mark.parametrize("game", ["pixies", "rhombs"])
def test_real_games_are_played_by_their_rules_alone(game):
    match = Match.start(GAMES[game], Deal(2, 5))
    mind = SearchMind(match.rules, seats_of=lambda state: 2)
    seat = match.to_act[0]
    thought = mind.think(match.view(seat), seat, Opponent("easy"), 1, Budget(simulations=4))
    assert is_listed(thought.move, match.legal(seat))


def test_places_that_are_shared_share_their_worth():
    def result(*ranks):
        return Result((0,) * len(ranks), (0,), ranks, ((),) * len(ranks))

    assert worth_of(result(1, 2), 2) == [1.0, 0.0]
    assert worth_of(result(1, 1), 2) == [0.5, 0.5]
    assert worth_of(result(1, 2, 2), 3) == [1.0, 0.25, 0.25]
    assert worth_of(None, 3) == [0.5, 0.5, 0.5]
