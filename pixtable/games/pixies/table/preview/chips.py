"""The chips that say what a move changes, and the tag of a zone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pixtable.games.pixies.table.figures import change_colour
from pixtable.games.pixies.table.pieces.signs import term_sign, zone_sign
from pixtable.games.pixies.table.preview.outcome import KEEP_KEYS, TERMS, Outcome, Terms, Zone
from pixtable.language.figures import signed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, kept_inside
from pixtable.ui.draw.theme import Space

PIP = 18.0
PADDING = 10.0
OVERHANG = 16.0
"""How far a chip may reach beyond its garden on the right."""
RISE = 20.0
"""How far a chip may reach above its cell: in the row above stand names."""
TAG = 30.0
PIP_GAP = 6.0
NARROWEST = 92.0


class Chip:
    """The whole change, and under it a pip for each term that changes; on the lower third of the ghost."""

    def __init__(self, canvas: Canvas, cell: Rect, change: Terms, garden: Rect) -> None:
        self.change = change
        self.moved = [(term, getattr(change, term)) for term in TERMS if getattr(change, term)]
        self.widths = [PIP + 3 + canvas.measure(signed(n), "caption_strong")[0] for _, n in self.moved]
        self.pips_w = sum(self.widths) + PIP_GAP * (len(self.moved) - 1)
        big_w, self.big_h = canvas.measure(signed(change.total), "big")
        self.low_h = canvas.measure("+0", "caption_strong")[1] + 2 if self.moved else 0.0
        w, h = max(NARROWEST, big_w, self.pips_w) + 2 * PADDING, self.big_h + self.low_h + 4
        room = garden.inset(-OVERHANG / 2, 0, -OVERHANG, 0)
        self.box = kept_inside(Rect(cell.cx - w / 2, cell.bottom - h - 6, w, h), room)

    def paint(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.box)
        whole, total = self.box.top_part(self.big_h + 2), self.change.total
        canvas.layer += 1
        canvas.text(signed(total), whole, "big", change_colour(total), align="centre", lines=1)
        x, y = self.box.cx - self.pips_w / 2, whole.bottom + self.low_h / 2 - 1
        for (term, n), width in zip(self.moved, self.widths, strict=True):
            term_sign(canvas, term, x + PIP / 2, y, PIP)
            place = Rect(x + PIP + 3, y - self.low_h / 2, width - PIP - 2, self.low_h)
            canvas.text(signed(n), place, "caption_strong", lines=1)
            x += width + PIP_GAP
        canvas.layer -= 1


def option_chip_box(canvas: Canvas, cell: Rect, outcome: Outcome) -> Rect:
    w, h = canvas.measure(signed(outcome.change.total), "score")
    w, h = w + 16, h + 4
    if outcome.case == 3:
        return Rect(cell.cx - w / 2, cell.bottom - h - 10, w, h)
    if outcome.move.keep == "old":
        return Rect(cell.x - 8, cell.y - min(RISE, h * 0.55), w, h)
    return Rect(cell.right - w - 4, cell.bottom - h - 8, w, h)


def paint_option_chip(canvas: Canvas, cell: Rect, outcome: Outcome, is_aimed: bool) -> None:
    """One of several ways: the change, with its key for the halves of a cut cell."""
    box = option_chip_box(canvas, cell, outcome)
    canvas.layer += 1
    panels.chip(canvas, box, "amber" if is_aimed or outcome.case == 2 else "brass")
    colour = change_colour(outcome.change.total)
    canvas.text(signed(outcome.change.total), box.inset(4, 0), "score", colour, align="centre", lines=1)
    key = KEEP_KEYS.get(outcome.move.keep or "", "")
    if outcome.move.keep == "old":
        y = max(cell.y + cell.h * 0.32, box.bottom + 4)
        panels.key_cap(canvas, Rect(cell.x + 10, y, Space.KEY, Space.KEY), key)
    elif key:
        panels.key_cap(canvas, Rect(cell.right - 34, box.y - 36, Space.KEY, Space.KEY), key)
    canvas.layer -= 1


def paint_zone_tag(canvas: Canvas, zone: Zone, rects: Sequence[Rect], garden: Rect, avoid: Sequence[Rect]) -> None:
    """`4 x 3 = 12` on the outline's lower edge, or on the next edge where no chip lies."""
    words = f"{len(zone.cells)} × {zone.factor} = {zone.points}"
    w, h = canvas.measure(words, "body_strong")
    h = max(TAG, h + 2)
    sign = min(20.0, h - 8)
    size = Rect(0, 0, w + sign + 30, h)
    spots = [kept_inside(spot, garden) for spot in _tag_spots(size, rects)]
    box = next((spot for spot in spots if not any(spot.meets(chip) for chip in avoid)), spots[0])
    canvas.layer += 1
    panels.chip(canvas, box, "mint", h / 2)
    zone_sign(canvas, box.x + 10 + sign / 2, box.cy, sign)
    canvas.text(words, box.inset(sign + 16, 0, 8, 0), "body_strong", lines=1)
    canvas.layer -= 1


def _tag_spots(size: Rect, rects: Sequence[Rect]) -> Iterator[Rect]:
    """Lower edges from the bottom up, then the upper ones."""
    for rect in sorted(rects, key=lambda rect: (-rect.bottom, rect.x)):
        yield size.at(rect.x + 8, rect.bottom - size.h / 2 - 6)
    for rect in sorted(rects, key=lambda rect: (rect.y, rect.x)):
        yield size.at(rect.x + 8, rect.y - size.h / 2 + 6)
