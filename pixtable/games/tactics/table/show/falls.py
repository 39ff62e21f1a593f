"""How heroes and leaders fall: a hero is turned over; for a leader time goes slowly, and then all is silent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import TacticsState, Unit
from pixtable.games.tactics.table.pieces.art import FALLEN, IDLE
from pixtable.games.tactics.table.pieces.tile import paint_tile, tile_of
from pixtable.games.tactics.table.pieces.units import UnitNode
from pixtable.games.tactics.table.show.effects import Passer, Passings
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.motion.choreo import flip, part, shake
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.lens import Lens
from pixtable.ui.motion.steps import Step, perform
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.motion.tween import Sequence as InTurn
from pixtable.ui.node import Node

COLUMNS, ROWS = 4, 5
SPREAD, DROP = 1.5, 150.0
"""How far shards fly apart, in parts of the tile, and how far down, in u."""


class Shards(Passer):
    """A picture that has broken: its pieces fly apart and down."""

    def __init__(self, rect: Rect, paint_face: Callable[[Canvas], None]) -> None:
        super().__init__("tactics.shards", rect.grown(DROP))
        self._whole, self._paint_face = rect, paint_face
        self._flown = 0.0

    def run(self, motion: Motion, gone: Callable[[], None], delay: float = 0.0) -> None:
        ms = motion.ms("shatter")
        if not ms:
            gone()
            return
        fly = Tween(lambda v: setattr(self, "_flown", v), 0.0, 1.0, ms, BEATS["shatter"].ease, delay)
        self.add_motion(InTurn([fly, Call(gone)]))
        self.add_motion(part(self.pose, "alpha", 0, ms / 2, "fade", delay=delay + ms / 2))

    def paint(self, canvas: Canvas) -> None:
        k = canvas.view.scale
        whole = self._whole
        w, h = whole.w / COLUMNS, whole.h / ROWS
        for column, row in product(range(COLUMNS), range(ROWS)):
            piece = Rect(whole.x + column * w, whole.y + row * h, w, h)
            across, down = piece.cx - whole.cx, piece.cy - whole.cy
            dx = across * SPREAD * self._flown
            dy = down * SPREAD / 2 * self._flown + DROP * (1 + (column + row) % 3 / 2) * self._flown**2
            with canvas.shifted(round(dx * k) / k, round(dy * k) / k), canvas.clipped(piece):
                self._paint_face(canvas)


@dataclass
class Fall:
    """Leaders that fall together, and all that it needs."""

    fallen: Sequence[Unit]
    before: TacticsState
    field: Falls
    then: Callable[[], None]


class Falls(Node):
    def __init__(self, look: FieldView, units: dict[int, UnitNode], over: Passings, lens: Lens, time: TimeFlow) -> None:
        super().__init__()
        self.look, self.units, self.over, self.lens, self.time = look, units, over, lens, time

    def drop(self) -> None:
        self.animator.drop()
        for node in self.units.values():
            node.was_living = None

    def hero(self, card: int, was: Unit | None) -> None:
        """It sinks down where it stood; it is heard to fall as its card is turned over and is a body."""
        node, host = self.units.get(card), self.look.host
        host.sound("hero_falls")
        if node is None or was is None:
            return
        node.was_living, node.frame = was, FALLEN

        def bury() -> None:
            node.was_living, node.frame = None, IDLE

        turned = max(0.0, host.lead("hero_falls") - host.motion.ms("flip") / 2) if host.motion.speed else 0.0
        self.over.strip("smoke", node.rect, turned)
        flip(node, host.motion, bury, turned)

    def leaders(self, fallen: Sequence[Unit], before: TacticsState, then: Callable[[], None] = lambda: None) -> None:
        """`then` comes after the silence."""
        perform(self, self.look.host.motion, LEADER_FALLS, Fall(fallen, before, self, then))

    def place_of(self, unit: Unit) -> Rect:
        return self.look.tiles(unit.seat)[unit.place]

    def broken(self, unit: Unit, before: TacticsState) -> None:
        """Its tile flies to pieces; what is left of it lies there and fades."""
        look, motion, rect = self.look, self.look.host.motion, self.place_of(unit)
        tile = tile_of(look, Board(before), unit, is_dim=False, has_acted=False, frame=IDLE)

        def paint_face(canvas: Canvas) -> None:
            canvas.composed(tile, rect, lambda: paint_tile(canvas, rect, tile, is_large=look.is_large), panels.ROOM)

        self.over.let(Shards(rect, paint_face))
        self.over.strip("smoke", rect)
        if (node := self.units.get(unit.card)) is not None:
            node.frame = FALLEN
            fade = part(node.pose, "alpha", BEATS["fall_fade"].amount, motion.ms("fall_fade"), "fall_fade")
            node.animator.answer(fade)


# The steps of a leader's fall


def _stop(fall: Fall) -> None:
    """All is still, and the music with it."""
    motion = fall.field.look.host.motion
    fall.field.look.host.fall_silent(sum(map(motion.ms, ("fall_stop", "last_moment", "silence", "end_phrase"))))
    fall.field.time.freeze(motion.ms("fall_stop"))


def _last_moment(fall: Fall) -> None:
    field, motion = fall.field, fall.field.look.host.motion
    beat = BEATS["last_moment"]
    field.time.slow(motion.ms("last_moment"), beat.amount)
    spots = [field.place_of(unit) for unit in fall.fallen]
    field.lens.come_near(Point(sum(s.cx for s in spots) / len(spots), sum(s.cy for s in spots) / len(spots)), motion)
    for unit in fall.fallen:
        if (node := field.units.get(unit.card)) is not None:
            shake(node, motion, "last_moment_shake")


def _break(fall: Fall) -> None:
    field = fall.field
    field.look.host.sound("leader_falls")
    field.lens.shake(field.look.host.motion)
    for unit in fall.fallen:
        field.broken(unit, fall.before)


def _look_up(fall: Fall) -> None:
    fall.field.lens.go_back(fall.field.look.host.motion)
    fall.then()


LEADER_FALLS: Sequence[Step[Fall]] = (
    Step(_stop),
    Step(_last_moment, until=lambda fall: not fall.field.time.is_bent),
    Step(_break, "silence"),
    Step(_look_up, "end_phrase"),
)
