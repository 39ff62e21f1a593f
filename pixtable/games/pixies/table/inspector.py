"""The card under the eye, in the rail: large, with its name, value, colour and symbols."""

from __future__ import annotations

from pixtable.games.pixies.rules.cards import CARDS, Card
from pixtable.games.pixies.table.pieces.cards import paint_card, suit_sign
from pixtable.games.pixies.table.pieces.signs import cross_sign, term_sign
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import signed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import glyph_chip
from pixtable.ui.draw.layout import Rect, fit
from pixtable.ui.draw.theme import LARGE_TEXT, Lift, Radius
from pixtable.ui.node import Node

ART = 0.45
"""Of the width; the words have the rest."""
"""From this text scale the name takes a line of its own above the picture."""
SIGN = 26.0


class Inspector(Node):
    def __init__(self, look: GardenView) -> None:
        super().__init__("pixies.inspector")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        card = self.look.inspected
        if card is None or min(self.rect.size) < 1:
            return
        name = self.look.host.say(f"creatures.c{card:02d}")
        body = self.rect
        if canvas.text_scale > LARGE_TEXT:
            head = body.top_part(min(body.h * 0.3, canvas.measure(name, "label", body.w)[1]))
            canvas.text(name, head, "label")
            body = body.inset(0, head.h, 0, 0)
        art = fit((5, 7), body.left_part(body.w * ART)).at(body.x, body.y)
        panels.shadow(canvas, art, Radius.CARD, Lift.CARD)
        paint_card(canvas, card, art, self.look.host.tastes.glyphs)
        words = Rect(art.right + 14, body.y, body.right - art.right - 14, art.h)
        if canvas.text_scale <= LARGE_TEXT:
            canvas.text(name, words.top_part(words.h * 0.5), "label", valign="top")
        self._facts(canvas, CARDS[card], words.bottom_part(words.h * 0.46))

    def _facts(self, canvas: Canvas, card: Card, box: Rect) -> None:
        upper, lower = box.top_part(box.h / 2), box.bottom_part(box.h / 2)
        glyph_chip(canvas, suit_sign(card), upper.x + SIGN / 2, upper.cy, SIGN)
        canvas.text(str(card.value), upper.inset(SIGN + 10, 0, 0, 0), "numeral", lines=1)
        if card.special is not None:
            term_sign(canvas, "symbols", lower.x + SIGN / 2, lower.cy, SIGN)
            words = self.look.say("special", colour=self.look.say(f"colours.{card.special}"))
        elif card.symbols:
            sign = cross_sign if card.crosses else _spiral
            sign(canvas, lower.x + SIGN / 2, lower.cy, SIGN)
            words = signed(card.symbols)
        else:
            return
        room = lower.inset(SIGN + 10, 0, 0, 0)
        if card.special is None or canvas.block(words, "body_strong", *room.size, shrink=True).fits:
            canvas.text(words, room, "body_strong")
        else:  # a symbol for each card of its colour, in signs: the words are too large
            times = canvas.measure("×", "body_strong")[0] + 4
            canvas.text("×", room.left_part(times), "body_strong", lines=1)
            glyph_chip(canvas, suit_sign(card), room.x + times + SIGN / 2, room.cy, SIGN)


def _spiral(canvas: Canvas, x: float, y: float, size: float) -> None:
    term_sign(canvas, "symbols", x, y, size)
