"""The lamp's light on one place of a tile. It comes from the upper left and never turns with the tile."""

from functools import cache

import numpy as np

from pixtable.studio.kit.noise import Field, bump, smoothstep, wrapped_blur
from pixtable.studio.rhombs.lattice import Grade, Lattice, cover

_TOWARDS = np.array([-0.50, -0.62, 0.60]) / np.linalg.norm([-0.50, -0.62, 0.60])
_FACETS = (1.06, 1.00, 0.91, 0.92, 1.00, 1.08)
"""Three rhombi are the sides of a cube: each place has its own brightness, clockwise from the top."""
_LIGHT, _SHADE = np.array([1, 0.98, 0.92]), np.array([0.02, 0.01, 0.03])


def lit(layer: Field, relief: Field, place: int, grade: Grade, *, polish: float) -> Field:
    """A piece that has been turned to its place, in the light that falls there; its sign stands out by the relief."""
    amount = polish * _shine(place, grade) + _lip(grade) + _embossed(relief, grade)
    amount = np.clip(amount, -0.6, 0.8)[..., None]
    colour = layer[..., :3] * _FACETS[place]
    light, shade = np.clip(amount, 0, 1), np.clip(-amount, 0, 1)
    colour = colour * (1 - light - shade) + _LIGHT * light + _SHADE * shade
    return np.dstack([colour, layer[..., 3]])


@cache
def _shine(place: int, grade: Grade) -> Field:
    """On the round shoulder of a rhombus, and a window's streak across it."""
    lattice = Lattice(grade)
    unit, corners = lattice.unit, lattice.rhombus(place)
    depth = lattice.distance(corners, 2.4 * unit) - 3 * unit
    round_off = 1 - np.clip(depth / (10 * unit), 0, 1)
    height = wrapped_blur(np.sqrt(np.clip(1 - round_off**2, 0, 1)) * 6.2 * unit, 1.2 * unit)
    down, across = np.gradient(height)
    normal = np.dstack([-across, -down, np.ones_like(across)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    lambert = normal @ _TOWARDS - _TOWARDS[2]
    mirror = np.clip((2 * normal[..., 2:] * normal - np.array([0, 0, 1.0])) @ _TOWARDS, 0, 1)
    x, y = np.mean(corners, axis=0)
    streak_at = (lattice.x - x) * 0.5 + (lattice.y - y) * 0.86 + 0.30 * lattice.radius
    streak = 0.10 * bump(streak_at, 0, lattice.radius * 0.07) * smoothstep(depth, 8 * unit, 14 * unit)
    bright = 0.25 * np.clip(lambert, 0, 1) + 0.75 * smoothstep(mirror, 0.93, 0.985) + streak
    light_and_shade: Field = bright - 0.50 * np.clip(-lambert, 0, 1)
    return (light_and_shade * cover(depth)).astype(np.float32)


@cache
def _lip(grade: Grade) -> Field:
    """The rolled edge of the brass catches the light on one side and is dark on the other."""
    lattice = Lattice(grade)
    unit = lattice.unit
    depth = lattice.distance(lattice.hexagon(), 2.0 * unit)
    down, across = np.gradient(depth)
    facing = -(across * _TOWARDS[0] + down * _TOWARDS[1])
    roll: Field = facing * np.clip(1 - depth / (2.6 * unit), -1, 1) * smoothstep(-depth, -4.2 * unit, -3 * unit)
    return (0.55 * roll * cover(depth)).astype(np.float32)


def _embossed(relief: Field, grade: Grade) -> Field:
    """The rim of a sign is bright towards the lamp and throws a little shade on the other side."""
    down, across = np.gradient(relief * grade.fine * grade.radius / grade.design)
    raised: Field = -(across * _TOWARDS[0] + down * _TOWARDS[1])
    return np.clip(1.7 * raised, -0.5, 0.45)
