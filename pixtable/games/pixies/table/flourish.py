"""What makes an event more than a change of places: dealing, pins, rising changes, warnings, the count of a round."""

from __future__ import annotations

from pixtable.games.pixies.rules.events import CardPlaced
from pixtable.games.pixies.rules.state import PixiesState, is_full
from pixtable.games.pixies.table.pieces.middle import Middle
from pixtable.games.pixies.table.pieces.pieces import Pieces
from pixtable.games.pixies.table.pieces.rivals import ONE_SHORT, RivalNode
from pixtable.games.pixies.table.pieces.signs import zone_sign
from pixtable.games.pixies.table.preview.outcome import filled
from pixtable.games.pixies.table.scoring.count import Count
from pixtable.games.pixies.table.tokens import Floater
from pixtable.games.pixies.table.view import GardenView
from pixtable.games.pixies.table.words import points_of
from pixtable.table.hearing import sound_at
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.banner import Banner, Sign
from pixtable.ui.motion.choreo import deal, part, pop
from pixtable.ui.motion.particles import Particles
from pixtable.ui.motion.tween import Call
from pixtable.ui.node import Node

PIN = (0.88, 0.84)
"""Where the pin sits on a card, in parts of its size."""
SPARKS = 8
FADED = 0.35


class Flourishes(Node):
    def __init__(self, look: GardenView, pieces: Pieces, middle: Middle, rivals: list[RivalNode]) -> None:
        super().__init__()
        self.look, self.pieces = look, pieces
        self.z = 70.0
        self.sparks = Particles()
        self.count = Count(look, pieces, middle, rivals)
        self.add(self.sparks, self.count)

    def drop(self) -> None:
        """Nothing is under way any more: the table was set, not played on."""
        self.animator.drop()
        self.count.drop()
        for node in [node for node in self.children if node not in (self.sparks, self.count)]:
            self.remove(node)

    # cards

    def shuffle(self) -> None:
        self.look.host.sound("card_shuffle")

    def reveal(self, after: float = 0.0) -> None:
        motion = self.look.host.motion
        for index, node in enumerate(self.pieces.row):
            deal(node, self.look.places.deck, motion, index, after)
            sound_at(self, self.look.host, "card_deal", node.lands_in)

    def place(self, event: CardPlaced, before: PixiesState) -> None:
        node = self.pieces.cards[event.card]
        motion, lands = self.look.host.motion, node.lands_in
        sound_at(self, self.look.host, "card_place" if event.face_up else "card_tuck", lands)
        self.add_motion(Call(lambda: self.look.host.touch("snap"), lands))
        cell = self.look.garden(event.seat)[event.cell - 1]
        was = before.gardens[event.seat][event.cell - 1]
        if cell is not None and cell.is_validated and not (was and was.is_validated):
            self._pin(self.look.cell_rects(event.seat)[event.cell - 1], cell.up, lands + motion.ms("touch"))
        self._show_change(event, before, lands)
        self._warn(event, before)

    def _pin(self, rect: Rect, card: int | None, after: float) -> None:
        x, y = rect.x + rect.w * PIN[0], rect.y + rect.h * PIN[1]
        motion = self.look.host.motion
        self.add_motion(Call(lambda: self.sparks.burst(x, y, motion, SPARKS, "amber"), after))
        sound_at(self, self.look.host, "card_validate", after)
        if card is not None:
            pop(self.pieces.cards[card], motion, after)

    def _show_change(self, event: CardPlaced, before: PixiesState, after: float) -> None:
        change = points_of(before, event).total
        if change:
            floater = Floater(change, self.look.cell_rects(event.seat)[event.cell - 1])
            self.add(floater)
            floater.rise(self.look.host.motion, after, lambda: self._gone(floater))

    # warnings

    def _warn(self, event: CardPlaced, before: PixiesState) -> None:
        """A garden one short is worth a word; a full one in the middle of a turn means that this turn is the last."""
        state, seat = self.look.state, event.seat
        now, then = filled(state.gardens[seat]), filled(before.gardens[seat])
        if now == then:
            return
        if now == ONE_SHORT:
            self.say(self.look.say("banner.one_short", n=1, name=self.look.name(seat)))
        elif is_full(state.gardens[seat]) and state.row and not self._was_full(before):
            self.say(self.look.say("banner.final"))
            self.look.host.sound("last_turn")

    def _was_full(self, state: PixiesState) -> bool:
        return any(is_full(garden) for garden in state.gardens)

    def say(self, words: str, sign: Sign | None = None, holds: int = 1) -> None:
        """A banner over the row; the one before it makes way."""
        for old in [node for node in self.children if isinstance(node, Banner)]:
            self.remove(old)
        places = self.look.places
        row = Rect(places.deck.right, places.deck.y, places.order_head.x - places.deck.right, places.deck.h)
        banner = Banner("pixies.banner", words, row, sign)
        self.add(banner)
        banner.run(self.look.host.motion, lambda: self._gone(banner), holds)

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)

    # the end of a round

    def score(self, before: PixiesState) -> None:
        self.look.host.sound("round_end")
        if self.look.state.row:
            self._leave_behind()
        else:
            self.say(self.look.say("banner.scored", round=before.round), zone_sign)
        self.count.run(before)

    def _leave_behind(self) -> None:
        """PX-31: with two players cards may be left; they fade, and a sentence says why."""
        motion = self.look.host.motion
        for node in self.pieces.row:
            node.is_dimmed = True
            node.add_motion(part(node.pose, "alpha", FADED, motion.ms("fall_fade"), "fall_fade"))
        self.say(self.look.say("banner.left_over"), holds=3)
