"""The fortress of a siege: a wall of bricks behind each lane, and an arrow where it lies open."""

from __future__ import annotations

from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.variants.variants import COLUMN_WALL, Siege
from pixtable.games.tactics.table.options import wall_id
from pixtable.games.tactics.table.pieces.place import Place
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Line

RADIUS = 5.0
BRICK = 16.0
ARROW = 11.0


class WallNode(Place):
    """The cards of a fortress behind one column: so many courses of stone; none is a breach."""

    radius = RADIUS

    def __init__(self, look: FieldView, seat: int, column: int) -> None:
        super().__init__(look, wall_id(seat, column))
        self.seat, self.column = seat, column
        self.z = 7.0

    @property
    def left(self) -> int:
        variant = self.look.seen.variant
        return len(variant.walls[self.seat][self.column]) if isinstance(variant, Siege) else 0

    @property
    def is_open(self) -> bool:
        return self.column in Board(self.look.seen).open_columns(self.seat)

    def attend(self) -> None:
        look = self.look
        if self.id in look.answers.nodes:
            self.mark(Mark.TARGET)
        is_told = look.aimed == self.id and look.considered is not None and not look.is_large
        self.tooltip = "" if is_told else look.say("siege.wall")  # the preview says what would become of it
        super().attend()

    def activate(self) -> None:
        if answer := self.look.answers.nodes.get(self.id):
            self.look.host.commit(answer)

    def paint(self, canvas: Canvas) -> None:
        rect, left = self.rect, self.left
        canvas.rounded(rect, RADIUS, "night", 0.45)
        part = (rect.h - 4 * (COLUMN_WALL - 1)) / COLUMN_WALL
        for i in range(COLUMN_WALL):
            box = Rect(rect.x, rect.y + i * (part + 4), rect.w, part)
            if i < left:
                self._paint_courses(canvas, box)
            else:
                canvas.dashed(box.inset(2), RADIUS, Line.HAIR, "muted")
        if self.is_open and not self.look.state.is_truce:
            self._paint_breach(canvas, "target" if left else "life_lost")

    def _paint_courses(self, canvas: Canvas, box: Rect) -> None:
        canvas.rounded(box, RADIUS, "operation")
        canvas.ring(box, RADIUS, Line.RIM, "bead_empty")
        rows = max(2, int(box.h // BRICK))
        tall = box.h / rows
        for row in range(1, rows):
            y = box.y + row * tall
            canvas.line((box.x + 2, y), (box.right - 2, y), 1.5, "bead_empty", 0.7)
        for row in range(rows):
            x = box.x + box.w * (0.5 if row % 2 else 0.3)
            canvas.line((x, box.y + row * tall + 1), (x, box.y + (row + 1) * tall - 1), 1.5, "bead_empty", 0.7)

    def _paint_breach(self, canvas: Canvas, colour: str) -> None:
        """An arrow from the field to the wall: this way in."""
        rect = self.rect
        way = -1 if self.look.side(self.seat) == 0 else 1
        x, y = rect.cx, rect.cy
        tip = x + way * ARROW
        canvas.disc(x, y, ARROW + 4, "plate", 0.9)
        canvas.polygon([(tip, y), (x - way * ARROW / 2, y - ARROW), (x - way * ARROW / 2, y + ARROW)], colour)

    def paint_over(self, canvas: Canvas) -> None:
        if Mark.TARGET in self.marks and self.look.host.asked is None:
            marks.target_ring(canvas, self.rect, self.radius, colour="target")
            if self.focused:
                marks.focus_ring(canvas, self.rect, self.radius)
            return
        super().paint_over(canvas)
