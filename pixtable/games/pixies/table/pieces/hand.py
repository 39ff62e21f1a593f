"""From gestures to moves. It knows the moves by `look.options` only: what may be done is the rules' own list."""

from __future__ import annotations

from collections.abc import Sequence

from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.table.layout import rival_places
from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.games.pixies.table.pieces.garden import CellNode, HalfNode
from pixtable.games.pixies.table.pieces.middle import KeepButton, Middle
from pixtable.games.pixies.table.pieces.pieces import Pieces
from pixtable.games.pixies.table.pieces.rivals import RivalNode
from pixtable.games.pixies.table.preview.outcome import Outcome
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node

KEEPS = {Want.TURN_LEFT: "old", Want.TURN_RIGHT: "new"}
NEAR_THE_CUT = 0.22
"""A card let go of so near to the line between two halves of a cell has not chosen one."""


class Hand:
    def __init__(self, look: GardenView) -> None:
        self.look = look
        self.chosen: CardNode | None = None  # by a key; what the pointer selects is the drag controller's
        self._last: CardNode | None = None

    def learn(
        self, pieces: Pieces, cells: list[CellNode], halves: list[HalfNode], middle: Middle, rivals: list[RivalNode]
    ) -> None:
        """The nodes it watches, once they exist."""
        self.pieces, self.cells, self.halves, self.middle, self.rivals = pieces, cells, halves, middle, rivals

    # where the attention lies

    def attend(self) -> None:
        """Read off the nodes what the player looks at; every preview follows from it."""
        look = self.look
        look.demonstration.attend(held=self.held, seen=self.seen)
        card = self._demonstrated() or self._attended()
        self._last = card
        look.considered = card.card if card else None
        look.is_chosen = card is not None and self._is_held(card)
        look.aimed = self._aimed(card) or self._demonstrated_outcome()
        look.peeked = next((rival.seat for rival in self.rivals if rival.focused and self._is_larger(rival)), None)
        look.inspected = self._inspected()
        self.show_choice()
        for piece in self.pieces.row:
            piece.mark(Mark.PICKABLE, piece.card in look.options)

    def _is_larger(self, rival: RivalNode) -> bool:
        """Whether the middle of the table has room to show this garden larger: an only rival's is large already."""
        return rival.visible and rival_places(self.middle.rect).cells[0].w > rival.places.cells[0].w

    @property
    def held(self) -> CardNode | None:
        return next((card for card in self.pieces.row if self._is_held(card)), None)

    @property
    def seen(self) -> Node | None:
        """What the pointer or the keys rest on, of all that shows something of its own."""
        nodes = (*self.pieces.row, *self.cells, *self.rivals)
        return next((node for node in nodes if node.focused and node.visible), None)

    def demonstrate(self, move: Take) -> None:
        self.look.demonstration.begin(move, held=self.held, seen=self.seen)
        self.attend()

    def _demonstrated(self) -> CardNode | None:
        move = self.look.demonstrated
        return next((card for card in self.pieces.row if move is not None and card.card == move.card), None)

    def _demonstrated_outcome(self) -> Outcome | None:
        return next((one for one in self.look.demonstrated_options if one.move == self.look.demonstrated), None)

    def _attended(self) -> CardNode | None:
        pointed = next((card for card in self.pieces.row if card.focused), None)
        return self.held or pointed or self._lingering(self.pieces.row)

    def _is_held(self, card: CardNode) -> bool:
        return card is self.chosen or Mark.SELECTED in card.marks or card.z == ON_TOP

    def _lingering(self, row: list[CardNode]) -> CardNode | None:
        """The last one pointed at stays until the hand goes to something that has no part in it."""
        last = self._last
        if last is None or last not in row:
            return None
        mine = self.targets_of(last.card)
        elsewhere = any(node.focused and node.visible and node not in mine for node in (*self.cells, *self.rivals))
        return None if elsewhere else last

    def _aimed(self, card: CardNode | None) -> Outcome | None:
        if card is None:
            return None
        for target in self.targets_of(card.card):
            if target.focused or (card.z == ON_TOP and target.hit(*card.screen_rect().centre) is target):
                return self.outcome_at(card.card, target)
        return None

    def _inspected(self) -> int | None:
        """What is pointed at, else the first card of the row: there is always one to read."""
        if self.look.considered is not None:
            return self.look.considered
        cell = next((cell for cell in self.cells if cell.focused and cell.lying), None)
        if cell is None or cell.lying is None:
            return next(iter(self.look.state.row), None)
        return cell.lying.up if cell.lying.up is not None else cell.lying.down[0]

    def show_choice(self) -> None:
        """The halves of a cell and the two buttons exist only while twins are compared."""
        twins = [outcome.cell for outcome in self.look.outcomes if outcome.case == 2]
        for half in self.halves:
            half.visible = half.cell.index in twins
        self.middle.offer(bool(twins))

    # what may be done

    def targets_of(self, card: int) -> list[Node]:
        outcomes = self.look.options.get(card, ())
        if outcomes and outcomes[0].case == 2:
            return [*(h for h in self.halves if h.cell.index == outcomes[0].cell), *self.middle.buttons]
        return [self.cells[outcome.cell] for outcome in outcomes]

    def outcome_at(self, card: int, target: Node) -> Outcome | None:
        """The legal outcome that a target stands for."""
        for outcome in self.look.options.get(card, ()):
            if isinstance(target, HalfNode | KeepButton):
                if outcome.move.keep == target.keep:
                    return outcome
            elif isinstance(target, CellNode) and target.index == outcome.cell and outcome.case != 2:
                return outcome
        return None

    # the drag controller's questions

    def picked(self, piece: CardNode) -> bool:
        """A card with a single legal move needs no second click."""
        outcomes = self.look.options.get(piece.card, ())
        if len(outcomes) != 1 or not (self.look.host.tastes.auto_place or self.look.only_move):
            self.look.host.sound("card_pick")
            return False
        self.look.host.commit(outcomes[0].move)
        return True

    def targets(self, piece: CardNode) -> Sequence[Node]:
        self._forget_choice()
        self._last = piece
        self.attend()
        return self.targets_of(piece.card)

    def commit(self, piece: CardNode, target: Node) -> None:
        outcome = self.outcome_at(piece.card, target)
        if outcome is not None:
            self._forget_choice()
            self.look.host.commit(outcome.move)

    def refused(self, piece: CardNode, over: Node | None) -> None:
        if isinstance(over, HalfNode):
            over = over.cell
        if isinstance(over, CellNode):
            self.look.host.explain(Take(piece.card, None, over.index + 1), over)
        elif not self.look.moves and self.look.viewer not in self.look.host.to_act:
            self.look.host.explain(Take(piece.card), piece)

    # presses and keys

    def press(self, node: Node) -> None:
        """A cell, a half or a button was pressed while nothing was carried."""
        card = self._last if self._last in self.pieces.row else None
        if card is not None and self.outcome_at(card.card, node):
            self.commit(card, node)
        elif card is not None and self.look.is_chosen:
            self.refused(card, node)
        elif isinstance(node, CellNode):
            self._play_single([o for o in self._all() if o.cell == node.index and self.look.only_move])

    def on_intent(self, intent: Intent) -> bool:
        if intent.released or intent.repeated:
            return False
        match intent.want:
            case Want.LETTER:
                return self._card(intent.key)
            case Want.DIGIT:
                return self._cell(intent.n)
            case Want.TURN_LEFT | Want.TURN_RIGHT:
                return self._keep(KEEPS[intent.want])
            case Want.CANCEL if self.chosen is not None:
                self._forget_choice()
                return True
        return False

    def _card(self, letter: str) -> bool:
        piece = next((piece for piece in self.pieces.row if piece.key.lower() == letter), None)
        if piece is not None:
            self._choose(piece)
        if self.chosen is not None:  # it has several places to go: arrows and Enter go on there
            self.look.host.attend_to(self.targets_of(self.chosen.card)[0])
        return piece is not None

    def _keep(self, keep: str) -> bool:
        """The old or the new one of twins that are compared."""
        card = self._last
        if card is None or not (self.look.is_chosen or card.focused):
            return False
        return self._play_single([outcome for outcome in self.look.outcomes if outcome.move.keep == keep])

    def _choose(self, piece: CardNode) -> None:
        targets = self.targets(piece)
        if self.picked(piece):
            return
        if not targets:
            self.refused(piece, None)
            return
        self.chosen = piece
        piece.mark(Mark.SELECTED)
        for target in targets:
            target.mark(Mark.TARGET)
        self.attend()

    def _cell(self, n: int) -> bool:
        """A digit names the cell of that number: play there if that says all; of twins, ask which is kept."""
        if not 1 <= n <= 9:
            return False
        card = self._last if self.look.is_chosen else None
        options = self.look.options.get(card.card, ()) if card else self._all()
        there = [outcome for outcome in options if outcome.cell == n - 1]
        if there and all(outcome.move.card == there[0].move.card and outcome.move.keep for outcome in there):
            self._ask_which(next(piece for piece in self.pieces.row if piece.card == there[0].move.card))
        elif not self._play_single(there) and card is not None:
            self.refused(card, self.cells[n - 1])
        return True

    def _ask_which(self, piece: CardNode) -> None:
        """The hand goes to the halves: one more press keeps one of them."""
        if piece is not self.chosen:
            self._choose(piece)
        self.look.host.attend_to(self.targets_of(piece.card)[0])

    def asks(self, piece: CardNode, target: Node, at: Point) -> bool:
        """Dropped in the middle of its twin's cell: the player is asked which of them is kept."""
        if not isinstance(target, HalfNode):
            return False
        box = target.cell.screen_rect()
        return abs((at.x - box.x) / box.w + (at.y - box.y) / box.h - 1) < NEAR_THE_CUT

    def _all(self) -> list[Outcome]:
        return [outcome for outcomes in self.look.options.values() for outcome in outcomes]

    def _play_single(self, outcomes: Sequence[Outcome]) -> bool:
        if len(outcomes) != 1:
            return False
        self._forget_choice()
        self.look.host.commit(outcomes[0].move)
        return True

    def let_go(self) -> None:
        """The table has changed: nothing is chosen any more."""
        self._forget_choice()
        if self._last is not None and self._last.card not in self.look.state.row:
            self._last = None

    def _forget_choice(self) -> None:
        if self.chosen is not None:
            self.chosen.mark(Mark.SELECTED, on=False)
            for target in (*self.cells, *self.halves, *self.middle.buttons):
                target.mark(Mark.TARGET, on=False)
        self.chosen = None
