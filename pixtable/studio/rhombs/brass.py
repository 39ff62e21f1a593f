"""The brass that holds a rhombus: a rolled lip outside, wires towards its neighbours."""

from functools import cache

import numpy as np

from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.noise import Field, bump, smoothstep
from pixtable.studio.kit.paths import polar
from pixtable.studio.rhombs.basalt import grit
from pixtable.studio.rhombs.lattice import Grade, Lattice, cover

_BRASS = "#c8993f"
_OVERLAP = 2.4  # pieces meet under a wire; each reaches so far across it, in design units


@cache
def mount(grade: Grade) -> Field:
    """What lies under the top rhombus, at the fine size."""
    lattice = Lattice(grade)
    unit, pits = lattice.unit, grit()[: lattice.size, : lattice.size]
    depth = lattice.distance(lattice.hexagon(), 2.0 * unit)
    profile = 0.42 + 0.75 * bump(depth, 2.0 * unit, 1.3 * unit)
    x, y = lattice.x - lattice.centre, lattice.y - lattice.centre
    for angle in (60, 300):
        along_x, along_y = polar(0, 0, angle, 1)
        wire = 0.42 + 0.70 * bump(x * along_y - y * along_x, 0, 1.35 * unit)
        profile = np.maximum(profile, np.where(x * along_x + y * along_y > -2 * unit, wire, 0))
    profile = profile * (0.5 + 0.5 * smoothstep(depth, -0.5 * unit, 1.6 * unit))
    shine = np.array([0.10, 0.08, 0.03]) * np.clip(profile - 0.9, 0, 1)[..., None]
    brass = np.array(rgb(_BRASS)) * (profile * (1 + 0.05 * pits))[..., None] * 1.15 + shine
    own = lattice.distance(lattice.rhombus(0), 0.5 * unit) + _OVERLAP * unit
    return np.dstack([brass, cover(depth) * cover(own)]).astype(np.float32)
