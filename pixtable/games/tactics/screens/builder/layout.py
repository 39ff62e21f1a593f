"""Where everything of the deck builder stands. Pure arithmetic in logical units."""

from typing import NamedTuple

from pixtable.ui.draw.layout import Rect, Size, cells, columns
from pixtable.ui.draw.theme import LARGE_TEXT, Space
from pixtable.ui.draw.units import View

ACROSS, DOWN, LARGE_DOWN = 4, 3, 2
MARGIN, GAP = 16.0, 12.0
SHEET = 404.0
PADDING = 16.0
TAB = 48.0
ROW_TAB, SET_TAB = 126.0, 96.0
ROW_TABS, TRAIT_TABS = 3, 5
PAGE = 96.0


class BuilderLayout(NamedTuple):
    bar: Rect
    tools: tuple[Rect, ...]
    search: Rect
    tabs: tuple[Rect, ...]
    found: Rect
    page: Rect
    turns: tuple[Rect, Rect]
    wall: Rect
    cards: tuple[Rect, ...]
    sheet: Rect
    name: Rect
    format: Rect
    head: float
    leaders: Rect
    heroes: Rect
    gauge: Rect
    verdict: Rect
    curves: tuple[Rect, ...]
    tallies: tuple[Rect, ...]
    buttons: tuple[Rect, Rect, Rect]


def cards_on_wall(text_scale: float) -> int:
    """Fewer where text is large, so that what they can do is read on them still."""
    return ACROSS * (LARGE_DOWN if text_scale > LARGE_TEXT else DOWN)


def places_of(view: View, text_scale: float) -> BuilderLayout:
    bar = view.rect.top_part(Space.TOP_BAR)
    home = Rect(2, 0, Space.TARGET, Space.TARGET)
    right = [Rect(view.width - Space.TARGET * (5 - i), 0, Space.TARGET, Space.TARGET) for i in range(5)]
    sheet = Rect(view.width - MARGIN - SHEET, bar.bottom + GAP, SHEET, view.height - bar.bottom - 2 * GAP)
    left = Rect(MARGIN, bar.bottom + GAP, sheet.x - MARGIN - GAP, sheet.h)
    filters, wall = left.top_part(TAB), left.inset(0, TAB + GAP, 0, Space.TARGET + GAP / 2)
    search, tabs = _filters(filters)
    found, page, turns, more = _foot(left.bottom_part(Space.TARGET))
    count = cards_on_wall(text_scale)
    down = count // ACROSS
    size = Size((wall.w - (ACROSS - 1) * GAP) / ACROSS, (wall.h - (down - 1) * GAP) / down)
    cards = tuple(cells(wall.x, wall.y, size, ACROSS, count, gap_x=GAP, gap_y=GAP))
    return BuilderLayout(
        bar,
        (home, *right),
        search,
        (*tabs, *more),
        found,
        page,
        turns,
        wall,
        cards,
        sheet,
        *_sheet(sheet.inset(PADDING), text_scale),
    )


def _filters(row: Rect) -> tuple[Rect, list[Rect]]:
    widths = [ROW_TAB] * ROW_TABS + [Space.TARGET] * TRAIT_TABS
    tabs, right = list[Rect](), row.right
    for wide in reversed(widths):
        tabs.insert(0, Rect(right - wide, row.y, wide, row.h))
        right -= wide + Space.HALF
    return row.left_part(right - row.x - Space.HALF), tabs


def _foot(row: Rect) -> tuple[Rect, Rect, tuple[Rect, Rect], list[Rect]]:
    """How many cards are found, the page in the middle, and two filters more at the right."""
    page = Rect(row.cx - PAGE / 2, row.y, PAGE, row.h)
    turns = (Rect(page.x - Space.TARGET, row.y, Space.TARGET, row.h), Rect(page.right, row.y, Space.TARGET, row.h))
    limits = row.right_part(Space.TARGET)
    more = [Rect(limits.x - Space.HALF - SET_TAB, row.y, SET_TAB, row.h), limits]
    return Rect(row.x, row.y, turns[0].x - row.x, row.h), page, turns, more


def _sheet(
    room: Rect, text_scale: float
) -> tuple[Rect, Rect, float, Rect, Rect, Rect, Rect, tuple[Rect, ...], tuple[Rect, ...], tuple[Rect, Rect, Rect]]:
    """Large text has the room of the curves, then of the counts."""
    head = 28.0 * min(1.5, text_scale)
    top, is_large = room.top_part(48), text_scale > LARGE_TEXT
    name, format = columns(top, 232.0, room.w - 240.0, gap=8)
    if is_large:
        name, format = top, top.moved(0, top.h + 6)
    leaders = Rect(room.x, format.bottom + 8, room.w, head + 48)
    heroes = Rect(room.x, leaders.bottom + 10, room.w, head + 3 * 37)
    gauge = Rect(room.x, heroes.bottom + 8, room.w, 30)
    foot = room.bottom_part(126 if is_large else 48)
    below = Rect(room.x, gauge.bottom + 6, room.w, foot.y - gauge.bottom - 18)
    tallies: tuple[Rect, ...] = ()
    curves: tuple[Rect, ...] = ()
    tall = below.h
    if not is_large:
        tall = 92.0
        rest = Rect(room.x, below.y + tall + 10, room.w, below.h - tall - 10)
        curves = tuple(columns(rest.top_part(rest.h - 58), 168.0, room.w - 192.0, gap=24))
        tallies = tuple(cells(room.x, rest.bottom - 50, Size(room.w / 3, 24), 3, 5, gap_x=0, gap_y=2))
    verdict = Rect(room.x, below.y, room.w, tall)
    draw, trial, save = columns(foot, 116.0, 140.0, room.w - 272.0, gap=8)
    if is_large:
        draw, trial = columns(foot.top_part(68), room.w / 2 - 4, room.w / 2 - 4, gap=8)
        save = foot.bottom_part(52)
    return name, format, head, leaders, heroes, gauge, verdict, curves, tallies, (draw, trial, save)
