"""The tile in the hand over a cell: its ghost, the dial of its turns, and a bead on every seam."""

from __future__ import annotations

from math import cos, pi, sin

from pixtable.games.rhombs.rules.tiles import TURNS
from pixtable.games.rhombs.table.camera import brick, edge_middle
from pixtable.games.rhombs.table.pieces.art import (
    hex_ring,
    paint_bead,
    paint_broken_bead,
    paint_cell,
    paint_tile,
    paint_tile_shadow,
)
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.node import Node

GHOST = 0.92
DIAL = 1.36
"""The radius of the dial, in radii of the tile."""
RING = 3.5
CURRENT, LEGAL, OTHER = 8.0, 6.0, 4.5
BEAD = 0.23
HALF_STONE = 0.6


class Ghost(Node):
    """The tile itself; its pose turns with it. The rest is drawn upright over it by `Seams`."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.ghost")
        self.look = look
        self.z = 40.0

    def draw(self, canvas: Canvas) -> None:
        place = self.look.placing
        if place is None or self.look.is_carried:
            return
        at, radius = self.look.camera.centre((place.q, place.r)), self.look.camera.shown_radius
        lift = 0.0 if self.look.host.is_previewing else Lift.FOCUS
        self.rect = brick(Point(at.x, at.y - lift), radius)
        paint_tile_shadow(canvas, at, radius, lift + Lift.CARD)
        super().draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        place = self.look.placing
        if place is not None:
            alpha = 1.0 if self.look.is_seated or self.look.host.is_previewing else GHOST
            glyphs = self.look.host.tastes.glyphs
            radius = self.look.camera.shown_radius
            paint_tile(canvas, place.tile, place.turn, self.rect.centre, radius, glyphs=glyphs, alpha=alpha)


class Seams(Node):
    """Outline, beads and dial of the tile in the hand."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__()
        self.look = look
        self.z = 66.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        place = look.placing
        if place is None:
            return
        self._stones(canvas)
        if look.host.is_previewing:
            return
        down, radius = look.camera.centre((place.q, place.r)), look.camera.shown_radius
        at = Point(down.x, down.y - Lift.FOCUS)
        hex_ring(canvas, at, radius + 1, RING + 3, "night", alpha=0.45)
        hex_ring(canvas, at, radius + 1, RING, "amber" if look.fits else "bad_light")
        self._beads(canvas, at, radius)
        if look.demonstrated is None:  # it is not in the hand: nobody could turn it
            self._dial(canvas, at, radius)
        if look.is_seated:
            marks.check(canvas, at.x + radius * 0.62, at.y - radius * 0.62, radius=min(13.0, radius * 0.3))
        elif not look.fits:
            marks.cross(canvas, *at)

    def _stones(self, canvas: Canvas) -> None:
        """Cells that would be dead for ever: half stone already, all stone while the board "after" is shown."""
        look, outcome = self.look, self.look.outcome
        for cell in outcome.killed if outcome is not None else ():
            at, radius = look.camera.centre(cell), look.camera.shown_radius
            paint_cell(canvas, "dead", at, radius, 1.0 if look.host.is_previewing else HALF_STONE)
            if not look.host.is_previewing:
                hex_ring(canvas, at, radius * 0.86, Line.RIM, "rose", alpha=0.8)

    def _beads(self, canvas: Canvas, at: Point, radius: float) -> None:
        size = max(7.0, radius * BEAD)
        for seam in self.look.seams:
            x, y = edge_middle(at.x, at.y + Lift.FOCUS / 2, radius, seam.edge)
            if seam.matches:
                paint_bead(canvas, seam.own, x, y, size)
            else:
                paint_broken_bead(canvas, x, y, size)

    def _dial(self, canvas: Canvas, at: Point, radius: float) -> None:
        """Six turns round the tile: the one it has, those that fit, and the others."""
        look, far = self.look, radius * DIAL
        legal = look.cells.get(look.aimed, ()) if look.aimed is not None else ()
        k = max(0.7, min(1.0, radius / 48))
        for turn in range(TURNS):
            x, y = at.x + far * sin(pi / 3 * turn), at.y - far * cos(pi / 3 * turn)
            if turn == look.turn:
                canvas.disc(x, y, (CURRENT + 2) * k, "night", 0.7)
                canvas.disc(x, y, CURRENT * k, "amber" if turn in legal else "bad_light")
            elif turn in legal:
                canvas.disc(x, y, (LEGAL + 2) * k, "night", 0.7)
                canvas.disc(x, y, LEGAL * k, "cream")
            else:
                canvas.disc(x, y, OTHER * k, "night", 0.8)
                canvas.circle(x, y, OTHER * k, 1, "muted", alpha=0.7)
