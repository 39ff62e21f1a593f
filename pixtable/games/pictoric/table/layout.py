"""Where everything lies on the stage, for any size of it. Pure geometry in logical units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pixtable.games.pictoric.rules.deck import SPIRAL
from pixtable.ui.draw.layout import NOWHERE, Point, Rect

WIDE = 1016.0
"""The stage is laid out for this width, in the middle of whatever there is."""
TOP = 44.0
"""The lanterns' own."""
FOOT = 10.0
RATIO = 1.5
"""A picture's height to its width."""
FRAME, WIDEST_FRAME = 0.036, 8.0
"""The paper round a picture, in parts of its width, up to so much."""
CELL_FIRST, CELL_STEP = 0.11905, 0.12698
"""The board: the middle of a corner cell and the way to the next, in parts of its side."""


@dataclass(frozen=True)
class Layout:
    stage: Rect = NOWHERE
    area: Rect = NOWHERE
    """The middle of the stage."""
    board: Rect = NOWHERE
    side: Rect = NOWHERE
    """Beside the large board."""
    picture: Rect = NOWHERE
    column: Rect = NOWHERE
    """Beside the leader's picture."""
    strip: Rect = NOWHERE
    """The association over the bank."""
    bank: Rect = NOWHERE
    envelope: Rect = NOWHERE
    below_envelope: Rect = NOWHERE
    clue: Rect = NOWHERE
    """The association over the sectors."""
    sectors: Rect = NOWHERE
    seats: Rect = NOWHERE
    zoom: Rect = NOWHERE
    pinned: Rect = NOWHERE
    """Among the lanterns: the forfeit of the turn, whatever is shown below."""


def lay_out(stage: Rect) -> Layout:
    area = Rect(stage.cx - WIDE / 2, stage.y, WIDE, stage.h)
    inner = area.inset(0, TOP, 0, FOOT)
    side = min(inner.h, 644.0)
    board = Rect(area.x + 24, inner.y, side, side)
    picture = _fitted(Rect(area.x + 32, inner.y, 452, inner.h))
    strip = Rect(area.x + 24, inner.y, WIDE - 48, 60)
    bank = Rect(area.x + 24, strip.bottom + 20, 800, inner.bottom - strip.bottom - 24)
    envelope = Rect(bank.right + 16, bank.y + 16, 168, 145)
    return Layout(
        stage=stage,
        area=area,
        board=board,
        side=Rect(board.right + 24, inner.y, area.right - board.right - 44, inner.h),
        picture=picture,
        column=Rect(picture.right + 32, inner.y + 20, area.right - picture.right - 64, inner.h - 20),
        strip=strip,
        bank=bank,
        envelope=envelope,
        below_envelope=Rect(envelope.x - 4, envelope.bottom + 8, 172, bank.bottom - envelope.bottom - 8),
        clue=Rect(area.x + 196, inner.y - 6, 808, 58),
        sectors=Rect(area.x + 192, inner.y + 62, 820, inner.bottom - inner.y - 62),
        seats=Rect(area.x + 12, inner.y - 6, 172, inner.h + 6),
        zoom=_fitted(stage.inset(0, 6, 0, 6)),
        pinned=Rect(area.x + 12, area.y + 3, 172, 33),
    )


def between(a: Rect, b: Rect, part: float) -> Rect:
    """On the way from one place to another."""
    return Rect(*(u + (v - u) * part for u, v in zip(a, b, strict=True)))


def _fitted(room: Rect) -> Rect:
    """The largest picture in a room."""
    w = min(room.w, room.h / RATIO)
    return Rect(room.cx - w / 2, room.cy - w * RATIO / 2, w, w * RATIO)


def art_of(picture: Rect) -> Rect:
    """What lies inside the paper border."""
    return picture.inset(min(WIDEST_FRAME, round(picture.w * FRAME)))


def bank_slots(room: Rect, count: int) -> list[Rect]:
    """So many pictures as large as the room allows."""
    if not count:
        return []
    gap = 16.0
    best: tuple[float, int] = (0.0, 1)
    for across in range(1, count + 1):
        down = -(-count // across)
        w = min((room.w - gap * (across - 1)) / across, (room.h - gap * (down - 1)) / down / RATIO)
        best = max(best, (w, across))
    w, across = best
    h, down = w * RATIO, -(-count // across)
    top = room.cy - (down * h + (down - 1) * gap) / 2
    left = room.cx - (across * w + (across - 1) * gap) / 2
    return [
        Rect(left + (i % across) * (w + gap), top + (i // across) * (h + gap), w, h) for i in range(count)
    ]  # fmt: skip


DIE = 46.0
"""A sector's number stands beside its picture, never on it."""


def sector_slots(room: Rect, count: int) -> list[Rect]:
    """The pictures of the sectors: three in a row, or two and two."""
    if not count:
        return []
    across = 2 if count == 4 else 3
    down = -(-count // across)
    pitch = room.w / 3
    h = min((room.h - 10 * (down - 1)) / down, (pitch - DIE - 18) * RATIO)
    w = h / RATIO
    top = room.cy - (down * h + (down - 1) * 10) / 2 if down == 1 else room.y
    left = room.x + (room.w - across * pitch) / 2
    slots = []
    for i in range(count):
        in_row = min(across, count - i // across * across)
        shift = (across - in_row) * pitch / 2
        x = left + shift + (i % across) * pitch + DIE + 6
        slots.append(Rect(x, top + (i // across) * (h + 10), w, h))
    return slots


def die_beside(picture: Rect) -> Rect:
    return Rect(picture.x - DIE - 2, picture.y + 2, DIE, DIE)


def owner_beside(picture: Rect) -> Rect:
    return Rect(picture.x - DIE - 2, picture.y + picture.h * 0.52, DIE, DIE)


def vote_on(picture: Rect, place: int, of: int) -> Rect:
    """The dice that voted for a picture lie along its lower edge."""
    side, step = 36.0, min(40.0, (picture.w - 8) / max(1, of))
    left = picture.cx - (step * (of - 1) + side) / 2
    return Rect(left + place * step, picture.bottom - side * 0.72, side, side)


def seat_plates(room: Rect, count: int) -> list[Rect]:
    gap = 6.0
    tall = min(124.0, (room.h - gap * (count - 1)) / count)
    return [Rect(room.x, room.y + i * (tall + gap), room.w, tall) for i in range(count)]


def cell_at(board: Rect, place: float) -> Point:
    """A place of the spiral, also between two cells: 1 is the first."""
    last = len(SPIRAL)
    place = max(1.0, min(float(last), place))
    here = min(last - 1, int(place))
    a, b = (_middle(board, SPIRAL[n - 1]) for n in (here, here + 1))
    t = place - here
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def _middle(board: Rect, cell: tuple[int, int]) -> Point:
    column, row = cell
    return Point(
        board.x + board.w * (CELL_FIRST + CELL_STEP * column), board.bottom - board.h * (CELL_FIRST + CELL_STEP * row)
    )


def beside_each_other(places: Sequence[int], seat: int) -> float:
    """How far a Pictoric stands from the middle of a cell that it shares, in parts of a cell."""
    here = [other for other, place in enumerate(places) if place == places[seat]]
    return (here.index(seat) - (len(here) - 1) / 2) * min(0.34, 0.9 / len(here)) if len(here) > 1 else 0.0
