"""Whole games by each hand alone: clicks, drag, keyboard. Nothing else may be needed."""

from collections import deque
from random import Random
from typing import Any

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.table.options import unit_id
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.focus import nearest
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from tests.games.table_host import seat_at
from tests.games.tactics.squads import field, my
from tests.games.tactics.table_host import ME, TableScene, node, open_table, play_by

ARROWS = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}


# mouse


def click(pilot: Pilot, scene: TableScene, id: str) -> None:
    pilot.click(id).step()


def click_and_click(pilot: Pilot, scene: TableScene, piece: str, target: str) -> None:
    click(pilot, scene, piece)
    click(pilot, scene, target)


def carry(pilot: Pilot, scene: TableScene, piece: str, target: str) -> None:
    pilot.drag(piece, target).step()


# keys


def walk_to(pilot: Pilot, scene: TableScene, id: str) -> None:
    """Tab from region to region, then the shortest way by arrows."""
    goal = node(scene, id)
    for _ in range(len(scene.focus.regions()) + 1):
        current = scene.focus.current
        if current is not None and current.focused and current.region_name == goal.region_name:
            break
        pilot.press("tab").step()
    for way in shortest_way(scene, goal):
        pilot.press(ARROWS[way]).step()
    assert goal.focused, f"the keys do not come to {id}"


def shortest_way(scene: TableScene, goal: Node) -> list[tuple[int, int]]:
    items = scene.focus.items()
    ways: dict[Node, list[tuple[int, int]]] = {scene.focus.current: []}
    queue = deque(ways)
    while queue and goal not in ways:
        here = queue.popleft()
        for way in ARROWS:
            there = nearest(here, items, *way)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], way]
                queue.append(there)
    return ways[goal]


def key(pilot: Pilot, scene: TableScene, id: str) -> None:
    letters = {"tactics.end": "end", "tactics.draw": "d", "tactics.deed": "e", "tactics.verb.cast": "c"}
    if id in letters:
        pilot.press(letters[id]).step()
    else:
        walk_to(pilot, scene, id)
        pilot.press("return").step()


def key_and_key(pilot: Pilot, scene: TableScene, piece: str, target: str) -> None:
    """A digit takes a card up; arrows go on to its target."""
    digit = node(scene, piece).key
    if digit:
        pilot.press(digit).step()
    else:
        key(pilot, scene, piece)
    key(pilot, scene, target)


HANDS = {
    "clicks": play_by(click_and_click, click),
    "drag": play_by(carry, click),
    "keys": play_by(key_and_key, key),
}


def liveliest(scene: TableScene, dice: Random) -> Any:
    """Attacks before anything else, so that the game ends; else whatever may be done."""
    moves = list(scene.moves)
    attacks = [move for move in moves if isinstance(move, mv.Attack)]
    doings = [move for move in moves if not isinstance(move, mv.Pass)]
    return dice.choice(attacks or doings or moves)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.thorough
def test_a_whole_game_by_one_hand_alone(hand):
    pilot, scene = open_table(2, instant=True)
    dice = Random(2)
    for _ in range(400):
        pilot.settle()
        if scene.match.result is not None:
            break
        move, n = liveliest(scene, dice), scene.match.n
        HANDS[hand](pilot, scene, move)
        assert scene.match.n > n, f"{move} was not played"
        assert scene.match.steps[n].move == move or isinstance(move, mv.Castle)
    assert scene.match.result is not None


@pytest.mark.parametrize("press", [click, key])
def test_the_turn_ends_by_a_second_press_while_actions_are_left(press):
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    HANDS["clicks"](pilot, scene, scene.moves[0])
    pilot.settle()
    assert scene.match.state.actions_left == 2
    n = scene.match.n
    press(pilot, scene, "tactics.end")
    assert scene.match.n == n
    assert "2 actions left. End?" in pilot.settle().texts
    press(pilot, scene, "tactics.end")
    assert isinstance(scene.match.steps[n].move, mv.Pass)


def test_in_the_press_that_takes_a_card_up_the_keys_go_to_where_it_may_go():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    HANDS["clicks"](pilot, scene, scene.moves[0])
    pilot.settle()
    card = next(move.card for move in scene.moves if isinstance(move, mv.Recruit))
    walk_to(pilot, scene, f"tactics.card.{card}")
    pilot.press("return").settle()
    focused = scene.focus.current
    assert focused in scene.stage.targets(node(scene, f"tactics.card.{card}"))
    assert focused.focused


def test_while_there_is_a_question_the_keys_begin_at_an_answer():
    table = field("classic", "knight lancer . . golem . . . .", ". . . . viking . . . .", hands=[["monk"], []])
    pilot, scene = seat_at(table.match, instant=True)
    HANDS["clicks"](pilot.settle(), scene, mv.PlayOrder(my("monk")))
    pilot.settle()
    assert scene.stage.where_to_play().id in scene.stage.look.answers.nodes


def test_a_card_in_the_hand_lights_the_places_of_the_wave_only():
    pilot, scene = open_table(2, instant=True)
    pilot.settle()
    HANDS["clicks"](pilot, scene, scene.moves[0])
    pilot.settle()
    recruits = [move for move in scene.moves if isinstance(move, mv.Recruit)]
    card = recruits[0].card
    pilot.click(f"tactics.card.{card}").settle()
    lit = {spot.spot for spot in scene.stage.spots if Mark.TARGET in spot.marks}
    assert lit == {ME * 9 + move.to for move in recruits if move.card == card}
    pilot.press("escape").settle()
    assert not any(Mark.TARGET in spot.marks for spot in scene.stage.spots)


def test_a_place_where_somebody_stands_is_chosen_through_them():
    """The order of the monk: heroes may change places, so that most of the answers are taken places."""
    squads = "knight lancer . . golem . . . .", ". . . . viking . . . ."
    table = field("classic", *squads, hands=[["monk"], []])
    pilot, scene = seat_at(table.match, instant=True)
    HANDS["clicks"](pilot.settle(), scene, mv.PlayOrder(my("monk")))
    for id in (unit_id(my("knight")), unit_id(my("lancer")), "tactics.answer.done"):
        click(pilot.settle(), scene, id)
    places = {unit.card: unit.place for unit in scene.match.state.squad(ME) if unit is not None}
    assert (places[my("knight")], places[my("lancer")]) == (1, 0)
