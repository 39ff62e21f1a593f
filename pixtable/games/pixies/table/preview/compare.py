"""Two twins side by side (PX-21): what it brings to keep the old card, and what to keep the new one."""

from __future__ import annotations

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.table.figures import change_colour
from pixtable.games.pixies.table.pieces.cards import paint_card, paint_validated
from pixtable.games.pixies.table.pieces.signs import term_sign
from pixtable.games.pixies.table.preview.outcome import TERMS, Outcome
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import plain, signed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Rect, columns, fit, rows
from pixtable.ui.draw.theme import LARGE_TEXT, Line, Radius, Space

HEAD, FOOT = 48.0, 36.0
MARGIN = 16.0
SIGN = 24.0


def option_boxes(rect: Rect) -> list[Rect]:
    inner = rect.inset(MARGIN, HEAD, MARGIN, FOOT + Space.BUTTON + 14)
    return columns(inner, EQUAL, EQUAL, gap=Space.GRID)


def button_boxes(rect: Rect) -> list[Rect]:
    inner = rect.inset(MARGIN, 0).bottom_part(FOOT + Space.BUTTON).top_part(Space.BUTTON)
    return columns(inner, EQUAL, EQUAL, gap=Space.GRID)


class Compare:
    def __init__(self, look: GardenView) -> None:
        self.look = look

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        old, new = self.look.outcomes
        head = rect.top_part(HEAD).inset(MARGIN, 4)
        title = self.look.say("compare.title", v=CARDS[new.move.card].value)
        canvas.text(title, head, "label", align="centre", lines=1)
        best = max(old.after.total, new.after.total)
        for outcome, box in zip((old, new), option_boxes(rect), strict=True):
            self._option(canvas, box, outcome, outcome.after.total == best)
        foot = rect.bottom_part(FOOT).inset(MARGIN, 0, MARGIN, 6)
        if canvas.text_scale <= LARGE_TEXT:
            canvas.text(self.look.say("compare.tucked"), foot, "caption", "muted", align="centre", lines=1)

    def _option(self, canvas: Canvas, box: Rect, outcome: Outcome, is_best: bool) -> None:
        panels.well(canvas, box, Radius.PLATE, "active" if is_best else "well", "panel_line")
        if outcome is self.look.aimed or (is_best and self.look.aimed is None):
            canvas.ring(box, Radius.PLATE, Line.RING, "amber")
        card_box, name, *terms, total, sum_box = rows(
            box.inset(10, 10, 10, 6), box.h * 0.3, 34, EQUAL, EQUAL, EQUAL, 48, 28
        )
        self._card(canvas, fit((5, 7), card_box), outcome)
        canvas.text(
            self.look.say(f"compare.{outcome.move.keep}"), name.inset(-6, 0), "body_strong", align="centre", lines=1
        )
        for term, row in zip(TERMS, terms, strict=True):
            self._term(canvas, row, term, getattr(outcome.change, term))
        panels.rule(canvas, total.x, total.y, total.w)
        change = outcome.change.total
        canvas.text(signed(change), total, "total", change_colour(change), align="centre", lines=1)
        total_words = plain(outcome.after.total)
        words = self.look.say("compare.round", n=total_words) if canvas.text_scale <= LARGE_TEXT else total_words
        canvas.text(words, sum_box, "body", align="centre", lines=1)

    def _card(self, canvas: Canvas, rect: Rect, outcome: Outcome) -> None:
        lying = outcome.garden[outcome.cell]
        if lying is not None and lying.up is not None:
            paint_card(canvas, lying.up, rect, self.look.host.tastes.glyphs)
            paint_validated(canvas, rect)

    def _term(self, canvas: Canvas, row: Rect, term: str, change: int) -> None:
        term_sign(canvas, term, row.x + SIGN / 2 + 2, row.cy, SIGN)
        words = row.inset(SIGN + 6, 0, 2, 0)
        canvas.text(signed(change), words, "label", change_colour(change), align="right", lines=1)
