"""Where the chairs stand round the table that is being laid. Pure geometry in logical units."""

from math import cos, pi, sin
from typing import NamedTuple

from pixtable.ui.draw.layout import Point, Rect, Size

PLATE = Size(204, 104)
BACK, BACK_OUT = Size(116, 36), 12.0  # the wood behind a plate, and how much of it shows
ROUND_SEATS = 6
"""More than these sit on the four sides of a square table: three near us, three opposite, the rest at its ends."""
RING = Size(226, 212)  # from the round table's middle to its chairs' middles
FEW, NEARER = 4, 184.0  # so few need not stand so far apart: the words above have more room
ROUND_TOP = Size(336, 224)
PITCH = Size(218, 122)  # from one plate's middle to the next at the square table
CLEAR = 14.0  # between the square table and the plates round it


class Seating(NamedTuple):
    top: Rect
    plates: tuple[Rect, ...]
    backs: tuple[Rect, ...]

    @property
    def highest(self) -> float:
        return min(rect.y for rect in (*self.plates, *self.backs))


def seating(seats: int, middle: Point) -> Seating:
    """Seat one sits near us, the others follow to the left and round."""
    if seats <= ROUND_SEATS:
        size, outward = ROUND_TOP, [_on_the_ring(seat, seats) for seat in range(seats)]
    else:
        size, outward = _square_top(seats), _on_the_square(seats)
    plates = tuple(_around(middle.x + dx, middle.y + dy, PLATE) for dx, dy in outward)
    return Seating(_around(*middle, size), plates, tuple(_back_of(plate, middle, seats) for plate in plates))


def _around(x: float, y: float, size: Size) -> Rect:
    return Rect(x - size.w / 2, y - size.h / 2, *size)


def _on_the_ring(seat: int, seats: int) -> tuple[float, float]:
    angle = pi / 2 + 2 * pi * seat / seats
    return RING.w * cos(angle), (NEARER if seats <= FEW else RING.h) * sin(angle)


def _at_the_ends(seats: int) -> tuple[int, int]:
    """How many sit at the left and at the right end, beside the three on each long side."""
    return (seats - 5) // 2, (seats - 6) // 2


def _square_top(seats: int) -> Size:
    return Size(2 * (PITCH.w - CLEAR) - PLATE.w, max(_at_the_ends(seats)) * PITCH.h + PITCH.h - PLATE.h - 2 * CLEAR)


def _on_the_square(seats: int) -> list[tuple[float, float]]:
    """Clockwise from the near side's middle."""
    left, right = _at_the_ends(seats)
    near = (max(left, right) + 1) * PITCH.h / 2
    far = -near
    return [
        (0, near),
        (-PITCH.w, near),
        *((-PITCH.w, y) for y in _end(left)),
        (-PITCH.w, far),
        (0, far),
        (PITCH.w, far),
        *((PITCH.w, y) for y in reversed(_end(right))),
        (PITCH.w, near),
    ]


def _end(count: int) -> list[float]:
    """How far below the middle each chair at an end stands, from near to far."""
    return [((count - 1) / 2 - i) * PITCH.h for i in range(count)]


def _back_of(plate: Rect, middle: Point, seats: int) -> Rect:
    """The wood that shows on the far side of a plate: above, below, or at its side."""
    dx, dy = plate.cx - middle.x, plate.cy - middle.y
    is_at_an_end = abs(dy) * RING.w <= abs(dx) * RING.h * 0.9 if seats <= ROUND_SEATS else abs(dy) < PITCH.h
    if is_at_an_end:
        x = plate.right + BACK_OUT - BACK.h if dx > 0 else plate.x - BACK_OUT
        return Rect(x, plate.cy - BACK.w / 3, BACK.h, BACK.w * 2 / 3)
    y = plate.bottom + BACK_OUT - BACK.h if dy > 0 else plate.y - BACK_OUT
    return Rect(plate.cx - BACK.w / 2, y, *BACK)
