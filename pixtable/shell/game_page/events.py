"""What goes on in a game beyond one game: the title tells of it, too."""

from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, screens_by_name


def what_goes_on(app: App, game_id: str) -> tuple[Way, str] | None:
    """The way there, and how far it has come in words."""
    found = ((way, way.standing(app)) for way in screens_by_name(game_id).events)
    return next(((way, standing) for way, standing in found if standing), None)
