"""A rival's garden enlarged in the middle of the table, while their panel is pointed at."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.games.pixies.table.layout import rival_places
from pixtable.games.pixies.table.pieces.cards import paint_lying
from pixtable.games.pixies.table.pieces.signs import term_sign
from pixtable.games.pixies.table.preview.outcome import TERMS
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import plain
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Rect, columns
from pixtable.ui.draw.lines import zone as zone_line
from pixtable.ui.draw.theme import Space

SIGN = 24.0


class Peek:
    def __init__(self, look: GardenView) -> None:
        self.look = look

    def paint(self, canvas: Canvas, rect: Rect, seat: Seat) -> None:
        places = rival_places(rect)
        self._header(canvas, places.header.inset(6, 0), seat)
        for number, (box, cell) in enumerate(zip(places.cells, self.look.garden(seat), strict=True), start=1):
            paint_lying(canvas, box, number, cell, self.look.host.tastes.glyphs)
        zone = self.look.zone(seat)
        if zone.cells:
            zone_line(canvas, [places.cells[cell] for cell in zone.cells], width=3, grow=3)
        for term, box in zip(TERMS, columns(places.figures.top_part(Space.TARGET), EQUAL, EQUAL, EQUAL), strict=True):
            term_sign(canvas, term, box.x + SIGN, box.cy, SIGN)
            words = plain(getattr(self.look.terms(seat), term))
            canvas.text(words, box.inset(SIGN * 1.5 + 6, 0, 0, 0), "label", lines=1)

    def _header(self, canvas: Canvas, box: Rect, seat: Seat) -> None:
        canvas.emblem(seat, Rect(box.x, box.cy - 16, 32, 32))
        points = plain(self.look.terms(seat).total)
        canvas.text(points, box.right_part(box.w * 0.25), "score", "amber", align="right", lines=1)
        name = Rect(box.x + 40, box.y, box.w * 0.75 - 44, box.h)
        canvas.text(canvas.trimmed(self.look.name(seat), "label", name), name, "label", lines=1)
