"""Table tops: planks, felt, a wooden rim and the lamp above them. Fields of colour, rows x columns x 3."""

import math
from collections.abc import Sequence

import numpy as np

from pixtable.studio.kit.colour import Colour, rgb
from pixtable.studio.kit.noise import Field, bump, fractal, gradient_map, shifted

_SIZE = 2048
WALNUT = ("#1b0f09", "#3a2114", "#5b3620", "#7d4f30", "#a06c44")
OAK = ("#5a3a1d", "#8a5f33", "#b18349", "#cfa568", "#e6c690")
BRASS = "#b08a48"


def wood(width: int, height: int, colours: Sequence[Colour], plank: int, seed: int) -> Field:
    """Planks from left to right."""
    random = np.random.default_rng(seed)
    table = np.zeros((height, width, 3))
    for top in range(0, height, plank):
        deep = min(plank, height - top)
        table[top : top + deep] = _plank(width, deep, plank, colours, random)
    return np.clip(table, 0, 1)


def upright_wood(width: int, height: int, colours: Sequence[Colour], plank: int, seed: int) -> Field:
    return wood(height, width, colours, plank, seed).transpose(1, 0, 2)


def _plank(width: int, deep: int, plank: int, colours: Sequence[Colour], random: np.random.Generator) -> Field:
    column, row = (int(place) for place in random.integers(0, _SIZE, 2))
    streaks = shifted(fractal(_SIZE, 31, 1.15, (30, 1), (0.004, 0.5)), (row, column), deep, width)
    warp = shifted(fractal(_SIZE, 33, 1.9, (5, 1), (0.0006, 0.5)), (row, column), deep, width)
    pores = shifted(fractal(_SIZE, 35, 0.4, (40, 1), (0.02, 0.5)), (row, column), deep, width)
    y = np.arange(deep)[:, None]
    rings = np.sin(((y / plank - random.uniform(-0.4, 1.4)) * random.uniform(16, 26) + warp * 1.5) * 2.2)
    rings = np.sign(rings) * np.abs(rings) ** 0.7
    value = 0.46 + 0.075 * rings + 0.085 * streaks + 0.05 * pores + 0.03 * warp + random.uniform(-0.07, 0.07)
    gap = np.clip(np.minimum(y, plank - 1 - y) / 2.2, 0, 1) ** 0.6
    return gradient_map(value, colours) * (0.32 + 0.68 * gap)[..., None] + 0.07 * bump(y, 3, math.sqrt(3))[..., None]


def felt(width: int, height: int, colours: Sequence[Colour]) -> Field:
    nap = fractal(_SIZE, 41, 0.45, band=(0.03, 0.5))[:height, :width]
    cloud = fractal(_SIZE, 42, 1.8, band=(0.001, 0.5))[:height, :width]
    # fibres run both ways, or the cloth reads as denim
    down = fractal(_SIZE, 43, 0.8, (1, 3), (0.03, 0.5))[:height, :width]
    across = fractal(_SIZE, 44, 0.8, (3, 1), (0.03, 0.5))[:height, :width]
    fibre = nap + 0.5 * down + 0.5 * across
    relief = fibre - np.roll(fibre, (1, 1), (0, 1))
    return gradient_map(0.5 + 0.055 * fibre + 0.05 * cloud + 0.05 * relief, colours)


def lamplit(table: Field, x: float, y: float, radius: float, strength: float) -> Field:
    """A warm pool of light round (x, y), both as shares of the table's size."""
    height, width, _ = table.shape
    rows, columns = np.mgrid[0:height, 0:width]
    distance = np.hypot(columns / width - x, (rows / height - y) * height / width) / radius
    light = np.exp(-(distance**2) * 1.9)[..., None]
    warm, dark = np.array(rgb("#ffd9a0")), np.array(rgb("#140a14"))
    lit = table * (0.35 + 0.95 * light * (0.55 + 0.45 * warm))
    whole: Field = lit * (1 - strength * (1 - light) * 0.6) + dark * (1 - light) * 0.12 * strength
    return whole.clip(0, 1)


def framed(table: Field, rim: int) -> Field:
    """A carved walnut rim with a brass line, mitred at the corners, and its shadow on the cloth."""
    height, width, _ = table.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    to_side, to_end = np.minimum(columns, width - 1 - columns), np.minimum(rows, height - 1 - rows)
    depth = np.minimum(to_side, to_end)
    upright = to_side < to_end
    lit = np.where(upright, np.where(columns < width / 2, 1.06, 0.86), np.where(rows < height / 2, 1.12, 0.80))
    profile = 0.72 + 0.42 * np.clip(np.sin(np.clip(depth / rim, 0, 1) * math.pi), 0, 1) ** 0.8
    mitre = 1 - 0.45 * bump(to_side - to_end, 0, 1.3) * (depth < rim)
    boards = np.where(
        upright[..., None], upright_wood(width, height, WALNUT, rim * 2, 8), wood(width, height, WALNUT, rim * 2, 5)
    )
    frame = boards * 1.05 * (profile * lit * mitre)[..., None]
    softness = 16 + 10 * ((rows < height / 2) | (columns < width / 2))
    shaded = table * (1 - 0.62 * np.exp(-np.clip(depth - rim, 0, None) / softness))[..., None]
    inside = np.clip(depth - rim + 0.5, 0, 1)[..., None]
    whole = frame * (1 - inside) + shaded * inside
    brass = 0.85 * bump(depth, rim + 1.5, 1.6)[..., None]
    inlaid: Field = whole * (1 - brass) + np.array(rgb(BRASS)) * brass * lit[..., None]
    return inlaid
