"""The leader's die: shaken, thrown into the middle, bouncing until it rests on its face; then it is put aside."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import pi, sin

from pixtable.games.pictoric.table.layout import between
from pixtable.games.pictoric.table.pieces.art import die_name, pair_of
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.motion.durations import BEATS, BOUNCES, SPINS_FROM, SQUASH, SQUASH_MS, in_out
from pixtable.ui.motion.tween import Call, Moving, Sequence, Together, Tween
from pixtable.ui.node import Node

SIDE = 132.0
"""Of the die in the middle of the table."""
ROLL_SHEET = 80 / 64
"""How much room the picture of a tumbling die needs: it reaches over its corners."""
FRAMES, TUMBLES = 8, 2.4
"""A tumbling die has so many pictures, and goes through them so often until it spins flat."""
SPIN = 300.0
"""Degrees that it still turns from there to its rest."""
SHAKES = 5


class ThrownDie(Node):
    """`rect` is where it lies when nobody rolls. `shaken`, `thrown` and `away` go from 0 to 1, one after another."""

    def __init__(self, look: RoundView) -> None:
        super().__init__("pictoric.die")
        self.look = look
        self.face = 0
        self.middle = NOWHERE
        self.shaken = self.thrown = self.away = 1.0
        self.z = 60.0

    @property
    def is_under_way(self) -> bool:
        """Nothing is to be read off it yet."""
        return self.thrown < 1

    @property
    def is_large(self) -> bool:
        return self.away < 1

    def spot(self) -> Rect:
        """Where it comes to rest."""
        return Rect(self.middle.cx - SIDE / 2, self.middle.cy - SIDE / 2, SIDE, SIDE)

    # movement

    def roll(self, face: int) -> Moving:
        """Until it has been read; it stays in the middle."""
        motion, sound = self.look.host.motion, self.look.host.sound
        self.shaken, self.thrown, self.away = (1.0, 0.0, 0.0) if motion.reduced else (0.0, 0.0, 0.0)
        self.face = face
        shake, throw = motion.ms("dice_shake"), motion.ms("dice")
        touches: list[Moving] = [
            Call(lambda name=name: sound(name), throw * bounce.at)  # type: ignore[misc]
            for bounce, name in zip(BOUNCES, ("dice_roll", "dice_land", "dice_land"), strict=False)
        ]
        hand: list[Moving] = [Call(lambda: sound("dice_shake")), self._tween("shaken", shake)]
        thrown: list[Moving] = [Together([self._tween("thrown", throw), *touches])]
        if motion.reduced:
            hand, thrown = [], [Call(lambda: sound("dice_land")), self._tween("thrown", throw)]
        return Sequence([*hand, *thrown, Call(lambda: None, motion.ms("dice_rest"))])

    def put_aside(self) -> Moving:
        """To where it lies for the rest of the turn."""
        motion = self.look.host.motion
        return self._tween("away", motion.ms("dice_home"), "dice_home")

    def _tween(self, name: str, ms: float, beat: str = "fade") -> Tween:
        put: Callable[[float], None] = lambda v: setattr(self, name, v)
        return Tween(put, 0.0, 1.0, ms, BEATS[beat].ease)

    def settle(self) -> None:
        self.animator.drop()
        self.shaken = self.thrown = self.away = 1.0

    # looks

    def paint(self, canvas: Canvas) -> None:
        if not self.face:
            return
        if not self.is_large:
            self._paint_face(canvas, self.rect, 0.0)
        elif self.thrown >= 1:
            away = float(self.away > 0) if self.look.host.motion.reduced else self.away
            self._paint_face(canvas, between(self.spot(), self.rect, away), 0.0)
        elif self.look.host.motion.reduced:
            self._paint_face(canvas, self.spot(), 0.0, self.thrown)
        else:
            self._paint_thrown(canvas)

    def _paint_thrown(self, canvas: Canvas) -> None:
        goal = self.spot()
        hand = Point(goal.cx - 1.9 * SIDE, goal.cy + 1.6 * SIDE)
        if self.shaken < 1:
            self._paint_shaken(canvas, hand)
            return
        gone = BEATS["dice"].ease(self.thrown)
        ground = Point(hand.x + (goal.x - hand.x) * gone, hand.y + (goal.y - hand.y) * gone)
        height, pressed = self._flight()
        self._paint_shadow(canvas, ground, height)
        w, h = SIDE * (1 + pressed), SIDE * (1 - pressed)
        box = Rect(ground.x + (SIDE - w) / 2, ground.y + SIDE - h - height * SIDE, w, h)
        flat = BOUNCES[SPINS_FROM].at
        if self.thrown < flat:
            self._paint_tumbling(canvas, box, TUMBLES * BEATS["dice"].ease(self.thrown / flat), 1.0)
        else:
            left = 1 - (self.thrown - flat) / (1 - flat)
            self._paint_face(canvas, box, SPIN * left * left)

    def _paint_shaken(self, canvas: Canvas, hand: Point) -> None:
        """It comes, rattles, and is lifted to where the throw begins."""
        rattle = BEATS["dice_shake"].amount * sin(2 * pi * SHAKES * self.shaken) * sin(pi * self.shaken)
        comes, height = min(1.0, self.shaken * 3), BOUNCES[0].height * in_out(self.shaken)
        self._paint_shadow(canvas, hand, height, comes)
        box = Rect(hand.x + rattle, hand.y - rattle / 2 - height * SIDE, SIDE, SIDE)
        self._paint_tumbling(canvas, box, self.shaken, comes)

    def _flight(self) -> tuple[float, float]:
        """How high it is, in its own sides, and how much the table presses it together."""
        t, begin = self.thrown, 0.0
        for bounce in BOUNCES:
            if t < bounce.at:
                part = (t - begin) / (bounce.at - begin)
                # Out of the hand it only falls; every later arc leaves the table and comes back to it.
                height = bounce.height * (1 - part * part if begin == 0 else 4 * part * (1 - part))
                return height, self._pressed(t)
            begin = bounce.at
        return 0.0, self._pressed(t)

    def _pressed(self, t: float) -> float:
        span = SQUASH_MS / BEATS["dice"].ms
        for bounce, after in pairwise((*BOUNCES, None)):
            since = (t - bounce.at) / span if bounce is not None else 1.0
            if 0 <= since < 1 and (after is None or t < after.at):
                return SQUASH * bounce.height * sin(pi * (1 - since) / 2) if bounce is not None else 0.0
        return 0.0

    def _paint_shadow(self, canvas: Canvas, ground: Point, height: float, strength: float = 1.0) -> None:
        """It meets the die where it touches."""
        wide = SIDE * (0.92 - 0.22 * min(1.0, height))
        middle = ground.x + SIDE / 2 + height * SIDE * 0.12
        box = Rect(middle - wide / 2, ground.y + SIDE * 0.86, wide, SIDE * 0.2)
        canvas.rounded(box, box.h / 2, "night", strength * (0.5 - 0.28 * min(1.0, height)))

    def _paint_tumbling(self, canvas: Canvas, rect: Rect, turns: float, alpha: float) -> None:
        frame = int(turns * FRAMES) % FRAMES
        grown = rect.grown(rect.w * (ROLL_SHEET - 1) / 2)
        canvas.image(f"pictoric/dice/roll/{pair_of(self._emblem)}_{frame}", grown, alpha=alpha)

    def _paint_face(self, canvas: Canvas, rect: Rect, turn: float, alpha: float = 1.0) -> None:
        name = die_name(self._emblem, self.face)
        if abs(turn) < 0.05:
            canvas.image(name, rect, alpha=alpha)
            return
        with canvas.posed(rect, turn=turn):
            canvas.image(name, rect, alpha=alpha)

    @property
    def _emblem(self) -> int:
        return self.look.emblem(self.look.state.leader)
