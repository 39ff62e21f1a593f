"""A round ends: the last tile's wave goes through the mosaic, then all that is left in hands is counted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.standing import round_ranks
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState
from pixtable.games.rhombs.table.camera import ROOT3
from pixtable.games.rhombs.table.ending.choreography import TurnedUp, turning_up, wave
from pixtable.games.rhombs.table.pieces.art import paint_back, paint_tile
from pixtable.games.rhombs.table.pieces.beads import SeamBead
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.language.figures import plain
from pixtable.table.spotlight import Spotlight
from pixtable.table.standings import Column, RoundTable, Score, Standings, ranks_by, wides_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.node import Node

STRIP = 360.0
LARGEST = 20.0
GAP = 4.0
HALF, THIN = 0.5, 0.05
HIGHEST_STEP = 12


class Ending(Node):
    def __init__(self, look: MosaicView, settled: Callable[[], None]) -> None:
        """`settled`: what is left may lie open in the tray, too."""
        super().__init__()
        self.look, self._settled = look, settled
        self.spotlight = Spotlight()
        self.standings = Standings("rhombs", look.host)
        self._turned: dict[tuple[Seat, int], float] = {}
        """How far each tile that was left has been turned up: by seat and place."""
        self.add(self.spotlight, self.standings)

    def arrange(self, space: Rect) -> None:
        self.rect = self.spotlight.rect = space
        self.standings.arrange(space)

    def drop(self) -> None:
        """Nothing is under way any more: the table was set, not played on."""
        self.animator.drop()
        self.look.is_counting = False
        self.spotlight.drop()
        self.standings.close()
        self.remove(*[node for node in self.children if isinstance(node, SeamBead)])

    def put_away(self) -> None:
        """The next round begins."""
        self.standings.put_away()
        self.spotlight.dim(self.look.host.motion)

    def rehearse(self, canvas: Canvas) -> None:
        state = self.look.state
        self.standings.rehearse(sum(wides_of([STRIP], adds_up=state.house.is_match)), state.seats, canvas)

    # the wave

    def spread(self, source: Hex) -> None:
        """Every seam of the mosaic lights up once, ring by ring."""
        look, motion = self.look, self.look.host.motion
        lit = wave(look.state.table, source, motion)
        for seam in lit:
            bead = SeamBead(look, seam.colour, seam.cell, seam.edge)
            self.add(bead)
            bead.shine(motion, seam.at, in_a_wave=True)
        for ring, at in sorted({(seam.ring, seam.at) for seam in lit}):
            self.add_motion(Call(partial(look.host.sound, "seam_bead", min(ring, HIGHEST_STEP)), at))
        self.add_motion(Call(lambda: None, (lit[-1].at if lit else 0.0) + motion.ms("sum_brief")))

    # what is left

    def count(self, before: RhombsState) -> None:
        """Hands lie in the table's lines face down; tile by tile is turned up and counted."""
        look = self.look
        self._turned.clear()
        table = self.table_of(look.state, before)
        key = "go_on" if look.state.house.is_match else "result"
        self.standings.open(table, look.say(f"standings.{key}"), counting=partial(self._turn_up, table))
        self.spotlight.aim(NOWHERE, look.host.motion)

    def _turn_up(self, table: RoundTable, begins: float) -> float:
        state, motion = self.look.state, self.look.host.motion
        turned, ends = turning_up(
            state.hands, state.sheets[-1], table.order(after=False), self.look.viewer, motion,
            leisure=self.look.host.tastes.leisure,
        )  # fmt: skip
        for tile in turned:
            self.add_motion(Call(partial(self._turn, tile), begins + tile.at))
        self.add_motion(Call(self._end, begins + ends))
        return begins + ends

    def _turn(self, tile: TurnedUp) -> None:
        """It is thin to the edge, shows its face, and counts."""
        motion = self.look.host.motion
        ms = 0.0 if motion.reduced else motion.ms("turn_up")
        put = partial(self._turned.__setitem__, (tile.seat, tile.place))
        self.add_motion(Tween(put, 0, 1, ms, BEATS["turn_up"].ease))
        self.add_motion(Call(partial(self._tell, tile), ms * HALF))

    def _tell(self, tile: TurnedUp) -> None:
        """Its points, and its tick, are those of the face: not before it is seen."""
        self.standings.lines[tile.seat].counted += tile.points
        self.look.host.sound("score_tick", min(tile.place, HIGHEST_STEP))

    def _end(self) -> None:
        self.look.is_counting = False
        self._settled()

    # the table of a round

    def table_of(self, state: RhombsState, before: RhombsState, *, is_told: bool = False) -> RoundTable:
        """The round that has just been scored; `is_told`: its tiles lie open from the first."""
        look, sheets = self.look, state.sheets[-1]
        scores = [
            Score(look.name(seat), look.emblem(seat), before.totals[seat], sheet.total)
            for seat, sheet in enumerate(sheets)
        ]
        hands = Column(lambda canvas, box: None, partial(self._paint_hand, state, is_told), STRIP)
        is_match = state.house.is_match
        heads = look.say("standings.points"), look.say("standings.total")
        ranks = ranks_of(state, before)
        if not is_match and not any(sheet.total for sheet in sheets):  # the order is all there is to be told
            return RoundTable(self._title(state), [hands], scores, ("", ""), lambda points: "", ranks, adds_up=False)
        return RoundTable(self._title(state), [hands], scores, heads, plain, ranks, adds_up=is_match)

    def _title(self, state: RhombsState) -> str:
        """Whoever has run out first has won, and nothing else counts so much."""
        if state.house.is_match:
            return self.look.say("standings.after", round=state.round)
        if state.finished and not state.house.is_blind:
            return self.look.say("standings.first_out", name=self.look.name(state.finished[0]))
        return self.look.say("standings.left")

    def _paint_hand(self, state: RhombsState, is_told: bool, canvas: Canvas, box: Rect, seat: Seat) -> None:
        hand = state.hands[seat]
        if not hand and seat in state.finished:
            canvas.text(self.look.say("standings.all_placed"), box, "body", "muted", lines=1)
        radius = min(LARGEST, box.h / 2 - 3, (box.w / max(1, len(hand)) - GAP / 2) / ROOT3)
        step = ROOT3 * radius + GAP / 2
        for place, tile in enumerate(hand):
            at = Point(box.x + (place + 0.5) * step, box.cy)
            self._paint_left(canvas, tile, at, radius, 1.0 if is_told else self._turned.get((seat, place), 0.0))

    def _paint_left(self, canvas: Canvas, tile: int, at: Point, radius: float, turned: float) -> None:
        is_up = turned >= HALF and tile != UNSEEN
        glyphs = self.look.host.tastes.glyphs
        paint = partial(paint_tile, canvas, tile, 0, glyphs=glyphs) if is_up else partial(paint_back, canvas)
        if turned in (0.0, 1.0):
            paint(at=at, radius=radius)
            return
        box = Rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius)
        with canvas.posed(box, stretch=max(THIN, abs(2 * turned - 1))):
            paint(at=at, radius=radius)


def ranks_of(state: RhombsState, before: RhombsState) -> tuple[list[int], list[int]]:
    """In a match the fewest points in all lead; a single game has its own order of coming in."""
    if state.house.is_match:
        return ranks_by(before.totals, fewest_wins=True), ranks_by(state.totals, fewest_wins=True)
    ranks = round_ranks(state)
    return [1] * state.seats, [ranks[seat] for seat in range(state.seats)]
