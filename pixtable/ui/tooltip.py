"""The word beside the hand: after a moment, without any animation, at once when one moves on."""

from __future__ import annotations

from typing import NamedTuple

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, kept_inside
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.motion.durations import NOTICE_MS, TOOLTIP_DELAY, TOOLTIP_GRACE
from pixtable.ui.node import Node

WIDTHS = (320.0, 480.0, 640.0, 900.0)
"""A tip is as narrow as it can be read on one screen."""
WIDEST_EXPLAINED = 420.0
PADDING = 12.0


class Tooltip:
    """What a node has to tell while the hand rests on it, or a word at once: why a press did nothing."""

    def __init__(self) -> None:
        self.node: Node | None = None
        self.said = ""
        self._said_at = NOWHERE
        self._said_for = 0.0
        self._is_old = False
        self._pressed: Node | None = None
        self._rested = 0.0
        self._gone = TOOLTIP_GRACE + 1

    def say(self, words: str, beside: Rect) -> None:
        """It stays long enough to be read, or until the next press."""
        self.said, self._said_at, self._said_for, self._is_old = words, beside, NOTICE_MS, False

    def hush(self) -> None:
        self.said = ""

    def grow_old(self) -> None:
        """Something is pressed: what has been said before was about something else, and what the hand rests on has told
        what it has to tell until the hand comes back."""
        self._is_old = True
        if self.node is not None and self.node.enabled:  # what cannot be pressed goes on saying why
            self._pressed = self.node

    def hush_old(self) -> None:
        """That press was answered."""
        if self._is_old:
            self.hush()

    def update(self, ms: float, over: Node | None) -> None:
        self._said_for -= ms
        if self._said_for <= 0:
            self.hush()
        if over is not None and not (over.tooltip and over.visible):
            over = None
        if over is self._pressed:
            over = None
        else:
            self._pressed = None
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
        return bool(self.said) or (self.node is not None and not self.is_shown)

    def draw(self, canvas: Canvas) -> None:
        if self.said:
            draw_tooltip(canvas, self.said, self._said_at)
        elif self.node is not None and self.is_shown:
            draw_tooltip(canvas, self.node.tooltip, self.node.screen_rect())


def draw_tooltip(canvas: Canvas, words: str, beside: Rect) -> None:
    """Below what it explains, elsewhere where there is no room; always wholly on the screen."""
    screen = canvas.view.rect.inset(Space.HALF)
    tallest = screen.h - PADDING
    wide = next((wide for wide in WIDTHS if canvas.measure(words, "body", wide)[1] <= tallest), WIDTHS[-1])
    w, h = canvas.measure(words, "body", wide)
    box = _beside(Rect(0, 0, w + 2 * PADDING, min(h, tallest) + PADDING), beside, screen)
    if canvas.theme.textures:
        canvas.slice("tooltip", box)
    canvas.rounded(box, Radius.CHIP, "tooltip", 0.96)
    canvas.ring(box, Radius.CHIP, Line.PLATE, "tooltip_line")
    canvas.layer, before = 9, canvas.layer
    canvas.text(words, box.inset(PADDING, PADDING / 2), "body", shrink=h > tallest)
    canvas.layer = before


class Explained(NamedTuple):
    """What a word in a text means: its name, a line, and below it what can be done."""

    name: str
    words: str
    foot: str


def draw_explained(canvas: Canvas, told: Explained, beside: Rect, inside: Rect) -> None:
    """On a box of its own, wholly inside."""
    lines = ((told.name, "label", "amber"), (told.words, "body", "cream"), (told.foot, "caption", "muted"))
    most = min(inside.w - 4 * PADDING, WIDEST_EXPLAINED * canvas.text_scale)
    sizes = [canvas.measure(text, role, most) for text, role, _ in lines]
    w, h = max(size[0] for size in sizes), sum(size[1] for size in sizes)
    box = _beside(Rect(0, 0, w + 2 * PADDING, h + 2 * PADDING), beside, inside.inset(Space.HALF))
    canvas.rounded(box, Radius.CHIP, "tooltip")
    canvas.ring(box, Radius.CHIP, Line.PLATE, "tooltip_line")
    canvas.layer += 2
    y = box.y + PADDING
    for (text, role, colour), size in zip(lines, sizes, strict=True):
        canvas.text(text, Rect(box.x + PADDING, y, w, size[1]), role, colour, shrink=False)
        y += size[1]
    canvas.layer -= 2


def _beside(size: Rect, what: Rect, inside: Rect) -> Rect:
    """Below, above, or at a side: it does not lie on what it is about, if there is any room for both."""
    gap = Space.GRID + Space.HALF
    x, y = what.cx - size.w / 2, what.cy - size.h / 2
    below, above = size.at(x, what.bottom + gap), size.at(x, what.y - gap - size.h)
    left, right = size.at(what.x - gap - size.w, y), size.at(what.right + gap, y)
    has_room = (
        (below, below.bottom <= inside.bottom),
        (above, above.y >= inside.y),
        (left, left.x >= inside.x),
        (right, right.right <= inside.right),
    )
    return kept_inside(next((box for box, fits in has_room if fits), above), inside)
