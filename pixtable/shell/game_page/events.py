"""What goes on in a game beyond one game: the title tells of it, too."""

from pixtable.core.game import GameInfo
from pixtable.shell.app import App
from pixtable.shell.game_screens import Way, screens_of


def what_goes_on(app: App, game: GameInfo) -> tuple[Way, str] | None:
    """The way there, and how far it has come in words."""
    found = ((way, way.standing(app)) for way in screens_of(game).events)
    return next(((way, standing) for way, standing in found if standing), None)
