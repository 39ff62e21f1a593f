"""The rail's own part: all that stands on the card looked at, what it does as a leader first, and how it suits."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.table.panels.rows import paint_rows, plain_role, rows_of
from pixtable.games.tactics.table.pieces.art import paint_number, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.node import Node
from pixtable.ui.widgets.legend import Legend

MARGIN = 10.0
PORTRAIT = 64.0
PLATE, LARGE_PLATE = 26.0, 34.0
LINE_GAP = 4.0
ROW_GAP = 5.0


class DraftInspector(Node):
    def __init__(self, look: DraftView, read: Callable[[str], None]) -> None:
        """`read` opens the whole card, at a word of it where one was pressed."""
        super().__init__("draft.inspector", on_press=lambda: read(""), region="inspector", key="Z")
        self.look = look
        self.legend = Legend("draft.inspector.word", read, look.tip)
        self.add(self.legend)

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        panels.panel(canvas, rect, "paper")
        card = look.regarded
        if card is None:
            canvas.text(look.say("inspector.nothing"), rect.inset(MARGIN + 4), "body", "muted_ink", align="centre")
            self.legend.lay(())
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
        look = self.look
        character = character_of(card)
        attack, life = character.as_leader
        leads = Run(f"{look.say('inspector.leads', attack=attack, life=life)} ")
        leader, *others = rows_of(look, character.abilities)
        rows = [leader._replace(words=(leads, *leader.words)), *others]
        wide, tall = key_size(canvas, self.key)
        if plain_role(canvas, room, rows, None, ROW_GAP) is None:
            room = room.inset(0, 0, 0, max(0.0, tall - MARGIN))  # no words below the key
        painted = paint_rows(canvas, room, rows, None, ROW_GAP)
        self.legend.lay(painted.marks)
        rest = Rect(room.x, painted.bottom, room.w, room.bottom - painted.bottom)
        if painted.is_short:
            key_cap(canvas, Rect(self.rect.right - wide - 4, self.rect.bottom - tall + 4, wide, tall), self.key)
        words = look.fit_words(look.fit(card)) if card in look.offered else ""
        if words and rest.h > 16 and canvas.block(words, "caption_strong", *rest.size, shrink=True).fits:
            canvas.text(words, rest, "caption_strong", "good", valign="top")
