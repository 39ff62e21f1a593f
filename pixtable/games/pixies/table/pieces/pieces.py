"""Card nodes and their homes: which card lies where in a state, and how each one gets there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.state import Garden
from pixtable.games.pixies.table.layout import tucked
from pixtable.games.pixies.table.pieces.cards import CardNode, Face
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.choreo import flip, glide, place
from pixtable.ui.motion.tween import Call
from pixtable.ui.node import Node


class Home(NamedTuple):
    card: int
    rect: Rect
    face: Face
    slot: int | None = None


class Pieces(Node):
    """Every card on the table. Cards that come and go are made and dropped here and nowhere else."""

    def __init__(self, look: GardenView) -> None:
        super().__init__()
        self.look = look
        self.cards: dict[int, CardNode] = {}

    def sync(self, *, animate: bool) -> None:
        homes = {home.card: home for home in self._homes()}
        for card in [card for card in self.cards if card not in homes]:
            self._send_away(card, animate)
        for home in homes.values():
            self._bring_home(home, animate)

    def below(self) -> list[Node]:
        """Only what lies: a card in the air neither hides a preview nor takes the pointer from the cell below it."""
        return [node for node in super().below() if not (isinstance(node, CardNode) and node.is_airborne)]

    @property
    def row(self) -> list[CardNode]:
        """The cards that lie in the row, from the left."""
        return [self.cards[card] for card in self.look.slots if card in self.look.state.row]

    # where

    def _homes(self) -> Iterator[Home]:
        look = self.look
        for slot, card in enumerate(look.slots):
            if card in look.state.row:
                yield Home(card, look.places.slots[slot], Face(), slot)
        for seat in range(look.state.seats):
            yield from self._garden_homes(seat, look.garden(seat))

    def _garden_homes(self, seat: Seat, garden: Garden) -> Iterator[Home]:
        for index, (rect, cell) in enumerate(zip(self.look.cell_rects(seat), garden, strict=True)):
            if cell is None:
                continue
            if cell.up is not None:
                yield Home(cell.up, rect, Face(is_validated=cell.is_validated))
            for card in cell.down:
                if cell.up is None:
                    yield Home(card, rect, Face(is_up=False, number=index + 1))
                else:
                    yield Home(card, tucked(rect), Face(is_up=False, is_tucked=True))

    # how

    def _bring_home(self, home: Home, animate: bool) -> None:
        node = self.cards.get(home.card)
        is_new = node is None
        if node is None:
            node = self.cards[home.card] = CardNode(home.card)
            self.add(node)
        if home.slot is None:
            node.lie_elsewhere()
        else:
            node.lie_in_row(home.slot)
        node.glyphs = self.look.host.tastes.glyphs
        if animate and not is_new:
            self._travel(node, home)
        else:
            place(node, home.rect)
            node.next_face = home.face
            node.find_height()

    def _travel(self, node: CardNode, home: Home) -> None:
        motion = self.look.host.motion
        glide(node, home.rect, motion)
        turns = node.next_face.is_up != home.face.is_up
        node.next_face = home.face
        if turns:
            flip(node, motion, lambda: setattr(node, "face", home.face))
        elif not node.animator.is_moving:
            node.face = home.face

    def _send_away(self, card: int, animate: bool) -> None:
        """Back into the deck: the round is over, or the move was taken back."""
        node = self.cards.pop(card)
        node.lie_elsewhere()
        if not animate:
            self.remove(node)
            return
        glide(node, self.look.places.deck, self.look.host.motion, "move_short")
        node.next_face = Face(is_up=False)
        node.add_motion(Call(lambda: self.remove(node), self.look.host.motion.ms("move_short")))


class Air(Node):
    """Draws the cards that are in the hand or on their way, above all previews."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__()
        self.pieces = pieces
        self.z = 65.0

    def paint(self, canvas: Canvas) -> None:
        cards = [node for node in self.pieces.children if isinstance(node, CardNode) and node.is_airborne]
        for card in sorted(cards, key=lambda card: card.z):
            card.draw(canvas)
