"""A move as it would be made, for whoever asked for a hint: from where to where, and what would lie there.

Of attacks `Preview` shows all, as it does for a unit in the hand; a card that would come to a place, the place itself.
"""

from __future__ import annotations

from math import hypot

from pixtable.games.tactics.rules.moves import Attack, Castle, PlayOperation, PlayOrder, Storm
from pixtable.games.tactics.table.options import ORDER
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.games.tactics.table.pieces.tile import GHOST
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import marks, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.lines import arrow_head
from pixtable.ui.node import Node

LINE, UNDER = 4.0, 8.0
ARROW = 14.0
INSIDE = 18.0
"""So far a way begins within its piece, and ends within its place: neighbours would have none else."""
PORTRAIT = 0.74
"""Of the place that a card would be laid on."""


class Demonstrated(Node):
    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.demonstrated")
        self.look, self.z = look, 41.0

    def paint(self, canvas: Canvas) -> None:
        look, move = self.look, self.look.demonstrated
        if move is None:
            return
        if isinstance(move, PlayOperation | PlayOrder):
            self._paint_card(canvas, move)
        if not isinstance(move, Attack | Storm):
            for piece, target in look.demonstrated_ways:
                self._paint_way(canvas, piece, target)
        self._paint_asked(canvas)

    def _paint_way(self, canvas: Canvas, piece: str, target: str) -> None:
        """Two that change places have a way each: one line with two heads."""
        start, end = self.look.find(piece), self.look.find(target)
        if start is None or end is None:
            return
        path = _between(start.rect, end.rect, both=isinstance(self.look.demonstrated, Castle))
        canvas.path(path, UNDER, "night", alpha=0.6)
        canvas.path(path, LINE, "cream")
        arrow_head(canvas, path[0], path[-1], "cream", ARROW)

    def _paint_card(self, canvas: Canvas, move: PlayOperation | PlayOrder) -> None:
        """As it would lie: an order in the middle of the field, an operation in its slot."""
        target = ORDER if isinstance(move, PlayOrder) else self.look.demonstrated_ways[0][1]
        node = self.look.find(target)
        if node is None:
            return
        rect, is_order = node.rect, isinstance(move, PlayOrder)
        side = PORTRAIT * min(rect.w, rect.h)
        box = Rect(rect.cx - side / 2, rect.cy - side / 2, side, side)
        if is_order:
            canvas.disc(*rect.centre, rect.w / 2, "order", GHOST)
        else:
            canvas.rounded(rect, node.radius, "operation", GHOST)
        canvas.image(portrait_name(move.card), box, pixel=True, radius=side / 2 if is_order else 4, alpha=GHOST)
        paint_icon(canvas, "order" if is_order else "operation", rect.right - 10, rect.bottom - 10, 24)

    def _paint_asked(self, canvas: Canvas) -> None:
        """Of whom the first question would be whether it is to hit them."""
        for id in self.look.first_targets:
            node = self.look.find(id)
            if node is not None:
                marks.target_ring(canvas, node.rect, node.radius or panels.ROOM, colour="target")


def _between(start: Rect, end: Rect, *, both: bool) -> list[tuple[float, float]]:
    """Straight, from a little inside the one to a little inside the other; half of it of two that change places."""
    dx, dy = end.cx - start.cx, end.cy - start.cy
    far = max(1.0, hypot(dx, dy))
    a = 0.5 if both else _way_out(start, dx, dy) - INSIDE / far
    b = 1 - _way_out(end, dx, dy) + INSIDE / far
    return [(start.cx + dx * part, start.cy + dy * part) for part in (max(0.0, a), min(1.0, b))]


def _way_out(rect: Rect, dx: float, dy: float) -> float:
    """Where the way from a middle leaves its rectangle, as a part of the way."""
    across = rect.w / 2 / abs(dx) if dx else 1.0
    down = rect.h / 2 / abs(dy) if dy else 1.0
    return min(across, down, 1.0)
