"""Which lesson comes next, and what a puzzle asks."""

from typing import TYPE_CHECKING

from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.levels.reading import BadLevel, read_goal

if TYPE_CHECKING:
    from pixtable.app.app import App


def lessons(app: "App", game_id: str) -> list[Level]:
    return app.level_shelf.levels(game_id, "tutorial")


def next_lesson(app: "App", game_id: str) -> Level | None:
    """The first that has not been done yet; none where all are, or where there are none."""
    return next((level for level in lessons(app, game_id) if not app.progress.is_solved(level)), None)


def question(app: "App", level: Level) -> str:
    """A puzzle's own task, else its goal in the game's words; nothing where it has no goal that could be."""
    if level.task is not None:
        return level.task.in_language(app.settings.spoken)
    try:
        goal = None if level.goal is None else read_goal(level.goal, GAMES[level.played])
    except BadLevel:
        return ""
    words = app.words_of(level.played)
    return "" if goal is None else words.say(f"goals.{goal.type}", **words.worded(goal.values))
