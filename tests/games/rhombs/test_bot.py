"""The opponents of Rhombs."""

from random import Random

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.mind.bot import BLIND_LEVELS, LEVELS
from pixtable.games.rhombs.mind.fast import FastRound, action_of
from pixtable.games.rhombs.mind.model import RhombsModel, distinct_actions, leads
from pixtable.games.rhombs.mind.outlook import outlook, room_on
from pixtable.games.rhombs.mind.personas import PERSONAS, PLAIN
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from tests.contract.walk import walk

from .pictures import RULES, begun, blind, position, tile

SEARCHING = ["easy", "normal", "hard", "expert"]


def think(state, level: str, persona: str | None = None, seed: int = 1, simulations: int | None = None):
    view = RULES.view(state, state.mover)
    return GAME.mind.think(view, state.mover, Opponent(level, persona), seed, Budget(simulations))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_tile_that_shuts_the_next_player_out_is_placed_there(level):
    """Both fit only beside blue. Wherever red goes on, the other can go on too; so yellow is played."""
    state = position("bbr bby", "rrr rrv", options={"single_contact": 10})
    assert think(state, level, simulations=200).move.tile == tile("bby")


@pytest.mark.parametrize("level", SEARCHING)
def test_whoever_cannot_place_draws_or_passes(level):
    assert think(position("rrr", "bbg"), level).move == Pass()
    assert think(blind("rrr", "", bag="bbg ggg"), level).move == Draw()


def test_greedy_places_what_counts_most_and_says_so():
    thought = think(position("bgy bbg bbr", "rrr"), "greedy")
    assert thought.why.chosen.points == 2
    assert isinstance(thought.move, Place)


def test_a_thought_tells_its_candidates_and_counts_its_simulations():
    match = Match.start(GAME, Deal(2, 5))
    thought = think(match.state, "hard", simulations=64)
    assert thought.nodes == 64
    assert 1 <= len(thought.why.candidates) <= 3
    assert thought.why.candidates[0].move == thought.move


@pytest.mark.parametrize("table", [LEVELS, BLIND_LEVELS], ids=["open", "blind"])
def test_levels_think_longer_the_higher_they_are(table):
    simulations = [table[name].simulations for name in SEARCHING]
    assert simulations == sorted(set(simulations))


def test_in_the_blind_game_the_upper_levels_think_as_long_as_those_below_them():
    assert [think(begun(2, mode="blind", seed=3), level).nodes for level in SEARCHING] == [1, 1, 1, 1]  # only the bag
    state = blind("bbr bgy", "", bag="ggg rrr")
    assert [think(state, level).nodes for level in SEARCHING] == [2, 6, 40, 200]
    open_hands = position("bbr bgy", "bbg")
    assert [think(open_hands, level).nodes for level in SEARCHING[:3]] == [3, 40, 200]


@pytest.mark.parametrize(
    "options", [{}, {"open_tiles": 0}, {"mode": "blind"}, {"mode": "blind", "hidden_penalties": True}]
)
def test_worths_lie_between_nothing_and_all(options):
    rng = Random(3)
    for moment in walk(GAME, Deal(3, 5, options)):
        state = moment.match.state
        if state.is_over or len(RULES.legal(state, state.mover)) < 2:
            continue
        model = RhombsModel(RULES.view(state, state.mover), state.mover, PLAIN)
        line = model.sample(rng)
        action = model.actions(line)[0]
        assert action in [action_of(move) for move in RULES.legal(state, state.mover)]
        model.play(line, action)
        assert all(0 <= worth <= 1 for worth in model.finish(line, rng))


def test_a_triple_is_judged_in_the_turn_in_which_it_was_laid_and_in_no_other():
    state = position("rrr bbr", "bbg", table=[{"tile": tile("rry"), "q": 0, "r": 0}], options={"single_contact": 10})
    triple = tile("rrr")
    assert sum(move.tile == triple for move in RULES.legal(state, state.mover)) > 1
    for move in RULES.legal(state, state.mover):
        if move.tile == triple:
            budget = Budget(60, told=200, also=move, counsels=True)
            told = GAME.mind.think(RULES.view(state, state.mover), state.mover, Opponent("expert"), 1, budget).why.moves
            same = [one.move for one in told if (one.move.tile, one.move.q, one.move.r) == (triple, move.q, move.r)]
            assert same == [move]


def test_whoever_is_advised_in_the_blind_game_is_told_what_most_simulations_find():
    state = blind("bbr bgy", "", bag="ggg rrr")
    view, seat = RULES.view(state, state.mover), state.mover
    budget = Budget(counsels=True)
    assert GAME.mind.think(view, seat, Opponent("expert"), 1, budget).nodes == LEVELS["expert"].simulations


def test_the_room_of_every_tile_is_counted_right():
    for seed in range(4):
        for moment in walk(GAME, Deal(2, seed)):
            world = FastRound.of(moment.match.state)
            room = room_on(world)
            for id in range(50):
                cells = sum(bool(fit >> 6 * id & 63) for _, fit in world.open_cells())
                assert [bool(mask >> 6 * id & 1) for mask in room] == [min(cells, 3) == n for n in range(4)]


def test_the_outlook_fears_for_what_fits_nowhere_and_more_so_late_in_a_round():
    world = FastRound.of(position("rrr", "bbb", table=[{"tile": tile("bbg"), "q": 0, "r": 0}]))
    stuck, free = outlook(world)
    assert 0 < free < stuck < 3
    world.lying = 45
    assert stuck < outlook(world)[0] < 3


def test_who_is_out_of_the_match_leads_nobody():
    options = {"match": "match"}
    state = position("rrr", "bbg", "", options=options, round=2, out_since=[0, 0, 1])
    mine, other, _ = leads(FastRound.of(state))
    assert mine == -other < 0


def test_a_triple_is_tried_in_one_turn_only():
    world = FastRound.of(position("ggg bbg", "rrr", table=[{"tile": tile("ggy"), "q": 0, "r": 0}]))
    assert len(distinct_actions(world)) == len(world.actions()) - 4 * 5  # it touches one of four green edges


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_persona_is_a_taste_of_its_own(persona):
    assert PERSONAS[persona] != PLAIN
    match = Match.start(GAME, Deal(3, 9))
    thought = think(match.state, "normal", persona)
    assert match.refuse(match.to_act[0], thought.move) is None


@pytest.mark.parametrize("options", [{}, {"mode": "blind"}], ids=["open", "blind"])
@pytest.mark.parametrize("level", SEARCHING)
def test_every_level_finds_a_move_at_a_table_of_ten(level, options):
    moments = (moment.match for moment in walk(GAME, Deal(10, 4, options)))
    match = next(m for m in moments if m.result is None and len(m.legal(m.to_act[0])) > 6)
    thought = think(match.state, level)
    assert thought.nodes >= 2
    assert match.refuse(match.to_act[0], thought.move) is None
