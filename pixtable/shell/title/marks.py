"""Small marks on the title: what goes on in a game beyond one game, and days in a row."""

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Radius, Space
from pixtable.ui.node import Node

CHIP, CHIP_LINES = 52.0, 2
ICON = 24.0
MARK = 15.0
OUT = 3.0
"""How far a mark stands out over its button's corner."""


class RunningChip(Node):
    """On the upper edge of a tile's picture: a tournament, and how far it has come."""

    def __init__(self, game_id: str, icon: str, words: str) -> None:
        super().__init__(f"title.running.{game_id}")
        self.icon, self.words = icon, words

    def arrange(self, art: Rect, text_scale: float) -> None:
        self.rect = art.inset(Space.GRID).top_part(CHIP * text_scale)

    def paint(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.rect, "amber", Radius.CHIP)
        inner = self.rect.inset(Space.GRID, Space.HALF)
        canvas.icon(self.icon, Rect(inner.x, inner.cy - ICON / 2, ICON, ICON))
        canvas.text(self.words, inner.inset(ICON + Space.GRID, 0, 0, 0), "caption_strong", "cream", lines=CHIP_LINES)


class StreakMark(Node):
    """How many days in a row; gold once today's is done, red while it waits."""

    def __init__(self, n: int, told: str, *, is_done: bool) -> None:
        super().__init__("title.streak")
        self.n, self.told, self.is_done = n, told, is_done

    def paint(self, canvas: Canvas) -> None:
        assert self.parent is not None
        button, radius = self.parent.rect, MARK * canvas.text_scale**0.5
        x, y = button.right - radius + OUT, button.y + radius - OUT
        panels.badge(canvas, x, y, radius, str(self.n), line="amber" if self.is_done else "rose")
