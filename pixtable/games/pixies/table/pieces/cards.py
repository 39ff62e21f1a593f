"""Cards and cells as they look: face up, face down, tucked, validated, large and small."""

from __future__ import annotations

from typing import NamedTuple

from pixtable.games.pixies.rules.cards import CARDS, MULTI, Card
from pixtable.games.pixies.rules.state import Cell
from pixtable.games.pixies.table.layout import tucked
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import glyph, glyph_chip
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Lift, Line, Radius
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

MINI = 72.0
"""Narrower than this a card is drawn with the signs of a small garden."""
GLYPH, LARGE_GLYPH = 14.0, 30.0
DISC, MINI_DISC = 20.0, 11.0
STAMP = 30.0  # narrower than this it is only part of a miniature, too small for a number
Z_TUCKED, Z_CARD, Z_FLYING = 10.0, 20.0, 60.0


class Face(NamedTuple):
    """How a card lies."""

    is_up: bool = True
    is_validated: bool = False
    number: int = 0  # of its cell, where it lies face down with nothing on it
    is_tucked: bool = False


def art(card: int) -> str:
    return f"pixies/card_{card:02d}"


def suit_sign(card: Card) -> str:
    return "all" if card.colour == MULTI else card.colour


def corner_radius(rect: Rect) -> float:
    return Radius.CARD * rect.w / Radius.CARD_WIDTH


def paint_card(canvas: Canvas, card: int, rect: Rect, glyphs: str = "on", *, alpha: float = 1, tone: str = "") -> None:
    """A face-up card with the signs of its colour as large as the player wishes."""
    canvas.card(art(card), rect, alpha=alpha, tone=tone)
    if not canvas.theme.textures:
        canvas.ring(rect, corner_radius(rect), Line.RIM, "cream")
    _paint_glyph(canvas, CARDS[card], rect, glyphs)


def _paint_glyph(canvas: Canvas, card: Card, rect: Rect, glyphs: str) -> None:
    """The art bears its own strip of signs; small cards and large tastes need more."""
    small = rect.w < MINI
    if glyphs == "pattern":
        _paint_pattern(canvas, card, rect)
    if glyphs in {"large", "pattern"}:
        size = max(GLYPH, LARGE_GLYPH * min(1.0, rect.w / Radius.CARD_WIDTH))
        glyph_chip(canvas, suit_sign(card), rect.cx, rect.bottom - size * 0.62, size)
    elif glyphs == "on" and small:
        glyph_chip(canvas, suit_sign(card), rect.cx, rect.bottom - GLYPH * 0.55, GLYPH - 2)


def _paint_pattern(canvas: Canvas, card: Card, rect: Rect) -> None:
    """The colour's sign again and again down both edges: a fill that needs no colour."""
    size = max(8.0, rect.w * 0.1)
    steps = int(rect.h * 0.6 // (size * 1.5))
    for i in range(steps):
        y = rect.y + rect.h * 0.3 + i * size * 1.5
        for x in (rect.x + size * 0.75, rect.right - size * 0.75):
            canvas.disc(x, y, size * 0.62, "night", 0.8)
            glyph(canvas, suit_sign(card), x, y, size)


def paint_back(canvas: Canvas, rect: Rect, number: int = 0, *, alpha: float = 1) -> None:
    """A face-down card; a number says on which empty-looking cell it lies."""
    canvas.card("pixies/back", rect, alpha=alpha)
    if not canvas.theme.textures:
        canvas.ring(rect, corner_radius(rect), Line.RIM, "cream")
    if number and rect.w >= STAMP:
        paint_number(canvas, rect, number)


def paint_number(canvas: Canvas, rect: Rect, number: int) -> None:
    small = rect.w < MINI
    radius = (MINI_DISC if small else DISC) * (1 + (canvas.text_scale - 1) / 2)
    box = Rect(rect.cx - radius, rect.cy - radius, 2 * radius, 2 * radius)
    canvas.disc(rect.cx, rect.cy, radius, "chip", 0.96)
    canvas.circle(rect.cx, rect.cy, radius, Line.CHIP, "cream")
    canvas.text(str(number), box, "caption_strong" if small else "numeral", align="centre", lines=1)


def paint_validated(canvas: Canvas, rect: Rect) -> None:
    """The gold stitched border with its pin; on small cards a plain amber border."""
    if rect.w < MINI:
        canvas.ring(rect, corner_radius(rect), Line.RIM, "amber")
    else:
        canvas.card("pixies/pin", rect)


def paint_cell(canvas: Canvas, rect: Rect, number: int, *, is_bare: bool = True) -> None:
    """A cell: its numeral is embossed, for the value is the address. Beneath a card it need not be written."""
    if canvas.theme.textures:
        canvas.card(f"pixies/cell_{number}", rect)
        return
    canvas.ring(rect, corner_radius(rect), Line.RIM, "muted")
    if is_bare and rect.w >= STAMP:
        role = "hero" if rect.w >= MINI else "caption_strong"
        canvas.text(str(number), rect.inset(2), role, "muted", align="centre", lines=1)


CARD_KEYS = "ASDFG"
"""Of the row, from the left: side by side on a keyboard."""


class CardNode(Node):
    """One card on the table, wherever it lies; it keeps its identity while it travels."""

    def __init__(self, card: int) -> None:
        super().__init__(f"pixies.card.{card}")
        self.card = card
        self.face = self.next_face = Face()
        self.glyphs = "on"
        self.is_dimmed = False

    def lie_in_row(self, slot: int) -> None:
        """It can be taken: a piece with a letter, for digits are the cells'."""
        self.id, self.region, self.key = f"pixies.market.{slot + 1}", "market", CARD_KEYS[slot]
        self.piece = self.lifts = self.focusable = True

    def lie_elsewhere(self) -> None:
        self.id, self.region, self.key = f"pixies.card.{self.card}", "", ""
        self.piece = self.lifts = self.focusable = self.focused = self.hovered = False
        self.marks.clear()

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self.find_height()

    def find_height(self) -> None:
        """What lies is below what flies, and a tucked card below the one that it belongs to."""
        if not self.animator.is_moving:
            self.face = self.next_face
        if self.z != ON_TOP:
            rest = Z_TUCKED if self.next_face.is_tucked else Z_CARD
            self.z = Z_FLYING if self.animator.is_moving and not self.next_face.is_tucked else rest

    @property
    def is_airborne(self) -> bool:
        """In the hand or on its way: above everything that lies."""
        return self.z >= Z_FLYING

    @property
    def radius(self) -> float:  # type: ignore[override]
        return corner_radius(self.rect)

    def paint(self, canvas: Canvas) -> None:
        rect = self.rect
        small = rect.w < MINI
        lift = round((Lift.MINI if small else Lift.CARD) + self.full_lift)
        shown = ("card", self.card, self.face, self.glyphs, self.is_dimmed, lift)
        if self.pose.is_home:
            canvas.composed(shown, panels.with_shadow(rect, lift), lambda: self._paint_face(canvas, lift))
        else:  # on its way it lies nowhere twice
            self._paint_face(canvas, lift)

    def _paint_face(self, canvas: Canvas, lift: float) -> None:
        rect = self.rect
        panels.shadow(canvas, rect, self.radius, lift)
        if not self.face.is_up:
            paint_back(canvas, rect, self.face.number)
            return
        paint_card(canvas, self.card, rect, self.glyphs, tone="dim" if self.is_dimmed else "")
        if self.face.is_validated:
            paint_validated(canvas, rect)


def paint_lying(canvas: Canvas, rect: Rect, number: int, lying: Cell | None, glyphs: str) -> None:
    """One cell of a garden drawn as a whole, without nodes: after-boards, enlarged rivals, miniatures."""
    if lying is None:
        paint_cell(canvas, rect, number)
    elif lying.up is None:
        paint_back(canvas, rect, number)
    else:
        if lying.down:
            paint_back(canvas, tucked(rect))
        paint_card(canvas, lying.up, rect, glyphs)
        if lying.down:
            paint_validated(canvas, rect)
