"""Somebody else's game: looked through as a stranger's, copied to the shelf, and opened from there."""

from pathlib import Path

from pixtable.shell.app import App
from pixtable.store.saves import SaveError, load_from_elsewhere
from pixtable.ui.widgets import Answer, Dialog


def take_in(app: App, path: Path) -> None:
    """Only what could be read and played is copied; the file itself is left as it is."""
    try:
        game = load_from_elsewhere(path)
        copy = app.services.library.keep(game)
    except SaveError as error:
        understood = Answer("understood", app.say("title.understood"))
        app.desk.push(Dialog(app.say("title.cannot_open"), app.say(error.key, **error.values), [understood]))
    else:
        app.resume_game(copy, game.notice)
