"""Going on with a saved game, and saying kindly why that cannot be."""

from pathlib import Path
from typing import TYPE_CHECKING

from pixtable.shell.app import App
from pixtable.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from pixtable.store.saves import SaveError


def go_on_with(app: App, path: Path) -> None:
    from pixtable.store.saves import SaveError  # noqa: PLC0415 - the title must not wait for it

    try:
        app.resume_game(path)
    except SaveError as error:
        say_why_not(app, app.say("title.cannot_open"), error)


def say_why_not(app: App, title: str, error: "SaveError") -> None:
    tell(app, title, app.say(error.key, **error.values))


def tell(app: App, title: str, text: str) -> None:
    """Something that one can only take note of."""
    app.desk.push(Dialog(title, text, [Answer("understood", app.say("title.understood"))]))
