"""A round is counted in three passes - pins, symbols, zone. Each card that earns hops; its points fly to the bar."""

from __future__ import annotations

from functools import partial

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.scoring import Item, score_items
from pixtable.games.pixies.table.pieces.middle import Middle
from pixtable.games.pixies.table.pieces.pieces import Pieces
from pixtable.games.pixies.table.pieces.rivals import RivalNode
from pixtable.games.pixies.table.preview.outcome import TERMS, Terms
from pixtable.games.pixies.table.tokens import Token
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.node import Node

PASS_OF = {"validated": "validated", "symbols": "symbols", "specials": "symbols", "zone": "zone"}
HIGHEST_STEP = 12


class Tally(Node):
    def __init__(self, look: GardenView, pieces: Pieces, middle: Middle, rivals: list[RivalNode]) -> None:
        super().__init__()
        self.look, self.pieces, self.middle, self.rivals = look, pieces, middle, rivals

    def drop(self) -> None:
        self.animator.drop()
        self.clear()

    def run(self, seats: list[Seat]) -> None:
        """All gardens at once; skipping it lands every token at its bar."""
        look = self.look
        look.counted = [Terms() for _ in seats]
        length = look.host.motion.ms("tally")
        items = {seat: score_items(look.garden(seat), look.state.round) for seat in seats}
        earned = {PASS_OF[item.term] for seat in seats for item in items[seat]}
        passes = [term for term in TERMS if term in earned]
        for number, term in enumerate(passes):
            for seat in seats:
                mine = [item for item in items[seat] if PASS_OF[item.term] == term]
                self._pass(seat, mine, number * length, length)
        self.add_motion(Call(self._end, len(passes) * length + look.host.motion.ms("move_short")))

    def _pass(self, seat: Seat, items: list[Item], start: float, length: float) -> None:
        stagger = min(length / max(1, len(items)), 2 * self.look.host.motion.scaled(BEATS["tally"].stagger))
        for step, item in enumerate(items):
            self.add_motion(Call(partial(self._count, seat, item, step), start + step * stagger))

    def _count(self, seat: Seat, item: Item, step: int) -> None:
        """One item: the cards hop, a token sets out."""
        cells = item.cells if item.term == "zone" else item.cells[:1]
        for cell in cells:
            self._hop(seat, cell)
        self._sound(seat, item, step)
        start = self.look.cell_rects(seat)[cells[len(cells) // 2]].centre
        token = Token(PASS_OF[item.term], item.points, start)
        self.add(token)
        token.fly(self._goal(seat, PASS_OF[item.term]), self.look.host.motion, lambda: self._land(seat, token))

    def _hop(self, seat: Seat, cell: int) -> None:
        lying = self.look.garden(seat)[cell]
        node = self.pieces.cards.get(lying.up) if lying and lying.up is not None else None
        if node is not None and not self.look.host.motion.reduced:
            beat, ms = BEATS["tick"], self.look.host.motion.ms("tick")
            node.add_motion(Tween(lambda v: setattr(node.pose, "lift", v), 0, BEATS["flip"].amount, ms, beat.ease))

    def _sound(self, seat: Seat, item: Item, step: int) -> None:
        """Only the viewer's own garden is heard: five at once would be noise."""
        if seat != self.look.viewer:
            return
        if item.term == "zone":
            self.look.host.sound("zone_bloom")
        else:
            self.look.host.sound("cross_point" if item.points < 0 else "score_tick", min(step, HIGHEST_STEP))

    def _goal(self, seat: Seat, term: str) -> tuple[float, float]:
        return self.middle.term_spot(term) if seat == self.look.viewer else self.rivals[seat].term_spot(term)

    def _land(self, seat: Seat, token: Token) -> None:
        counted = self.look.counted
        if counted is not None:
            more = {token.term: getattr(counted[seat], token.term) + token.points}
            counted[seat] = counted[seat]._replace(**more)
        if token in self.children:
            self.remove(token)

    def _end(self) -> None:
        """What has been counted is what the rules say: from here the scores are read off the state again."""
        self.look.counted = None
