"""A card that may be drafted: both its sides at a glance, and how it suits one's own deck."""

from __future__ import annotations

from pixtable.games.tactics.draft.mind.judge import Fit
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.table.pieces.art import KIND_ICONS, paint_number, paint_sign, paint_sprite, paint_strip
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.node import Node

RADIUS = 10.0
STRIP, STRIDE = 22.0, 24.0
LARGE_STRIP, LARGE_STRIDE = 30.0, 32.0
NAME, LARGE_NAME = 24.0, 34.0
PLATE, LARGE_PLATE = (50.0, 26.0), (64.0, 34.0)
WIDE_STRIDE = 1.4
LYING = 1.15
"""A card lies on its side where it is so much wider than tall."""
LYING_FACE = 0.42
"""Of the width of a card that lies on its side."""
LEAST_WINDOW = 70.0
"""Strips make way where the face would get less than this."""
SIGNS = {"lacks": ("plus", "good_light"), "plenty": ("minus", "bad_light")}
Z_CARD, ABOVE = 20.0, 5.0


class DraftCard(Node):
    radius = RADIUS
    lifts = True

    def __init__(self, look: DraftView, card: int) -> None:
        super().__init__(card_id(card), region="cards", focusable=True)
        self.look, self.card = look, card
        self.shows_fit = True
        self.place_in_fan = self.z = Z_CARD

    @property
    def is_leading(self) -> bool:
        return self.look.takes_leader

    def lie_at(self, index: int) -> None:
        self.place_in_fan = Z_CARD + index / 100
        self.key = str(index + 1) if index < 9 else ""

    def attend(self, *, may_take: bool) -> None:
        self.piece = may_take
        self.mark(Mark.PICKABLE, may_take and self.look.chosen is None)
        self.mark(Mark.SELECTED, may_take and self.look.chosen == self.card)
        if self.z < ON_TOP:
            self.z = self.place_in_fan + (ABOVE if self.focused else 0.0)

    def paint(self, canvas: Canvas) -> None:
        fit = self.look.fit(self.card) if self.shows_fit else Fit("plain")
        shown = ("draft", self.card, self.look.title(self.card), self.full_lift > 0, self.is_leading, fit.kind)
        canvas.composed(shown, self.rect, lambda: self._paint_card(canvas, fit), panels.ROOM)

    def _paint_card(self, canvas: Canvas, fit: Fit) -> None:
        rect = self.rect
        panels.shadow(canvas, rect, RADIUS, Lift.CARD + self.full_lift, 0.6)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        canvas.ring(rect, RADIUS, Line.CHIP, "brass" if self.is_leading else "key_line")
        inner = rect.inset(6, 6, 6, 8)
        name = LARGE_NAME if self.look.is_large else NAME
        stride = LARGE_STRIDE if self.look.is_large else STRIDE
        if rect.w > LYING * rect.h:  # lying: its abilities stand beside the face
            label = inner.bottom_part(name)
            window, strips = columns(inner.inset(0, 0, 0, name), inner.w * LYING_FACE, REST, gap=6)
            abilities = self._abilities(int((strips.h + 2) // stride))
            stride = min(WIDE_STRIDE * stride, (strips.h + 2) / max(1, len(abilities)))
        else:
            abilities = self._abilities(int((inner.h - name - LEAST_WINDOW) // stride))
            strips = inner.bottom_part(len(abilities) * stride)
            window = inner.inset(0, 0, 0, strips.h + name + 2)
            label = Rect(inner.x, window.bottom + 1, inner.w, name)
        self._paint_window(canvas, window, fit)
        canvas.name(self.look.title(self.card), label, "ink", align="centre")
        for i, ability in enumerate(abilities):
            box = Rect(strips.x, strips.y + i * stride, strips.w, stride - 2)
            is_lit, icons = ability.slot == "leader", (KIND_ICONS[ability.kind],)
            paint_strip(canvas, box, ability.slot, self.look.gist(ability), is_lit=is_lit, icons=icons)

    def _paint_window(self, canvas: Canvas, window: Rect, fit: Fit) -> None:
        character = character_of(self.card)
        canvas.image(f"tactics/windows/{character.set}", window, pixel=True, radius=4)
        with canvas.clipped(window):
            times = 2.0 if window.h < 150 else 3.0
            feet = (window.cx, window.bottom + (46 if window.h < 100 else 10))
            paint_sprite(canvas, self.card, feet, times, is_leader=self.is_leading)
        attack, life = character.as_leader if self.is_leading else character.as_hero
        wide, tall = LARGE_PLATE if self.look.is_large else PLATE
        wide = min(wide, window.w / 2 - 2)
        paint_number(canvas, Rect(window.x, window.y, wide, tall), "attack", attack, role="body_strong")
        paint_number(canvas, Rect(window.right - wide, window.y, wide, tall), "heart", life, role="body_strong")
        if fit.kind in SIGNS:
            icon, line = SIGNS[fit.kind]
            paint_sign(canvas, icon, window.x + 14, window.bottom - 14, line=line)

    def _abilities(self, room: int) -> list[Ability]:
        """As many as there is room for, and what leads first where it is to lead."""
        character = character_of(self.card)
        last = character.order if character.order.is_written else character.operation
        found = [character.leader] if self.is_leading else []
        return [*found, *character.rows, last][: max(0, room)]


def card_id(card: int) -> str:
    return f"draft.card.{card}"
