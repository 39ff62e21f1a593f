"""Which lesson comes next."""

from typing import TYPE_CHECKING

from pixtable.levels.format import Level

if TYPE_CHECKING:
    from pixtable.app.app import App


def lessons(app: "App", game_id: str) -> list[Level]:
    return app.level_shelf.levels(game_id, "tutorial")


def next_lesson(app: "App", game_id: str) -> Level | None:
    """The first that has not been done yet; none where all are, or where there are none."""
    return next((level for level in lessons(app, game_id) if not app.progress.is_solved(level)), None)
