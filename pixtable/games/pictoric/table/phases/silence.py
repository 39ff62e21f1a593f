"""An association without words (PB-53): up to three pictograms, or a sketch."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.rules.deck import PICTOGRAMS
from pixtable.games.pictoric.rules.moves import MOST_PICTOGRAMS, MOST_POINTS, MOST_STROKES, Sketch
from pixtable.games.pictoric.table.pieces.art import GRID, paint_sketch, paper_strip
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect, Size, cells
from pixtable.ui.draw.marks import Mark
from pixtable.ui.node import Node

ACROSS = 10
GAP = 2.0
FINEST = 3
"""Steps of the sketch's grid: a hand that moves less has not moved."""


class Sign(Node):
    def __init__(self, name: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"pictoric.sign.{name}", on_press=on_press)
        self.name = name
        self.press_sound = "card_pick"

    def paint(self, canvas: Canvas) -> None:
        canvas.image(f"pictoric/pictograms/{self.name}", self.rect.inset(2))


class Signs(Node):
    """All pictograms, and the row of those that were chosen."""

    def __init__(self, look: RoundView) -> None:
        super().__init__(region="signs")
        self.look = look
        self.chosen: list[str] = []
        self.row = NOWHERE
        self.signs = [Sign(name, lambda name=name: self.press(name)) for name in PICTOGRAMS]  # type: ignore[misc]
        self.add(*self.signs)

    def place(self, rect: Rect, row: Rect) -> None:
        self.rect, self.row = rect, row
        side = min(rect.w / ACROSS, rect.h / -(-len(PICTOGRAMS) // ACROSS))
        left = rect.cx - side * ACROSS / 2
        for sign, cell in zip(
            self.signs, cells(left, rect.y, Size(side, side), ACROSS, len(self.signs), gap_x=0, gap_y=0), strict=True
        ):
            sign.rect = cell.inset(GAP / 2)

    def press(self, name: str) -> None:
        """Once more takes it away again; a fourth takes the place of the last."""
        if name in self.chosen:
            self.chosen.remove(name)
        else:
            self.chosen = [*self.chosen[: MOST_PICTOGRAMS - 1], name]

    def attend(self) -> None:
        for sign in self.signs:
            sign.mark(Mark.SELECTED, sign.name in self.chosen)

    def paint(self, canvas: Canvas) -> None:
        side = self.row.h
        left = self.row.cx - (side * MOST_PICTOGRAMS + 16) / 2
        for n in range(MOST_PICTOGRAMS):
            box = Rect(left + n * (side + 8), self.row.y, side, side)
            canvas.dashed(box.inset(2), 8, 2, "muted")
            if n < len(self.chosen):
                canvas.image(f"pictoric/pictograms/{self.chosen[n]}", box)


class SketchPad(Node):
    """Paper to draw on with the mouse."""

    tracks = True

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.sketch", focusable=True)
        self.look = look
        self.strokes: list[list[tuple[int, int]]] = []

    @property
    def sketch(self) -> Sketch:
        return tuple(tuple(stroke) for stroke in self.strokes if stroke)

    def _on_grid(self, at: Point) -> tuple[int, int]:
        box = self.sheet
        x, y = (at.x - box.x) / box.w * GRID, (at.y - box.y) / box.h * GRID
        return round(max(0.0, min(GRID, x))), round(max(0.0, min(GRID, y)))

    @property
    def sheet(self) -> Rect:
        side = min(self.rect.w, self.rect.h) - 12
        return Rect(self.rect.cx - side / 2, self.rect.cy - side / 2, side, side)

    def pointer_down(self, at: Point) -> None:
        if len(self.strokes) < MOST_STROKES:
            self.strokes.append([self._on_grid(at)])

    def pointer_move(self, at: Point) -> None:
        if not self.strokes or len(self.strokes[-1]) >= MOST_POINTS:
            return
        point, last = self._on_grid(at), self.strokes[-1][-1]
        if abs(point[0] - last[0]) + abs(point[1] - last[1]) >= FINEST:
            self.strokes[-1].append(point)

    def wipe(self) -> None:
        self.strokes.clear()

    def paint(self, canvas: Canvas) -> None:
        paper_strip(canvas, self.sheet.grown(6))
        paint_sketch(canvas, self.sketch, self.sheet)
        if not self.strokes:
            words = self.look.say("lead.sketch_here")
            canvas.text(words, self.sheet.inset(16), "body", "muted_ink", align="centre")
