"""What has happened and what is about to: the others' last tiles, an announced one, and at the end who laid which."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.table.pieces.art import hex_ring, paint_tile
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node

EMBLEM, SMALL_EMBLEM = 30.0, 22.0
ANNOUNCED = 0.6
UNDER, OVER = 5.0, 3.0


class BoardMarks(Node):
    """Above the tiles that lie, below the one in the hand."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__()
        self.look = look
        self.hinted_at = 0.0
        self.z = 30.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        with canvas.clipped(look.places.canvas):
            if look.state.is_scored:
                self._owners(canvas)
                return
            for trail in look.trails[:-1]:
                self._last(canvas, trail.seat, trail.cell, SMALL_EMBLEM)
            for trail in look.trails[-1:]:
                self._last(canvas, trail.seat, trail.cell, EMBLEM)
            self._announced(canvas)

    def _last(self, canvas: Canvas, seat: Seat, cell: Hex, side: float) -> None:
        at, radius = self.look.camera.centre(cell), self.look.camera.shown_radius
        hex_ring(canvas, at, radius - 1, UNDER, "cream", alpha=0.9)
        hex_ring(canvas, at, radius - 1, OVER, self.look.colour(seat))
        side = min(side, radius * 0.66)
        canvas.disc(at.x, at.y, side / 2 + 2, "night", 0.7)
        canvas.emblem(seat, Rect(at.x - side / 2, at.y - side / 2, side, side))

    def _announced(self, canvas: Canvas) -> None:
        """A rival is about to lay this tile; or it is the hint that was asked for."""
        look, move = self.look, self.look.announced
        if not isinstance(move, Place):
            return
        at, radius = look.camera.centre((move.q, move.r)), look.camera.shown_radius
        paint_tile(canvas, move.tile, move.turn, at, radius, glyphs=look.host.tastes.glyphs, alpha=ANNOUNCED)
        hex_ring(canvas, at, radius, UNDER, "cream", alpha=0.9)
        hex_ring(canvas, at, radius, OVER, look.colour(look.state.mover))
        if look.state.mover == look.viewer:
            marks.star(canvas, at.x + radius * 0.6, at.y - radius * 0.6, canvas.now - self.hinted_at)

    def _owners(self, canvas: Canvas) -> None:
        """The round is over: a bead on every tile says whose it was."""
        look, radius = self.look, self.look.camera.shown_radius
        side = min(SMALL_EMBLEM, radius * 0.6)
        for laid in look.state.table:
            at = look.camera.centre(laid.cell)
            canvas.disc(at.x, at.y, side / 2 + 2.5, look.colour(laid.seat))
            canvas.emblem(laid.seat, Rect(at.x - side / 2, at.y - side / 2, side, side))
