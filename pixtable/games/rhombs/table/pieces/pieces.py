"""Every tile on the table and its home: which tile lies where in a state, and how each one gets there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.state import UNSEEN
from pixtable.games.rhombs.table.layout import rival_spot, seat_gate, tray_slots
from pixtable.games.rhombs.table.pieces.art import paint_tile_shadow
from pixtable.games.rhombs.table.pieces.tiles import TileNode
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.motion.choreo import flip, glide, part, place
from pixtable.ui.motion.tween import Call, Sequence
from pixtable.ui.node import Node

AHEAD = 4
"""Tiles that a frame has time to make for the next ones."""


class Home(NamedTuple):
    tile: int
    rect: Rect
    seat: Seat
    cell: Hex | None = None
    turn: int = 0
    slot: int = -1


class Pieces(Node):
    """Tiles that come and go are made and dropped here and nowhere else."""

    def __init__(self, look: MosaicView) -> None:
        super().__init__()
        self.look = look
        self.tiles: dict[int, TileNode] = {}
        self.bag = NOWHERE
        """Where tiles come from and go back to; told by the bag."""
        self.z = 20.0
        self._rehearsed = 0  # of the tiles that lie, since the board began to glide

    # where

    def _homes(self) -> Iterator[Home]:
        look, state = self.look, self.look.state
        for laid in state.table:
            yield Home(laid.tile, look.camera.brick(laid.cell), laid.seat, laid.cell, laid.turn)
        seat = look.tray_seat
        hand = [] if look.shows_left else state.hands[seat]
        for slot, (tile, rect) in enumerate(zip(hand, tray_slots(look.places.row, len(hand)), strict=True)):
            if tile != UNSEEN:
                yield Home(tile, rect, seat, slot=slot)
        if state.drawn not in (None, UNSEEN):
            mine = state.mover == look.viewer
            spot = look.places.drawn if mine else rival_spot(look.places.canvas)
            yield Home(state.drawn, spot, state.mover, slot=len(hand) if mine else -1)

    def sync(self, *, animate: bool) -> None:
        homes = {home.tile: home for home in self._homes()}
        for tile in [tile for tile in self.tiles if tile not in homes]:
            self._send_away(tile, animate)
        for home in homes.values():
            self._bring_home(home, animate)

    def follow_view(self) -> None:
        """The board was moved: its tiles go along at once, whatever way they have still to go."""
        for node in self.tiles.values():
            if node.cell is not None:
                node.rect = self.look.camera.brick(node.cell)

    # how

    def _bring_home(self, home: Home, animate: bool) -> None:
        node = self.tiles.get(home.tile)
        if node is None:
            node = self.tiles[home.tile] = TileNode(home.tile, self.look)
            self.add(node)
            place(node, self._origin(home) if animate else home.rect)
        if node.is_held and home.cell is None:
            return  # it is in the hand: its home waits
        if home.cell is not None:
            node.lie_on(home.cell, home.turn)
        else:
            node.lie_in_tray(home.slot, home.seat == self.look.viewer and home.slot >= 0)
        node.is_face_up = node.is_face_up or not node.animator.running
        if animate:
            glide(node, home.rect, self.look.host.motion)
        else:
            place(node, home.rect)

    def turn_up(self, tile: int) -> None:
        """A tile from the bag: it comes out face down and turns over on the way."""
        node = self.tiles.get(tile)
        if node is not None:
            node.is_face_up = False
            flip(node, self.look.host.motion, lambda: setattr(node, "is_face_up", True))

    def _origin(self, home: Home) -> Rect:
        """A tile that was not on the table: from the hand of its seat, or from the bag."""
        look = self.look
        if home.cell is not None and home.seat != look.viewer:
            return seat_gate(look.places.canvas, home.seat, look.state.seats)
        return self.bag if self.bag.w and look.state.house.is_blind else home.rect

    def _send_away(self, tile: int, animate: bool) -> None:
        """Into a rival's hand, or back into the bag: the round is over, or the move was taken back."""
        node = self.tiles.pop(tile)
        node.focusable = node.piece = False
        look, motion = self.look, self.look.host.motion
        if not animate:
            self.remove(node)
            return
        if node.cell is None and node.slot >= 0:
            away = part(node.pose, "alpha", 0, motion.ms("fade"), "fade")
            node.add_motion(Sequence([away, Call(lambda: self.remove(node))]))
            return
        holder = next((seat for seat, hand in enumerate(look.state.hands) if tile in hand), None)
        goal = self.bag if holder is None else seat_gate(look.places.canvas, holder, look.state.seats)
        glide(node, goal, motion, "move_short")
        node.add_motion(Call(lambda: self.remove(node), motion.ms("move_short")))

    # looks

    @property
    def tray(self) -> list[TileNode]:
        """The tiles that the viewer may take up, in their order."""
        found = [node for node in self.tiles.values() if node.cell is None and node.slot >= 0 and node.piece]
        return sorted(found, key=lambda node: node.slot)

    @property
    def lying(self) -> list[TileNode]:
        return [node for node in self.tiles.values() if node.cell is not None and not node.is_airborne]

    def below(self) -> list[Node]:
        """Only what lies: a tile in the air neither hides a preview nor takes the pointer from the cell below it."""
        return [node for node in super().below() if not (isinstance(node, TileNode) and node.is_airborne)]

    def draw_all(self, canvas: Canvas) -> None:
        lying = self.lying
        self._rehearse(canvas, lying)
        with canvas.clipped(self.look.places.canvas):
            for node in lying:
                paint_tile_shadow(canvas, node.rect.centre, node.radius_shown)
            for node in lying:
                node.draw(canvas)
        others = [node for node in self.below() if node not in lying]
        for other in others:
            other.draw(canvas)
        for node in self._counted([other for other in others if isinstance(other, TileNode) and other.slot >= 0]):
            node.paint_count(canvas)

    def _rehearse(self, canvas: Canvas, lying: list[TileNode]) -> None:
        """While the board becomes larger or smaller, tiles are made ready for where that ends, a few in each frame."""
        glide = self.look.glide
        if glide is None:
            self._rehearsed = 0
            return
        with canvas.aside():
            for node in lying[self._rehearsed : self._rehearsed + AHEAD]:
                node.paint_tile(canvas, node.rect.centre, glide.goal)
        self._rehearsed += AHEAD

    def _counted(self, tray: list[TileNode]) -> list[TileNode]:
        """Rows of many tiles interlock and leave no room between them: there only the one that is looked at."""
        is_one_row = len({node.rect.cy for node in tray}) <= 1
        return [node for node in tray if is_one_row or node.focused or node.tile == self.look.considered]


class Air(Node):
    """Draws the tiles that are in the hand or on their way, above all previews."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__()
        self.pieces = pieces
        self.z = 65.0

    def paint(self, canvas: Canvas) -> None:
        for node in sorted(self.pieces.children, key=lambda node: node.z):
            if isinstance(node, TileNode) and node.is_airborne:
                node.fly(canvas)
