"""How the table's screen is cut up: top bar, stage, rail and time strip. Pure arithmetic."""

from typing import NamedTuple

from pixtable.ui.layout import Rect
from pixtable.ui.theme import Space
from pixtable.ui.units import View

PLATES_TOP = 36.0
TALLEST_PLATE, LOWEST_PLATE = 56.0, 44.0
MOST_LOW_PLATES = 5
CLOSE_PLATE = 38.0
LARGE_TEXT = 1.25
LARGE_PLATE = 72.0
HEADING = 28.0
INSPECTOR = 172.0
LARGE_INSPECTOR = 200.0
HUGE_TEXT = 1.75
HUGE_INSPECTOR = 216.0


class TableFrame(NamedTuple):
    top: Rect
    stage: Rect
    rail: Rect
    strip: Rect
    plates: tuple[Rect, ...]
    inspector: Rect
    log: Rect


def table_frame(view: View, seats: int, text_scale: float) -> TableFrame:
    whole = view.rect
    top = whole.top_part(Space.TOP_BAR)
    strip = whole.bottom_part(Space.STRIP)
    middle = Rect(0, top.bottom, whole.w, strip.y - top.bottom)
    rail = middle.right_part(Space.RAIL)
    reach = Space.TARGET - strip.h  # a hand on the time strip needs more room than the eye
    stage = Rect(0, middle.y, middle.w - rail.w, middle.h - reach)
    inner = rail.inset(Space.GAP, 0)
    plates = _plates(inner, seats, text_scale)
    tall = HUGE_INSPECTOR if text_scale > HUGE_TEXT else LARGE_INSPECTOR if text_scale > LARGE_TEXT else INSPECTOR
    y = plates[-1].bottom + Space.GAP
    inspector = Rect(inner.x, y + HEADING, inner.w, tall - HEADING)
    y = inspector.bottom + Space.GRID
    return TableFrame(
        top, stage, rail, strip, plates, inspector, Rect(inner.x, y, inner.w, rail.bottom - y - Space.GRID)
    )


def _plates(inner: Rect, seats: int, text_scale: float) -> tuple[Rect, ...]:
    """Few seats get tall plates with a second line, more get low ones, and a full round stands close."""
    gap = Space.GRID
    if seats > MOST_LOW_PLATES:
        tall, gap = CLOSE_PLATE, Space.HALF
    elif text_scale > LARGE_TEXT and seats <= 3:
        tall = LARGE_PLATE
    else:
        tall = TALLEST_PLATE if seats <= 3 else LOWEST_PLATE
    top = inner.y + PLATES_TOP
    return tuple(Rect(inner.x, top + seat * (tall + gap), inner.w, tall) for seat in range(seats))
