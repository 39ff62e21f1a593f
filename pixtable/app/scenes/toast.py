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
ROOM = 96.0


class Toast(Node):
    """`room` says where, anew for every word: at the bottom of it."""

    def __init__(self, on_clause: Callable[[str], None], room: Callable[[], Rect]) -> None:
        super().__init__("toast", region="actions")
        self._room = room
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
        self.rect = Rect(stage.cx - wide / 2, stage.bottom - ROOM - Space.GAP, wide, ROOM)
        self._button.rect = Rect(self.rect.right - CLAUSE - 12, self.rect.cy - 24, CLAUSE, 48)

    def paint(self, canvas: Canvas) -> None:
        chip(canvas, self.rect)
        room = CLAUSE + 24 if self._button.visible else 12
        canvas.layer += 1
        canvas.text(self.text, self.rect.inset(16, 6, room, 6), "body")
        canvas.layer -= 1
