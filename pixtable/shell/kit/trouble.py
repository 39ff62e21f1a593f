"""The disk refuses: one sentence that names the cause, and what can be done about it."""

from collections.abc import Callable
from typing import Protocol

from pixtable.store.saves import SaveError
from pixtable.ui.widgets.dialog import Answer, Dialog


class Speaker(Protocol):
    def say(self, key: str, **values: object) -> str: ...


def trouble_dialog(
    app: Speaker,
    error: SaveError,
    again: Callable[[], None],
    elsewhere: Callable[[], None] | None,
    unsaved: Callable[[], None],
) -> Dialog:
    """Wait and try again, keep the game in another place, or play on and lose it at the end."""
    answers = [Answer("again", app.say("trouble.again"), again, kind="primary")]
    if elsewhere is not None:
        answers.append(Answer("elsewhere", app.say("trouble.elsewhere"), elsewhere))
    answers.append(Answer("unsaved", app.say("trouble.unsaved"), unsaved))
    text = f"{app.say(error.key, **error.values)}\n\n{app.say('trouble.nothing_lost')}"
    return Dialog(app.say("trouble.title"), text, answers)
