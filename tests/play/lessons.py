"""A player of lessons: does what each step waits for, by mouse or by keyboard, knowing only what a person sees."""

from collections.abc import Callable

from pixtable.core.events import Move
from pixtable.levels.moves import read_move
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.table.scene import TableScene
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import LOOK_MS
from pixtable.ui.node import Node

Hand = Callable[[Visit, TableScene, Move], None]
"""How a move is made at one game's table."""
MOST_STEPS = 40


def play_through(visit: Visit, by: str, make: Hand) -> None:
    """The lesson on the desk, from where it stands to its sheet of praise."""
    scene = lesson_on(visit)
    visit.pilot.settle().step()
    moves = iter(scene.guide.level.solution[scene.session.own_moves :])
    for _ in range(MOST_STEPS):
        if isinstance(visit.pilot.scene, LevelDone):
            return
        assert visit.pilot.scene is scene
        do_step(visit, scene, by, lambda: make(visit, scene, read_move(next(moves), scene.session.game)))
        visit.pilot.settle().step()
        is_silent = scene.director.is_held and not scene.guide.may_speak
        if is_silent and isinstance(visit.pilot.scene, TableScene):
            read_on(visit, by)
    raise AssertionError(f"{scene.guide.level.id} does not end")


def read_on(visit: Visit, by: str) -> None:
    """What a round has brought has been read."""
    onward = next(node for node in visit.pilot.scene.root.walk() if node.id.endswith(".onward"))
    visit.pilot.click(onward) if by == "mouse" else visit.pilot.press("return")
    visit.pilot.settle().step()


def do_step(visit: Visit, scene: TableScene, by: str, move: Callable[[], None]) -> None:
    """One thing that the lesson waits for; beneath the script it is always a move."""
    check_guide(scene)
    match scene.guide.step.word if scene.guide.step else None:
        case "next":
            visit.pilot.click("lesson.next") if by == "mouse" else visit.pilot.press("return")
        case "undo":
            visit.pilot.click("table.undo") if by == "mouse" else visit.pilot.press("u")
        case "rules":
            visit.pilot.click("table.rules") if by == "mouse" else visit.pilot.press("f1")
            visit.pilot.settle().press("escape")
        case "look":
            look_at(visit, scene, by)
        case _:
            move()


def check_guide(scene: TableScene) -> None:
    """What a step points at is there, and what it says is said."""
    step = scene.guide.step
    if step is None:
        return
    assert not step.point or scene.guide.overlay.spotlight.target is not None, f"there is no {step.point}"
    assert not step.hand or scene.guide.overlay.hand.way is not None, f"no hand from {step.hand}"
    begins = scene.session.lesson.at == 0
    assert scene.guide.overlay.bubble.visible == (step.say is not None or begins)


def look_at(visit: Visit, scene: TableScene, by: str) -> None:
    target = scene.guide.overlay.spotlight.target
    assert target is not None
    if by == "mouse":
        visit.pilot.move(target)
    else:
        go_to(visit, target)
    visit.pilot.step(2 * LOOK_MS)


def go_to(visit: Visit, target: Node, press: Callable[..., object] | None = None, next_region: str = "tab") -> None:
    """From region to region, then by arrows; by keys, if no other way of pressing is given."""
    pilot = visit.pilot
    press = press or pilot.press
    for _ in range(10):
        if pilot.scene.focus.current is not None and pilot.scene.focus.current.region_name == target.region_name:
            break
        press(next_region)
    for _ in range(20):
        if target.focused:
            return
        here, there = pilot.scene.focus.current.screen_rect(), target.screen_rect()
        dx, dy = there.cx - here.cx, there.cy - here.cy
        before = pilot.focused
        first, second = ("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")
        ways = (first, second) if abs(dx) > abs(dy) else (second, first)
        press(ways[0])
        if pilot.focused == before:
            press(ways[1])
    raise AssertionError(f"{target.id} was not reached; the focus is at {pilot.focused!r}")


def lesson_on(visit: Visit) -> TableScene:
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    return scene
