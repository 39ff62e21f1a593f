"""The spiral and the Pictorics on it: small in the rail at all times, large on the stage between the pictures."""

from __future__ import annotations

from functools import partial
from math import floor, pi, sin

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.deck import CENTRE
from pixtable.games.pictoric.table.layout import CELL_STEP, beside_each_other, cell_at
from pixtable.games.pictoric.table.pieces.art import paint_pawn
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node

FINE = 320.0
"""A board from this side on is drawn with all its detail."""
TALL = 1.0
"""A Pictoric's height, in cells."""


class Board(Node):
    """One picture of the spiral. Where the Pictorics are seen is `look.walked`; `Walk` moves them."""

    def __init__(self, id: str, look: RoundView) -> None:
        super().__init__(id)
        self.look = look

    def square(self) -> Rect:
        side = min(self.rect.w, self.rect.h)
        return Rect(self.rect.cx - side / 2, self.rect.y, side, side)

    def paint(self, canvas: Canvas) -> None:
        square = self.square()
        name = "board" if canvas.view.px(square.w) > FINE else "board_mini"
        if canvas.theme.textures:
            panels.shadow(canvas, square, Radius.PANEL)
        canvas.image(f"pictoric/{name}", square)
        for seat in sorted(range(self.look.state.seats), key=lambda seat: self._feet(square, seat)[1]):
            self._pawn(canvas, square, seat)

    def _feet(self, square: Rect, seat: Seat) -> tuple[float, float]:
        look = self.look
        place = look.walked[seat]
        at = cell_at(square, place)
        cell = square.w * CELL_STEP
        shared = beside_each_other(look.state.positions, seat) if place == look.state.positions[seat] else 0.0
        return at.x + shared * cell, at.y + 0.42 * cell

    def _pawn(self, canvas: Canvas, square: Rect, seat: Seat) -> None:
        place, cell = self.look.walked[seat], square.w * CELL_STEP
        x, y = self._feet(square, seat)
        is_walking = place % 1 != 0
        y -= BEATS["pawn"].amount * cell * sin(pi * (place % 1))
        tall = TALL * cell
        if seat == self.look.state.leader and not is_walking:
            canvas.circle(x, y - tall * 0.42, tall * 0.56, Line.RIM, "amber")
        box = Rect(x - tall / 2, y - tall, tall, tall)
        paint_pawn(canvas, self.look.emblem(seat), box, int(place * 4) if is_walking else None)


class Walk(Node):
    """Takes every Pictoric from where it is seen to where it stands, cell by cell."""

    def __init__(self, look: RoundView) -> None:
        super().__init__()
        self.look = look
        look.walked = [float(place) for place in look.state.positions]

    def settle(self) -> None:
        """Everybody stands where they are, at once."""
        self.animator.drop()
        self.look.walked = [float(place) for place in self.look.state.positions]

    def begin(self, delay: float = 0.0) -> None:
        self.animator.finish()
        look, motion = self.look, self.look.host.motion
        one = motion.ms("pawn")
        walkers = [seat for seat, goal in enumerate(look.state.positions) if look.walked[seat] != goal]
        for order, seat in enumerate(walkers):
            start, goal = look.walked[seat], look.state.positions[seat]
            cells, begins = round(abs(goal - start)), delay + motion.stagger("pawn", order)
            self.add_motion(Sequence([Call(lambda: None, begins), self._way(seat, start, goal, cells * one)]))
            for step in range(cells):
                lands = begins + (step + 1) * one
                self.add_motion(Call(partial(self._land, step, onward=goal > start), lands))
            if goal == CENTRE:
                self.add_motion(Call(lambda: look.host.sound("win_fanfare"), begins + cells * one))

    def _land(self, step: int, *, onward: bool) -> None:
        """A foot on wood, and a point for every cell that was won."""
        self.look.host.sound("pawn_step", step)
        if onward:
            self.look.host.sound("spiral_point", step)

    def _way(self, seat: Seat, start: float, goal: float, ms: float) -> Tween:
        """Cell by cell: off one softly, on the next softly."""

        def put(place: float) -> None:
            cell = floor(place)
            self.look.walked[seat] = cell + BEATS["pawn"].ease(place - cell)

        return Tween(put, start, float(goal), ms)
