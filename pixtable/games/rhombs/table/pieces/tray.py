"""The tray: whose tiles lie in it, and how they are turned. The tiles themselves are nodes of their own."""

from __future__ import annotations

from pixtable.games.rhombs.rules.state import UNSEEN
from pixtable.games.rhombs.table.camera import outline, radius_of
from pixtable.games.rhombs.table.layout import BELOW, tray_slots
from pixtable.games.rhombs.table.pieces.art import paint_back
from pixtable.games.rhombs.table.pieces.left import paint_left
from pixtable.games.rhombs.table.pieces.turn_keys import TurnKeys
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.node import Node

EMBLEM = 44.0
RIM = 4.0


class Tray(Node):
    catches = True

    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.tray")
        self.look, self.left, self.keys = look, Left(look), TurnKeys(look)
        self.add(self.left, self.keys)

    def paint(self, canvas: Canvas) -> None:
        look, seat = self.look, self.look.tray_seat
        hand = look.hand(seat)
        if look.shows_left:
            hand = []
        shown = ("tray", seat, look.name(seat), len(hand), self._note(), look.places)
        area = look.places.tray.inset(0, 0, 0, -BELOW)
        canvas.composed(shown, area, lambda: self._paint_ground(canvas, area), RIM)
        for tile, slot in zip(hand, tray_slots(look.places.row, len(hand)), strict=True):
            if tile == UNSEEN:
                paint_back(canvas, slot.centre, radius_of(slot))
        if not look.shows_left and look.places.drawn.w and look.peeked is None:
            self._paint_drawn_place(canvas)

    def _note(self) -> str:
        look, seat = self.look, self.look.tray_seat
        key = "tray.penalties" if look.state.house.is_blind else "tray.tiles"
        return look.say(key, n=len(look.hand(seat)))

    def _paint_ground(self, canvas: Canvas, area: Rect) -> None:
        look = self.look
        panels.backdrop(canvas, "ui/table_wood", 0.5, area)
        canvas.fill(area.top_part(RIM), look.colour(look.tray_seat))
        canvas.fill(Rect(area.x, area.y + RIM, area.w, Line.HAIR), "brass", 0.8)
        canvas.ring(look.places.tray.inset(12, RIM + 5, 12, -4), Radius.PANEL, Line.PLATE, "brass", 0.45)
        self._paint_header(canvas)

    def _paint_header(self, canvas: Canvas) -> None:
        look, box, seat = self.look, self.look.places.header.inset(14, 0, 0, 0), self.look.tray_seat
        side = EMBLEM * 0.8 if look.has_large_text else EMBLEM
        canvas.emblem(seat, Rect(box.x, box.cy - side / 2, side, side))
        words = Rect(box.x + side + 12, box.y, box.right - box.x - side - 12, box.h)
        upper, lower = words.top_part(words.h / 2), words.bottom_part(words.h / 2)
        name = canvas.trimmed(look.name(seat), "name", upper)
        canvas.text(name, upper, "name", valign="bottom", lines=1)
        canvas.text(self._note(), lower, "body", "muted", valign="top", lines=1)

    def _paint_drawn_place(self, canvas: Canvas) -> None:
        """Where the tile from the bag lies until it is placed."""
        spot = self.look.places.drawn
        canvas.path(outline(*spot.centre, radius_of(spot)), Line.RIM, "muted", dash=(8, 6), alpha=0.6)


class Left(Node):
    """When a round is over: what everybody is left with."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__()
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        if self.look.shows_left:
            paint_left(canvas, self.look, self.look.places.row)
