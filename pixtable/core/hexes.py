"""Pointy-top hexagons in axial coordinates (q, r).

Edges are numbered 0-5 clockwise from the upper right; a turn of t moves edge i to edge (i + t) % 6.
"""

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Where each edge leads: `DIRECTIONS[edge]` is the step to the neighbour across it."""


def neighbour(cell: Hex, edge: int) -> Hex:
    q, r = DIRECTIONS[edge]
    return cell[0] + q, cell[1] + r


def neighbours(cell: Hex) -> list[Hex]:
    return [neighbour(cell, edge) for edge in range(6)]


def facing(edge: int) -> int:
    """The neighbour's edge that meets this one."""
    return (edge + 3) % 6


def rotated(cell: Hex, turns: int = 1) -> Hex:
    """The cell after turning the whole plane clockwise about (0, 0) by 60 degrees a turn."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
