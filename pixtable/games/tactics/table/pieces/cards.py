"""A card in the hand: its numbers, its name, and four strips of which the one of this wave is lit."""

from __future__ import annotations

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.table.layout import LOW_HAND
from pixtable.games.tactics.table.options import card_id
from pixtable.games.tactics.table.pieces.art import (
    BACKS,
    KIND_ICONS,
    paint_number,
    paint_sprite,
    paint_strip,
    portrait_name,
)
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import SMALL_NAME_ROLES, Lift, Line
from pixtable.ui.node import Node

RADIUS = 10.0
STRIP = 20.0
STRIDE = 21.0
LARGE_STRIP = 32.0
LARGE_NUMBER = 36.0
"""As much as is seen beside the face of a card that the next one covers: the digits, without their icon."""
PLATE, LARGE_PLATE = Rect(0, 0, 44, 24), Rect(0, 0, 56, 32)
Z_CARD = 20.0
NAME, LARGE_NAME = 22.0, 30.0


class CardNode(Node):
    radius = RADIUS
    lifts = True

    def __init__(self, look: FieldView, card: int) -> None:
        super().__init__(card_id(card), region="hand")
        self.look, self.card = look, card
        self.focusable = True

    @property
    def full_lift(self) -> float:
        """The card that a hint would have one play stands out of the hand."""
        is_shown = any(self.id in way for way in self.look.demonstrated_ways)
        return max(super().full_lift, Lift.FOCUS if is_shown else 0.0)

    def lie_at(self, index: int) -> None:
        self.z = Z_CARD + index / 100
        self.key = str(index + 1) if index < 9 else ""

    def attend(self) -> None:
        look = self.look
        is_answer = self.id in look.answers.nodes and not look.is_hand_hidden
        may = self.id in look.options.by_piece and not look.is_hand_hidden
        self.piece = may or (look.may_do_anything and not look.is_hand_hidden)
        self.mark(Mark.PICKABLE, may and not look.held)
        self.mark(Mark.TARGET, is_answer)

    def activate(self) -> None:
        if self.look.is_hand_hidden:
            self.look.is_hand_open = True
        elif answer := self.look.answers.nodes.get(self.id):
            self.look.host.commit(answer)

    def paint(self, canvas: Canvas) -> None:
        if self.look.is_hand_hidden:
            self._paint_back(canvas)
            return
        shown = ("card", self.card, self.look.wave, self.look.title(self.card), self.full_lift > 0, self._is_idle)
        canvas.composed(shown, self.rect, lambda: self._paint_card(canvas), panels.ROOM)

    def _paint_back(self, canvas: Canvas) -> None:
        rect, words = self.rect, self.look.say("peek")
        canvas.image(f"tactics/back_{BACKS[self.look.viewer % 2]}", rect, pixel=True, radius=RADIUS)
        room = rect.bottom_part(64).inset(6, 6)
        if canvas.block(words, "caption", *room.size, shrink=True, lines=2).fits:
            panels.chip(canvas, room, "brass")
            canvas.layer += 3
            canvas.text(words, room.inset(4, 0), "caption", align="centre", lines=2)
            canvas.layer -= 3

    @property
    def _is_idle(self) -> bool:
        return self.look.may_do_anything and self.id not in self.look.options.by_piece

    def abilities(self) -> list[Ability]:
        character = character_of(self.card)
        last = character.order if character.order.is_written else character.operation
        return [*character.rows, last]

    def _paint_low_card(self, canvas: Canvas) -> None:
        """In team games the hand is a low strip: a face, the numbers, and the line that would count."""
        rect, look = self.rect, self.look
        panels.shadow(canvas, rect, RADIUS, Lift.CARD + self.full_lift, 0.6)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        canvas.ring(rect, RADIUS, Line.CHIP, "key_line")
        strip = LARGE_STRIP if look.is_large else STRIP
        side = min(48.0, rect.h - strip - 14)
        canvas.image(portrait_name(self.card), Rect(rect.x + 5, rect.y + 5, side, side), pixel=True, radius=4)
        wide = LARGE_NUMBER if look.is_large else rect.w - side - 14
        beside = Rect(rect.x + side + 9, rect.y + 3, wide, side + 4)  # large digits need all of the height
        attack, life = character_of(self.card).as_hero
        tall = (beside.h - 2) / 2
        paint_number(canvas, Rect(beside.x, beside.y, beside.w, tall), "attack", attack, role="caption_strong")
        paint_number(canvas, Rect(beside.x, beside.bottom - tall, beside.w, tall), "heart", life, role="caption_strong")
        ability = character_of(self.card).rows[look.state.wave]
        box = Rect(rect.x + 5, rect.bottom - strip - 5, rect.w - 10, strip)
        paint_strip(canvas, box, ability.slot, look.gist(ability), is_lit=True, icons=(KIND_ICONS[ability.kind],))
        if self._is_idle:
            canvas.rounded(rect, RADIUS, "night", 0.3)

    def _paint_card(self, canvas: Canvas) -> None:
        rect, look = self.rect, self.look
        if rect.h < LOW_HAND:
            self._paint_low_card(canvas)
            return
        panels.shadow(canvas, rect, RADIUS, Lift.CARD + self.full_lift, 0.6)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        canvas.ring(rect, RADIUS, Line.CHIP, "key_line")
        strips = self._strips_tall(canvas)
        name = LARGE_NAME if look.is_large else NAME
        window = Rect(rect.x + 6, rect.y + 6, rect.w - 12, rect.h - 12 - strips)
        sky = window.inset(0, 0, 0, name)
        canvas.gradient(sky, "sky", "paper_light", 4)
        with canvas.clipped(sky):
            paint_sprite(canvas, self.card, (sky.cx, sky.bottom + 46), 2.0)
        label = Rect(window.x, sky.bottom, window.w, name)
        canvas.name(look.title(self.card), label, "ink", align="centre", roles=SMALL_NAME_ROLES)
        attack, life = character_of(self.card).as_hero
        plate = LARGE_PLATE if look.is_large else PLATE
        wide = min(plate.w, window.w / 2 - 2)
        paint_number(canvas, Rect(window.x, window.y, wide, plate.h), "attack", attack, role="body_strong")
        paint_number(canvas, Rect(window.right - wide, window.y, wide, plate.h), "heart", life, role="body_strong")
        self._paint_strips(canvas, Rect(rect.x + 6, window.bottom, rect.w - 12, strips))
        if self._is_idle:
            canvas.rounded(rect, RADIUS, "night", 0.3)

    def _strips_tall(self, canvas: Canvas) -> float:
        return 2 * (LARGE_STRIP + 2) if self.look.is_large else 4 * STRIDE

    def _paint_strips(self, canvas: Canvas, room: Rect) -> None:
        """With large text only what would count now, and what may be done with the card itself."""
        look = self.look
        abilities = self.abilities()
        tall, stride = (LARGE_STRIP, LARGE_STRIP + 2) if look.is_large else (STRIP, STRIDE)
        if look.is_large:
            abilities = [one for one in abilities if one.slot == look.wave or one is abilities[-1]]
        for i, ability in enumerate(abilities):
            box = Rect(room.x, room.y + 1 + i * stride, room.w, tall)
            is_lit = ability.slot == look.wave
            paint_strip(canvas, box, ability.slot, look.gist(ability), is_lit=is_lit, icons=(KIND_ICONS[ability.kind],))
            if is_lit:
                canvas.ring(box, 5, Line.RIM, "amber")
