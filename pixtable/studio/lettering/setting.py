"""Sets a line of our capitals, and writes the whole alphabet down for the game to draw with."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pixtable.studio.lettering import alphabet
from pixtable.studio.lettering.pen import Polygon, outlines

WEIGHT = 4.6
TRACKING = 5.0
_MARK = 0.82  # accents are a little lighter than their letters
LINE = 30.0
"""The height of the box that the strokes are drawn in."""


@cache
def glyph(character: str, weight: float = WEIGHT) -> tuple[Polygon, ...]:
    """A character's filled polygons, from its own left edge."""
    left = alphabet.inset(character)
    letter, *marks = alphabet.strokes(character)
    shapes = outlines([letter], weight) + outlines(marks, weight * _MARK)
    return tuple([(x - left, y) for x, y in shape] for shape in shapes)


def advances(text: str, tracking: float = TRACKING) -> Iterator[tuple[str, float]]:
    """Every character with the place where it begins; small letters are set as capitals."""
    capitals, x = text.upper(), 0.0
    for character, following in zip(capitals, f"{capitals[1:]} ", strict=True):
        yield character, x
        x += alphabet.width(character) + tracking + alphabet.KERNING.get(character + following, 0)


def line_width(text: str, tracking: float = TRACKING) -> float:
    *_, (last, x) = advances(text, tracking)
    return x + alphabet.width(last)


def set_line(text: str, weight: float = WEIGHT, tracking: float = TRACKING) -> list[Polygon]:
    return [
        [(x + left, y) for x, y in shape]
        for character, left in advances(text, tracking)
        for shape in glyph(character, weight)
    ]


def as_data() -> dict[str, Any]:
    """The alphabet at the weight of titles: fill every polygon of a glyph, then move on by its advance."""
    return {
        "line": LINE,
        "cap_top": alphabet.CAP_TOP,
        "baseline": alphabet.BASELINE,
        "tracking": TRACKING,
        "kerning": alphabet.KERNING,
        "glyphs": {character: _glyph_data(character) for character in alphabet.CHARACTERS},
    }


def _glyph_data(character: str) -> dict[str, Any]:
    rounded = [[[round(x, 2), round(y, 2)] for x, y in shape] for shape in glyph(character)]
    return {"advance": alphabet.width(character), "strokes": rounded}
