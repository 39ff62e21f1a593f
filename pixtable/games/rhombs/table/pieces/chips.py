"""The phase of the game in two chips: how many tiles the next one must touch, and whether black may be played.

Each opens its clause in the rulebook, as a small book says; its number would say nothing to who plays.
"""

from __future__ import annotations

from math import cos, pi, sin

from pixtable.games.rhombs.rules.legality import black_is_locked, contacts_needed
from pixtable.games.rhombs.table.camera import corners, outline
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import glyph
from pixtable.ui.draw.layout import Rect, Size, flow
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node

SIGN = 30.0
PADDING = 14.0
BOOK = 20.0
CLAUSES = {"contact": "HX-11", "black": "HX-13"}


class PhaseChip(Node):
    press_sound = "button_press"

    def __init__(self, kind: str, look: MosaicView) -> None:
        clause = CLAUSES[kind]
        super().__init__(f"rhombs.chip.{kind}", on_press=lambda: look.host.cite(clause), region="chips")
        self.kind, self.look, self.clause = kind, look, clause
        self.z = 50.0

    @property
    def radius(self) -> float:  # type: ignore[override]
        return self.rect.h / 2

    @property
    def words(self) -> str:
        look, state = self.look, self.look.state
        if self.kind == "black":
            key = "black_locked" if black_is_locked(state) else "black_open"
            return look.say(
                f"chips.{key}", laid=min(state.coloured_laid, state.house.black_after), of=state.house.black_after
            )
        needed, lying = contacts_needed(state), len(state.table)
        if needed == 0:
            return look.say("chips.anywhere")
        if needed == 1:
            return look.say("chips.one", laid=lying, of=state.house.single_contact)
        return look.say("chips.two")

    def size(self, canvas: Canvas) -> Size:
        w = canvas.measure(self.words, "body_strong")[0] + BOOK
        h = max(Space.TARGET, canvas.measure(self.words, "body_strong")[1] + 8)
        return Size(SIGN + w + 2 * PADDING + 2 * Space.GRID + 6, h)

    def paint(self, canvas: Canvas) -> None:
        shown = ("phase", self.kind, self.words, self.sign)
        canvas.composed(shown, self.rect, lambda: self._paint_chip(canvas), panels.ROOM)

    @property
    def sign(self) -> tuple[str, int]:
        state = self.look.state
        return self.kind, int(black_is_locked(state)) if self.kind == "black" else contacts_needed(state)

    def _paint_chip(self, canvas: Canvas) -> None:
        rect = self.rect
        panels.chip(canvas, rect, "brass", rect.h / 2)
        x, y = rect.x + PADDING + SIGN / 2, rect.cy
        if self.kind == "black":
            _black_sign(canvas, x, y, locked=bool(self.sign[1]))
        else:
            _contact_sign(canvas, x, y, self.sign[1])
        left = rect.x + PADDING + SIGN + Space.GRID
        book = Rect(rect.right - PADDING - BOOK, rect.cy - BOOK / 2, BOOK, BOOK)
        canvas.text(self.words, Rect(left, rect.y, book.x - 4 - left, rect.h), "body_strong", lines=1)
        canvas.icon("rulebook", book)


def _contact_sign(canvas: Canvas, x: float, y: float, needed: int) -> None:
    """A new tile beside the one or two that it must touch."""
    spots = {0: (), 1: ((-7.5, 0.0),), 2: ((-7.5, -4.5), (7.5, -4.5))}[needed]
    new = {0: (0.0, 0.0), 1: (7.5, 0.0), 2: (0.0, 8.0)}[needed]
    r = 8.5 if needed < 2 else 7.5
    for dx, dy in spots:
        canvas.polygon(corners(x + dx, y + dy, r), "mint")
    canvas.path(outline(x + new[0], y + new[1], r - 1), 2, "mint")


def _black_sign(canvas: Canvas, x: float, y: float, locked: bool) -> None:
    glyph(canvas, "black", x, y, 24)
    if locked:
        canvas.disc(x + 9, y + 9, 8, "chip")
        body = Rect(x + 4, y + 8, 10, 8)
        bow = [(x + 9 + 3.4 * cos(pi + pi * i / 8), y + 7 + 3.4 * sin(pi + pi * i / 8)) for i in range(9)]
        canvas.path([(bow[0][0], body.y), *bow, (bow[-1][0], body.y)], 1.8, "amber")
        canvas.rounded(body, 1.5, "amber")


class PhaseChips(Node):
    """As wide as their words; on the next line where there is no room beside each other."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.chips")
        self.look = look
        self.chips = [PhaseChip(kind, look) for kind in CLAUSES]
        self.z = 50.0
        self.add(*self.chips)

    def draw(self, canvas: Canvas) -> None:
        sizes = [chip.size(canvas) for chip in self.chips]
        for chip, rect in zip(self.chips, flow(sizes, self.look.places.chips, Space.GRID), strict=True):
            chip.rect = rect
        super().draw(canvas)
