"""The opponents of Pixies."""

from random import Random

import pytest

from pixtable.ai.levels import LEVELS
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.mind.bot import PixiesModel
from pixtable.games.pixies.mind.personas import PERSONAS, PLAIN
from pixtable.games.pixies.rules.moves import Take

from .pictures import card, table

NEARLY_DONE = "1b+6 2b+4 3b+3 4b+1 5b 6b+1 7b-3 . /1g+5"


@pytest.mark.parametrize("level", ["hard", "expert", "greedy"])
def test_the_last_card_goes_where_it_scores_most(level):
    state = table(NEARLY_DONE, "", "", row="9r 9b-6", first=2, round=3, deck="")
    state.gardens[1] = state.gardens[2] = [None] * 9
    thought = GAME.mind.think(GAME.rules.view(state, state.picker), state.picker, Opponent(level), 1, Budget(200))
    assert state.picker == 0
    assert thought.move == Take(card("9r"))


def test_greedy_takes_the_most_points_now_and_says_so_term_by_term():
    state = table("1b+6 . . . . . . . .", "", row="1r+3 2b+4 9r 8r", round=2)
    thought = GAME.mind.think(GAME.rules.view(state, 0), 0, Opponent("greedy"), 1, Budget())
    assert thought.move == Take(card("2b+4"))
    assert thought.why.chosen.gain == {"validated": 0, "symbols": 4, "specials": 0, "zone": 6}


def test_a_thought_tells_its_candidates_and_counts_its_simulations():
    match = Match.start(GAME, Deal(2, 5))
    seat = match.to_act[0]
    thought = GAME.mind.think(match.view(seat), seat, Opponent("hard"), 1, Budget(64))
    assert thought.nodes == 64
    assert 1 <= len(thought.why.candidates) <= 3
    assert thought.why.candidates[0].move == thought.move
    assert sum(candidate.visits for candidate in thought.why.candidates) <= 64


def test_levels_think_longer_and_slip_less_the_higher_they_are():
    levels = [LEVELS[name] for name in ("easy", "normal", "hard", "expert")]
    assert levels == sorted(levels, key=lambda level: level.simulations)
    assert [level.slip for level in levels] == sorted((level.slip for level in levels), reverse=True)


def test_easy_sometimes_takes_its_second_best():
    match = Match.start(GAME, Deal(2, 5))
    seat, view = match.to_act[0], match.view(match.to_act[0])
    thoughts = [GAME.mind.think(view, seat, Opponent("easy"), seed, Budget(40)) for seed in range(60)]
    second = [thought for thought in thoughts if thought.move != thought.why.candidates[0].move]
    assert 5 <= len(second) <= 40


def test_worths_lie_between_nothing_and_all_and_two_seats_share_one():
    match, rng = Match.start(GAME, Deal(2, 5)), Random(3)
    model = PixiesModel(match.view(0), 0, PLAIN, rng)
    for _ in range(20):
        worths = model.finish(model.sample(rng), rng)
        assert all(0 <= worth <= 1 for worth in worths)
        assert sum(worths) == pytest.approx(1)


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_persona_is_a_taste_of_its_own(persona):
    assert PERSONAS[persona] != PLAIN
    match = Match.start(GAME, Deal(3, 9))
    seat = match.to_act[0]
    thought = GAME.mind.think(match.view(seat), seat, Opponent("normal", persona), 1, Budget(30))
    assert match.refuse(seat, thought.move) is None
