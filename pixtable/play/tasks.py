"""Which lesson comes next, and what a puzzle asks."""

from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.levels.reading import BadLevel, read_goal
from pixtable.play.services import Services


def lessons(services: Services, game_id: str) -> list[Level]:
    return services.level_shelf.levels(game_id, "tutorial")


def next_lesson(services: Services, game_id: str) -> Level | None:
    """The first that has not been done yet; none where all are, or where there are none."""
    return next((level for level in lessons(services, game_id) if not services.progress.is_solved(level)), None)


def question(services: Services, level: Level) -> str:
    """A puzzle's own task, else its goal in the game's words; nothing where it has no goal that could be."""
    if level.task is not None:
        return level.task.in_language(services.settings.spoken)
    try:
        goal = None if level.goal is None else read_goal(level.goal, GAMES[level.played])
    except BadLevel:
        return ""
    words = services.words_of(level.played)
    return "" if goal is None else words.own_or_shared(f"goals.{goal.type}", **words.worded(goal.values))
