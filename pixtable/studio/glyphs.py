"""The corner code: every colour has a sign with its own number of corners, so that colour never stands alone."""

import skia

from pixtable.studio.kit.paths import SIDES, blob, circle, line, minus, ngon, placed, star, stroked, union


def sign(colour: str, radius: float) -> skia.Path:
    """Ring 0, lens 2, triangle 3, square 4, pentagon 5, six-rayed sun; black has a cross."""
    return placed(_SIGNS[colour](), scale=radius)


def leafy_sign(colour: str, radius: float) -> skia.Path:
    """The same signs for places that are big enough to show the pentagon's veins."""
    return placed(_veined_pentagon(), scale=radius) if colour == "green" else sign(colour, radius)


def _ring() -> skia.Path:
    return minus(circle(0, 0, 0.92), circle(0, 0, 0.50))


def _lens() -> skia.Path:
    return blob("0,-1.2! 0.36,-0.4 0.36,0.4 0,1.2! -0.36,0.4 -0.36,-0.4")


def _triangle() -> skia.Path:
    return ngon(3, 1.16, 0, 0.18)


def _square() -> skia.Path:
    return star(4, 1.18, 0.56)  # waisted, or it is a pentagon when it is small


def _pentagon() -> skia.Path:
    return ngon(5, 1.06, 0, 0.04)


def _veined_pentagon() -> skia.Path:
    veins = [stroked(line(0, 0.30, side * 0.42, -0.06), 0.13) for side in SIDES]
    return minus(_pentagon(), stroked(line(0, -0.62, 0, 1.2), 0.16), *veins)


def _sun() -> skia.Path:
    return star(6, 1.22, 0.50)


def _cross() -> skia.Path:
    return union(*(stroked(line(-0.62, -0.62 * side, 0.62, 0.62 * side), 0.36) for side in SIDES))


_SIGNS = {
    "blue": _ring,
    "orange": _lens,
    "red": _triangle,
    "violet": _square,
    "green": _pentagon,
    "yellow": _sun,
    "black": _cross,
}
SIGNED = tuple(_SIGNS)
"""The colours that have a sign."""
