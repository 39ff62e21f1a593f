"""The upper row: the deck with its count, the places of cards already taken, and who takes when."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.games.pixies.table.pieces.cards import corner_radius, paint_back
from pixtable.games.pixies.table.preview.outcome import owner_of
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw import marks, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, bounds
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.node import Node

STACK = 3
"""Backs that show below the top of the deck."""
CARDS_A_BACK = 18
EMBLEM = 44.0
TAKEN_INSET = 6.0
MARK = 21.0
"""At the end of a turn, for the tick of whoever has taken and the pointer of whoever takes."""
MARGIN = 4.0
"""Round what is composed, for lines that lie on its edge."""


class Row(Node):
    """Drawn as one: nothing here takes the hand but the cards, which are nodes of their own."""

    def __init__(self, look: GardenView) -> None:
        super().__init__()
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        look, state, places = self.look, self.look.state, self.look.places
        deck = ("deck", len(state.deck))
        canvas.composed(deck, places.deck, lambda: self._paint_deck(canvas), panels.ROOM)
        for slot, card in enumerate(look.slots):
            if card not in state.row:
                self._put_taken(canvas, places.slots[slot], self._taker(card))
        if not state.is_scored:
            names = tuple(look.name(seat) for seat in range(state.seats))
            area = bounds((places.order_head, *places.order))
            order = ("order", names, state.first, state.picks, places.order)
            canvas.composed(order, area, lambda: self._paint_order(canvas), MARGIN)

    def _put_taken(self, canvas: Canvas, slot: Rect, seat: Seat | None) -> None:
        taken = ("taken", seat, None if seat is None else self.look.name(seat))
        canvas.composed(taken, slot, lambda: self._paint_taken(canvas, slot, seat), MARGIN)

    def _taker(self, card: int) -> Seat | None:
        """A stand-in below nought counts the takings of the turn."""
        state = self.look.state
        return owner_of(state, card) if card >= 0 else (state.first - 1 - card) % state.seats

    def _paint_deck(self, canvas: Canvas) -> None:
        deck, left = self.look.places.deck, len(self.look.state.deck)
        backs = min(STACK, -(-left // CARDS_A_BACK))
        if not backs:
            canvas.dashed(deck.inset(2), corner_radius(deck), Line.RIM, "muted", alpha=0.6)
        for i in range(backs):
            at = deck.moved(2.0 * (backs - 1 - i), 2.0 * (backs - 1 - i))
            panels.shadow(canvas, at, corner_radius(at), Lift.CARD)
            paint_back(canvas, at)
        w = max(52.0, canvas.measure(str(left), "label")[0] + 24)
        h = max(28.0, canvas.measure("0", "label")[1] + 2)
        panels.pill(canvas, Rect(deck.cx - w / 2, deck.bottom - h - 10, w, h), str(left), "label", "brass")

    def _paint_taken(self, canvas: Canvas, slot: Rect, seat: Seat | None) -> None:
        canvas.rounded(slot.inset(2), corner_radius(slot), "night", 0.35)
        canvas.dashed(slot.inset(2), corner_radius(slot), Line.RIM, "cream", alpha=0.75)
        if seat is not None:
            self._paint_taker(canvas, slot.inset(TAKEN_INSET), seat)

    def _paint_taker(self, canvas: Canvas, room: Rect, seat: Seat) -> None:
        """Emblem and words in the middle of the place, whatever the size of the words."""
        side = min(EMBLEM, room.w * 0.5)
        below = room.inset(0, side + MARGIN, 0, 0)
        words = self.look.say("taken", name=canvas.trimmed(self.look.name(seat), "body_strong", below))
        tall = min(canvas.measure(words, "body_strong", below.w)[1], below.h)
        top = room.cy - (side + MARGIN + tall) / 2
        canvas.emblem(seat, Rect(room.cx - side / 2, top, side, side))
        canvas.text(words, Rect(room.x, top + side + MARGIN, room.w, tall), "body_strong", align="centre")

    def _paint_order(self, canvas: Canvas) -> None:
        state, places = self.look.state, self.look.places
        canvas.text(self.look.say("order"), places.order_head, "body_strong", lines=1)
        for i, chip in enumerate(places.order):
            seat = (state.first + i) % state.seats
            self._paint_turn(canvas, chip, seat, i - state.picks)

    def _paint_turn(self, canvas: Canvas, chip: Rect, seat: Seat, when: int) -> None:
        """`when` is below nought for those who have taken, nought for whoever takes now."""
        canvas.rounded(chip, chip.h / 2, "well", 0.9)
        if when == 0:
            canvas.ring(chip, chip.h / 2, Line.RING - 0.5, "amber")
        side = min(28.0, chip.h - 4)
        edge = (chip.h - side) / 2
        emblem = Rect(chip.x + edge, chip.cy - side / 2, side, side)
        canvas.emblem(seat, emblem, 0.55 if when < 0 else 1)
        left, right = emblem.right + 4, chip.right - (MARK if when <= 0 else edge + 4)
        name = Rect(left, chip.y, right - left, chip.h)
        roles = ("body_strong", "body") if when == 0 else ("body",)
        canvas.name(self.look.name(seat), name, "muted" if when < 0 else "cream", roles=roles)
        if when < 0:
            marks.tick(canvas, chip.right - 12, chip.cy, 14, "mint")
        elif when == 0:
            x = chip.right - 8
            canvas.polygon([(x - 10, chip.cy), (x, chip.cy - 6), (x, chip.cy + 6)], "amber")
