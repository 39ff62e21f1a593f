"""A round is counted: light goes from garden to garden, cards hop, points fly, sums land; then it stands written."""

from __future__ import annotations

from functools import partial

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.games.pixies.table.pieces.middle import Middle
from pixtable.games.pixies.table.pieces.pieces import Pieces
from pixtable.games.pixies.table.pieces.rivals import RivalNode
from pixtable.games.pixies.table.preview.outcome import TERMS, Terms
from pixtable.games.pixies.table.scoring.choreography import Counted, GardenCount, choreography
from pixtable.games.pixies.table.scoring.counter import Counter
from pixtable.games.pixies.table.tokens import Token
from pixtable.games.pixies.table.view import GardenView
from pixtable.games.pixies.table.words import round_table
from pixtable.table.hearing import sound_at
from pixtable.table.spotlight import Spotlight
from pixtable.table.standings import NUMBER, Standings, wides_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.particles import Particles
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.node import Node

HIGHEST_STEP = 12
DUST = 10
GROWN = 8.0


class Count(Node):
    def __init__(self, look: GardenView, pieces: Pieces, middle: Middle, rivals: list[RivalNode]) -> None:
        super().__init__()
        self.look, self.pieces, self.middle, self.rivals = look, pieces, middle, rivals
        self.spotlight, self.sparks = Spotlight(), Particles()
        self.standings = Standings("pixies", look.host)
        self.counter: Counter | None = None
        self.add(self.spotlight, self.sparks, self.standings)

    def drop(self) -> None:
        """Nothing is under way any more: the table was set, not played on."""
        self.animator.drop()
        self._clear()
        self.spotlight.drop()
        self.standings.close()

    def arrange(self, space: Rect) -> None:
        self.rect = self.spotlight.rect = space
        self.standings.arrange(space)

    def rehearse(self, canvas: Canvas) -> None:
        self.standings.rehearse(sum(wides_of([NUMBER] * len(TERMS))), self.look.state.seats, canvas)

    def run(self, before: PixiesState) -> None:
        """It can be hurried: every point then stands where it belongs, and the table of the round is there."""
        look = self.look
        state, motion = look.state, look.host.motion
        look.counted, look.zone_counted = [Terms() for _ in state.gardens], [0] * state.seats
        counts = choreography(state.gardens, state.round, look.viewer, motion, leisure=look.host.tastes.leisure)
        for count in counts:
            self._garden(count)
        end = counts[-1].ends
        self.add_motion(Call(self._end, end))
        onward = "onward" if not state.is_over else "read" if look.host.tastes.learner else "result"
        self.standings.open(round_table(look, state, before.totals), look.say(f"standings.{onward}"), end)

    def _garden(self, count: GardenCount) -> None:
        look, motion = self.look, self.look.host.motion
        self.add_motion(Call(partial(self._begin, count.seat), count.begins))
        for item in count.items:
            self.add_motion(Call(partial(self._send, count.seat, item), item.leaves))
        zone = [item.leaves for item in count.items if item.term == "zone"]
        if zone and count.seat == look.viewer:  # its outline has come round the last of its cards
            sound_at(self, look.host, "zone_bloom", zone[-1])
        self.add_motion(Call(self._slam, max(count.begins, count.lands - motion.ms("slam"))))
        self.add_motion(Call(self._touch, count.lands))
        sound_at(self, look.host, "score_total", count.lands)

    def _begin(self, seat: Seat) -> None:
        """The light falls on this garden alone."""
        look, motion = self.look, self.look.host.motion
        self._remove_counter()
        self.spotlight.aim(self._lit(seat), motion)
        self.counter = Counter(seat, self._sum_box(seat), motion)
        self.add(self.counter)
        look.counting = seat

    def _lit(self, seat: Seat) -> Rect:
        if seat != self.look.viewer:
            return self.look.panel(seat)
        garden, middle = self.look.places.garden.grown(GROWN), self.middle.rect
        return Rect(garden.x, min(garden.y, middle.y), middle.right - garden.x, max(garden.h, middle.h))

    def _sum_box(self, seat: Seat) -> Rect:
        return self.middle.sum_box if seat == self.look.viewer else self.rivals[seat].sum_box

    def _send(self, seat: Seat, item: Counted) -> None:
        """The card hops, and its points set out for the sum."""
        self._hop(seat, item.cell)
        if item.term == "zone":
            self.look.zone_counted[seat] += 1
        token = Token(item.term, item.points, self.look.cell_rects(seat)[item.cell].centre)
        self.add(token)
        token.fly(self._goal(seat, item.term), self.look.host.motion, lambda: self._land(seat, item, token))

    def _hop(self, seat: Seat, cell: int) -> None:
        lying = self.look.garden(seat)[cell]
        node = self.pieces.cards.get(lying.up) if lying and lying.up is not None else None
        if node is not None and not self.look.host.motion.reduced:
            beat, ms = BEATS["tick"], self.look.host.motion.ms("tick")
            node.add_motion(Tween(lambda v: setattr(node.pose, "lift", v), 0, BEATS["flip"].amount, ms, beat.ease))

    def _goal(self, seat: Seat, term: str) -> tuple[float, float]:
        return self.middle.term_spot(term) if seat == self.look.viewer else self.rivals[seat].term_spot(term)

    def _land(self, seat: Seat, item: Counted, token: Token) -> None:
        """A tick as they arrive, each higher than the one before."""
        look = self.look
        if token in self.children:
            self.remove(token)
        if look.counted is not None:
            more = {item.term: getattr(look.counted[seat], item.term) + item.points}
            look.counted[seat] = look.counted[seat]._replace(**more)
        if self.counter is not None:
            self.counter.run_up(item.points, look.host.motion)
        look.host.sound("cross_point" if item.points < 0 else "score_tick", min(item.step, HIGHEST_STEP))

    def _slam(self) -> None:
        if self.counter is not None:
            self.counter.land(self.look.host.motion)

    def _touch(self) -> None:
        """Dust flies up from below the plate, and not across its number."""
        if self.counter is not None:
            rect = self.counter.rect
            for x in (rect.x, rect.right):
                self.sparks.burst(x, rect.bottom, self.look.host.motion, DUST, "amber")

    def _end(self) -> None:
        """What has been counted is what the rules say: from here the scores are read off the state again."""
        self._clear()
        self.spotlight.aim(NOWHERE, self.look.host.motion)

    def put_away(self) -> None:
        """The next round begins."""
        self.standings.put_away()
        self.spotlight.dim(self.look.host.motion)

    def _clear(self) -> None:
        self.look.counted = self.look.counting = None
        self.look.zone_counted = []
        self._remove_counter()
        self.remove(*[node for node in self.children if isinstance(node, Token)])

    def _remove_counter(self) -> None:
        if self.counter is not None:
            self.remove(self.counter)
        self.counter = None
