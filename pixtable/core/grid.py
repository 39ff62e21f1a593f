"""Rectangular grids of cells numbered row by row from 0, and what is connected on them."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Neighbours: TypeAlias = tuple[tuple[int, ...], ...]


def side_neighbours(width: int, height: int) -> Neighbours:
    """For each cell, the cells that share a side with it."""

    def around(cell: int) -> tuple[int, ...]:
        row, column = divmod(cell, width)
        beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return tuple(r * width + c for r, c in beside if 0 <= r < height and 0 <= c < width)

    return tuple(around(cell) for cell in range(width * height))


def zones(cells: Iterable[int], neighbours: Sequence[Sequence[int]]) -> list[list[int]]:
    """The connected groups of the given cells, each in ascending order."""
    left = set(cells)
    found = []
    while left:
        edge = [left.pop()]
        zone = []
        while edge:
            cell = edge.pop()
            zone.append(cell)
            reached = left.intersection(neighbours[cell])
            left -= reached
            edge.extend(reached)
        found.append(sorted(zone))
    return sorted(found)
