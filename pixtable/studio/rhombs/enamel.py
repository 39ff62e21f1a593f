"""Enamelled rhombi: glass over an engraved ground, a sign inlaid between gold wires.

They are lit from straight above, so that none is lit wrongly when it is turned; the lamp comes last (`lamp`).
"""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
import skia

from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.noise import Field, bump, fractal, smoothstep
from pixtable.studio.kit.paths import stroked
from pixtable.studio.rhombs.lattice import Grade, Lattice, blurred, cover, mixed

_GOLD = "#e8bd62"


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


@cache
def _mottle() -> Field:
    return fractal(1024, 53, 1.6, band=(0.004, 0.08)).astype(np.float32)


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


def enamel(colour: str, sign: skia.Path, grade: Grade) -> Field:
    """The top rhombus with a sign on it, at the fine size."""
    lattice = Lattice(grade)
    unit, middle = lattice.unit, lattice.centre - lattice.radius / 2
    depth = lattice.distance(lattice.rhombus(0), 2.4 * unit) - 3.0 * unit
    inlay = lattice.mask(sign, lattice.centre, middle)
    wire = lattice.mask(stroked(sign, 3.4 * unit), lattice.centre, middle) * (1 - inlay * 0.5)
    glaze = _glazed(colour, lattice, depth, np.clip(inlay + wire, 0, 1), grade.engraving)
    return np.dstack([_inlaid(glaze, GLAZES[colour].sign, inlay, wire, unit), cover(depth)])


def _glazed(colour: str, lattice: Lattice, depth: Field, metal: Field, engraved: float) -> Field:
    """Deeper along the wires, lighter towards the tile's corner, with a bright line on its round shoulder."""
    glaze, unit, size = GLAZES[colour], lattice.unit, lattice.size
    deep, body, thin = (np.array(rgb(part)) for part in (glaze.deep, glaze.body, glaze.thin))
    x, y = lattice.x - lattice.centre, lattice.y - (lattice.centre - lattice.radius / 2)
    quiet = smoothstep(depth, 7 * unit, 13 * unit) * (1 - blurred(metal, 3.5 * unit))
    pattern = 0.085 * glaze.engraving * engraved * _engraving(colour, lattice, x, y) * quiet
    mottle = _mottle()[:size, :size]
    outward = (lattice.centre - lattice.y) / lattice.radius
    glass = body * ((1 + pattern) * (1 + 0.035 * mottle) * (1 + 0.13 * (outward - 0.5)))[..., None]
    pooled = 0.80 * np.exp(-np.clip(depth, 0, None) / (3.2 * unit)) + 0.62 * np.clip(blurred(metal, 7 * unit), 0, 1)
    glass = mixed(glass, deep, np.clip(pooled, 0, 0.9))
    shoulder = 0.62 * bump(depth, 4.6 * unit, 1.25 * unit) + 0.26 * bump(depth, 6.5 * unit, 3.4 * unit)
    glass = mixed(glass, thin, shoulder * (0.90 + 0.10 * mottle) * 0.9)
    return glass * (0.62 + 0.38 * smoothstep(depth, 0, 3 * unit))[..., None]


def _inlaid(glaze: Field, colour: str, inlay: Field, wire: Field, unit: float) -> Field:
    ink = np.array(rgb(colour))
    doming = 0.10 if ink.sum() > 1.5 else 0.55
    sign = ink * (1 + doming * (blurred(inlay, 5 * unit) - 0.6))[..., None]
    gold = np.array(rgb(_GOLD)) * (0.55 + 0.75 * blurred(wire, 1.1 * unit))[..., None]
    return mixed(mixed(glaze, gold, wire), sign, blurred(inlay, 0.6 * unit))
