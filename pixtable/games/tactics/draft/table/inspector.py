"""The rail's own part: all that stands on the card looked at, what it does as a leader first, and how it suits."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.table.panels.rows import paint_key, paint_rows, rows_of
from pixtable.games.tactics.table.pieces.art import paint_number, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
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
        plate = LARGE_PLATE if look.is_large else PLATE
        head = inner.top_part(PORTRAIT / 2 + LINE_GAP + plate if look.is_large else PORTRAIT)
        is_short = self._paint_rows(canvas, inner.inset(0, head.h + 6, 0, 0), card)
        self._paint_head(canvas, head, plate, card, shows_key=is_short)

    def _paint_head(self, canvas: Canvas, head: Rect, plate: float, card: int, *, shows_key: bool) -> None:
        """With large text the name has a line of its own: beside the portrait a long one would be cut."""
        look, line = self.look, PORTRAIT / 2
        side = plate if look.is_large else PORTRAIT
        canvas.image(portrait_name(card), Rect(head.x, head.bottom - side, side, side), pixel=True, radius=4)
        beside = head.inset(side + 8, 0, 0, 0)
        canvas.name(look.title(card), (head if look.is_large else beside).top_part(line), "ink")
        attack, life = character_of(card).as_hero
        low = beside.bottom_part(plate)
        if shows_key:
            low = paint_key(canvas, low, self.key)
        for box, icon, number in zip(columns(low, REST, REST, gap=6), ("attack", "heart"), (attack, life), strict=True):
            paint_number(canvas, box, icon, number, role="body_strong")

    def _paint_rows(self, canvas: Canvas, room: Rect, card: int) -> bool:
        """Whether there is more to read than has room."""
        look = self.look
        character = character_of(card)
        attack, life = character.as_leader
        leads = Run(f"{look.say('inspector.leads', attack=attack, life=life)} ")
        leader, *others = rows_of(look, character.abilities)
        rows = [leader._replace(words=(leads, *leader.words)), *others]
        lit = character.leader if look.takes_leader else None
        painted = paint_rows(canvas, room, rows, lit, ROW_GAP)
        self.legend.lay(painted.marks)
        rest = Rect(room.x, painted.bottom, room.w, room.bottom - painted.bottom)
        words = look.fit_words(look.fit(card)) if card in look.offered else ""
        if words and rest.h > 16 and canvas.block(words, "caption_strong", *rest.size, shrink=True).fits:
            canvas.text(words, rest, "caption_strong", "good", valign="top")
        return painted.is_short
