"""Going on with a saved game, and saying kindly why that cannot be."""

from pathlib import Path

from pixtable.app.app import App
from pixtable.ui.widgets import Answer, Dialog


def go_on_with(app: App, path: Path) -> None:
    from pixtable.app.saves import SaveError  # noqa: PLC0415 - the title must not wait for it

    try:
        app.resume_game(path)
    except SaveError as error:
        understood = Answer("understood", app.say("title.understood"))
        app.desk.push(Dialog(app.say("title.cannot_open"), app.say(error.key, **error.values), [understood]))
