"""Turns are tried in many worlds: what is remembered of one of them is as good as looking again."""

from typing import Any

import pytest

from pixtable.core.chance import Rng
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind import features
from pixtable.games.tactics.mind.features import seen
from pixtable.games.tactics.mind.idling import without_idling
from pixtable.games.tactics.mind.personas import PLAIN
from pixtable.games.tactics.mind.replies import Replies
from pixtable.games.tactics.mind.turns import Turns, Width
from pixtable.games.tactics.mind.worlds import TacticsModel
from pixtable.games.tactics.rules import moves as mv

from .squads import battle, my, their

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"deck": "both"}),
    (2, {"deck": "dusk"}),
    (2, {"variant": "siege"}),
    (4, {"variant": "cross"}),
    (6, {"variant": "king"}),
)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_squad_that_was_looked_over_before_is_seen_as_for_the_first_time(seats, options):
    rng = Rng(4)
    match = Match.start(GAME, Deal(seats, 8, options))
    for _ in range(250):
        if match.result is not None:
            break
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        remembered = seen(match.state)
        features._LOOKED_OVER.clear()
        assert seen(match.state) == remembered


def model_of(table):
    return TacticsModel(table.match.view(0), 0, PLAIN, None)


def test_in_the_next_world_the_same_turn_is_found_with_a_fraction_of_the_work():
    model = model_of(battle("lancer golem . . monk . . . .", "knight . . . viking . . . .", hand=("witch",)))
    worlds, width = [model.sample(Rng(seed)) for seed in range(4)], Width(60, 12)
    turns = Turns(model)
    replies = Replies(turns, model)
    costs = []
    for world in worlds:
        before = turns.nodes
        found = model.worth_now(replies.best(world, width))[0]
        costs.append(turns.nodes - before)
        afresh = Turns(model).all(world, width)[0].worth
        assert found == pytest.approx(afresh, abs=0.01), "but for what a change of places has to be worth"
    assert all(cost < costs[0] / 4 for cost in costs[1:])


def test_what_cannot_be_done_in_another_world_is_done_as_it_looks_best_there():
    model = model_of(battle("lancer golem . . monk . . . .", "knight . . . viking . . . .", hand=("witch",)))
    world = model.sample(Rng(1))
    steps = (mv.Attack(my("lancer"), their("knight")), mv.Attack(my("lancer"), their("viking")))
    after = Replies(Turns(model), model).follow(world, steps, Width(8, 2))
    assert model.actor(after) != 0, "the turn is over"
    assert after.state.unit(their("knight")).damage or not after.state.unit(their("knight")).is_hero


def test_points_are_shared_out_in_one_order_only():
    hurt = battle("golem/3 knight/3 . . monk/3 . . . .", "witch . . . viking . . . .", hand=("cleric",))
    model = model_of(hurt)
    ways = [
        turn.steps
        for turn in Turns(model).all(model.sample(Rng(1)), Width(60, 60), [mv.PlayOrder(my("cleric"))])
        if turn.first == mv.PlayOrder(my("cleric"))
    ]
    shares = [tuple(sorted(str(step) for step in steps)) for steps in ways]
    assert len(set(shares)) == len(shares)


def test_nobody_passes_while_there_is_a_card_to_draw_or_a_blow_for_nothing():
    can_draw = battle(". . . . monk . . . .", ". . . . viking . . . .")
    legal = can_draw.match.legal(0)
    assert mv.Draw() in legal
    assert mv.Pass() not in without_idling(legal, can_draw.state, 0)
    only_pass = [mv.Pass(), mv.Castle(my("golem"), my("knight"))]
    assert without_idling(only_pass, can_draw.state, 0) == only_pass
    strikes = battle("lancer . . . monk . . . .", "knight . . . viking . . . .")
    blow = mv.Attack(my("lancer"), their("knight"))
    assert without_idling([blow, mv.Pass()], strikes.state, 0) == [blow]
