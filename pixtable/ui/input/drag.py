"""One controller for moving pieces: drag, click-click and keys all select a piece and commit it to a target."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Protocol

import msgspec

from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Lift, Space
from pixtable.ui.motion.choreo import settle
from pixtable.ui.motion.durations import BEATS, TILT_HALF, TILT_MAX, TILT_STIFFNESS, Motion
from pixtable.ui.motion.tween import Spring
from pixtable.ui.node import Node

ON_TOP = 1000.0


class Handler(Protocol):
    """What a table tells the controller; it knows the moves, the controller knows the hand."""

    def targets(self, piece: Node) -> Sequence[Node]:
        """Where this piece may go now."""

    def commit(self, piece: Node, target: Node) -> None:
        """Play it."""

    def refused(self, piece: Node, over: Node | None) -> None:
        """Dropped or pressed where it may not go."""

    # A handler may also have `picked(piece) -> bool`: a click is all it takes, because the piece has one place to go;
    # and `asks(piece, target, at) -> bool`: let go of there, it does not say all, so the piece stays selected.


class Held(msgspec.Struct):
    piece: Node
    targets: list[Node]
    grab: Point
    carried: bool = False
    selected: bool = False  # by a click or a key: stays without the button
    z: float = 0.0
    x: Spring = msgspec.field(default_factory=Spring)
    y: Spring = msgspec.field(default_factory=Spring)
    tilt: Spring = msgspec.field(default_factory=lambda: Spring(stiffness=TILT_STIFFNESS))
    risen: float = 0.0  # ms since it was picked up


class Drag:
    def __init__(self, handler: Handler | None = None) -> None:
        self.handler = handler
        self.held: Held | None = None
        self.button_down = False

    @property
    def is_carrying(self) -> bool:
        return self.held is not None and self.held.carried

    @property
    def piece(self) -> Node | None:
        return self.held.piece if self.held else None

    def is_target(self, node: Node | None) -> bool:
        return self.held is not None and node in self.held.targets

    # the hand

    def press(self, piece: Node, at: Point) -> None:
        if self.held is not None and self.held.piece is not piece:
            self.cancel(None)
        if self.held is None:
            self.held = Held(piece, self._targets(piece), at, z=piece.z)
            self._show(True)
        self.held.grab = at
        self.button_down = True

    def move(self, at: Point, over: Node | None = None) -> None:
        held = self.held
        if held is None or not self.button_down:
            return
        if not held.carried and hypot(at.x - held.grab.x, at.y - held.grab.y) >= Space.DRAG:
            self._lift(held)
        if held.carried:
            pull = self.magnet(at)
            goal = pull.screen_rect().centre if pull else None
            home = held.piece.rect
            held.x.target = (goal.x - home.cx) if goal else at.x - held.grab.x
            held.y.target = (goal.y - home.cy) if goal else at.y - held.grab.y

    def release(self, at: Point, over: Node | None, motion: Motion) -> None:
        """The action happens here, on button up."""
        held, self.button_down = self.held, False
        if held is None:
            return
        if not held.carried:
            self._clicked(held, over, motion)
            return
        self._ask_again(held)
        target = self.magnet(at)
        if target is not None and self._is_asked(held.piece, target, at):
            self.cancel(motion)
            self.select(held.piece, motion)
        elif target is not None:
            self._commit(target, motion)
        else:
            self.cancel(motion)
            if self.handler and over is not None and over is not held.piece:
                self.handler.refused(held.piece, over)

    def _is_asked(self, piece: Node, target: Node, at: Point) -> bool:
        asks = getattr(self.handler, "asks", None)
        return asks is not None and bool(asks(piece, target, at))

    def _clicked(self, held: Held, over: Node | None, motion: Motion) -> None:
        if over is not held.piece or held.selected:
            self.cancel(motion)
        elif not self._played_at_once(held):
            held.selected = True
            held.piece.mark(Mark.SELECTED)
            if self.handler and not held.targets and not held.piece.stays:
                self.cancel(motion)
                self.handler.refused(held.piece, None)

    def _played_at_once(self, held: Held) -> bool:
        picked = getattr(self.handler, "picked", None)
        if picked is None or not picked(held.piece):
            return False
        self.cancel(None)
        return True

    # keys, pad and second clicks

    def select(self, piece: Node, motion: Motion) -> None:
        if self.held is not None and self.held.piece is piece:
            self.cancel(motion)
            return
        self.press(piece, piece.rect.centre)
        self.release(piece.rect.centre, piece, motion)

    def choose(self, target: Node, motion: Motion) -> None:
        if self.is_target(target):
            self._commit(target, motion)

    def cancel(self, motion: Motion | None) -> bool:
        """Everything back to the same slot."""
        held = self.held
        if held is None:
            return False
        self._show(False)
        self.held, self.button_down = None, False
        held.piece.z = held.z
        if held.carried:
            settle(held.piece, motion or Motion(0), "return")
        return True

    # inside

    def magnet(self, at: Point) -> Node | None:
        """The nearest target within reach of the hand."""
        held = self.held
        reach = [(distance(t.screen_rect(), at), t) for t in held.targets] if held else []
        near = [
            (d, hypot(t.rect.cx - at.x, t.rect.cy - at.y), i, t) for i, (d, t) in enumerate(reach) if d <= Space.MAGNET
        ]
        return min(near)[3] if near else None

    def update(self, ms: float, motion: Motion) -> None:
        held = self.held
        if held is not None and not held.piece.piece:  # it was played in another way, by a key
            self.cancel(None)
        elif held is not None and held.carried:
            self._ask_again(held)
            self._rise(held, ms, motion)
            self._follow(held, ms)

    def _ask_again(self, held: Held) -> None:
        """It was picked up before its turn, and the turn may have come while it is in the hand."""
        if not held.targets:
            held.targets = self._targets(held.piece)
            self._show(True)

    def _rise(self, held: Held, ms: float, motion: Motion) -> None:
        """Off the table and up to the hand."""
        beat, whole = BEATS["pick_up"], motion.ms("pick_up")
        held.risen += ms
        part = beat.ease(min(1.0, held.risen / whole)) if whole else 1.0
        held.piece.pose.scale = 1 + (beat.amount - 1) * part
        held.piece.pose.lift = (Lift.CARRIED - Lift.FOCUS) * part

    def _follow(self, held: Held, ms: float) -> None:
        held.x.advance(ms)
        held.y.advance(ms)
        speed = held.x.speed
        held.tilt.target = TILT_MAX * speed / (TILT_HALF + abs(speed))
        held.tilt.advance(ms)
        pose = held.piece.pose
        pose.dx, pose.dy, pose.turn = held.x.value, held.y.value, held.tilt.value

    @property
    def is_moving(self) -> bool:
        held = self.held
        if held is None or not held.carried:
            return False
        rises = held.piece.pose.scale < BEATS["pick_up"].amount
        return rises or not (held.x.is_still and held.y.is_still and held.tilt.is_still)

    def _targets(self, piece: Node) -> list[Node]:
        return list(self.handler.targets(piece)) if self.handler else []

    def _lift(self, held: Held) -> None:
        held.carried = True
        held.piece.animator.finish()
        held.piece.z = ON_TOP

    def _commit(self, target: Node, motion: Motion) -> None:
        held = self.held
        if held is None or self.handler is None:
            return
        self._show(False)
        self.held, self.button_down = None, False
        held.piece.z = held.z
        self.handler.commit(held.piece, target)
        if not held.piece.pose.is_home and not held.piece.animator.is_moving:
            settle(held.piece, motion, "return")

    def _show(self, on: bool) -> None:
        if self.held is None:
            return
        for target in self.held.targets:
            target.mark(Mark.TARGET, on)
        if not on:
            self.held.piece.mark(Mark.SELECTED, on=False)


def distance(rect: Rect, at: Point) -> float:
    """From a point to the nearest edge; nought inside."""
    dx = max(rect.x - at.x, 0.0, at.x - rect.right)
    dy = max(rect.y - at.y, 0.0, at.y - rect.bottom)
    return hypot(dx, dy)
