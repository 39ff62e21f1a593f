"""The stops of the tour at the levels: the door of a game, lessons under way and done, lists, the day."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any

from pixtable.app.scenes.daily import DailyScene
from pixtable.app.scenes.lesson import LessonScene
from pixtable.app.visit import Visit
from pixtable.levels.format import Level
from pixtable.levels.moves import read_move
from pixtable.ui.motion import LOOK_MS

A_DAY = date(2026, 1, 1)
MOST_STEPS = 40
A_MOMENT = 2000.0
"""Until numbers that float up have gone, and the bubble lies where its piece came to rest."""


def door(visit: Visit) -> None:
    visit.app.open_title()
    visit.app.open_door("pixies")
    visit.pilot.settle()


def lesson(game_id: str, number: int, steps: int) -> Callable[[Visit], None]:
    """So many steps into a lesson, each done as its solution does it; all of them and more: its end."""

    def stop(visit: Visit) -> None:
        level = _levels(visit, game_id, "tutorial")[number - 1]
        visit.app.play_level(level)
        visit.pilot.settle()
        scene, moves = visit.pilot.scene, iter(level.solution)
        assert isinstance(scene, LessonScene)
        for _ in range(steps):
            if visit.pilot.scene is scene:
                _do_step(visit, scene, moves)
        visit.pilot.step(A_MOMENT)

    return stop


def _do_step(visit: Visit, scene: LessonScene, moves: Iterator[dict[str, Any]]) -> None:
    """What the lesson waits for."""
    step, pilot = scene.step, visit.pilot
    match step.word if step else None:
        case "next":
            scene.go_on_reading()
        case "undo":
            scene.undo()
        case "look":
            scene.focus.set(scene.spotlight.target)
            pilot.step(2 * LOOK_MS)
        case "rules":
            scene.open_rules()
            pilot.settle().press("escape")
        case _:
            scene.commit(read_move(next(moves), scene.sitting.game))
    pilot.settle()


def lessons(visit: Visit) -> None:
    for level in _levels(visit, "pixies", "tutorial")[:2]:
        visit.app.progress.solve(level, 3, 2)
    visit.app.open_levels("pixies", "tutorial")
    visit.pilot.settle()


def puzzles(visit: Visit) -> None:
    for level in _levels(visit, "pixies", "puzzle")[:1]:
        visit.app.progress.solve(level, 2, 2)
    visit.app.open_levels("pixies", "puzzle")
    visit.pilot.settle()


def puzzle(game_id: str, number: int) -> Callable[[Visit], None]:
    """A puzzle with its first hint."""

    def stop(visit: Visit) -> None:
        visit.app.play_level(_levels(visit, game_id, "puzzle")[number - 1])
        visit.pilot.settle().press("h").settle()

    return stop


def daily(visit: Visit) -> None:
    visit.pilot.desk.replace(DailyScene(visit.app, A_DAY))
    visit.pilot.settle()


def _levels(visit: Visit, game_id: str, kind: str) -> list[Level]:
    return visit.app.level_shelf.levels(game_id, kind)


LEVEL_STOPS: Mapping[str, Callable[[Visit], None]] = {
    "door": door,
    "lesson_silent": lesson("pixies", 1, 0),
    "lesson_undo": lesson("pixies", 1, 1),
    "lesson_look": lesson("pixies", 1, 3),
    "lesson_twins": lesson("pixies", 2, 0),
    "lesson_reading": lesson("pixies", 4, 1),
    "lesson_done": lesson("pixies", 1, MOST_STEPS),
    "lesson_seam": lesson("rhombs", 1, 1),
    "lesson_contact": lesson("rhombs", 3, 0),
    "lesson_ranks": lesson("tactics", 1, 1),
    "lesson_wave": lesson("tactics", 5, 1),
    "lesson_build": lesson("tactics", 10, 1),
    "lesson_market": lesson("tactics", 12, 1),
    "lesson_winston": lesson("tactics", 13, 1),
    "lesson_fool": lesson("pictoric", 2, 0),
    "learn": lessons,
    "puzzles": puzzles,
    "puzzle": puzzle("pixies", 1),
    "puzzle_lethal": puzzle("tactics", 9),
    "puzzle_breach": puzzle("tactics", 16),
    "puzzle_detective": puzzle("pictoric", 3),
    "daily": daily,
}
