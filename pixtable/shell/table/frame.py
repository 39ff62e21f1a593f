"""How the table's screen is cut up: top bar, stage, rail and time strip. Pure arithmetic."""

from typing import NamedTuple

from pixtable.shell.table.history import LOWEST
from pixtable.ui.draw.layout import Rect, Size, cells
from pixtable.ui.draw.theme import LARGE_TEXT, Space
from pixtable.ui.draw.units import View

PLATES_TOP = 36.0
TALLEST_PLATE, LOW_PLATE, LOWEST_PLATE = 56.0, 44.0, 38.0
FEW, MANY = 3, 6  # seats: up to so many have tall plates, from more than so many the rail must be thrifty
LARGE_PLATE = 72.0
HEADING = 28.0
INSPECTOR = 172.0
LARGE_INSPECTOR = 200.0
HUGE_TEXT = 1.75
HUGE_INSPECTOR = 216.0
DRAWER = 400.0
DRAWER_PLATE = 60.0
THRIFTY_INSPECTOR = 148.0


class TableFrame(NamedTuple):
    top: Rect
    stage: Rect
    rail: Rect
    strip: Rect
    plates: tuple[Rect, ...]
    inspector: Rect
    log: Rect
    is_drawer: bool = False
    """The rail is a drawer: inspector and log take turns in it, without headings."""


def table_frame(
    view: View, seats: int, text_scale: float, wanted: float = 0.0, *, has_drawer: bool = False
) -> TableFrame:
    """`wanted`: how high a game would like the inspector to be; `has_drawer`: it would like a drawer for large text."""
    is_drawer = has_drawer and text_scale > LARGE_TEXT and seats <= FEW  # many seats need the stage's width
    whole = view.rect
    top = whole.top_part(Space.TOP_BAR)
    strip = whole.bottom_part(Space.STRIP)
    middle = Rect(0, top.bottom, whole.w, strip.y - top.bottom)
    rail = middle.right_part(DRAWER if is_drawer else Space.RAIL)
    reach = Space.TARGET - strip.h  # a hand on the time strip needs more room than the eye
    stage = Rect(0, middle.y, middle.w - rail.w, middle.h - reach)
    inner = rail.inset(Space.GAP, 0)
    if is_drawer:
        plates = _plates_of_drawer(inner, seats)
        y = plates[-1].bottom + Space.GRID
        rest = Rect(inner.x, y, inner.w, stage.bottom - y - Space.HALF)
        return TableFrame(top, stage, rail, strip, plates, rest, rest, is_drawer)
    plates = _plates(inner, seats, text_scale)
    y = plates[-1].bottom + Space.GAP
    tall = min(max(_inspector_tall(seats, text_scale), wanted), rail.bottom - y - Space.GRID)
    if rail.bottom - y - tall - 2 * Space.GRID < HEADING + LOWEST:
        tall = rail.bottom - y - Space.GRID  # what is too low for a line of the log is not left empty
    inspector = Rect(inner.x, y + HEADING, inner.w, tall - HEADING)
    y = inspector.bottom + Space.GRID
    return TableFrame(
        top, stage, rail, strip, plates, inspector, Rect(inner.x, y, inner.w, rail.bottom - y - Space.GRID)
    )


def _inspector_tall(seats: int, text_scale: float) -> float:
    if text_scale > HUGE_TEXT:
        return HUGE_INSPECTOR
    if text_scale > LARGE_TEXT:
        return LARGE_INSPECTOR
    return THRIFTY_INSPECTOR if seats > MANY else INSPECTOR


def _plates_of_drawer(inner: Rect, seats: int) -> tuple[Rect, ...]:
    """Side by side, so that the rest is for reading."""
    wide = (inner.w - Space.GRID) / 2
    return tuple(
        cells(inner.x, inner.y + Space.GRID, Size(wide, DRAWER_PLATE), 2, seats, gap_x=Space.GRID, gap_y=Space.HALF)
    )


def _plates(inner: Rect, seats: int, text_scale: float) -> tuple[Rect, ...]:
    """Few seats get tall plates with a second line, many low ones; many with large text stand in two columns."""
    top = inner.inset(0, PLATES_TOP, 0, 0)
    if seats > MANY and text_scale > LARGE_TEXT:
        wide = (inner.w - Space.GRID) / 2
        return tuple(cells(top.x, top.y, Size(wide, TALLEST_PLATE), 2, seats, gap_x=Space.GRID))
    if seats > MANY:
        tall, gap = LOWEST_PLATE, Space.HALF
    elif seats > FEW:
        tall, gap = LOW_PLATE, Space.GRID
    else:
        tall, gap = LARGE_PLATE if text_scale > LARGE_TEXT else TALLEST_PLATE, Space.GRID
    return tuple(cells(top.x, top.y, Size(inner.w, tall), 1, seats, gap_y=gap))
