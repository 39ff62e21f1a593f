"""Black rhombi: cracked basalt, cross-hatched round a raised cross in a ring."""

from functools import cache

import numpy as np
import skia

from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.noise import Field, bump, fractal, smoothstep
from pixtable.studio.kit.paths import circle, stroked
from pixtable.studio.rhombs.lattice import Grade, Lattice, blurred, cover, mixed

BODY = "#232027"
SIGN = "#b9b2c0"
_EDGE = "#58545f"
_HATCH = 9.5  # between two lines, in design units


@cache
def grit() -> Field:
    return fractal(1024, 52, 0.9, band=(0.02, 0.5)).astype(np.float32)


@cache
def cracks() -> Field:
    """1 in the middle of a crack: where slow noise passes through zero."""
    return bump(fractal(1024, 77, 1.7, band=(0.003, 0.05)), 0, 0.045).astype(np.float32)


def basalt(sign: skia.Path, grade: Grade) -> Field:
    """The top rhombus with a sign on it, at the fine size."""
    lattice = Lattice(grade)
    unit, size, middle = lattice.unit, lattice.size, lattice.centre - lattice.radius / 2
    depth = lattice.distance(lattice.rhombus(0), 2.4 * unit) - 3.0 * unit
    reach = grade.sign * lattice.radius
    disc = np.hypot(lattice.x - lattice.centre, lattice.y - middle)
    outside = smoothstep(disc, 1.34 * reach, 1.46 * reach) if reach else np.ones_like(disc)
    stone = np.array(rgb(BODY)) * (1 + 0.16 * grit()[:size, :size])[..., None]
    stone = stone * (1 - 0.62 * _hatching(lattice, middle) * outside)[..., None]
    stone = stone * (1 - 0.70 * cracks()[:size, :size] * outside)[..., None]
    rough_edge = 0.55 * bump(depth, 4.2 * unit, 1.7 * unit)
    stone = mixed(stone, np.array(rgb(_EDGE)), rough_edge) * (0.45 + 0.55 * smoothstep(depth, 0, 4 * unit))[..., None]
    ring = lattice.mask(_ring(reach, unit), lattice.centre, middle)
    raised = lattice.mask(sign, lattice.centre, middle)
    stone = stone * (1 - 0.5 * np.clip(blurred(raised, 4 * unit) - raised, 0, 1))[..., None]
    stone = mixed(stone, np.array(rgb(SIGN)) * 0.66, 0.8 * ring)
    worn = np.array(rgb(SIGN)) * (1 + 0.06 * grit()[:size, :size])[..., None]
    return np.dstack([mixed(stone, worn, blurred(raised, 0.6 * unit)), cover(depth)])


def _ring(reach: float, unit: float) -> skia.Path:
    """Round the sign; where there is none, nothing."""
    return stroked(circle(0, 0, 1.28 * reach), 2.2 * unit) if reach else skia.Path()


def _hatching(lattice: Lattice, middle: float) -> Field:
    """Two sets of cut lines, as the sign of black has them."""
    u, v = lattice.x - lattice.centre, lattice.y - middle
    sets = [np.abs((along / (_HATCH * lattice.unit)) % 1 - 0.5) for along in (u + v, u - v)]
    return np.clip(sum(smoothstep(lines, 0.41, 0.49) for lines in sets), 0, 1)
