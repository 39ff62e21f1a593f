"""A line to write an association in: the words that the opponents know are underlined as they are typed."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.mind.meaning.explaining import Heard
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.widgets.textbox import TextBox

LONGEST = 60
"""Letters: a phrase that can be read from the far side of the table."""
UNDERLINE = 4.0
BELOW = 17.0
"""Of the middle of the line, at the usual size of text."""


class ClueBox(TextBox):
    """`listen` is how the opponents hear a text."""

    def __init__(
        self, id: str, listen: Callable[[str], Heard], on_change: Callable[[str], None], *,
        on_enter: Callable[[str], None], on_keyboard: Callable[[TextBox], None], role: str = "clue", hint: str = "",
    ) -> None:  # fmt: skip
        super().__init__(
            id, on_change=self._changed_to, longest=LONGEST, role=role, on_enter=on_enter, on_keyboard=on_keyboard,
            hint=hint,
        )  # fmt: skip
        self._hear, self._tell = listen, on_change
        self.heard: Heard | None = None

    def start_over(self, text: str = "") -> None:
        self.set(text)
        self._listen(text)

    def take_over(self, namesake: Node) -> None:
        """An association that is half written is written nowhere else."""
        if isinstance(namesake, ClueBox):
            self.start_over(namesake.text)
            self._tell(namesake.text)

    def _listen(self, text: str) -> None:
        self.heard = self._hear(text) if text.strip() else None

    def _changed_to(self, text: str) -> None:
        self._listen(text)
        self._tell(text)

    def _words(self, canvas: Canvas, inner: Rect) -> None:
        super()._words(canvas, inner)
        if self.heard is None or not (self.focused or self._width(len(self.text)) <= inner.w):
            return  # a text that was shrunk to fit stands elsewhere
        y = inner.cy + BELOW * canvas.text_scale**0.5
        for start, end in self.heard.understood:
            a, b = self._width(start), self._width(min(end, len(self.text)))
            canvas.fill(Rect(inner.x - self._scroll + a, y, b - a, UNDERLINE), "good")
