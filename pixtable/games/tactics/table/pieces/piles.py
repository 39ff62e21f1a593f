"""What lies beside the squads: the deck, the discards, the reserve with its operations, and the place for orders."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.state import TIME_TOKENS, Operation
from pixtable.games.tactics.table.options import DISCARDS, DRAW, ORDER, operation_id, slot_id
from pixtable.games.tactics.table.pieces.art import BACKS, paint_beads, paint_icon, portrait_name
from pixtable.games.tactics.table.pieces.place import Place
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node

RADIUS = 8.0
PORTRAIT = 48.0
BEADS = 22.0
TRUCE = 32.0
"""The dove over the brook is larger than the swords: it forbids something."""
Z_PILE, Z_OPERATION, Z_ORDER = 6.0, 11.0, 30.0


class Deck(Node):
    radius = RADIUS

    def __init__(self, look: FieldView, draw: Callable[[], None]) -> None:
        super().__init__("tactics.deck", on_press=draw, region="hand", tooltip=look.say("deck.draw"), key="D")
        self.look, self.z = look, Z_PILE

    def attend(self) -> None:
        self.enabled = self.look.may_do_anything
        self.mark(Mark.PICKABLE, DRAW in self.look.options.deeds and not self.look.held)

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        count = len(look.state.deck_of(look.viewer))
        rect = self.rect
        canvas.image(f"tactics/back_{BACKS[look.viewer % 2]}", rect, pixel=True, radius=RADIUS)
        w, h = canvas.measure(str(count), "numeral")
        panels.chip(canvas, Rect(rect.cx - w / 2 - 12, rect.cy - h / 2, w + 24, h), "brass")
        canvas.text(str(count), rect, "numeral", align="centre", lines=1)


class Discards(Place):
    """Where corpses and operations go that are cleared away."""

    radius = RADIUS

    def __init__(self, look: FieldView) -> None:
        super().__init__(look, DISCARDS, region="hand", tooltip=look.say("discards"))
        self.z = Z_PILE

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        pile = look.state.discards[look.viewer]
        panels.well(canvas, rect, RADIUS, "well", "brass")
        top = pile[-1] if pile else None
        number = canvas.measure(str(len(pile)), "label")[0]
        side = min(48.0, rect.h - 12, rect.w - number - 14)
        picture = Rect(rect.x + 6, rect.cy - side / 2, side, side)
        if top is not None:
            canvas.image(portrait_name(top), picture, pixel=True, radius=4)
        else:
            paint_icon(canvas, "corpse", *picture.centre, 24)
        room = rect.inset(side + 8, 2, 4, 2)
        canvas.text(str(len(pile)), room, "label", align="centre", lines=1)


class OrderSpot(Place):
    """The middle of the field: an order is brought here."""

    radius = 34.0

    def __init__(self, look: FieldView) -> None:
        super().__init__(look, ORDER, tooltip=look.say("order"))
        self.z = Z_ORDER

    @property
    def shown_order(self) -> int | None:
        """The card whose order is being carried out."""
        return self.look.state.resolving

    def paint(self, canvas: Canvas) -> None:
        rect = self.rect
        if self.shown_order is not None:
            self._paint_order(canvas, rect, self.shown_order)
        elif Mark.TARGET in self.marks:
            canvas.disc(*rect.centre, rect.w / 2, "order")
            paint_icon(canvas, "order", *rect.centre, 48)
        else:
            is_truce = self.look.state.is_truce
            canvas.disc(*rect.centre, TRUCE if is_truce else 20, "night", 0.55)
            if is_truce:
                canvas.circle(*rect.centre, TRUCE, Line.RIM, "white")
            paint_icon(canvas, "truce" if is_truce else "melee", *rect.centre, 48 if is_truce else 24)

    def _paint_order(self, canvas: Canvas, rect: Rect, card: int) -> None:
        """While it is carried out it lies here: neither in hand nor among the discards (PT-45)."""
        canvas.disc(*rect.centre, rect.w / 2, "brass")
        canvas.disc(*rect.centre, rect.w / 2 - 3, "order")
        side = 0.74 * rect.w
        portrait = Rect(rect.cx - side / 2, rect.cy - side / 2, side, side)
        canvas.image(portrait_name(card), portrait, pixel=True, radius=side / 2)
        paint_icon(canvas, "order", rect.right - 10, rect.bottom - 10, 24)


class SlotNode(Place):
    """A place in reserve."""

    radius = RADIUS

    def __init__(self, look: FieldView, seat: int, slot: int) -> None:
        super().__init__(look, slot_id(seat, slot))
        self.seat, self.slot = seat, slot
        self.z = Z_PILE

    def paint(self, canvas: Canvas) -> None:
        if self.look.state.reserves[self.seat][self.slot] is not None:
            return
        is_open = Mark.TARGET in self.marks
        canvas.rounded(self.rect, RADIUS, "gold_light" if is_open else "night", 0.28 if is_open else 0.22)
        canvas.ring(self.rect, RADIUS, Line.HAIR, "white", 0.9 if is_open else 0.2)
        paint_icon(canvas, "operation", *self.rect.centre, 24)


class OperationNode(Node):
    radius = RADIUS

    def __init__(self, look: FieldView, card: int) -> None:
        super().__init__(operation_id(card), region="field")
        self.look, self.card = look, card
        self.focusable = True
        self.z = Z_OPERATION
        self.tokens = TIME_TOKENS

    def show(self, operation: Operation) -> None:
        self.tokens = operation.tokens

    def attend(self) -> None:
        look = self.look
        self.piece = self.id in look.options.by_piece
        if self.id in look.answers.nodes:
            self.mark(Mark.TARGET)

    def activate(self) -> None:
        if answer := self.look.answers.nodes.get(self.id):
            self.look.host.commit(answer)

    def paint(self, canvas: Canvas) -> None:
        canvas.composed(("operation", self.card, self.tokens), self.rect, lambda: self._paint(canvas), panels.ROOM)

    def _paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        panels.shadow(canvas, rect, RADIUS)
        canvas.rounded(rect, RADIUS, "operation")
        side = min(PORTRAIT, rect.w - 4, rect.h - BEADS)  # low lanes of team games hold a smaller face
        canvas.image(
            portrait_name(self.card),
            Rect(rect.cx - side / 2, rect.y + min(8.0, (rect.h - BEADS - side) / 2), side, side),
            pixel=True,
        )
        words = look.gist(character_of(self.card).operation)
        room = Rect(rect.x + 4, rect.y + PORTRAIT + 12, rect.w - 8, rect.h - PORTRAIT - 38)
        if canvas.block(words, "strip", *room.size, shrink=True).fits:
            canvas.text(words, room, "strip", "white", align="centre")
        paint_beads(
            canvas,
            rect.cx,
            rect.bottom - BEADS / 2 - 1,
            self.tokens,
            of=TIME_TOKENS,
            pitch=min(18.0, (rect.w - 16) / 4),
        )
