"""Where a bubble may lie over a table, so that what must be seen stays in sight. Pure arithmetic."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.ui.draw.layout import NOWHERE, Rect, bounds, kept_inside
from pixtable.ui.draw.theme import Space

TAIL = 14.0
BESIDE = TAIL + Space.GRID
NEAR = 2 * BESIDE
BEARABLE = 0.25  # so much of another piece may lie under a bubble that was wished on that side
TABLE = 0.1  # how much less bad it is to hide the table where no piece lies
AWAY = 15.0  # so much of a piece may be hidden for every step nearer to what is meant


class Surroundings(NamedTuple):
    """Where a bubble may lie, what it speaks of first of all, and what else lies there."""

    room: Rect
    meant: Sequence[Rect]
    others: Sequence[Rect] = ()
    side: str | None = None
    table: Rect = NOWHERE  # where one plays; what lies beside it can rather be spared

    @property
    def aside(self) -> float:
        """How wide the column beside the table is."""
        return self.room.right - self.table.right if self.table is not NOWHERE else 0.0

    def best_place(self, shapes: Sequence[tuple[float, float]]) -> Rect:
        """Never on what is meant, if any place is free of it; there least is lost from sight, and it is near.

        On the wished side, if nothing is lost there.
        """
        inner = self.room.inset(Space.GRID)
        if self.side and self.meant:
            wished = kept_inside(_sides(self.meant[0], shapes[0])[self.side], inner)
            if not self._hidden(wished, self.meant) and not self._hides_a_piece(wished):
                return wished
        places = [kept_inside(place, inner) for shape in shapes for place in self._places(shape, inner)]
        return min(places, key=lambda place: (round(self._hidden(place, self.meant)), self._cost(place)))

    def is_near(self, place: Rect) -> bool:
        """Whether a beak there would point at what is meant, and not at something between."""
        return bool(self.meant) and _distance(place, self.meant[0]) <= NEAR and _faces(place, self.meant[0])

    def leaves_free(self, place: Rect) -> bool:
        """Whether all that is meant stays in sight."""
        return round(self._hidden(place, self.meant)) == 0

    def _places(self, shape: tuple[float, float], inner: Rect) -> list[Rect]:
        """The sides of what is meant, and past what lies there; then the middle of the lower edge, and all others."""
        w, h = shape
        beside = [place for side in self._beside(shape) for place in side] if self.meant else []
        columns = [inner.cx - w / 2, inner.x, inner.right - w]
        rows = [inner.bottom - h, inner.y, inner.cy - h / 2]
        for piece in self.meant:  # past each of them: if there is a free place at all, one of these is free
            columns += [piece.right + Space.HALF, piece.x - Space.HALF - w]
            rows += [piece.bottom + Space.HALF, piece.y - Space.HALF - h]
        return [*beside, *(Rect(x, y, w, h) for y in rows for x in columns)]

    def _beside(self, shape: tuple[float, float]) -> Iterator[tuple[Rect, Rect]]:
        """On every side as near as can be, and as much farther as leaves the pieces there free."""
        for side, place in _sides(self.meant[0], shape).items():
            hidden = bounds([piece for piece in self.others if place.meets(piece)] or [place])
            past = {
                "right": place.at(hidden.right + Space.GRID, place.y),
                "left": place.at(hidden.x - Space.GRID - place.w, place.y),
                "below": place.at(place.x, hidden.bottom + Space.GRID),
                "above": place.at(place.x, hidden.y - Space.GRID - place.h),
            }
            yield place, past[side]

    def _cost(self, place: Rect) -> float:
        """Words about nothing to be seen leave the table free, if there is room beside it."""
        hidden = self._hidden(place, self.others)
        if not self.meant:
            return hidden + TABLE * self._hidden(place, [self.table])
        far = max(0.0, _distance(place, self.meant[0]) - BESIDE)
        return hidden + AWAY * far

    def _hides_a_piece(self, place: Rect) -> bool:
        return any(_area(place.overlap(piece)) > BEARABLE * _area(piece) for piece in self.others)

    @staticmethod
    def _hidden(place: Rect, pieces: Sequence[Rect]) -> float:
        return sum(_area(place.overlap(piece)) for piece in pieces)


def _sides(about: Rect, shape: tuple[float, float]) -> dict[str, Rect]:
    w, h = shape
    return {
        "right": Rect(about.right + BESIDE, about.cy - h / 2, w, h),
        "left": Rect(about.x - BESIDE - w, about.cy - h / 2, w, h),
        "below": Rect(about.cx - w / 2, about.bottom + BESIDE, w, h),
        "above": Rect(about.cx - w / 2, about.y - BESIDE - h, w, h),
    }


def _distance(one: Rect, other: Rect) -> float:
    """Between their edges."""
    dx = max(0.0, one.x - other.right, other.x - one.right)
    dy = max(0.0, one.y - other.bottom, other.y - one.bottom)
    return dx + dy


def _faces(one: Rect, other: Rect) -> bool:
    """Whether one side lies across from the other, and not only corner to corner."""
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > TAIL or along > TAIL


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)
