"""The rail's own part: all that stands on the card looked at, what it does as a leader first, and how it suits."""

from __future__ import annotations

from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_number, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node

MARGIN = 10.0
PORTRAIT = 64.0
PLATE, LARGE_PLATE = 26.0, 34.0
LINE_GAP = 4.0
ROW_GAP = 5.0
ICON = 22.0


class DraftInspector(Node):
    def __init__(self, look: DraftView) -> None:
        super().__init__("draft.inspector")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        panels.panel(canvas, rect, "paper")
        card = look.regarded
        if card is None:
            canvas.text(look.say("inspector.nothing"), rect.inset(MARGIN + 4), "body", "muted_ink", align="centre")
            return
        inner = rect.inset(MARGIN)
        y = self._paint_head(canvas, inner, card)
        self._paint_rows(canvas, Rect(inner.x, y, inner.w, inner.bottom - y), card)

    def _paint_head(self, canvas: Canvas, inner: Rect, card: int) -> float:
        """With large text the name has a line of its own: beside the portrait a long one would be cut."""
        look, line = self.look, PORTRAIT / 2
        plate = LARGE_PLATE if look.is_large else PLATE
        head = inner.top_part(line + LINE_GAP + plate if look.is_large else PORTRAIT)
        side = plate if look.is_large else PORTRAIT
        canvas.image(portrait_name(card), Rect(head.x, head.bottom - side, side, side), pixel=True, radius=4)
        beside = head.inset(side + 8, 0, 0, 0)
        canvas.name(look.title(card), (head if look.is_large else beside).top_part(line), "ink")
        attack, life = character_of(card).as_hero
        half = (beside.w - 6) / 2
        low = beside.bottom_part(plate).left_part(half)
        paint_number(canvas, low, "attack", attack, role="body_strong")
        paint_number(canvas, low.moved(half + 6), "heart", life, role="body_strong")
        return head.bottom + 6

    def _paint_rows(self, canvas: Canvas, room: Rect, card: int) -> None:
        look, y = self.look, room.y
        character = character_of(card)
        lines = [(ability.slot, look.text(ability)) for ability in character.abilities]
        attack, life = character.as_leader
        lines[0] = ("leader", f"{look.say('inspector.leads', attack=attack, life=life)} {lines[0][1]}")
        for slot, words in lines:
            text = Rect(room.x + ICON + 4, y, room.w - ICON - 6, room.bottom - y)
            block = canvas.block(words, "caption", *text.size, shrink=True)
            if not block.fits:
                break
            text = text.top_part(len(block.lines) * block.leading / canvas.view.scale + 2)
            paint_icon(canvas, slot, room.x + 12, y + 11, 16)
            canvas.text(words, text, "caption", "ink", valign="top")
            y = text.bottom + ROW_GAP
        rest = Rect(room.x, y, room.w, room.bottom - y)
        words = look.fit_words(look.fit(card)) if card in look.offered else ""
        if words and rest.h > 16 and canvas.block(words, "caption_strong", *rest.size, shrink=True).fits:
            canvas.text(words, rest, "caption_strong", "good", valign="top")
