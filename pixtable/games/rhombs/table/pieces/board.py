"""The board: slate that is panned and zoomed, the cells that a tile may go to, and dead ones turned to stone."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.legality import dead_cells
from pixtable.games.rhombs.table.camera import Camera, Glide, best_fit, is_inside, radius_of, with_ring
from pixtable.games.rhombs.table.pieces.art import focus_hex, paint_cell
from pixtable.games.rhombs.table.pieces.hexagon import HexNode
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import DIRECTIONS, Input, Intent
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

DOT, DOT_PITCH = 5.0, 14.0
PAN_KEY = 64.0
"""How far an arrow key moves the board."""
WHEEL_STEP = 1.12
STONE = 0.95
Press = Callable[[Hex], None]


class CellNode(HexNode):
    """A cell that the tile in the hand may go to; its dots say in how many turns.

    Keys come here through the hand (arrows and Tab go from one legal cell to the next), so it takes no focus.
    """

    ringed = False
    catches = tracks = True

    def __init__(self, cell: Hex, look: MosaicView, board: Board) -> None:
        super().__init__(f"rhombs.cell.{cell[0]}.{cell[1]}", region="board")
        self.cell, self.look, self.board = cell, look, board
        self.z = 5.0

    def hit(self, x: float, y: float) -> Node | None:
        at = self.rect.centre
        return self if self.visible and is_inside(x - at.x, y - at.y, radius_of(self.rect)) else None

    # A press on it is a press on the board, which may also be moved by it.

    def pointer_down(self, at: Point) -> None:
        self.board.pointer_down(at)

    def pointer_move(self, at: Point) -> None:
        self.board.pointer_move(at)

    def pointer_up(self, at: Point) -> None:
        self.board.pointer_up(at)

    def paint(self, canvas: Canvas) -> None:
        if self.look.host.is_previewing:
            return
        at, radius = self.rect.centre, radius_of(self.rect)
        is_aimed = self.cell == self.look.aimed and self.look.is_chosen
        paint_cell(canvas, "hover" if is_aimed else "legal", at, radius)
        turns = self.look.cells.get(self.cell, ())
        if not is_aimed and turns:
            k = min(1.0, radius / 40)
            marks.dots(canvas, self.rect, len(turns), pitch=DOT_PITCH * k, radius=DOT * k)


class Spot(Node):
    """A cell that was refused: it shakes under a red cross."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.spot")
        self.look = look
        self.cell: Hex | None = None
        self.z = 25.0

    def paint(self, canvas: Canvas) -> None:
        if self.cell is not None and Mark.INVALID in self.marks:
            paint_cell(canvas, "illegal", self.rect.centre, radius_of(self.rect))


class Board(Node):
    """Pressed on bare slate it is moved; pressed without moving it tells which cell was meant."""

    tracks = True
    ringed = False
    cursor = "arrow"

    def __init__(self, look: MosaicView, press: Press, moved: Callable[[], None]) -> None:
        super().__init__("rhombs.board", focusable=True, region="board")
        self.look = look
        self._press, self._moved = press, moved
        self.cells: dict[Hex, CellNode] = {}
        self.spot = Spot(look)
        self.add(self.spot)
        self.is_own_view = False
        """The player has moved it: it is theirs until they ask for the whole again."""
        self._grab: Point | None = None
        self._last = Point(0, 0)
        self._has_moved = False

    # the view

    @property
    def occupied(self) -> list[Hex]:
        return [laid.cell for laid in self.look.state.table]

    def show_all(self, *, animate: bool) -> None:
        """Every tile and one ring around them."""
        self.is_own_view = False
        look, places = self.look, self.look.places
        dead, scale = dead_cells(look.state), look.camera.scale
        self._go(best_fit(places.canvas, places.fit, places.covers, self.occupied, dead=dead, scale=scale), animate)

    def keep_in_sight(self, *, animate: bool) -> None:
        """After a change: only where something would be out of sight, and never against the player's own view."""
        camera, places = self.look.camera, self.look.places
        if self.is_own_view:
            in_sight = all(camera.shows(cell) for cell in self.occupied[-1:])
        else:
            ring = with_ring(self.occupied)
            played = ring - set(dead_cells(self.look.state))
            in_sight = all(camera.shows(cell) for cell in ring) and camera.is_clear(played, places.covers)
        if not in_sight:
            self.show_all(animate=animate)

    def bring_in_sight(self, cell: Hex) -> None:
        """The whole, where this cell is beyond the view."""
        if not self.look.camera.shows(cell):
            self.show_all(animate=True)

    def zoom(self, factor: float, at: Point | None = None) -> None:
        self.animator.finish()
        self.is_own_view = True
        self._set(self.look.camera.zoomed(factor, at or self.look.places.canvas.centre).kept_near(self.occupied))

    def pan(self, dx: float, dy: float) -> None:
        self.animator.finish()
        self.is_own_view = True
        self._set(self.look.camera.moved(dx, dy).kept_near(self.occupied))

    def _go(self, goal: Camera, animate: bool) -> None:
        start, motion = self.look.camera, self.look.host.motion
        self.animator.drop()
        ms = motion.ms("panel") if animate and not motion.reduced else 0.0
        if ms and start.area == goal.area:
            grows = Glide(start.shown_radius, goal.shown_radius) if start.wide != goal.wide else None
            put = lambda t: self._set(start.between(goal, t), grows if t < 1 else None)
            self.add_motion(Tween(put, 0, 1, ms, BEATS["panel"].ease))
        else:
            self._set(goal)

    def _set(self, camera: Camera, glide: Glide | None = None) -> None:
        self.look.camera, self.look.glide = camera, glide
        for node in self.cells.values():
            node.rect = camera.brick(node.cell)
        if self.spot.cell is not None:
            self.spot.rect = camera.brick(self.spot.cell)
        self._moved()

    # cells

    def offer(self, cells: set[Hex]) -> None:
        """These and no others may be gone to."""
        for cell in cells - self.cells.keys():
            node = self.cells[cell] = CellNode(cell, self.look, self)
            node.rect = self.look.camera.brick(cell)
            self.add(node)
        for cell, node in self.cells.items():
            node.visible = cell in cells
            if not node.visible:
                node.hovered = False

    def forget_cells(self) -> None:
        self.remove(*self.cells.values())
        self.cells.clear()

    def refuse_at(self, cell: Hex) -> Spot:
        self.spot.cell = cell
        self.spot.rect = self.look.camera.brick(cell)
        return self.spot

    def hit(self, x: float, y: float) -> Node | None:
        return super().hit(x, y) if self.rect.contains(x, y) else None

    # hands

    def pointer_down(self, at: Point) -> None:
        self._grab = self._last = at
        self._has_moved = False

    def pointer_move(self, at: Point) -> None:
        if self._grab is None:
            return
        self._has_moved = self._has_moved or hypot(at.x - self._grab.x, at.y - self._grab.y) >= Space.DRAG
        if self._has_moved:
            self.pan(at.x - self._last.x, at.y - self._last.y)
            self._last = at

    def pointer_up(self, at: Point) -> None:
        if self._grab is not None and not self._has_moved:
            self._press(self.look.camera.cell_at(at))
        self._grab = None

    def wheel(self, amount: float, at: Point) -> bool:
        self.zoom(WHEEL_STEP**amount, at)
        return True

    def handle(self, given: Input) -> bool:
        """With an empty hand arrows move the board, as long as more of it lies that way; then they lead on."""
        if not isinstance(given, Intent) or given.released or given.want not in DIRECTIONS or self.look.is_chosen:
            return False
        dx, dy = DIRECTIONS[given.want]
        if not self._goes_on(dx, dy):
            return False
        self.pan(-dx * PAN_KEY, -dy * PAN_KEY)
        return True

    def _goes_on(self, dx: int, dy: int) -> bool:
        """Whether tiles lie out of sight that way."""
        bricks = [self.look.camera.brick(cell) for cell in self.occupied]
        if dx:
            return any(brick.right > self.rect.right if dx > 0 else brick.x < self.rect.x for brick in bricks)
        return any(brick.bottom > self.rect.bottom if dy > 0 else brick.y < self.rect.y for brick in bricks)

    # looks

    def draw_all(self, canvas: Canvas) -> None:
        if canvas.view.scale != self.look.camera.scale:  # the lattice lies on whole pixels
            self._set(self.look.camera.on(canvas.view.scale))
        with canvas.clipped(self.rect):
            super().draw_all(canvas)

    def paint(self, canvas: Canvas) -> None:
        camera = self.look.camera
        for cell in self.look.dead:
            paint_cell(canvas, "dead", camera.centre(cell), camera.shown_radius, STONE)
        if not self.look.state.table and not self.cells:
            paint_cell(canvas, "legal", camera.centre((0, 0)), camera.shown_radius)

    def paint_over(self, canvas: Canvas) -> None:
        swept = self.look.swept
        if swept is not None:
            focus_hex(canvas, self.look.camera.centre(swept), self.look.camera.shown_radius - 4, "sky")
        if self.focused and not self.hovered:
            canvas.ring(self.rect.inset(2), Radius.CHIP, Line.RING, "amber", 0.8)
