"""One tile as a node: in the tray with the number of its places, on the board, or in the air between them."""

from __future__ import annotations

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.table.camera import ROOT3, brick, is_inside, outline, radius_of
from pixtable.games.rhombs.table.pieces.art import focus_hex, paint_back, paint_tile, paint_tile_shadow
from pixtable.games.rhombs.table.pieces.hexagon import HexNode
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import marks, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Lift
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.node import Node

Z_BOARD, Z_TRAY = 10.0, 30.0
NOWHERE_TO_GO = 0.45
PRINT = 0.28
BADGE = 11.0
DIGITS = 0.72
"""How much of a line's height its digits need."""
ON_THE_EDGE = Point(0.56, 0.68)
"""On the lower right edge of a tile, in radii; and the way straight out from there."""
OUTWARD = Point(0.5, ROOT3 / 2)


class TileNode(HexNode):
    """One tile, wherever it lies. Its rect is the brick of its hexagon."""

    ringed = False

    def __init__(self, tile: int, look: MosaicView) -> None:
        super().__init__(f"rhombs.tile.{tile}", region="tray")
        self.tile, self.look = tile, look
        self.turn = 0
        self.cell: Hex | None = None
        self.slot = -1
        self.is_face_up = True
        self.counted = NOWHERE
        """Where the number of its places is painted."""

    # where

    def lie_on(self, cell: Hex, turn: int) -> None:
        self.cell, self.turn = cell, turn
        self.focusable = self.piece = self.lifts = False
        self.z, self.key, self.slot = Z_BOARD, "", -1

    def lie_in_tray(self, slot: int, is_mine: bool) -> None:
        self.cell, self.turn, self.slot = None, 0, slot
        self.focusable = self.piece = self.lifts = is_mine
        self.z, self.key = Z_TRAY, str(slot + 1) if is_mine and slot < 9 else ""

    @property
    def radius_shown(self) -> float:
        return radius_of(self.rect)

    @property
    def is_held(self) -> bool:
        return self.z == ON_TOP

    @property
    def is_airborne(self) -> bool:
        return self.is_held or abs(self.pose.dx) > 1 or abs(self.pose.dy) > 1

    def hit(self, x: float, y: float) -> Node | None:
        if not self.visible or not (self.focusable or self.piece):
            return None
        dx, dy = x - self.rect.cx - self.pose.dx, y - self.rect.cy - self.pose.dy
        return self if is_inside(dx, dy, self.radius_shown) else None

    # looks

    def paint(self, canvas: Canvas) -> None:
        if self.cell is None:
            self._paint_in_tray(canvas)
        else:
            glide = self.look.glide
            self.paint_tile(canvas, self.rect.centre, self.radius_shown, after=glide.start if glide else None)

    def paint_tile(
        self, canvas: Canvas, at: Point, radius: float, alpha: float = 1.0, *, after: float | None = None
    ) -> None:
        if not self.is_face_up:
            paint_back(canvas, at, radius)
            return
        glyphs = self.look.host.tastes.glyphs
        paint_tile(canvas, self.tile, self.turn, at, radius, glyphs=glyphs, alpha=alpha, after=after)

    def _paint_in_tray(self, canvas: Canvas) -> None:
        """The one in the hand leaves a print; one that fits nowhere is dimmed."""
        look, at, radius = self.look, self.rect.centre, self.radius_shown
        if look.is_chosen and look.considered == self.tile:
            self.paint_tile(canvas, at, radius, PRINT)
            canvas.path(outline(*at, radius), 3, "amber", dash=(9, 6))
            return
        paint_tile_shadow(canvas, at, radius, Lift.CARD + self.full_lift)
        places = look.counts.get(self.tile)
        self.paint_tile(canvas, at, radius, NOWHERE_TO_GO if places == 0 else 1.0)

    def paint_over(self, canvas: Canvas) -> None:
        if self.cell is not None:
            return
        at, radius = self.rect.centre, self.radius_shown
        if Mark.PICKABLE in self.marks and not self.focused:
            breath = canvas.breathing(8)
            canvas.path(outline(*at, radius + 2), 2, "cream", alpha=0.35 + 0.5 * breath)
        if self.focused and self.focusable:
            focus_hex(canvas, at, radius)
        if Mark.HINTED in self.marks:
            marks.star(canvas, at.x - radius * 0.6, at.y - radius * 0.6, canvas.now - self.marked_at)
        if Mark.INVALID in self.marks:
            marks.cross(canvas, *at)

    def paint_count(self, canvas: Canvas) -> None:
        """On how many cells it fits: beside the tile, whose three faces are to be read."""
        places, at, radius = self.look.counts.get(self.tile), self.rect.centre, self.radius_shown
        if places is None or self.cell is not None or not self.look.host.tastes.previews:
            return
        words, line = str(places), canvas.measure(str(places), "caption_strong")
        tall = max(2 * BADGE * min(1.0, radius / 36), line[1] * DIGITS)
        wide = max(tall, line[0] + tall * 0.4)
        x = at.x + radius * ON_THE_EDGE.x + OUTWARD.x * tall / 2
        y = at.y + radius * ON_THE_EDGE.y + OUTWARD.y * tall / 2 - self.full_lift
        chip = Rect(x - tall / 2, y - tall / 2, wide, tall)
        self.counted = chip
        panels.chip(canvas, chip, "amber" if places else "rose", tall / 2)
        canvas.text(
            words, Rect(chip.x, chip.cy - line[1] / 2, wide, line[1]), "caption_strong", align="centre", lines=1
        )

    def fly(self, canvas: Canvas) -> None:
        """In the hand it is as large as on the board, wherever it came from."""
        if not self.is_held:
            self.draw(canvas)
            return
        pose, radius = self.pose, self.look.camera.shown_radius
        at = Point(self.rect.cx + pose.dx, self.rect.cy + pose.dy)
        paint_tile_shadow(canvas, at, radius, Lift.CARRIED)
        at = Point(at.x, at.y - pose.lift)
        box = brick(at, radius).grown(radius / 4)
        with canvas.posed(box, scale=pose.scale, turn=pose.turn):
            paint_tile(canvas, self.tile, self.look.turn, at, radius, glyphs=self.look.host.tastes.glyphs)
