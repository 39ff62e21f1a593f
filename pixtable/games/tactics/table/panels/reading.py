"""A whole card to read: all five of its texts, as large as the stage. The rail has room for the one that counts."""

from __future__ import annotations

from typing import NamedTuple

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.labels import kind_key
from pixtable.games.tactics.table.pieces.art import paint_icon, paint_number, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node

SHADE = 0.72
WIDEST = 760.0
MARGIN = 20.0
PORTRAIT = 96.0
PLATE, LARGE_PLATE = Rect(0, 0, 72, 32), Rect(0, 0, 104, 44)
ICON = 22.0
ROW_GAP = 10.0
BESIDE, BESIDE_LIT = (ICON + 6, 3.0, 4.0, 3.0), (ICON + 6, 3.0, 8.0, 3.0)
"""Where the words of a row lie in it: beside its icon; one that counts has a ground with an edge to keep clear of."""
LIT = "body_strong"
PLAIN = ("body", "caption")
"""Rows that do not count are written as large as there is room for them all."""
HEAD = PORTRAIT + 12.0
Rows = list[tuple[Ability, str]]


class Written(NamedTuple):
    """A row as it stands on the page."""

    ability: Ability
    words: str
    role: str
    tall: float


def words_of(look: FieldView, ability: Ability) -> str:
    """Its text, with the kind before it where that says when it may be used."""
    words = look.text(ability)
    if ability.kind in ("spell", "reaction", "action"):
        return look.host.say("lines.headed", head=look.host.say(kind_key(ability.kind)), words=words)
    return words


def row_tall(canvas: Canvas, words: str, role: str, wide: float) -> float:
    left, top, right, bottom = BESIDE_LIT if role == LIT else BESIDE
    return canvas.measure(words, role, wide - left - right)[1] + top + bottom


def plain_role(canvas: Canvas, room: Rect, rows: Rows, counting: Ability | None, gap: float) -> str | None:
    """The largest letters in which all of the rows can be read; None where they cannot."""

    def tall(role: str) -> float:
        roles = (LIT if ability is counting else role for ability, _ in rows)
        return sum(row_tall(canvas, words, one, room.w) + gap for one, (_, words) in zip(roles, rows, strict=True))

    return next((role for role in PLAIN if tall(role) - gap <= room.h), None)


def paint_row(canvas: Canvas, box: Rect, ability: Ability, words: str, role: str, *, is_lit: bool) -> None:
    if is_lit:
        canvas.rounded(box, 5, ability.slot)
        canvas.ring(box, 5, Line.CHIP, "brass")
    paint_icon(canvas, ability.slot, box.x + 12, box.y + 15, 16)
    room = box.inset(*(BESIDE_LIT if is_lit else BESIDE))
    canvas.text(words, room, role, "white" if is_lit else "ink", valign="top")  # level with its icon


class WholeCard(Node):
    """Lies over the stage while a card is read. Any press puts it away."""

    ringed = False

    def __init__(self, look: FieldView) -> None:
        super().__init__("tactics.reading", on_press=self.close)
        self.look = look
        self.card: int | None = None
        self.counting: Ability | None = None
        self.visible = False
        self.z = 90.0

    def open(self, card: int | None, counting: Ability | None) -> bool:
        if card is None or is_back(card):
            return False
        self.card, self.counting = card, counting
        self.visible = True
        return True

    def close(self) -> None:
        self.visible = False

    def on_intent(self, intent: Intent) -> bool:
        if not self.visible or intent.released:
            return False
        if intent.want in (Want.ZOOM, Want.CANCEL, Want.CONFIRM):
            self.close()
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        if self.card is None:
            return
        canvas.fill(self.rect, "night", SHADE)
        page, lines = self.page(canvas, self.card)
        panels.shadow(canvas, page, 10, Lift.CARRIED)
        panels.panel(canvas, page, "paper")
        inner = page.inset(MARGIN)
        self._paint_head(canvas, inner.top_part(PORTRAIT), self.card)
        y = inner.y + HEAD
        for ability, words, role, tall in lines:
            paint_row(canvas, Rect(inner.x, y, inner.w, tall), ability, words, role, is_lit=ability is self.counting)
            y += tall + ROW_GAP

    def page(self, canvas: Canvas, card: int) -> tuple[Rect, list[Written]]:
        """As tall as what stands on it, in the middle of the stage."""
        wide = min(self.rect.w - 2 * MARGIN, WIDEST * canvas.text_scale)
        room = Rect(0, 0, wide - 2 * MARGIN, self.rect.h - 4 * MARGIN - HEAD)
        rows = [(ability, words_of(self.look, ability)) for ability in character_of(card).abilities]
        plain = plain_role(canvas, room, rows, self.counting, ROW_GAP) or PLAIN[-1]
        lines = []
        for ability, words in rows:
            role = LIT if ability is self.counting else plain
            lines.append(Written(ability, words, role, row_tall(canvas, words, role, room.w)))
        tall = 2 * MARGIN + HEAD + sum(line.tall for line in lines) + ROW_GAP * (len(lines) - 1)
        return Rect(self.rect.cx - wide / 2, self.rect.cy - tall / 2, wide, tall), lines

    def _paint_head(self, canvas: Canvas, head: Rect, card: int) -> None:
        look, character = self.look, character_of(card)
        canvas.image(portrait_name(card), head.left_part(PORTRAIT), pixel=True, radius=4)
        plate = LARGE_PLATE if look.is_large else PLATE
        beside = head.inset(PORTRAIT + 16, 0, 0, 0)
        name = beside.top_part(PORTRAIT - plate.h - 4)
        canvas.text(canvas.trimmed(look.title(card), "big", name), name, "big", "ink", lines=1)
        x, y = beside.x, head.bottom - plate.h
        for slot, numbers in (("hero", character.as_hero), ("leader", character.as_leader)):
            if slot == "leader":
                paint_icon(canvas, "leader", x + 24, y + plate.h / 2, 24)
                x += 44
            for icon, number in zip(("attack", "heart"), numbers, strict=True):
                paint_number(canvas, Rect(x, y, plate.w, plate.h), icon, number, role="body_strong")
                x += plate.w + 6
