"""The viewer's nine cells, and the two halves into which a twin's cell is cut."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pixies.rules.state import Cell
from pixtable.games.pixies.table.pieces.cards import corner_radius, paint_cell
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node

HALF_WIDTH = 0.64
"""Of the cell: the boxes of the two halves lie round the middles of the two triangles."""
Press = Callable[[Node], None]


class CellNode(Node):
    """A cell of the viewer's garden: where cards go, and what the arrows walk over."""

    def __init__(self, index: int, look: GardenView, press: Press) -> None:
        super().__init__(f"pixies.cell.{index + 1}", focusable=True, region="garden", key="")
        self.index, self.look, self.press = index, look, press

    @property
    def radius(self) -> float:  # type: ignore[override]
        return corner_radius(self.rect)

    @property
    def lying(self) -> Cell | None:
        return self.look.garden(self.look.viewer)[self.index]

    def activate(self) -> None:
        self.press(self)

    def paint(self, canvas: Canvas) -> None:
        is_bare = self.lying is None
        draw = lambda: paint_cell(canvas, self.rect, self.index + 1, is_bare=is_bare)
        canvas.composed(("cell", self.index, is_bare), self.rect, draw)

    def paint_over(self, canvas: Canvas) -> None:
        """Cards lie above the cells, so `CellMarks` draws the rings above the cards."""

    def paint_marks(self, canvas: Canvas) -> None:
        super().paint_over(canvas)


class HalfNode(Node):
    """One half of a cut cell: keep the old card (upper left) or the new one (lower right)."""

    ringed = False

    def __init__(self, cell: CellNode, keep: str, press: Press) -> None:
        super().__init__(f"{cell.id}.{keep}", focusable=True, region="garden")
        self.cell, self.keep, self.press = cell, keep, press
        self.visible = False

    def arrange(self) -> None:
        box = self.cell.rect
        w, h = box.w * HALF_WIDTH, box.h / 2
        self.rect = Rect(box.x, box.y, w, h) if self.keep == "old" else Rect(box.right - w, box.y + h, w, h)

    def hit(self, x: float, y: float) -> Node | None:
        """By the diagonal itself, not by the box."""
        box = self.cell.rect
        if not self.visible or not box.contains(x, y):
            return None
        is_upper_left = (x - box.x) / box.w + (y - box.y) / box.h < 1
        return self if is_upper_left == (self.keep == "old") else None

    def activate(self) -> None:
        self.press(self)

    def paint_over(self, canvas: Canvas) -> None:
        """The cut cell draws both halves at once."""


class CellMarks(Node):
    """Rings and crosses of the cells, above the cards that lie on them."""

    def __init__(self, cells: list[CellNode]) -> None:
        super().__init__()
        self.cells = cells
        self.z = 30.0

    def paint(self, canvas: Canvas) -> None:
        for cell in self.cells:
            with canvas.shifted(cell.pose.dx, cell.pose.dy):
                cell.paint_marks(canvas)
