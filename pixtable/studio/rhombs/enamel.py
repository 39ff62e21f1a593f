"""One enamelled rhombus, the brass tray under three of them, and the gloss over them.

The pieces are lit from straight above, so that a turned tile is never lit wrongly; the lamp's own light is a
separate layer that is laid on last and is never turned.
"""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from pixtable.studio.kit.bitmap import bytes8, picture
from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.noise import Field, bump, fractal, smoothstep, wrapped_blur
from pixtable.studio.kit.paths import polar, stroked

_DESIGN = 96  # lengths below are for a tile of this radius
_MARGIN = 4
_GOLD, _BRASS = "#e8bd62", "#c8993f"


@dataclass(frozen=True)
class Glaze:
    deep: str
    body: str
    thin: str
    sign: str
    engraving: float


GLAZES = {
    "blue": Glaze("#06164a", "#123892", "#6c9eea", "#fff6e0", 1.9),
    "red": Glaze("#4e0f08", "#b0301c", "#ff9a70", "#fff6e0", 1.25),
    "green": Glaze("#1c5f55", "#52a192", "#c4f0de", "#1e1b18", 1.0),
    "yellow": Glaze("#c79208", "#fbe028", "#fffbd0", "#1e1b18", 0.75),
    "violet": Glaze("#4b1c7e", "#9c55d6", "#e6c4ff", "#fff6e0", 1.2),
}


class Lattice:
    """The pixels of a tile, drawn `fine` times as large as it will be."""

    def __init__(self, radius: int, fine: int) -> None:
        self.size = (2 * radius + 2 * _MARGIN) * fine
        self.centre, self.radius = self.size / 2, float(radius * fine)
        self.unit = self.radius / _DESIGN
        self.y, self.x = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32) + 0.5

    def corner(self, i: int) -> tuple[float, float]:
        """Clockwise from the top."""
        return polar(self.centre, self.centre, 60 * i, self.radius)

    def rhombus(self, i: int) -> list[tuple[float, float]]:
        return [(self.centre, self.centre), self.corner(i - 1), self.corner(i), self.corner(i + 1)]

    def distance(self, polygon: list[tuple[float, float]], softness: float) -> Field:
        """How far inside a convex polygon every pixel lies; its corners are rounded by the softness."""
        middle = np.mean(polygon, axis=0)
        total: Field = np.zeros_like(self.x)
        for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            normal = np.array([y0 - y1, x1 - x0]) / math.hypot(y0 - y1, x1 - x0)
            if (middle - (x0, y0)) @ normal < 0:
                normal = -normal
            edge = (self.x - x0) * normal[0] + (self.y - y0) * normal[1]
            total = total + np.exp(-np.clip(edge, -60, 400) / softness)
        return -softness * np.log(total)

    def mask(self, path: skia.Path, x: float, y: float) -> Field:
        surface = skia.Surface(self.size, self.size)
        canvas = surface.getCanvas()
        canvas.translate(x, y)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        covered: Field = surface.toarray()[..., 3].astype(np.float32) / 255
        return covered


def _blurred(mask: Field, radius: float) -> Field:
    return np.asarray(picture(mask).filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


@cache
def _mottle() -> Field:
    return fractal(1024, 53, 1.6, band=(0.004, 0.08)).astype(np.float32)


@cache
def _pits() -> Field:
    return fractal(1024, 52, 0.9, band=(0.02, 0.5)).astype(np.float32)


def _engraving(colour: str, lattice: Lattice, x: Field, y: Field) -> Field:
    """A guilloche under the glaze, another one for every colour."""
    reach, turn, wave = np.hypot(x, y) / lattice.radius, np.arctan2(y, x), math.tau
    u, v = x / lattice.radius, y / lattice.radius
    lines: dict[str, Field] = {
        "blue": np.sin(reach * wave * 15 + 1.1 * np.sin(turn * 6)),
        "red": np.sin(turn * 42) * smoothstep(reach, 0.10, 0.22),
        "green": np.sin((np.abs(u) * 0.62 + v * 0.95) * wave * 13) * 0.9,
        "yellow": np.sin(turn * 36) * smoothstep(reach, 0.12, 0.24) * 0.6 + np.sin(reach * wave * 11) * 0.5,
        "violet": np.sin((u + v * 1.731) * wave * 9) * np.sin((u - v * 1.731) * wave * 9) * 1.3,
    }
    return lines[colour]


def rhombus(colour: str, sign: skia.Path, radius: int, fine: int) -> NDArray[np.uint8]:
    """The top rhombus with a sign of radius 1 on it, at the fine size."""
    lattice = Lattice(radius, fine)
    unit, middle = lattice.unit, lattice.centre - lattice.radius / 2
    depth = lattice.distance(lattice.rhombus(0), 2.4 * unit) - 3.0 * unit
    inlay = lattice.mask(sign, lattice.centre, middle)
    wire = lattice.mask(stroked(sign, 3.4 * unit), lattice.centre, middle) * (1 - inlay * 0.5)
    glaze = _glazed(colour, lattice, depth, np.clip(inlay + wire, 0, 1))
    enamel = _inlaid(glaze, GLAZES[colour].sign, inlay, wire, unit)
    return bytes8(np.dstack([enamel, np.clip(depth / 1.2 + 0.5, 0, 1)]))


def _glazed(colour: str, lattice: Lattice, depth: Field, metal: Field) -> Field:
    """Deeper along the wires, lighter towards the tile's corner, with a bright line on its round shoulder."""
    glaze, unit, size = GLAZES[colour], lattice.unit, lattice.size
    deep, body, thin = (np.array(rgb(part)) for part in (glaze.deep, glaze.body, glaze.thin))
    x, y = lattice.x - lattice.centre, lattice.y - (lattice.centre - lattice.radius / 2)
    quiet = smoothstep(depth, 7 * unit, 13 * unit) * (1 - _blurred(metal, 3.5 * unit))
    pattern = 0.085 * glaze.engraving * _engraving(colour, lattice, x, y) * quiet
    mottle = _mottle()[:size, :size]
    outward = (lattice.centre - lattice.y) / lattice.radius
    glass = body * ((1 + pattern) * (1 + 0.035 * mottle) * (1 + 0.13 * (outward - 0.5)))[..., None]
    pooled = 0.80 * np.exp(-np.clip(depth, 0, None) / (3.2 * unit)) + 0.62 * np.clip(_blurred(metal, 7 * unit), 0, 1)
    glass = _mixed(glass, deep, np.clip(pooled, 0, 0.9))
    shoulder = 0.62 * bump(depth, 4.6 * unit, 1.25 * unit) + 0.26 * bump(depth, 6.5 * unit, 3.4 * unit)
    glass = _mixed(glass, thin, shoulder * (0.90 + 0.10 * mottle) * 0.9)
    return glass * (0.62 + 0.38 * smoothstep(depth, 0, 3 * unit))[..., None]


def _inlaid(glaze: Field, colour: str, inlay: Field, wire: Field, unit: float) -> Field:
    ink = np.array(rgb(colour))
    doming = 0.10 if ink.sum() > 1.5 else 0.55
    sign = ink * (1 + doming * (_blurred(inlay, 5 * unit) - 0.6))[..., None]
    gold = np.array(rgb(_GOLD)) * (0.55 + 0.75 * _blurred(wire, 1.1 * unit))[..., None]
    whole = _mixed(glaze, gold, wire)
    return _mixed(whole, sign, _blurred(inlay, 0.6 * unit))


def _mixed(ground: Field, colour: Field, share: Field) -> Field:
    blend: Field = ground * (1 - share[..., None]) + colour * share[..., None]
    return blend


def tray(radius: int, fine: int) -> NDArray[np.uint8]:
    """A rolled brass lip with three wires from the centre."""
    lattice = Lattice(radius, fine)
    unit, pits = lattice.unit, _pits()[: lattice.size, : lattice.size]
    depth = lattice.distance([lattice.corner(i) for i in range(6)], 2.0 * unit)
    profile = 0.42 + 0.75 * bump(depth, 2.0 * unit, 1.3 * unit)
    x, y = lattice.x - lattice.centre, lattice.y - lattice.centre
    for angle in (60, 180, 300):
        along_x, along_y = polar(0, 0, angle, 1)
        wire = 0.42 + 0.70 * bump(x * along_y - y * along_x, 0, 1.35 * unit)
        profile = np.maximum(profile, np.where(x * along_x + y * along_y > -2 * unit, wire, 0))
    profile = profile * (0.5 + 0.5 * smoothstep(depth, -0.5 * unit, 1.6 * unit))
    shine = np.array([0.10, 0.08, 0.03]) * np.clip(profile - 0.9, 0, 1)[..., None]
    brass = np.array(rgb(_BRASS)) * (profile * (1 + 0.05 * pits))[..., None] * 1.15 + shine
    return bytes8(np.dstack([brass, np.clip(depth / 1.2 + 0.5, 0, 1)]))


def gloss(radius: int, fine: int, *, upturned: bool) -> NDArray[np.uint8]:
    """The lamp's light from the upper left, for tiles with a rhombus at the top or at the bottom."""
    lattice = Lattice(radius, fine)
    light = np.array([-0.50, -0.62, 0.60])
    light /= np.linalg.norm(light)
    amount: Field = np.zeros_like(lattice.x)
    for i in (0, 2, 4):
        amount = amount + _shine(lattice, lattice.rhombus(i + (3 if upturned else 0)), light)
    colour = np.where(amount[..., None] > 0, np.array([1, 0.98, 0.92]), np.array([0.02, 0.01, 0.03]))
    return bytes8(np.dstack([colour, np.abs(np.clip(amount, -0.6, 0.8))]))


def _shine(lattice: Lattice, corners: list[tuple[float, float]], light: Field) -> Field:
    unit = lattice.unit
    depth = lattice.distance(corners, 2.4 * unit) - 3 * unit
    round_off = 1 - np.clip(depth / (10 * unit), 0, 1)
    height = wrapped_blur(np.sqrt(np.clip(1 - round_off**2, 0, 1)) * 6.2 * unit, 1.2 * unit)
    down, across = np.gradient(height)
    normal = np.dstack([-across, -down, np.ones_like(across)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    lambert = normal @ light - light[2]
    mirror = np.clip((2 * normal[..., 2:] * normal - np.array([0, 0, 1.0])) @ light, 0, 1)
    x, y = np.mean(corners, axis=0)
    streak_at = (lattice.x - x) * 0.5 + (lattice.y - y) * 0.86 + 0.30 * lattice.radius
    streak = 0.10 * bump(streak_at, 0, lattice.radius * 0.07) * smoothstep(depth, 8 * unit, 14 * unit)
    bright = 0.25 * np.clip(lambert, 0, 1) + 0.75 * smoothstep(mirror, 0.93, 0.985) + streak
    light_and_shade: Field = bright - 0.50 * np.clip(-lambert, 0, 1)
    return light_and_shade * np.clip(depth / 1.2 + 0.5, 0, 1)


def turned(layer: NDArray[np.uint8], sixths: int, fine: int) -> Image.Image:
    """A layer turned clockwise by so many sixths, at its final size."""
    image = Image.fromarray(layer, "RGBA")
    if sixths % 6:
        image = image.rotate(-60 * sixths, Image.Resampling.BICUBIC)
    return image.resize((image.width // fine, image.height // fine), Image.Resampling.LANCZOS)
