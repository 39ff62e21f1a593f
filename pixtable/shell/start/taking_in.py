"""Somebody else's game: looked through as a stranger's, copied to the shelf, and opened from there."""

from pathlib import Path

from pixtable.shell.app import App
from pixtable.shell.kit.opening import say_why_not
from pixtable.store.saves import SaveError, load_from_elsewhere


def take_in(app: App, path: Path) -> None:
    """Only what could be read and played is copied; the file itself is left as it is."""
    try:
        game = load_from_elsewhere(path)
        copy = app.services.library.keep(game)
    except SaveError as error:
        say_why_not(app, app.say("title.cannot_open"), error)
    else:
        app.resume_game(copy, game.notice)
