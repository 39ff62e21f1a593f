"""Step by step: the button that lets an opponent's action happen, once it has been led in."""

from collections.abc import Callable

from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.widgets.button import Button

SIZE = (220.0, 52.0)


class NextStep(Button):
    """There while the table waits for it; any press beside it, Enter and its key do the same."""

    def __init__(self, words: str, key: str, go_on: Callable[[], None]) -> None:
        super().__init__(
            "table.next", words, go_on, kind="primary", icon="step", key=key, shows_key=True, region="actions"
        )
        self.z, self.visible = 450.0, False

    def arrange(self, stage: Rect) -> None:
        w, h = SIZE
        self.rect = Rect(stage.cx - w / 2, stage.bottom - h - Space.GAP, w, h)
