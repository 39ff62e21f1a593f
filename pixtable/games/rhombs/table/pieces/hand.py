"""From gestures to moves. It knows the moves by `look.options` only: what may be done is the rules' own list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place, RhombsMove
from pixtable.games.rhombs.rules.tiles import TURNS
from pixtable.games.rhombs.table.camera import with_ring
from pixtable.games.rhombs.table.outcome import RULES
from pixtable.games.rhombs.table.pieces.board import Board
from pixtable.games.rhombs.table.pieces.pieces import Pieces
from pixtable.games.rhombs.table.pieces.tiles import TileNode
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Lift
from pixtable.ui.motion.choreo import place, refuse
from pixtable.ui.motion.choreo import turn as spin
from pixtable.ui.node import Node

ABOUT_THE_CELL = ("HX-10", "HX-11", "HX-12")
"""Clauses that forbid a cell, not a tile."""


class Hand:
    """One tile at a time: pointed at, taken up, held over a cell, turned, seated, played."""

    def __init__(self, look: MosaicView) -> None:
        self.look = look
        self.chosen: TileNode | None = None  # by a click or a key; what is carried is the drag controller's
        self._hovered: Hex | None = None
        self._wheel = 0.0

    def learn(self, pieces: Pieces, board: Board, ghost: Node, tell: Callable[[str], None]) -> None:
        """The nodes it watches, once they exist, and who says a sentence over the board."""
        self.pieces, self.board, self.ghost, self.tell = pieces, board, ghost, tell

    # where the attention lies

    def attend(self) -> None:
        """Read off the nodes what the player looks at; every preview follows from it."""
        look = self.look
        self._take_up_what_was_drawn()
        carried = self.carried
        held = carried or self.chosen
        pointed = next((node for node in self.pieces.tray if node.focused), None)
        shown = held or pointed
        look.considered = shown.tile if shown and (shown.tile in look.options or held) else None
        look.is_chosen, look.is_carried = held is not None, carried is not None
        self.board.offer(set(look.cells))
        look.demonstration.attend(held=self._grip, seen=self._seen)
        if carried is not None:
            self._aim_with(carried)
        elif self.chosen is not None:
            self._aim_by_pointer()
        for node in self.pieces.tray:
            node.mark(Mark.PICKABLE, look.may_take_up(node.tile))

    def demonstrate(self, move: RhombsMove) -> None:
        self.look.is_seated = False
        self.look.demonstration.begin(move, held=self._grip, seen=self._seen)

    @property
    def _grip(self) -> object:
        """What is held and how: a tile from the bag is in the hand already, so that only moving it is an act."""
        look = self.look
        return self.carried, self.chosen, look.aimed, look.turn, look.is_seated

    @property
    def _seen(self) -> Node | None:
        return next((node for node in self.pieces.tray if node.focused), None)

    @property
    def carried(self) -> TileNode | None:
        return next((node for node in self.pieces.tray if node.is_held), None)

    @property
    def is_full(self) -> bool:
        return self.chosen is not None or self.carried is not None

    def _take_up_what_was_drawn(self) -> None:
        """A tile from the bag is in the hand already: there is nothing else to do with it."""
        look = self.look
        if look.drawn is None or look.drawn not in look.options or self.chosen is not None or self.carried:
            return
        node = self.pieces.tiles.get(look.drawn)
        if node is not None and not node.is_moving:
            self.choose(node)

    def _aim_with(self, carried: TileNode) -> None:
        """The cell that a carried tile hangs over."""
        at = carried.screen_rect().centre
        cell = self.look.camera.cell_at(at)
        self.look.is_seated = False
        if cell in self.look.cells:
            if cell != self.look.aimed:
                self.aim(cell)
        else:
            self.look.aimed = None

    def _aim_by_pointer(self) -> None:
        """A cell newly pointed at is aimed at; leaving it keeps the ghost where it is."""
        hovered = next((node.cell for node in self.board.cells.values() if node.visible and node.hovered), None)
        if hovered != self._hovered:
            self._hovered = hovered
            if hovered is not None and not self.look.is_seated:
                self.aim(hovered)

    def aim(self, cell: Hex) -> None:
        """Hold the tile over a cell, in the first legal turn from the one it has."""
        look = self.look
        look.aimed = cell
        turns = look.cells.get(cell, ())
        if turns and look.turn not in turns:
            look.turn = min(turns, key=lambda turn: (turn - look.turn) % TURNS)

    # taking up

    def choose(self, node: TileNode, *, by_key: bool = False) -> None:
        look = self.look
        if not look.may_take_up(node.tile):
            self.refused(node, None)
            return
        if self.chosen is not node:
            self.let_go()
            look.host.sound("tile_pick")
        self.chosen = node
        look.considered, look.is_chosen = node.tile, True
        self.board.offer(set(look.cells))
        self._hovered = None
        ways = [turn for turns in look.cells.values() for turn in turns]
        if look.cells and (by_key or len(look.cells) == 1):
            self.aim(self.walk()[0])
        look.is_seated = len(ways) == 1 and look.host.tastes.auto_place

    def let_go(self) -> None:
        """Nothing is in the hand any more."""
        look = self.look
        self.chosen = None
        look.aimed, look.is_seated, look.is_chosen, look.turn = None, False, False, 0

    def walk(self) -> list[Hex]:
        """The legal cells in the order of reading."""
        camera = self.look.camera
        return sorted(self.look.cells, key=lambda cell: (round(camera.centre(cell).y), camera.centre(cell).x))

    # turning

    def turn(self, step: int, free: bool) -> bool:
        """To the next legal turn; `free` goes through all six, so that one sees why the others do not fit."""
        look = self.look
        if look.considered is None or not look.is_chosen:
            return False
        turns = range(TURNS) if free else self._legal_turns()
        ahead = [(look.turn + step * n) % TURNS for n in range(1, TURNS + 1)]
        goal = next((turn for turn in ahead if turn in turns), look.turn)
        if goal == look.turn:
            self.tell(look.say("banner.only_turn"))
            return True
        spin(self.ghost, look.host.motion, 60.0 * ((goal - look.turn) * step % TURNS) * step)
        look.turn = goal
        look.host.sound("tile_rotate")
        return True

    def _legal_turns(self) -> set[int]:
        """On the cell aimed at; over none, those that are legal anywhere."""
        cells = self.look.cells
        if self.look.aimed in cells:
            return set(cells[self.look.aimed])
        return {turn for turns in cells.values() for turn in turns}

    def turn_by_wheel(self, amount: float, free: bool) -> bool:
        """Fine wheels come in parts of a step."""
        if not self.look.is_chosen:
            return False
        self._wheel += amount
        while abs(self._wheel) >= 1:
            step = -1 if self._wheel > 0 else 1
            self._wheel += step
            self.turn(step, free)
        return True

    # seating and playing

    def press(self, cell: Hex) -> None:
        """A legal cell was pressed: the first press seats the tile there, the second plays it."""
        look = self.look
        if not look.is_chosen:
            return
        if look.is_seated and look.aimed == cell:
            self._play()
        else:
            self._seat(cell)

    def _seat(self, cell: Hex) -> None:
        if self.look.aimed != cell:
            self.aim(cell)
        if not self.look.fits:
            self._explain(cell)
            return
        self.look.is_seated = True
        self.look.host.sound("tile_pick")

    def _play(self) -> None:
        move = self.look.placing
        if move is not None and self.look.fits:
            self.play(move)
        elif move is not None:
            self._explain((move.q, move.r))

    def play(self, move: Place) -> None:
        """The tile drops from where it is seen: below the hand, or over its cell."""
        look, node = self.look, self.pieces.tiles[move.tile]
        brick = look.camera.brick((move.q, move.r))
        is_in_hand, here = not node.pose.is_home, node.rect.moved(node.pose.dx, node.pose.dy)
        if is_in_hand:
            node.rect = brick
            node.pose.dx, node.pose.dy = here.cx - brick.cx, here.cy - brick.cy
        else:
            place(node, brick)
            node.pose.lift = Lift.FOCUS
        node.turn, node.cell = move.turn, (move.q, move.r)
        self.let_go()
        look.host.commit(move)

    def click(self, cell: Hex) -> None:
        """Somewhere on the board."""
        if self.look.is_chosen and cell in self.look.cells:
            self.press(cell)
        else:
            self._click_beside(cell)

    def _click_beside(self, cell: Hex) -> None:
        """A cell that is not legal: say why not, where that makes sense; else let go."""
        look = self.look
        near = cell in with_ring(self.board.occupied)
        if look.is_chosen and look.considered is not None and near and self.carried is None:
            self._explain(cell)
            return
        if look.drawn is None:
            self.let_go()
        look.host.click_beside()

    def _explain(self, cell: Hex) -> None:
        look = self.look
        if look.considered is not None:
            look.host.explain(Place(look.considered, *cell, look.turn), self.board.refuse_at(cell))

    # the drag controller's questions

    def picked(self, node: TileNode) -> bool:
        """A click takes a tile up, another lets it go; what is seated is played by its cell."""
        if self.chosen is node:
            self.let_go()
        else:
            self.choose(node)
        return True

    def targets(self, node: TileNode) -> Sequence[Node]:
        if self.chosen is not node:
            self.let_go()
        self.look.considered, self.look.is_chosen = node.tile, True
        self.board.offer(set(self.look.cells))
        return [self.board.cells[cell] for cell in self.look.cells]

    def commit(self, node: TileNode, cell: Hex) -> None:
        """Dropped on a legal cell."""
        look = self.look
        look.considered, look.is_chosen = node.tile, True
        if look.aimed != cell:
            self.aim(cell)
        if look.fits:
            self.play(Place(node.tile, *cell, look.turn))
        else:
            self._explain(cell)

    def refused(self, node: TileNode, over: Node | None) -> None:
        look = self.look
        at = Point(node.rect.cx + node.pose.dx, node.rect.cy + node.pose.dy)
        if over is not None and look.places.canvas.contains(*at):
            cell = look.camera.cell_at(at)
            look.host.explain(Place(node.tile, *cell, look.turn), self.board.refuse_at(cell))
        elif over is None:
            self._explain_tile(node)

    def _explain_tile(self, node: TileNode) -> None:
        """It may not be played now, whatever the cell; or it may, and there is no cell for it."""
        look = self.look
        cells = sorted(with_ring(self.board.occupied) - set(self.board.occupied))
        move = Place(node.tile, *cells[0], 0)
        refusal = RULES.refuse(look.state, look.viewer, move)
        is_about_the_cell = refusal is not None and refusal.clause in ABOUT_THE_CELL
        if is_about_the_cell and look.state.mover == look.viewer and look.host.is_now:
            self.tell(look.say("banner.nowhere"))
            refuse(node, look.host.motion)
            look.host.sound("invalid")
        else:
            look.host.explain(move, node)

    # instead of placing

    def draw(self, bag: Node) -> None:
        self._do_or_explain(Draw(), bag)

    def give_up(self, button: Node) -> None:
        self._do_or_explain(Pass(), button)

    def _do_or_explain(self, move: RhombsMove, at: Node) -> None:
        """Whoever seeks alone may try what is not allowed, and is told the clause."""
        host = self.look.host
        if move in self.look.moves:
            host.commit(move)
        elif self.look.is_seeking:
            host.explain(move, at)
