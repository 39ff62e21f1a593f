"""The corner code: count the corners. Our colour alphabet as vectors, at any size, in any turn."""

from __future__ import annotations

from math import cos, pi, sin

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.outline import arc
from pixtable.ui.draw.theme import Colour

CORNERS = {"blue": 0, "orange": 2, "red": 3, "violet": 4, "green": 5, "yellow": 6, "black": 8, "all": 7}
Shape = list[tuple[float, float]]
# So drawn, no two signs are alike at 14 u in any turn (tests/ui/test_look_numbers.py).
LENS = 0.36
WAISTS = {4: 0.5, 6: 0.36}


def corner_shape(corners: int) -> Shape:
    """In a circle of radius 1: lens, triangle, waisted square, pentagon, six-ray sun."""
    if corners == 2:
        return [*_bow(LENS), *((-x, y) for x, y in reversed(_bow(LENS)))]
    waist = WAISTS.get(corners)
    count = corners if waist is None else 2 * corners
    spots = [(-pi / 2 + 2 * pi * i / count, 1.0 if waist is None or i % 2 == 0 else waist) for i in range(count)]
    return [(r * cos(t), r * sin(t)) for t, r in spots]


def _bow(width: float, steps: int = 12) -> Shape:
    """Half a lens from its upper corner to the lower."""
    heights = [-1 + 2 * i / steps for i in range(steps + 1)]
    return [(width * (1 - y * y), y) for y in heights]


def glyph(canvas: Canvas, name: str, x: float, y: float, size: float, *, colour: Colour = "cream") -> None:
    """The sign of a colour, `size` across, its middle at a point."""
    r = size / 2
    match name:
        case "blue":
            canvas.circle(x, y, r, max(2.0, size * 0.18), colour)
        case "black":
            _crossed(canvas, x, y, r, colour)
        case "all":
            _rosette(canvas, x, y, r, colour)
        case _:
            canvas.polygon([(x + px * r, y + py * r) for px, py in corner_shape(CORNERS[name])], colour)


def _crossed(canvas: Canvas, x: float, y: float, r: float, colour: Colour) -> None:
    canvas.circle(x, y, r, max(1.5, r * 0.2), colour)
    d, w = r * 0.45, max(2.0, r * 0.26)
    canvas.path([(x - d, y - d), (x + d, y + d)], w, colour)
    canvas.path([(x - d, y + d), (x + d, y - d)], w, colour)


def _rosette(canvas: Canvas, x: float, y: float, r: float, colour: Colour) -> None:
    canvas.disc(x, y, r * 0.26, colour)
    for dot in arc(x, y, r * 0.7, 0, 1, steps=6)[:6]:
        canvas.disc(*dot, r * 0.26, colour)


def glyph_chip(canvas: Canvas, name: str, x: float, y: float, size: float, *, ground: Colour | None = None) -> None:
    """The sign on a disc of its own colour with the cream rim that every piece carries."""
    back = ground if ground is not None else "hex_black" if name == "black" else "plate" if name == "all" else name
    canvas.disc(x, y, size / 2 + 1.5, "paper")
    canvas.disc(x, y, size / 2, back)
    glyph(canvas, name, x, y, size * 0.62, colour=canvas.theme.text_on(back))
