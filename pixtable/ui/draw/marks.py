"""The highlight grammar: one look for each state, the same in all games, never by colour alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from math import cos, pi, sin

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.outline import arc
from pixtable.ui.draw.panels import chip
from pixtable.ui.draw.theme import Colour, Line, Radius, Space
from pixtable.ui.motion.durations import BEATS

HATCH_STEP = 12.0
DOT = 4.0
CHECK = 13.0


class Mark(StrEnum):
    PICKABLE = "pickable"
    SELECTED = "selected"
    TARGET = "target"
    HINTED = "hinted"
    INVALID = "invalid"
    LAST = "last"
    DISABLED = "disabled"


def paint(
    canvas: Canvas, rect: Rect, radius: float, marks: Collection[Mark], *, focused: bool = False,
    on_paper: bool = False, ways: int = 0, since: float = 0.0, seat_colour: Colour = "cream",
) -> None:  # fmt: skip
    """Everything a node's state asks for, in the order that keeps each readable."""
    amber = "amber_paper" if on_paper else "amber"
    if Mark.DISABLED in marks:
        hatch(canvas, rect, radius)
    if Mark.LAST in marks:
        canvas.ring(rect.grown(3), radius + 3, Line.RIM, seat_colour)
    if Mark.TARGET in marks and not focused:
        target_ring(canvas, rect, radius, ways)
    if Mark.PICKABLE in marks and not focused and Mark.SELECTED not in marks:
        pickable_rim(canvas, rect, radius, on_paper)
    if focused or Mark.SELECTED in marks:
        focus_ring(canvas, rect, radius, amber)
    if Mark.TARGET in marks and focused and ways > 1:
        dots(canvas, rect, ways)
    if Mark.SELECTED in marks:
        check(canvas, rect.right - 3, rect.y + 3, amber)
    if Mark.HINTED in marks:
        star(canvas, rect.cx, rect.y + 2, since)  # numbers live in the corners
    if Mark.INVALID in marks:
        cross(canvas, rect.cx, rect.cy)


def focus_ring(canvas: Canvas, rect: Rect, radius: float, colour: Colour = "amber") -> None:
    """3 u, 4.5 u outside, over the same ring in night so that it reads on any ground."""
    outer = rect.grown(Space.RING_OFFSET + Line.RING / 2)
    r = radius + Radius.FOCUS
    spread = (Line.RING_UNDER - Line.RING) / 2
    canvas.ring(outer.grown(spread), r + spread, Line.RING_UNDER, "night", 0.5)
    canvas.ring(outer, r, Line.RING, colour)


def focus_path(canvas: Canvas, path: Sequence[tuple[float, float]], colour: Colour = "amber") -> None:
    """The same round what has corners."""
    canvas.path(path, Line.RING_UNDER, "night", alpha=0.5)
    canvas.path(path, Line.RING, colour)


def pickable_rim(canvas: Canvas, rect: Rect, radius: float, on_paper: bool = False) -> None:
    """A light rim that breathes; with motion reduced it stands still and a dot says the same."""
    breath = canvas.breathing(8)
    colour = "amber_paper" if on_paper else "cream"
    canvas.ring(rect.grown(Line.RIM), radius + Line.RIM, Line.RIM, colour, 0.45 + 0.55 * breath)
    if canvas.calm:
        canvas.disc(rect.cx, rect.bottom + 2, DOT + 1, "night")
        canvas.disc(rect.cx, rect.bottom + 2, DOT, colour)


def target_ring(canvas: Canvas, rect: Rect, radius: float, ways: int = 0, colour: Colour = "cream") -> None:
    """Marching dashes over night, with a dot for each way."""
    outer = rect.grown(2)
    canvas.ring(outer.grown(2.5), radius + 4, 5, "night", 0.5)
    canvas.dashed(outer, radius + 2, Line.RING, colour, marching=True)
    if ways > 1:
        dots(canvas, rect, ways)


def dots(
    canvas: Canvas, rect: Rect, ways: int, colour: Colour = "cream", *, pitch: float = 14.0, radius: float = 5.0
) -> None:
    """As many dots as there are ways, in the middle."""
    left = rect.cx - (ways - 1) * pitch / 2
    for i in range(ways):
        canvas.disc(left + i * pitch, rect.cy, radius + 1.5, "night", 0.6)
        canvas.disc(left + i * pitch, rect.cy, radius, colour)


def check(canvas: Canvas, x: float, y: float, colour: Colour = "amber", radius: float = CHECK) -> None:
    """A disc with a tick on the corner."""
    canvas.disc(x, y, radius + 2, "night", 0.7)
    canvas.disc(x, y, radius, colour)
    tick(canvas, x, y, radius * 0.9, canvas.theme.text_on(colour))


def tick(canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    points = [(x - size * 0.45, y + size * 0.02), (x - size * 0.1, y + size * 0.4), (x + size * 0.5, y - size * 0.38)]
    canvas.path(points, max(2.0, size * 0.22), colour)


def question(canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    """A question mark of its own, so that no text scale makes it outgrow its place."""
    bow = arc(x, y - size * 0.22, size * 0.24, -0.25, 0.62)
    canvas.path([*bow, (x, y + size * 0.2)], max(1.5, size * 0.12), colour)
    canvas.disc(x, y + size * 0.42, max(1.0, size * 0.09), colour)


def cross(canvas: Canvas, x: float, y: float, size: float = 16.0) -> None:
    """What offends: a red cross on a disc."""
    canvas.disc(x, y, size + 4, "night", 0.85)
    canvas.circle(x, y, size + 4, Line.RIM, "bad_light")
    d = size * 0.5
    canvas.path([(x - d, y - d), (x + d, y + d)], 5, "bad_light")
    canvas.path([(x - d, y + d), (x + d, y - d)], 5, "bad_light")


def star(canvas: Canvas, x: float, y: float, since: float = 1e9, radius: float = 13.0) -> None:
    """The hinted one; it pulses twice, then stands still. `since` is ms of its life."""
    beat = BEATS["hint_pulse"]
    grown = 1.0
    if since < 2 * beat.ms and not canvas.calm:
        canvas.stirred = True
        grown += beat.amount * round(beat.ease(since % beat.ms / beat.ms) * 6) / 6
    r = radius * grown
    chip(canvas, Rect(x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6), "amber", r + 3)
    canvas.polygon(star_points(x, y, r), "amber")


def star_points(x: float, y: float, radius: float, rays: int = 5, depth: float = 0.45) -> list[tuple[float, float]]:
    turn = [(-pi / 2 + pi * i / rays, radius if i % 2 == 0 else radius * depth) for i in range(2 * rays)]
    return [(x + r * cos(t), y + r * sin(t)) for t, r in turn]


def hatch(canvas: Canvas, rect: Rect, radius: float, alpha: float = 0.22) -> None:
    """Not now: darkened, with slanting lines."""
    canvas.rounded(rect, radius, "night", 0.35)
    with canvas.clipped(rect):
        x = rect.x - rect.h
        while x < rect.right:
            canvas.path([(x, rect.bottom), (x + rect.h, rect.y)], 1.5, "cream", alpha=alpha)
            x += HATCH_STEP
