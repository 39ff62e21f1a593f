"""The others' gardens: small, complete, with their live zone and the points of each term."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.games.pixies.table.layout import RivalLayout
from pixtable.games.pixies.table.pieces.cards import paint_cell
from pixtable.games.pixies.table.pieces.signs import grid_sign, term_sign
from pixtable.games.pixies.table.preview.outcome import TERMS, filled
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import plain
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Rect, Share, bounds, columns, rows
from pixtable.ui.draw.lines import zone as zone_line
from pixtable.ui.draw.theme import Colour, Line, Radius, Space
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.flow import Flow
from pixtable.ui.node import Node

SIGN = 22.0
SUM = 76.0
EMBLEM, WIDE_EMBLEM = 28.0, 32.0
MINI_ZONE, GROW = 2.4, 2.6
ONE_SHORT = 8
"""Cells filled: the next card may end the round."""


class RivalNode(Node):
    """A rival's panel; pointing at it shows the garden enlarged in the middle of the table."""

    radius = Radius.PANEL

    def __init__(self, seat: Seat, look: GardenView) -> None:
        super().__init__(f"pixies.opponent.{seat}", focusable=True, region="opponents")
        self.seat, self.look = seat, look
        self.has_low_score = False
        """In a narrow panel names may need the whole header: then the points stand below the garden."""

    @property
    def places(self) -> RivalLayout:
        return self.look.places.rivals[self.look.rivals.index(self.seat)]

    @property
    def fill(self) -> int:
        return filled(self.look.garden(self.seat))

    def paint(self, canvas: Canvas) -> None:
        look, seat = self.look, self.seat
        self.has_low_score = not self.places.is_wide and any(self._is_long(canvas, name) for name in look.rival_names)
        shown = (seat, look.name(seat), tuple(look.garden(seat)), look.terms(seat), look.state.round, self.places,
                 self.has_low_score)  # fmt: skip
        canvas.composed(("rival", shown), self.rect, lambda: self._paint_panel(canvas), panels.ROOM)
        if self.fill >= ONE_SHORT:
            self._glow(canvas)

    def _paint_panel(self, canvas: Canvas) -> None:
        panels.panel(canvas, self.rect)
        self._header(canvas)
        for cell, rect in enumerate(self.places.cells):
            paint_cell(canvas, rect, cell + 1, is_bare=self.look.garden(self.seat)[cell] is None)
        (self._beside if self.places.is_wide else self._below)(canvas)

    def _glow(self, canvas: Canvas) -> None:
        """One short of a full garden: the round may end."""
        breath = canvas.breathing(6)
        canvas.ring(self.rect.inset(1), Radius.PANEL, Line.RING, "amber", 0.35 + 0.5 * breath)

    def _is_long(self, canvas: Canvas, name: str) -> bool:
        """Whether a name does not fit beside its emblem and points of two figures."""
        head = self.places.header
        room = head.w - EMBLEM - 14 - canvas.measure("88", "score")[0]
        return not canvas.block(name, "label", room, head.h, shrink=True, lines=1).fits

    def _header(self, canvas: Canvas) -> None:
        head = self.places.header
        side = WIDE_EMBLEM if self.places.is_wide else EMBLEM
        emblem = Rect(head.x, head.cy - side / 2, side, side)
        canvas.emblem(self.seat, emblem)
        right = head.right
        if not self.has_low_score:
            score = head.right_part(min(head.w * 0.36, canvas.measure(self._points, "score")[0] + 4))
            canvas.text(self._points, score, "score", "amber", align="right", lines=1)
            right = score.x - 2
        name = Rect(emblem.right + 6, head.y, right - emblem.right - 6, head.h)
        canvas.text(canvas.trimmed(self.look.name(self.seat), "label", name), name, "label", lines=1)

    @property
    def _points(self) -> str:
        return plain(self.look.terms(self.seat).total)

    def _beside(self, canvas: Canvas) -> None:
        *terms, last = rows(self.places.figures, *[EQUAL] * 4)
        for term, row in zip(TERMS, terms, strict=True):
            self._figure(canvas, row, term, plain(getattr(self.look.terms(self.seat), term)))
        panels.rule(canvas, last.x, last.y + 2, last.w)
        self._figure(canvas, last, "fill", f"{self.fill}/9")

    def _below(self, canvas: Canvas) -> None:
        """Narrow panels say the zone as `n x factor`, or the points; the tall one has room for all terms."""
        figures = self.places.figures
        if self.has_low_score:
            self._fill_words(canvas, figures, "left")
            canvas.text(self._points, figures, "score", "amber", align="right", lines=1)
            return
        if figures.h > 64:
            upper, lower = rows(figures, EQUAL, EQUAL)
            for term, box in zip(TERMS, columns(upper, EQUAL, EQUAL, EQUAL, gap=4), strict=True):
                self._figure(canvas, box, term, plain(getattr(self.look.terms(self.seat), term)), align="left")
            self._figure(canvas, lower, "fill", f"{self.fill}/9", align="left")
            if self.look.zone(self.seat).cells:
                canvas.text(self._zone_words, lower, "body", "muted", align="right", lines=1)
            return
        left, right = columns(figures, Share(3), Share(2), gap=2)
        self._figure(canvas, left, "zone", self._zone_words, align="left")
        self._fill_words(canvas, right)

    @property
    def _zone_words(self) -> str:
        zone = self.look.zone(self.seat)
        return f"{len(zone.cells)}×{zone.factor}" if zone.cells else "–"

    def _fill_words(self, canvas: Canvas, box: Rect, align: str = "right") -> None:
        colour: Colour = "amber" if self.fill >= ONE_SHORT else "cream"
        canvas.text(f"{self.fill}/9", box, "body_strong", colour, align=align, lines=1)

    def _figure(self, canvas: Canvas, box: Rect, sign: str, words: str, align: str = "right") -> None:
        size = min(SIGN, box.h - 2)
        if sign == "fill":
            grid_sign(canvas, box.x + size / 2, box.cy, size * 0.9)
        else:
            term_sign(canvas, sign, box.x + size / 2, box.cy, size)
        colour: Colour = "amber" if sign == "fill" and self.fill >= ONE_SHORT else "cream"
        canvas.text(words, box.inset(size + 4, 0, 0, 0), "body_strong", colour, align=align, lines=1)

    @property
    def sum_box(self) -> Rect:
        """Where the sum of a round runs up: over the points that stand there else."""
        score = self.places.figures if self.has_low_score else self.places.header
        tall = max(Space.TARGET, score.h)
        return Rect(score.right - SUM, score.cy - tall / 2, SUM, tall)

    def term_spot(self, term: str) -> tuple[float, float]:
        """Where points of a term fly to when the round is scored."""
        if self.places.is_wide:
            row = rows(self.places.figures, *[EQUAL] * 4)[TERMS.index(term)]
            return row.right - 10, row.cy
        score = self.places.figures if self.has_low_score else self.places.header
        return score.right - 16, score.cy


class RivalZone(Node):
    """The outline of a rival's largest zone, above the cards."""

    def __init__(self, seat: Seat, look: GardenView) -> None:
        super().__init__()
        self.seat, self.look = seat, look
        self.flow = Flow()
        self.z = 30.0

    @property
    def is_shown(self) -> bool:
        return self.seat != self.look.viewer

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self.is_shown:
            cells, rects = self.look.zone(self.seat).cells, self.look.cell_rects(self.seat)
            self.flow.aim(cells, [rects[cell] for cell in cells], self, motion)

    def paint(self, canvas: Canvas) -> None:
        rects = self.flow.shown
        if not rects or not self.is_shown:
            return
        if self.flow.is_flowing:
            self._outline(canvas, rects)
        else:
            canvas.composed(("zone", rects), bounds(rects), lambda: self._outline(canvas, rects), GROW + MINI_ZONE)

    def _outline(self, canvas: Canvas, rects: tuple[Rect, ...]) -> None:
        zone_line(canvas, rects, width=MINI_ZONE, grow=GROW)
