"""Whole games by each hand alone: drag, click and click, keyboard, pad. Nothing else may be needed."""

from collections.abc import Callable

import pytest

from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.table.pieces.tiles import TileNode
from pixtable.ui.pilot import Pilot
from tests.games.rhombs.table_host import TableScene, open_table
from tests.games.table_host import play_on

Hand = Callable[[Pilot, TableScene, Place], None]


def piece(scene: TableScene, tile: int) -> TileNode:
    return scene.stage.pieces.tiles[tile]


def turn_to(press: Callable[[], object], scene: TableScene, turn: int) -> None:
    """Only legal turns come up, so that it takes as many presses as there are."""
    for _ in range(6):
        if scene.stage.look.turn != turn:
            press()


def by_drag(pilot: Pilot, scene: TableScene, move: Place) -> None:
    """Carry, turn by the wheel on the way, drop."""
    pilot.move(piece(scene, move.tile)).mouse_down()
    goal = scene.stage.look.camera.centre((move.q, move.r))
    for part in (0.2, 0.6, 1.0):
        here = piece(scene, move.tile).rect.centre
        pilot.move((here.x + (goal.x - here.x) * part, here.y + (goal.y - here.y) * part)).step(120)
    turn_to(lambda: pilot.wheel(-1), scene, move.turn)
    pilot.mouse_up()


def by_clicks(pilot: Pilot, scene: TableScene, move: Place) -> None:
    """Take it up, turn by the right button, seat it, play it."""
    if not scene.stage.look.is_chosen:
        pilot.click(piece(scene, move.tile))
    cell = f"rhombs.cell.{move.q}.{move.r}"
    pilot.move(cell)
    turn_to(lambda: pilot.click(cell, button=3), scene, move.turn)
    if not scene.stage.look.is_seated:
        pilot.click(cell)
    pilot.click(cell)


def by_keys(pilot: Pilot, scene: TableScene, move: Place) -> None:
    """A digit or the arrows along the tray, Tab from cell to cell, E to turn, Enter twice."""
    node = piece(scene, move.tile)
    if scene.stage.look.is_chosen:
        pass
    elif node.key:
        pilot.press(node.key)
    else:
        walk_to(scene, node, pilot.press)
        pilot.press("return")
    steer(scene, move, pilot.press, ("tab", "e", "return"))


def by_pad(pilot: Pilot, scene: TableScene, move: Place) -> None:
    """The cross along the tray, bumpers from cell to cell, A twice; the trigger turns."""
    if not scene.stage.look.is_chosen:
        walk_to(scene, piece(scene, move.tile), pilot.pad)
        pilot.pad("a")
    steer(scene, move, pilot.pad, ("rb", "rt", "a"))


def walk_to(scene: TableScene, node: TileNode, press: Callable[[str], object]) -> None:
    if scene.focus.current not in scene.stage.pieces.tray:
        scene.focus.enter("tray")
    for _ in range(40):
        if node.focused:
            return
        here = scene.focus.current.screen_rect()
        dx, dy = node.rect.cx - here.cx, node.rect.cy - here.cy
        press(("right" if dx > 0 else "left") if abs(dx) >= abs(dy) else "down" if dy > 0 else "up")
    raise AssertionError(f"the arrows do not come to {node}")


def steer(scene: TableScene, move: Place, press: Callable[[str], object], keys: tuple[str, str, str]) -> None:
    """`keys`: to the next cell, to the next turn, and yes."""
    cell, turn, confirm = keys
    look = scene.stage.look
    for _ in range(60):
        if look.aimed != (move.q, move.r):
            press(cell)
    turn_to(lambda: press(turn), scene, move.turn)
    if not look.is_seated:
        press(confirm)
    press(confirm)


HANDS = [by_drag, by_clicks, by_keys, by_pad]


@pytest.mark.thorough
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("seats", [4, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (2, 10))])
def test_a_whole_open_game_can_be_played_by(hand: Hand, seats: int):
    pilot, scene = open_table(seats, seed=seats, instant=True)
    played = play_out(pilot, scene, hand)
    assert played >= 3


@pytest.mark.parametrize(
    "hand", [by_drag, by_keys, *(pytest.param(hand, marks=pytest.mark.slow) for hand in HANDS[1::2])]
)
def test_a_whole_blind_game_can_be_played_by(hand: Hand):
    pilot, scene = open_table(3, seed=5, instant=True, options={"mode": "blind"})
    assert play_out(pilot, scene, hand) >= 5


def play_out(pilot: Pilot, scene: TableScene, hand: Hand) -> int:
    played = 0
    pilot.settle()
    while scene.match.result is None:
        before, moves = scene.match.n, scene.moves
        if isinstance(moves[0], Pass):
            pilot.step(1000)
            assert isinstance(scene.match.steps[before].move, Pass)
        elif isinstance(moves[0], Draw):
            draw(pilot, hand)
            assert isinstance(scene.match.steps[before].move, Draw)
        else:
            move = moves[(7 * played) % len(moves)]
            hand(pilot, scene, move)
            assert scene.match.n > before, f"{hand.__name__} did not play {move}"
            assert scene.match.steps[before].move == move
            played += 1
        pilot.settle()
    assert scene.refusals == []
    return played


def draw(pilot: Pilot, hand: Hand) -> None:
    if hand is by_drag:
        pilot.drag("rhombs.bag", (500.0, 400.0))
    elif hand is by_clicks:
        pilot.click("rhombs.bag")
    elif hand is by_keys:
        pilot.press("d")
    else:
        pilot.scene.focus.enter("bag")
        pilot.pad("a")


def test_a_turn_that_changes_nothing_says_why():
    pilot, scene = open_table(2, 3, waits=True)
    play_on(scene, 9)
    pilot.settle()
    look = scene.stage.look
    ways: dict[tuple[int, int, int], list[Place]] = {}
    for move in scene.moves:
        if isinstance(move, Place):
            ways.setdefault((move.tile, move.q, move.r), []).append(move)
    only = next(moves[0] for moves in ways.values() if len(moves) == 1)
    pilot.click(piece(scene, only.tile)).move(f"rhombs.cell.{only.q}.{only.r}").press("e").step(400)
    assert look.turn == only.turn
    assert "It fits only this way round" in pilot.texts
