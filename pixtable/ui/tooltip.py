"""The word beside the hand: after a moment, without any animation, at once when one moves on."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, kept_inside
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.motion.durations import TOOLTIP_DELAY, TOOLTIP_GRACE
from pixtable.ui.node import Node

WIDEST = 320.0
PADDING = 12.0


class Tooltip:
    def __init__(self) -> None:
        self.node: Node | None = None
        self._rested = 0.0
        self._gone = TOOLTIP_GRACE + 1

    def update(self, ms: float, over: Node | None) -> None:
        if over is not None and not (over.tooltip and over.visible):
            over = None
        if over is not self.node:
            self._gone = 0.0 if self.is_shown else self._gone
            quick = over is not None and self._gone <= TOOLTIP_GRACE
            self.node, self._rested = over, TOOLTIP_DELAY if quick else 0.0
        else:
            self._rested += ms
        if self.node is None:
            self._gone += ms

    @property
    def is_shown(self) -> bool:
        return self.node is not None and self._rested >= TOOLTIP_DELAY

    @property
    def is_waiting(self) -> bool:
        return self.node is not None and not self.is_shown

    def draw(self, canvas: Canvas) -> None:
        if self.node is not None and self.is_shown:
            draw_tooltip(canvas, self.node.tooltip, self.node.screen_rect())


def draw_tooltip(canvas: Canvas, words: str, beside: Rect) -> None:
    """Below what it explains, above where there is no room; always wholly on the screen."""
    w, h = canvas.measure(words, "body", WIDEST)
    size = Rect(0, 0, w + 2 * PADDING, h + PADDING)
    gap = Space.GRID + Space.HALF
    below = beside.bottom + gap
    y = below if below + size.h <= canvas.view.height else beside.y - gap - size.h
    box = kept_inside(size.at(beside.cx - size.w / 2, y), canvas.view.rect.inset(Space.HALF))
    if canvas.theme.textures:
        canvas.slice("tooltip", box)
    canvas.rounded(box, Radius.CHIP, "tooltip", 0.96)
    canvas.ring(box, Radius.CHIP, Line.PLATE, "tooltip_line")
    canvas.layer, before = 9, canvas.layer
    canvas.text(words, box.inset(PADDING, PADDING / 2), "body", shrink=False)
    canvas.layer = before
