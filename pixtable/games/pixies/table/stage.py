"""The table of Pixies: turns states into homes, events into movement, and gestures into moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, CardsRevealed, RoundBegan, RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.games.pixies.table import words
from pixtable.games.pixies.table.flourish import Flourishes
from pixtable.games.pixies.table.inspector import Inspector
from pixtable.games.pixies.table.layout import lay_out
from pixtable.games.pixies.table.miniature import paint_miniature
from pixtable.games.pixies.table.modes import MODES
from pixtable.games.pixies.table.pieces.cards import CardNode, art
from pixtable.games.pixies.table.pieces.garden import CellMarks, CellNode, HalfNode
from pixtable.games.pixies.table.pieces.hand import Hand
from pixtable.games.pixies.table.pieces.middle import Middle
from pixtable.games.pixies.table.pieces.pieces import Air, Pieces
from pixtable.games.pixies.table.pieces.rivals import RivalNode, RivalZone
from pixtable.games.pixies.table.pieces.row import Row
from pixtable.games.pixies.table.preview.outcome import RULES, outcome_of
from pixtable.games.pixies.table.preview.preview import CountedZone, Preview
from pixtable.games.pixies.table.view import GardenView, Trail
from pixtable.games.pixies.tell.tension import tension_of
from pixtable.table.kit import TableKit
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Recap, Stage
from pixtable.table.standings import RoundRecap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import LARGE_TEXT
from pixtable.ui.input.intent import Intent
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node


class PixiesStage(Stage):
    state: PixiesState

    def attach(self, host: Host, state: PixiesState) -> None:
        self.host, self.state = host, state
        self.look = GardenView(host, state)
        self._space, self._inspector_space = NOWHERE, NOWHERE
        self.hand = Hand(self.look)
        self.cells = [CellNode(i, self.look, self.hand.press) for i in range(9)]
        self.halves = [HalfNode(cell, keep, self.hand.press) for cell in self.cells for keep in ("old", "new")]
        self.rivals = [RivalNode(seat, self.look) for seat in range(state.seats)]
        self.pieces = Pieces(self.look)
        self.middle = Middle(self.look, self.hand.press)
        self.preview = Preview(self.look, self.cells, self.pieces)
        self.inspector = Inspector(self.look)
        self.flourishes = Flourishes(self.look, self.pieces, self.middle, self.rivals)
        self._build_tree()
        self.hand.learn(self.pieces, self.cells, self.halves, self.middle, self.rivals)

    def _build_tree(self) -> None:
        """From the lowest to the topmost; what overlaps is ordered by z. Panels first: they lie on the bare ground."""
        self.clear()
        self.add(*self.rivals, self.middle, Row(self.look), *self.cells, self.inspector, self.pieces)
        for half in self.halves:
            half.cell.add(half)
        zones = (RivalZone(seat, self.look) for seat in range(self.state.seats))
        self.add(CellMarks(self.cells), *zones, self.preview, Air(self.pieces), CountedZone(self.look))
        self.add(self.flourishes)

    # homes

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        self._space, self._inspector_space = stage, inspector
        self._lay_out()
        self.pieces.sync(animate=False)

    def _lay_out(self) -> None:
        """Again after a change of seats too: whose side is near us decides who lies where."""
        look = self.look
        look.places = lay_out(self._space, self.state.seats, self.state.row_size)
        self.rect = self._space
        self.inspector.rect = self._inspector_space
        for cell, rect in zip(self.cells, look.places.cells, strict=True):
            cell.rect = rect
        for half in self.halves:
            half.arrange()
        for rival in self.rivals:
            rival.visible = rival.seat != look.viewer
            if rival.visible:
                rival.rect = rival.places.panel
        self.middle.arrange(look.places.middle)
        self.flourishes.count.arrange(self._space)

    def sync(self, state: PixiesState, *, animate: bool) -> None:
        if state is not self.state:
            self.look.demonstration.end()
        self.state = self.look.state = state
        turn = (state.round, len(state.deck))
        self.look.slots = slots_of(state, self.look.slots if turn == self.look.turn else [])
        self.look.turn = turn
        if not animate:
            self.flourishes.drop()
        elif not state.is_scored:
            self.flourishes.count.put_away()
        self.hand.let_go()
        self._lay_out()
        self.pieces.sync(animate=animate)
        self.hand.attend()

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self.hand.attend()

    def finish(self) -> None:
        super().finish()
        self.pieces.finish()  # the end of a count makes cards hop once more

    # events

    def flourish(self, event: Any, before: PixiesState) -> None:
        match event:
            case CardsRevealed():
                self.flourishes.reveal()
            case CardPlaced():
                self._remember(event, before)
                self.flourishes.place(event, before)
            case RoundScored():
                self.look.trails.clear()
                self.flourishes.score(before)
            case RoundBegan():
                self.look.trails.clear()
                self.flourishes.shuffle()
            case _:
                self.look.trails.clear()

    def begin(self) -> None:
        """Once the table is there to be seen."""
        self.flourishes.shuffle()
        self.flourishes.reveal(self.host.motion.ms("scene"))

    def _remember(self, event: CardPlaced, before: PixiesState) -> None:
        """A rival's move leaves a trail until a person acts."""
        if event.seat == self.look.viewer:
            self.look.trails.clear()
        elif event.card in self.look.slots:
            trail = Trail(event.seat, self.look.slots.index(event.card), event.cell - 1)
            self.look.trails = [t for t in self.look.trails if t.seat != event.seat] + [trail]

    def announce(self, move: Take) -> None:
        self.look.announced = move
        self.host.sound("card_pick")

    def demonstrate(self, move: Take) -> None:
        self.host.sound("card_pick")
        self.propose([move])
        self.hand.demonstrate(move)

    @property
    def shown_move(self) -> Take | None:
        shown = self.look.outcome
        return shown.move if shown is not None and self.look.demonstrated is not None else None

    def propose(self, moves: Sequence[Take]) -> None:
        wanted = {move.card for move in moves}
        for card in self.pieces.row:
            card.mark(Mark.HINTED, on=card.card in wanted, now=self.host.now)

    def pointed_at(self, moves: Sequence[Take] = ()) -> Sequence[Rect]:
        look, cards = self.look, self.pieces.cards
        wanted = [move for move in moves if move.card in look.state.row]
        cells = [look.cell_rects(look.viewer)[outcome_of(look.state, look.viewer, move).cell] for move in wanted]
        return [
            *super().pointed_at(),
            *(cards[move.card].screen_rect() for move in wanted if move.card in cards),
            *cells,
        ]

    def quieten(self) -> None:
        self.look.announced = None
        self.look.demonstration.end()
        for card in self.pieces.row:
            card.mark(Mark.HINTED, on=False)
        self.look.trails.clear()

    # words

    def status(self) -> str:
        return words.status(self.look)

    def headline(self) -> str:
        return words.headline(self.look)

    def clock(self) -> str:
        return words.clock(self.look)

    def plates(self) -> Sequence[Plate]:
        return words.plates(self.look)

    def holds(self, event: Any) -> bool:
        """What a round has brought is read before the next one is dealt."""
        return isinstance(event, RoundScored)

    def is_seen_first(self, event: Any) -> bool:
        return isinstance(event, RoundScored)

    def recap(self, event: Any, before: PixiesState) -> Callable[[], Recap] | None:
        return partial(self._round_recap, event, before.copy()) if isinstance(event, RoundScored) else None

    def _round_recap(self, event: RoundScored, before: PixiesState) -> Recap:
        after = before.copy()
        RULES.evolve(after, event)
        return RoundRecap("pixies", words.round_table(self.look, after, before.totals))

    @property
    def tension(self) -> float:
        return tension_of(self.state)

    def is_milestone(self, event: Any) -> bool:
        return isinstance(event, RoundScored)

    # what pointing at a card shows

    def rehearsals(self) -> Sequence[Callable[[Canvas], None]]:
        aimed = [partial(self._rehearse, piece.card) for piece in self.pieces.row if piece.card in self.look.options]
        return [*aimed, self.flourishes.count.rehearse]

    def _rehearse(self, card: int, canvas: Canvas) -> None:
        look = self.look
        before = look.considered, look.inspected, look.aimed
        look.considered, look.inspected, look.aimed = card, card, None
        self.hand.show_choice()
        for node in (self.middle, self.inspector, self.preview):
            node.draw(canvas)
        look.considered, look.inspected, look.aimed = before
        self.hand.show_choice()

    def toast_room(self) -> Rect:
        """Where the forecast gives reasons; while two cards are compared there, over the lowest rival.

        A hint in large text needs all that is beside the garden: what it speaks of stays to be seen.
        """
        if self.look.demonstrated is not None and self.middle.text_scale > LARGE_TEXT:
            x, y = self.middle.rect.x, self.middle.rect.y
            return Rect(x, y, self.rect.right - x, self.rect.bottom - y)
        if self.middle.is_comparing:
            return self.look.places.rivals[-1].panel.bottom_part(0)
        return self.middle.reason_room

    def anchor(self, name: str) -> Node | None:
        """A card goes by its number wherever it lies: in the row its node is called by its slot."""
        prefix, _, card = name.rpartition(".")
        return self.pieces.cards.get(int(card)) if prefix == "pixies.card" and card.isdecimal() else self.find(name)

    def told_of(self, piece: str) -> str:
        return self.host.say(f"creatures.c{int(piece.rpartition('.')[2]):02d}")

    def words_on(self, piece: str) -> Sequence[str]:
        return words.words_on(CARDS[int(piece.rpartition(".")[2])])

    # hands

    def on_intent(self, intent: Intent) -> bool:
        return self.flourishes.count.standings.on_intent(intent) or self.hand.on_intent(intent)

    def picked(self, piece: Node) -> bool:
        return isinstance(piece, CardNode) and self.hand.picked(piece)

    def asks(self, piece: Node, target: Node, at: Point) -> bool:
        return isinstance(piece, CardNode) and self.hand.asks(piece, target, at)

    def targets(self, piece: Node) -> Sequence[Node]:
        return self.hand.targets(piece) if isinstance(piece, CardNode) else ()

    def commit(self, piece: Node, target: Node) -> None:
        if isinstance(piece, CardNode):
            self.hand.commit(piece, target)

    def refused(self, piece: Node, over: Node | None) -> None:
        if isinstance(piece, CardNode):
            self.hand.refused(piece, over)


def slots_of(state: PixiesState, known: list[int]) -> list[int]:
    """The turn's cards in the order of the deal. Without a memory of it, taken cards come first, in order of taking.

    A memory of another turn is none: when all cards are taken, nothing in the row would give it away.
    """
    gone = [card for card in known if card not in state.row]
    if set(state.row) <= set(known) and len(known) == state.row_size and len(gone) == state.picks:
        return known
    return [*_taken(state), *state.row]


def _taken(state: PixiesState) -> list[int]:
    """A stand-in for each card already taken in this turn: it only has to be no card of the row."""
    if not state.row:
        return []
    return [-1 - i for i in range(state.picks)]


TABLE = TableKit(
    stage=PixiesStage,
    miniature=paint_miniature,
    standing=words.standing,
    ground="pixies/mat",
    music="music_pixies",
    term_icons={
        "validated": "pixies/terms/validated",
        "symbols": "pixies/terms/spiral",
        "specials": "pixies/terms/spiral",
        "zone": "pixies/terms/zone",
    },
    pictures=("pixies/back", "pixies/pin", *(art(card) for card in range(len(CARDS)))),
    modes=MODES,
    fan=("pixies/card_09", "pixies/card_31", "pixies/card_52"),
    sample=(
        ("pixies/card_29", "green"),
        ("pixies/card_54", "red"),
        ("pixies/card_12", "blue"),
        ("pixies/card_44", "yellow"),
    ),
    tile_rise=68.0,
    pieces=("pixies.card.", "pixies.market."),
    anchors=tuple(
        f"pixies.{name}" for name in ("card.", "cell.", "keep.", "forecast", "compare", "opponent.", "inspector")
    ),
)
