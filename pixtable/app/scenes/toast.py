"""A word from the table: why a move was refused, that a file was mended. It stays until the player's next act."""

from collections.abc import Callable

from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.panels import chip
from pixtable.ui.theme import Space
from pixtable.ui.widgets import Button

WIDEST = 720.0
CLAUSE = 112.0
LOWEST, TALLEST = 56.0, 96.0
LEFT, BESIDE, ABOVE = 16.0, 12.0, 6.0


class Toast(Node):
    """`room` says where, anew for every word: at the bottom of it, and no taller than the word needs."""

    def __init__(self, on_clause: Callable[[str], None], room: Callable[[], Rect], canvas: Canvas) -> None:
        super().__init__("toast", region="actions")
        self._room, self._canvas = room, canvas
        self.visible = False
        self.text = ""
        self._clause = ""
        self._button = Button("toast.clause", "", lambda: on_clause(self._clause))
        self.add(self._button)
        self.z = 500.0

    def show(self, text: str, clause: str = "") -> None:
        self.text, self._clause = text, clause
        self._button.text = clause
        self._button.visible = bool(clause)
        self.visible = True
        self.arrange()

    def hide(self) -> None:
        self.visible = False

    def arrange(self) -> None:
        stage = self._room()
        wide = min(WIDEST, stage.w - 2 * Space.SHEET)
        words = self._canvas.measure(self.text, "body", wide - LEFT - self._beside)[1] + 2 * ABOVE
        tall = min(max(words, LOWEST), TALLEST)
        self.rect = Rect(stage.cx - wide / 2, stage.bottom - tall - Space.GAP, wide, tall)
        self._button.rect = Rect(self.rect.right - CLAUSE - BESIDE, self.rect.cy - 24, CLAUSE, 48)

    @property
    def _beside(self) -> float:
        """What the text leaves free at its right."""
        return CLAUSE + 2 * BESIDE if self._button.visible else BESIDE

    def paint(self, canvas: Canvas) -> None:
        chip(canvas, self.rect)
        canvas.layer += 1
        canvas.text(self.text, self.rect.inset(LEFT, ABOVE, self._beside, ABOVE), "body")
        canvas.layer -= 1
