"""The ways to the screens of Pictoric Box. They are loaded when somebody goes there."""

from collections.abc import Sequence

from pixtable.games.pictoric.screens.game import GAME
from pixtable.shell.app import App


def open_album(app: App, picture: str = "") -> None:
    app.desk.push(app.screen(f"{GAME}:album", picture))


def open_teaching(app: App, language: str, words: Sequence[str] = (), picture: str = "") -> None:
    """Teach the opponents words that were said of a picture, or any word."""
    app.desk.push(app.screen(f"{GAME}:teaching", language, words, picture))
