"""What an empty cell can be: open to a tile, pointed at, refused, or dead for ever. Framed as tiles are (`pieces`)."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from pixtable.studio.kit.bitmap import bytes8, reduced
from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.noise import bump, fractal, gradient_map, smoothstep, wrapped_blur
from pixtable.studio.kit.paths import SIDES, circle, line, ngon, polar
from pixtable.studio.kit.scene import Scene
from pixtable.studio.rhombs.basalt import cracks, grit
from pixtable.studio.rhombs.lattice import FAR, Grade, Lattice, cover

SHADOW_FRAME = 1.4
"""The side of a shadow's picture, in sides of a tile's picture; it lies on the same centre."""
_OPEN, _POINTED, _REFUSED = "#ffe3a0", "#ffd166", "#f0705a"
_STONE = ("#2d3435", "#475051", "#626c6a", "#808882")


def draw_cell(name: str, grade: Grade) -> Image.Image:
    return _CELLS[name](grade)


def _sheet(grade: Grade, frames: float = 1.0) -> Scene:
    side = round(grade.side * frames)
    return Scene(side, side, oversample=3, light=(-side, -side))


def _ringed(grade: Grade, colour: Colour, *, fill: float, thick: float, dashed: bool) -> Scene:
    """A hexagon of light that leaves the slate visible; `thick` is its line in design units."""
    scene, radius, unit = _sheet(grade), grade.radius, grade.radius / grade.design
    with scene.at(grade.side / 2, grade.side / 2):
        scene.flat(ngon(6, radius * 0.93), colour, fill)
        ring = ngon(6, radius * 0.90)
        scene.line(ring, thick * 2.2 * unit, colour, 0.30, blur=3 * unit)
        scene.line(ring, thick * unit, mix(colour, "#ffffff", 0.25), 0.98, dash=_dash(radius) if dashed else None)
        for i in range(6):
            scene.flat(circle(*polar(0, 0, 60 * i, radius * 0.90), (thick * 0.5 + 1.6) * unit), "#fff6dc")
    return scene


def _dash(radius: float) -> tuple[float, float]:
    """Six dashes to an edge, so that every corner looks the same."""
    step = radius * 0.90 / 6
    return step * 0.52, step * 0.48


def _legal(grade: Grade) -> Image.Image:
    return _ringed(grade, _OPEN, fill=0.13, thick=3.6, dashed=True).cutout()


def _hover(grade: Grade) -> Image.Image:
    return _ringed(grade, _POINTED, fill=0.24, thick=5.0, dashed=False).cutout()


def _illegal(grade: Grade) -> Image.Image:
    scene = _ringed(grade, _REFUSED, fill=0.16, thick=4.0, dashed=False)
    reach, unit = grade.radius * 0.26, grade.radius / grade.design
    with scene.at(grade.side / 2, grade.side / 2):
        for colour, width in (("#3a0d08", 13), ("#ffd9cc", 7)):
            for side in SIDES:
                scene.line(line(-reach, -reach * side, reach, reach * side), width * unit, colour, 0.95)
    return scene.cutout()


def _dead(grade: Grade) -> Image.Image:
    """A slab let into the slate, with grooves across it."""
    lattice = Lattice(grade)
    unit, size = lattice.unit, lattice.size
    depth = lattice.distance(lattice.hexagon(), 3 * unit) - 3.5 * unit
    u, v = lattice.x - lattice.centre, lattice.y - lattice.centre
    stripes = np.abs(((u + v) / (21 * unit)) % 1 - 0.5)
    groove = smoothstep(stripes, 0.27, 0.38) * smoothstep(depth, 8 * unit, 11 * unit)
    clouds = fractal(1024, 53, 1.6, band=(0.004, 0.08))[:size, :size]
    rough = 0.5 * grit()[:size, :size] + 0.8 * clouds - 1.6 * cracks()[:size, :size]
    shoulder = np.sqrt(np.clip(1 - (1 - np.clip(depth / (7 * unit), 0, 1)) ** 2, 0, 1))
    height = wrapped_blur((0.5 * rough - 3.0 * groove + 3.6 * shoulder) * unit, 0.7 * unit)
    down, across = np.gradient(height)
    light = np.clip(0.80 + 0.42 * (across * 0.6 + down * 0.75), 0.25, 1.4)
    tone = 0.48 + 0.10 * clouds + 0.05 * grit()[:size, :size]
    stone = gradient_map(tone, _STONE) * (light * (1 - 0.45 * groove))[..., None]
    sunk = 1 - 0.5 * bump(depth, 0, 2 * unit)
    rgba = np.dstack([stone * sunk[..., None], 0.95 * cover(depth)])
    return reduced(bytes8(rgba), grade.side, grade.side)


def draw_shadow() -> Image.Image:
    """Under every tile on the table: tight where it touches the slate, soft to the lower right."""
    grade = FAR
    scene, radius = _sheet(grade, SHADOW_FRAME), grade.radius
    middle = scene.width / 2
    for right, down, share, blur, strength in ((0.02, 0.035, 0.99, 0.03, 0.55), (0.07, 0.11, 0.97, 0.10, 0.55)):
        with scene.at(middle + right * radius, middle + down * radius):
            scene.flat(ngon(6, radius * share), "#04060a", strength, blur=blur * radius)
    return scene.cutout()


_CELLS: dict[str, Callable[[Grade], Image.Image]] = {
    "legal": _legal,
    "hover": _hover,
    "illegal": _illegal,
    "dead": _dead,
}
CELLS = tuple(_CELLS)
