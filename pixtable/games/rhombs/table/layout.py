"""Where everything lies on the stage, for any size of it. Pure geometry in logical units."""

from __future__ import annotations

from dataclasses import dataclass

from pixtable.games.rhombs.table.camera import ROOT3, brick
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.theme import Space

TRAY, TALL_TRAY = 108.0, 138.0
BELOW = 16.0
"""The tray's wood goes on below the stage, to the time strip."""
MARGIN = 16.0
TALLEST_TILE = 44.0
"""The radius of a tile in the tray with room to spare."""
WIDEST_PITCH = 104.0
SLOT_GAP = 6.0
PANEL = 236.0
CHIPS, CHIP_LINE = 480.0, 24.0
TABS_FROM = 4 * MARGIN + Space.TARGET
"""Left and right of the row of tabs together."""
KEYS, NARROW_KEYS, CAPS = 100.0, 76.0, 54.0
"""The room of the keys that turn a tile, beside few tiles and many; their two caps are so wide."""
HEADER, NARROW_HEADER = 170.0, 150.0
DRAWN = 100.0
ONE_ROW, TWO_ROWS = 12, 16
"""A hand of more tiles than the first needs a taller tray; of more than the second, a third row when text is large."""
ROW_GAP = 10.0
ROWS = (1, 2, 3)


@dataclass(frozen=True)
class Layout:
    canvas: Rect = NOWHERE
    fit: Rect = NOWHERE
    """Where nothing lies over the board: clear of chips, buttons and tabs on all sides."""
    tray: Rect = NOWHERE
    header: Rect = NOWHERE
    row: Rect = NOWHERE
    drawn: Rect = NOWHERE
    """The brick of the tile that has come from the bag; nowhere in the open game."""
    keys: Rect = NOWHERE
    chips: Rect = NOWHERE
    panel: Rect = NOWHERE
    zoom: tuple[Rect, Rect, Rect] = (NOWHERE, NOWHERE, NOWHERE)
    tabs: Rect = NOWHERE
    covers: tuple[Rect, ...] = ()
    """What lies over the board for good: a view keeps what can be played clear of it."""


def lay_out(stage: Rect, tiles: int, is_blind: bool, text_scale: float, tabs_wide: float = 0.0) -> Layout:
    """`tiles`: in the largest hand. `tabs_wide`: how much of their row the tabs of the others take."""
    is_tall = tiles > ONE_ROW
    tall = _tray_height(tiles, text_scale)
    tray = stage.bottom_part(tall)
    canvas = Rect(stage.x, stage.y, stage.w, stage.h - tall)
    inner = tray.inset(MARGIN, 13, MARGIN, 0)  # the rim above is thick, and the wood goes on below
    narrow, wide = NARROW_HEADER * (1 + (text_scale - 1) / 10), HEADER * (1 + (text_scale - 1) / 2)
    header = inner.left_part(narrow if is_tall else wide)
    keys = inner.right_part(max(NARROW_KEYS if is_tall else KEYS, CAPS * text_scale))
    row = Rect(header.right + Space.GRID, inner.y, keys.x - header.right - 2 * Space.GRID, inner.h)
    drawn = NOWHERE
    if is_blind:
        spot = row.right_part(DRAWN)
        drawn = brick(spot.centre, min(TALLEST_TILE, row.h / 2 - 2))
        row = row.inset(0, 0, DRAWN + Space.GRID, 0)
    side = Space.TARGET
    left = canvas.x + MARGIN
    zoom = tuple(Rect(left, canvas.bottom - MARGIN - side - i * (side + Space.GRID), side, side) for i in range(3))
    panel_w = min(canvas.w * 0.42, PANEL * (1 + (text_scale - 1) * 0.6))
    chips = Rect(left, canvas.y + MARGIN, canvas.w - 3 * MARGIN - panel_w, side)
    panel = Rect(canvas.right - MARGIN - panel_w, canvas.y + MARGIN, panel_w, canvas.h * 0.5)
    tabs = canvas.bottom_part(side).inset(TABS_FROM - MARGIN, 0, MARGIN, 0)
    chips_box = _chips_box(chips, text_scale)
    fit = canvas.inset(MARGIN + side + Space.GRID, chips_box.bottom - canvas.y, MARGIN, side)
    covers = (chips_box, *zoom, tabs.right_part(tabs_wide))
    return Layout(canvas, fit, tray, header, row, drawn, keys, chips, panel, (zoom[0], zoom[1], zoom[2]), tabs, covers)


def _tray_height(tiles: int, text_scale: float) -> float:
    """Counts on the tiles grow with the text: many tiles must then grow with them, or they could not be seen."""
    if tiles <= ONE_ROW:
        return TRAY
    return TALL_TRAY * (1 + (text_scale - 1) / 2) if tiles > TWO_ROWS else TALL_TRAY


def _chips_box(chips: Rect, text_scale: float) -> Rect:
    """About as large as the chips are; only a canvas could say it to the unit."""
    wide = CHIPS * text_scale
    lines = 1 if wide <= chips.w else 2
    tall = max(Space.TARGET, CHIP_LINE * text_scale + Space.GRID)
    return Rect(chips.x, chips.y, min(wide / lines, chips.w), lines * (tall + Space.GRID) - Space.GRID)


def seat_gate(canvas: Rect, seat: int, seats: int) -> Rect:
    """Where a rival's tiles come from: over the canvas' edge, about as high as the seat's plate in the rail."""
    step = min(60.0, canvas.h / max(1, seats))
    return brick(Point(canvas.right + 2 * TALLEST_TILE, canvas.y + Space.TARGET + seat * step), TALLEST_TILE)


def rival_spot(canvas: Rect) -> Rect:
    """Where a tile is shown that a rival has drawn from the bag."""
    return brick(Point(canvas.right - 2 * TALLEST_TILE, canvas.cy), TALLEST_TILE)


def tray_slots(row: Rect, count: int) -> list[Rect]:
    """A brick for each of so many tiles, in as many rows as make them largest."""
    if count == 0:
        return []
    return max((_in_rows(row, count, rows) for rows in ROWS), key=lambda slots: slots[0].w)


def _in_rows(row: Rect, count: int, rows: int) -> list[Rect]:
    """Several rows interlock like the cells of the board, a little apart: every second one stands half a tile aside."""
    across, aside = -(-count // rows), 0.5 if rows > 1 else 0.0
    pitch = min(WIDEST_PITCH, row.w / (across + aside))
    in_height = (row.h - (rows - 1) * ROW_GAP) / (2 + 1.5 * (rows - 1))
    radius = min(TALLEST_TILE, in_height, (pitch - SLOT_GAP) / ROOT3)
    tall = 2 * radius
    if rows > 1:
        pitch = min(pitch, 2.2 * radius)
        tall = max(Space.TARGET, 1.5 * radius)  # a gap between the rows keeps the arrows in theirs
    down = 1.5 * radius + ROW_GAP
    left, top = row.cx - pitch * (across - 1 + aside) / 2, row.cy - down * (rows - 1) / 2
    return [
        _slot(left + pitch * (i % across + aside * (i // across % 2)), top + down * (i // across), radius, tall)
        for i in range(count)
    ]


def _slot(x: float, y: float, radius: float, tall: float) -> Rect:
    return Rect(x - ROOT3 * radius / 2, y - tall / 2, ROOT3 * radius, tall)
