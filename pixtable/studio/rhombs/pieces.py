"""The pieces that tiles are put together from: every colour in each of the six places of a rhombus.

What a table needs to know:

- `rhombs/near/<colour>_<place>` and `rhombs/far/<colour>_<place>`; colours are those of `COLOURS`, places go clockwise
  from the top (0) in sixths. The rhombus in place p touches edges p - 1 and p of the hexagon.
- A tile at turn t is the three pieces in the places (2 * i + t) % 6, i = 0, 1, 2 being its rhombi clockwise from the
  top, laid on one another in any order. Pieces are never rotated: each has the light of its place.
- Every picture is a square with the hexagon's centre in its middle, its side is `FRAME` radii; so a tile that is w wide
  from flat to flat has a picture of w / sqrt(3) * FRAME. Cells (`cells`) have the same frame and lie on the same spot.
- Cells lie w apart in a row and w * sqrt(3) / 2 from row to row. With w an even number of pixels and the row pitch
  rounded to whole ones, all seams are alike.
- `rhombs/bare`, `rhombs/large` and `rhombs/pattern` have the pieces of `near` once more: without signs, with larger
  ones, and with each colour's engraving cut deep. There are no cells in them.
- `far` has bolder signs, thicker brass and no engraving: it is for tiles that are less than 56 units wide.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import skia
from PIL import Image

from pixtable.studio.glyphs import sign
from pixtable.studio.kit.bitmap import bytes8, picture, reduced
from pixtable.studio.kit.noise import Field
from pixtable.studio.kit.paths import placed
from pixtable.studio.rhombs.basalt import basalt
from pixtable.studio.rhombs.brass import mount
from pixtable.studio.rhombs.enamel import GLAZES, enamel
from pixtable.studio.rhombs.lamp import lit
from pixtable.studio.rhombs.lattice import Grade, Lattice, blurred

BLACK = "black"
COLOURS = (*GLAZES, BLACK)
_POLISH = 1.0
_STONE_POLISH = 0.45


@cache
def draw_piece(colour: str, place: int, grade: Grade) -> Image.Image:
    return _finished(_with_sign_of_colour(colour, grade), colour, place, grade)


def draw_signed_piece(colour: str, motif: skia.Path, place: int, grade: Grade) -> Image.Image:
    """A piece with a motif of radius 1 of its own, which stands upright in that place."""
    upright = placed(motif, scale=_sign_radius(grade), turn=-60 * place)
    return _finished(_mounted(colour, upright, grade), colour, place, grade)


def _sign_radius(grade: Grade) -> float:
    return grade.sign * grade.radius * grade.fine


class _Mounted(NamedTuple):
    """The top rhombus in its brass and how its sign rises from it, at the fine size."""

    face: Image.Image
    relief: Image.Image


@cache
def _with_sign_of_colour(colour: str, grade: Grade) -> _Mounted:
    radius = _sign_radius(grade)
    return _mounted(colour, sign(colour, radius) if radius else skia.Path(), grade)


def _mounted(colour: str, path: skia.Path, grade: Grade) -> _Mounted:
    lattice = Lattice(grade)
    rhombus = basalt(path, grade) if colour == BLACK else enamel(colour, path, grade)
    piece = Image.fromarray(bytes8(mount(grade)), "RGBA")
    piece.alpha_composite(Image.fromarray(bytes8(rhombus), "RGBA"))
    sign_mask = lattice.mask(path, lattice.centre, lattice.centre - lattice.radius / 2)
    return _Mounted(piece.convert("RGBa"), picture(blurred(sign_mask, 1.6 * lattice.unit)))


def _finished(top: _Mounted, colour: str, place: int, grade: Grade) -> Image.Image:
    face, relief = (layer.rotate(-60 * place, Image.Resampling.BICUBIC) for layer in top)
    layer: Field = np.asarray(face.convert("RGBA"), np.float32) / 255
    height: Field = np.asarray(relief, np.float32) / 255
    polish = _STONE_POLISH if colour == BLACK else _POLISH
    return reduced(bytes8(lit(layer, height, place, grade, polish=polish)), grade.side, grade.side)
