"""The chips that say what a move changes, and the tag of a zone."""

from __future__ import annotations

from pixtable.games.pixies.table_figures import change_colour, signed
from pixtable.games.pixies.table_outcome import TERMS, Outcome, Terms, Zone
from pixtable.games.pixies.table_signs import term_sign, zone_sign
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect, kept_inside

PIP = 18.0
PADDING = 10.0
OVERHANG = 16.0
"""How far a chip may reach beyond its garden on the right."""
TAG = 30.0


def paint_chip(canvas: Canvas, cell: Rect, change: Terms, garden: Rect) -> None:
    """The whole change, and under it a pip for each term that changes; on the lower third of the ghost."""
    moved = [(term, getattr(change, term)) for term in TERMS if getattr(change, term)]
    widths = [PIP + 3 + canvas.measure(signed(n), "caption_strong")[0] for _, n in moved]
    big_w, big_h = canvas.measure(signed(change.total), "big")
    low_h = canvas.measure("+0", "caption_strong")[1] + 2 if moved else 0.0
    w = max(112.0, big_w, sum(widths) + 6 * (len(moved) - 1)) + 2 * PADDING
    h = big_h + low_h + 4
    box = kept_inside(
        Rect(cell.cx - w / 2, cell.bottom - h - 6, w, h),
        garden.inset(-OVERHANG / 2, 0, -OVERHANG, 0),
    )
    panels.chip(canvas, box)
    whole = box.top_part(big_h + 2)
    canvas.layer += 1
    canvas.text(signed(change.total), whole, "big", change_colour(change.total), align="centre", lines=1)
    x = box.cx - (sum(widths) + 6 * (len(moved) - 1)) / 2
    for (term, n), width in zip(moved, widths, strict=True):
        y = whole.bottom + low_h / 2 - 1
        term_sign(canvas, term, x + PIP / 2, y, PIP)
        place = Rect(x + PIP + 3, y - low_h / 2, width - PIP - 2, low_h)
        canvas.text(signed(n), place, "caption_strong", lines=1)
        x += width + 6
    canvas.layer -= 1


def paint_option_chip(canvas: Canvas, cell: Rect, key: str, outcome: Outcome, is_aimed: bool) -> None:
    """One of several ways: the change, with its key for the halves of a cut cell."""
    words = signed(outcome.change.total)
    w, h = canvas.measure(words, "score")
    w, h = w + 16, h + 4
    if outcome.move.keep == "old":
        box, cap = Rect(cell.x - 8, cell.y - h * 0.55, w, h), Rect(cell.x + 10, cell.y + cell.h * 0.32, 24, 24)
    else:
        box = Rect(cell.right - w - 4, cell.bottom - h - 8, w, h)
        cap = Rect(cell.right - 34, cell.bottom - h - 44, 24, 24)
    if outcome.case == 3:
        box = Rect(cell.cx - w / 2, cell.bottom - h - 10, w, h)
    canvas.layer += 1
    panels.chip(canvas, box, "amber" if is_aimed or outcome.case == 2 else "brass")
    canvas.text(words, box.inset(4, 0), "score", change_colour(outcome.change.total), align="centre", lines=1)
    if key:
        panels.key_cap(canvas, cap, key)
    canvas.layer -= 1


def paint_zone_tag(canvas: Canvas, zone: Zone, left: float, bottom: float, garden: Rect) -> None:
    """`4 x 3 = 12` on the lower edge of the outline."""
    words = f"{len(zone.cells)} × {zone.factor} = {zone.points}"
    w, h = canvas.measure(words, "body_strong")
    h = max(TAG, h + 2)
    sign = min(20.0, h - 8)
    whole = Rect(left + 8, bottom - h / 2 - 6, w + sign + 30, h)
    box = kept_inside(whole, garden)
    canvas.layer += 1
    panels.chip(canvas, box, "mint", h / 2)
    zone_sign(canvas, box.x + 10 + sign / 2, box.cy, sign)
    canvas.text(words, box.inset(sign + 16, 0, 8, 0), "body_strong", lines=1)
    canvas.layer -= 1
