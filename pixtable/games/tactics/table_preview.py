"""What an attack would do, before it is made: where it reaches, and what is left of its target."""

from __future__ import annotations

from pixtable.games.tactics.state import Unit
from pixtable.games.tactics.table_art import paint_icon
from pixtable.games.tactics.table_look import Look
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect, kept_inside
from pixtable.ui.lines import arrow_head
from pixtable.ui.node import Node

LINE, UNDER = 5.0, 9.0
ARC = 60.0
CHIP = 150.0
STEPS = 16


class Preview(Node):
    def __init__(self, look: Look) -> None:
        super().__init__("tactics.preview")
        self.look, self.z = look, 40.0

    def paint(self, canvas: Canvas) -> None:
        attack = self.look.attack
        if attack is None or not self.look.host.tastes.previews:
            return
        unit, target, is_ranged = attack
        start, end = self._tile(unit), self._tile(target)
        self._paint_line(canvas, start, end, is_ranged)
        self._paint_chip(canvas, unit, target, end)

    def _tile(self, unit: Unit) -> Rect:
        look = self.look
        return look.places.tiles[look.side(unit.seat)][unit.place]

    def _paint_line(self, canvas: Canvas, start: Rect, end: Rect, is_ranged: bool) -> None:
        """From edge to edge, low on the tiles where no number is; from afar in a curve."""
        side = 1 if end.cx > start.cx else -1
        a = (start.right if side > 0 else start.x, start.cy - 12)
        b = (end.x - 4 if side > 0 else end.right + 4, end.cy - 12)
        lift = ARC if is_ranged else 0.0
        path = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - lift * 4 * t * (1 - t))
            for t in (i / STEPS for i in range(STEPS + 1))
        ]
        colour = "amber" if is_ranged else "target"
        canvas.path(path, UNDER, "night", alpha=0.6)
        canvas.path(path, LINE, colour)
        arrow_head(canvas, path[-2], path[-1], colour, 16)

    def _paint_chip(self, canvas: Canvas, unit: Unit, target: Unit, end: Rect) -> None:
        look, board = self.look, self.look.board
        left = board.life_left(target)
        dealt = max(0, board.attack(unit, target) - board.armour(target))
        rest = max(0, left - dealt)
        words = f"{left} − {dealt} = {rest}"
        note = (
            look.say("preview.falls") if rest == 0 and not look.is_large else ""
        )  # large text leaves room for the sum only
        w, h = canvas.measure(words, "score")
        wide = max(CHIP, w + 24)
        tall = h + 12
        if note:
            tall += canvas.measure(note, "caption", wide - 40)[1] + 2
        above, below = end.y - tall - 6, end.bottom + 6
        y = above if above >= look.places.field.y else below  # never over the numbers of the target itself
        box = kept_inside(Rect(end.cx - wide / 2, y, wide, tall), look.places.field)
        panels.chip(canvas, box, "bad_light" if rest == 0 else "amber")
        canvas.layer += 3
        line = box.top_part(h + 12)
        canvas.text(words, line, "score", "bad_light" if rest == 0 else "cream", align="centre", lines=1)
        if note:
            foot = Rect(box.x + 30, line.bottom - 6, box.w - 36, box.bottom - line.bottom + 2)
            paint_icon(canvas, "doomed", box.x + 18, foot.cy, 16)
            canvas.text(note, foot, "caption", "cream")
        canvas.layer -= 3
