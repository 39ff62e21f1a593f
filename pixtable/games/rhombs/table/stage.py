"""The table of Rhombs: turns states into homes, events into movement, and gestures into moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pixtable.games.rhombs.rules.events import RoundBegan, RoundScored, TilePlaced
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.rules.state import HAND_SIZES, RhombsState
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.games.rhombs.table import words
from pixtable.games.rhombs.table.camera import ZOOM_STEP
from pixtable.games.rhombs.table.flourish import Flourishes
from pixtable.games.rhombs.table.give_up import GiveUp
from pixtable.games.rhombs.table.keys import Keys
from pixtable.games.rhombs.table.layout import TABS_FROM, lay_out
from pixtable.games.rhombs.table.miniature import paint_miniature
from pixtable.games.rhombs.table.modes import MODES
from pixtable.games.rhombs.table.outcome import RULES
from pixtable.games.rhombs.table.panel import Consequences
from pixtable.games.rhombs.table.pieces.bag import Bag
from pixtable.games.rhombs.table.pieces.board import Board, CellNode
from pixtable.games.rhombs.table.pieces.chips import PhaseChips
from pixtable.games.rhombs.table.pieces.ghost import Ghost, Seams
from pixtable.games.rhombs.table.pieces.hand import Hand
from pixtable.games.rhombs.table.pieces.hexagon import HexNode
from pixtable.games.rhombs.table.pieces.marks import BoardMarks
from pixtable.games.rhombs.table.pieces.pieces import Air, Pieces
from pixtable.games.rhombs.table.pieces.tabs import GAP as TAB_GAP
from pixtable.games.rhombs.table.pieces.tabs import SeatTabs, tab_width
from pixtable.games.rhombs.table.pieces.tiles import TileNode
from pixtable.games.rhombs.table.pieces.tray import Tray
from pixtable.games.rhombs.table.proof import Proof
from pixtable.games.rhombs.table.view import MosaicView, Trail
from pixtable.games.rhombs.table.zoom import ZoomButton
from pixtable.games.rhombs.tell.tension import tension_of
from pixtable.table.kit import TableKit
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Recap, Stage
from pixtable.table.standings import RoundRecap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Space
from pixtable.ui.input.intent import Intent
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

CELL, COUNT = "rhombs.cell.", "rhombs.count."


class RhombsStage(Stage):
    state: RhombsState

    def attach(self, host: Host, state: RhombsState) -> None:
        self.host, self.state = host, state
        self.look = MosaicView(host, state)
        self._space, self._inspector_space = NOWHERE, NOWHERE
        self._anchors: dict[str, Node] = {}
        self._was_scored = state.is_scored
        self.hand = Hand(self.look)
        self.pieces = Pieces(self.look)
        self.board = Board(self.look, self.hand.click, self.pieces.follow_view)
        self.tray = Tray(self.look)
        self.tabs = SeatTabs(self.look, self._back_to_own_tiles)
        self.chips = PhaseChips(self.look)
        self.zoom = self._make_zoom()
        self.ghost = Ghost(self.look)
        self.bag = Bag(self.look, self.hand.draw)
        self.give_up = GiveUp(self.look, self.hand.give_up)
        self.keys = Keys(self.hand, self.bag, self.give_up)
        self.flourishes = Flourishes(self.look, self.pieces, self.tray, self.bag)
        self.proof = Proof(self.look)
        self.marks_on_board = BoardMarks(self.look)
        self._build_tree()
        self.hand.learn(self.pieces, self.board, self.ghost, self.flourishes.say)

    def _make_zoom(self) -> list[ZoomButton]:
        acts = {
            "minus": lambda: self.board.zoom(1 / ZOOM_STEP),
            "plus": lambda: self.board.zoom(ZOOM_STEP),
            "whole": lambda: self.board.show_all(animate=True),
        }
        return [ZoomButton(kind, self.look.say(f"zoom.{kind}"), act) for kind, act in acts.items()]

    def _build_tree(self) -> None:
        """From the lowest to the topmost; what overlaps is ordered by z."""
        self.clear()
        self.add(
            self.board,
            self.tray,
            self.give_up,
            self.bag,
            self.pieces,
            self.marks_on_board,
            self.ghost,
            *self.zoom,
            self.chips,
        )
        self.add(self.tabs, Consequences(self.look), Air(self.pieces), Seams(self.look), self.flourishes, self.proof)

    # homes

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        self._space, self._inspector_space = stage, inspector
        self._lay_out()
        self.board.show_all(animate=False)
        self.pieces.sync(animate=False)

    def _lay_out(self) -> None:
        """Again after a change of seats too: whose side is near us decides whose tiles lie in the tray."""
        look, house = self.look, self.state.house
        dealt = 0 if house.is_blind else HAND_SIZES[self.state.seats]
        most = max(dealt, *map(len, self.state.hands))
        others = self.state.seats - 1
        tabs = others * (tab_width(self._space.w - TABS_FROM, others, look.text_scale) + TAB_GAP)
        look.places = lay_out(self._space, most, house.is_blind, look.text_scale, tabs)
        self.rect = self._space
        self.board.rect, self.tray.rect, self.bag.rect = look.places.canvas, look.places.tray, self._inspector_space
        self.tray.keys.rect, self.tray.left.rect = look.places.keys, look.places.row
        self.pieces.bag = self.bag.mouth
        for button, rect in zip(self.zoom, look.places.zoom, strict=True):
            button.rect = rect
        self.tabs.arrange()
        self.flourishes.ending.arrange(self._space)

    def draw(self, canvas: Canvas) -> None:
        """Only the canvas knows how large text and pixels are."""
        look = self.look
        if (canvas.text_scale, canvas.view.scale) != (look.text_scale, look.camera.scale):
            look.text_scale, look.camera = canvas.text_scale, look.camera.on(canvas.view.scale)
            self.arrange(self._space, self._inspector_space)
        super().draw(canvas)

    def sync(self, state: RhombsState, *, animate: bool) -> None:
        if state is not self.state:
            self.look.demonstration.end()
        is_new_round = state.round != self.state.round
        if state.is_scored and not self._was_scored:
            self.look.is_counting = animate
        self._was_scored = state.is_scored
        self.state = self.look.state = state
        if is_new_round and animate:
            self.flourishes.ending.put_away()
        if not animate:
            self.flourishes.drop()
            self.proof.drop()
            self.look.trails = last_moves(state, self.look.viewer)
        self._let_go_of_the_past()
        self._lay_out()
        if is_new_round or not animate:
            self.board.forget_cells()
            self.board.keep_in_sight(animate=animate)
        elif not self.look.moves:  # the view is never taken from a player who is at work on it
            self.board.keep_in_sight(animate=animate)
        self.pieces.sync(animate=animate)
        self.hand.attend()
        self.bag.attend()
        self.give_up.attend()

    def _let_go_of_the_past(self) -> None:
        """What is in the hand stays there only as long as it may be played."""
        chosen = self.hand.chosen
        if chosen is not None and not self.look.may_take_up(chosen.tile):
            self.hand.let_go()

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._peek()
        self.hand.attend()
        self.bag.attend()
        self.give_up.attend()
        self.proof.attend()

    def _peek(self) -> None:
        look = self.look
        peeked = None if self.hand.is_full else self.tabs.peeked
        if peeked != look.peeked:
            look.peeked = peeked
            self.pieces.sync(animate=False)

    def _back_to_own_tiles(self) -> None:
        """The keys come down from the others' tabs."""
        self.tabs.unpin()
        self.look.peeked = None
        self.pieces.sync(animate=False)
        self.host.attend_to(next(iter(self.pieces.tray), None) or self.where_to_play())

    # events

    def begin(self) -> None:
        """The tiles come from the bag, once the table is there to be seen."""
        self.flourishes.hand_out(self.host.motion.ms("scene"))

    def flourish(self, event: Any, before: RhombsState) -> None:
        match event:
            case TilePlaced(seat, _, q, r):
                self._remember(seat, (q, r))
            case RoundBegan() | RoundScored():
                self.look.trails.clear()
        self.look.announced = None
        self.flourishes.show(event, before)

    def _remember(self, seat: int, cell: tuple[int, int]) -> None:
        """The others' moves stay marked until a person acts."""
        look = self.look
        if seat == look.viewer:
            look.trails.clear()
        else:
            look.trails = [trail for trail in look.trails if trail.seat != seat] + [Trail(seat, cell)]

    def announce(self, move: Any) -> None:
        self.look.announced = move
        self.marks_on_board.hinted_at = self.host.now
        self.host.sound("tile_pick")
        node = self.pieces.tiles.get(getattr(move, "tile", -1))
        if node is not None and node.piece:
            node.mark(Mark.HINTED, now=self.host.now)

    def demonstrate(self, move: Any) -> None:
        """A tile as a ghost with its seams; the bag, or the button that gives up, where that is the best."""
        self.host.sound("tile_pick")
        if isinstance(move, Place):
            self.board.bring_in_sight((move.q, move.r))
        for node in self._nodes_of(move):
            node.mark(Mark.HINTED, now=self.host.now)
        self.hand.demonstrate(move)

    def _nodes_of(self, move: Any) -> list[Node]:
        """What a player would take up or press for it."""
        match move:
            case Place(tile):
                return [self.pieces.tiles[tile]] if tile in self.pieces.tiles else []
            case Draw():
                return [self.bag]
        return [self.give_up]

    @property
    def shown_move(self) -> Any:
        """Of what is not placed, what is marked."""
        if self.look.demonstrated is not None:
            return self.look.placing
        marked = (move for move in (Draw(), Pass()) for node in self._nodes_of(move) if Mark.HINTED in node.marks)
        return next(marked, None)

    def propose(self, moves: Sequence[Any]) -> None:
        super().propose(moves)
        self.look.announced = None  # the tiles are marked; where each goes is for the player to see

    def pointed_at(self, moves: Sequence[Any] = ()) -> Sequence[Rect]:
        camera = self.look.camera
        side = 2 * camera.shown_radius
        places = (camera.centre((move.q, move.r)) for move in moves if isinstance(move, Place))
        cells = [Rect(at.x - side / 2, at.y - side / 2, side, side) for at in places]
        return [*super().pointed_at(), *cells]

    def quieten(self) -> None:
        self.look.announced = None
        self.look.demonstration.end()
        self.look.trails.clear()
        for node in (*self.pieces.tiles.values(), self.bag, self.give_up):
            node.mark(Mark.HINTED, on=False)

    # words

    def toast_room(self) -> Rect:
        """A hint in large text reaches up to the board: it lies beside the tile that it speaks of."""
        place = self.look.demonstrated
        if place is None or not self.look.has_large_text:
            return self.rect
        tile = self.look.camera.brick((place.q, place.r)).grown(Space.GAP)
        foot = self.rect.bottom_part(0)  # as tall as its words need, and no more
        is_right = tile.cx > foot.cx
        return foot.left_part(tile.x - foot.x) if is_right else foot.right_part(foot.right - tile.right)

    def status(self) -> str:
        return words.status(self.look)

    def headline(self) -> str:
        return words.headline(self.look)

    def clock(self) -> str:
        return words.clock(self.look)

    def inspector_title(self) -> str:
        return self.look.say("bag.title")

    def plates(self) -> Sequence[Plate]:
        return words.plates(self.look)

    def holds(self, event: Any) -> bool:
        """What everybody is left with is read before anything else happens."""
        return isinstance(event, RoundScored)

    def is_seen_first(self, event: Any) -> bool:
        return isinstance(event, RoundScored)

    def recap(self, event: Any, before: RhombsState) -> Callable[[], Recap] | None:
        return partial(self._round_recap, event, before.copy()) if isinstance(event, RoundScored) else None

    def _round_recap(self, event: RoundScored, before: RhombsState) -> Recap:
        after = before.copy()
        RULES.evolve(after, event)
        return RoundRecap("rhombs", self.flourishes.ending.table_of(after, before, is_told=True))

    @property
    def tension(self) -> float:
        return tension_of(self.state)

    def is_milestone(self, event: Any) -> bool:
        return isinstance(event, RoundScored)

    def anchor(self, name: str) -> Node | None:
        """A cell by its place, `rhombs.cell.1.-1`: its own node is there only while a tile is in the hand. And the
        number beside a tile, `rhombs.count.14`.
        """
        if name.startswith(COUNT):
            tile = self.pieces.tiles.get(int(name.removeprefix(COUNT)))
            return None if tile is None else self._anchored(name, Node, tile.counted)
        if not name.startswith(CELL):
            return self.find(name)
        q, r = map(int, name.removeprefix(CELL).split("."))
        return self._anchored(name, HexNode, self.look.camera.brick((q, r)))

    def _anchored(self, name: str, make: Callable[[str], Node], rect: Rect) -> Node:
        node = self._anchors.setdefault(name, make(name))
        node.rect = rect
        return node

    def words_on(self, piece: str) -> Sequence[str]:
        """Its kind goes by the same names in the glossary."""
        return (TILES[int(piece.rpartition(".")[2])].kind,)

    def rehearsals(self) -> Sequence[Callable[[Canvas], None]]:
        return [self.flourishes.ending.rehearse]

    # hands

    def where_to_play(self) -> Node | None:
        """With a tile in the hand the keys are about that."""
        return None if self.hand.is_full else super().where_to_play()

    def on_intent(self, intent: Intent) -> bool:
        return self.flourishes.ending.standings.on_intent(intent) or self.keys.on_intent(intent)

    @property
    def has_in_hand(self) -> bool:
        return self.hand.is_full

    def turn_held(self, amount: float, free: bool) -> bool:
        return self.hand.turn_by_wheel(amount, free)

    def picked(self, piece: Node) -> bool:
        return isinstance(piece, TileNode) and self.hand.picked(piece)

    def targets(self, piece: Node) -> Sequence[Node]:
        return self.hand.targets(piece) if isinstance(piece, TileNode) else ()

    def commit(self, piece: Node, target: Node) -> None:
        if isinstance(piece, TileNode) and isinstance(target, CellNode):
            self.hand.commit(piece, target.cell)

    def refused(self, piece: Node, over: Node | None) -> None:
        if isinstance(piece, TileNode):
            self.hand.refused(piece, over)


def last_moves(state: RhombsState, viewer: int) -> list[Trail]:
    """What the others have laid since the viewer's last tile: for whoever comes to a table that is set."""
    trails: dict[int, Trail] = {}
    for laid in reversed(state.table):
        if laid.seat == viewer or laid.seat in trails:
            break
        trails[laid.seat] = Trail(laid.seat, laid.cell)
    return list(reversed(trails.values()))


TABLE = TableKit(
    stage=RhombsStage,
    miniature=paint_miniature,
    standing=words.standing,
    ground="rhombs/table",
    music="music_rhombs",
    term_icons={kind: f"rhombs/kinds/{kind}" for kind in ("black", "triple", "double", "single")},
    modes=MODES,
    fan=tuple(f"rhombs/kinds/{kind}" for kind in ("double", "single", "triple")),
    pieces=("rhombs.tile.", "rhombs.keys"),
    anchors=(
        "rhombs.tile.",
        CELL,
        COUNT,
        "rhombs.bag",
        "rhombs.chip",
        "rhombs.tabs",
        "rhombs.tray",
        "rhombs.keys",
        "rhombs.panel",
        "rhombs.zoom.",
    ),
)
