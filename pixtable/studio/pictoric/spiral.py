"""Where the cells of the spiral lie: clockwise and inward from the bottom left corner, 48 of them and the goal."""

from typing import TypeAlias

SIZE = 900
SIDE = 7
GOAL = SIDE * SIDE
MARGIN = 50
CELL = (SIZE - 2 * MARGIN) / SIDE

Square: TypeAlias = tuple[int, int]


def _squares() -> list[Square]:
    """Cells 1 to 49 as column and row."""
    x, y, right, down = 0, SIDE - 1, 0, -1
    way: list[Square] = []
    while len(way) < GOAL:
        way.append((x, y))
        ahead = (x + right, y + down)
        if ahead in way or not (0 <= ahead[0] < SIDE and 0 <= ahead[1] < SIDE):
            right, down = -down, right
        x, y = x + right, y + down
    return way


SQUARES = _squares()
NUMBERS = {square: number for number, square in enumerate(SQUARES, start=1)}


def centre(cell: int) -> tuple[float, float]:
    x, y = SQUARES[cell - 1]
    return MARGIN + CELL * (x + 0.5), MARGIN + CELL * (y + 0.5)
