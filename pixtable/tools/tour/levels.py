"""The stops of the tour at the levels: their lists, the day; and how a game makes stops of its own."""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import islice
from typing import Any

from pixtable.core.open import sample_of
from pixtable.levels.format import Level
from pixtable.levels.moves import read_move
from pixtable.shell.levels.daily import DailyScene
from pixtable.shell.levels.guide import LevelGuide
from pixtable.shell.table.scene import TableScene
from pixtable.tools.tour.games import FIRST
from pixtable.tools.visit import Stop, Visit
from pixtable.ui.motion.durations import LOOK_MS

A_DAY = date(2026, 1, 1)
TO_THE_END = 40
"""More steps than any lesson has."""
A_MOMENT = 2000.0
"""Until numbers that float up have gone, and the bubble lies where its piece came to rest."""


def lesson(game_id: str, number: int, steps: int) -> Stop:
    """So many steps into a lesson; all of them and more: its end."""

    def stop(visit: Visit) -> None:
        for _ in islice(steps_of(visit, _levels(visit, game_id, "tutorial")[number - 1]), steps + 1):
            pass
        visit.pilot.step(A_MOMENT)

    return stop


def steps_of(visit: Visit, level: Level) -> Iterator[tuple[TableScene, LevelGuide]]:
    """The lesson's table at each of its steps; before the next one, it is done as the solution does it."""
    visit.app.play_level(level)
    visit.pilot.settle().step()
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.guide, LevelGuide)
    moves = iter(scene.guide.level.solution)
    while visit.pilot.scene is scene and scene.guide.step is not None:
        yield scene, scene.guide
        _do_step(visit, scene, moves)


def _do_step(visit: Visit, scene: TableScene, moves: Iterator[dict[str, Any]]) -> None:
    """What the lesson waits for."""
    guide, pilot = scene.guide, visit.pilot
    assert isinstance(guide, LevelGuide)
    match guide.step.word if guide.step else None:
        case "next":
            guide.go_on_reading()
        case "undo":
            scene.timeline.undo()
        case "look":
            scene.focus.set(guide.overlay.spotlight.target)
            pilot.step(2 * LOOK_MS)
        case "rules":
            scene.open_rules()
            pilot.settle().press("escape")
        case _:
            scene.host.commit(read_move(next(moves), scene.session.game))
    pilot.settle().step()
    if scene.director.is_held and not guide.may_speak and pilot.scene is scene:
        pilot.press("return").settle().step()


def lessons(visit: Visit) -> None:
    for level in _levels(visit, FIRST, "tutorial")[:2]:
        visit.app.services.progress.solve(level, 3, 2)
    visit.app.open_levels(FIRST, "tutorial")
    visit.pilot.settle()


def puzzles(visit: Visit) -> None:
    for level in _levels(visit, FIRST, "puzzle")[:1]:
        visit.app.services.progress.solve(level, 2, 2)
    visit.app.open_levels(FIRST, "puzzle")
    visit.pilot.settle()


def puzzle(game_id: str, number: int) -> Stop:
    """A puzzle with its first hint."""

    def stop(visit: Visit) -> None:
        visit.app.play_level(_levels(visit, game_id, "puzzle")[number - 1])
        visit.pilot.settle().press("h").settle()

    return stop


def failed(game_id: str, number: int) -> Stop:
    """A puzzle after a try that was none: every move that is not its solution's is as good as another."""

    def stop(visit: Visit) -> None:
        level = _levels(visit, game_id, "puzzle")[number - 1]
        visit.app.play_level(level)
        scene = visit.pilot.settle().scene
        assert isinstance(scene, TableScene)
        wrong = next(
            move for move in scene.moves if sample_of(move) != read_move(level.solution[0], scene.session.game)
        )
        scene.host.commit(sample_of(wrong))
        visit.pilot.settle().step(A_MOMENT)

    return stop


def told(game_id: str, number: int) -> Stop:
    """The same, and then the solution, before its first move."""

    def stop(visit: Visit) -> None:
        failed(game_id, number)(visit)
        visit.pilot.click("lesson.solution").settle().step(A_MOMENT)

    return stop


def solved(game_id: str, number: int) -> Stop:
    """A puzzle at its end."""

    def stop(visit: Visit) -> None:
        level = _levels(visit, game_id, "puzzle")[number - 1]
        visit.app.play_level(level)
        scene = visit.pilot.settle().scene
        assert isinstance(scene, TableScene)
        for move in level.solution:
            scene.host.commit(read_move(move, scene.session.game))
            visit.pilot.settle()
        visit.pilot.step(A_MOMENT)

    return stop


def daily(visit: Visit) -> None:
    visit.pilot.desk.replace(DailyScene(visit.app, A_DAY))
    visit.pilot.settle()


def _levels(visit: Visit, game_id: str, kind: str) -> list[Level]:
    return visit.app.services.level_shelf.levels(game_id, kind)


LEVEL_STOPS: Mapping[str, Stop] = {
    "learn": lessons,
    "puzzles": puzzles,
    "puzzle_failed": failed(FIRST, 1),
    "puzzle_told": told(FIRST, 1),
    "puzzle_solved": solved(FIRST, 1),
    "daily": daily,
}
