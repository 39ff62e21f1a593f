"""Pictures that pass over the field: strips of effects on a tile, arrows on their way, numbers that rise."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, degrees, pi

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.choreo import part
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Call, Moving, Sequence, Tween
from pixtable.ui.node import Node

FRAME, FRAMES = 64, 6
"""The side of one frame of a strip, and how many it has (`assets/tactics/sheets.json`)."""
TIMES = 2.0
FLYING = 2
"""The frame of an arrow in the air."""
EDGES = ((-2, 0), (2, 0), (0, -2), (0, 2), (2, 3))
"""Where a number's dark edge lies: it must be read on any tile."""
NUMBER = 84.0
Gone = Callable[[], None]


class Passer(Passing):
    """Knows how it comes and goes."""

    def run(self, motion: Motion, gone: Gone, delay: float = 0.0) -> None:
        raise NotImplementedError


class EffectStrip(Passer):
    """One effect, played once with its middle on a tile."""

    def __init__(self, name: str, tile: Rect, *, mirrored: bool = False) -> None:
        side = FRAME * TIMES
        super().__init__("", Rect(tile.cx - side / 2, tile.cy - side / 2 - 8, side, side))
        self.name, self.mirrored = name, mirrored
        self.frame = 0

    def run(self, motion: Motion, gone: Gone, delay: float = 0.0) -> None:
        """With motion reduced its fullest frame is shown for as long."""
        whole = motion.ms("slash" if self.name == "slash" else "effect") * FRAMES
        self.visible = not delay
        show = lambda part: setattr(self, "frame", FLYING if motion.reduced else min(FRAMES - 1, int(part)))
        begin = Call(lambda: setattr(self, "visible", True), delay)
        self.add_motion(Sequence([begin, Tween(show, 0, FRAMES, whole), Call(gone)]))

    def paint(self, canvas: Canvas) -> None:
        crop = (self.frame * FRAME, 0, FRAME, FRAME)
        canvas.image(f"tactics/effects/{self.name}", self.rect, pixel=True, crop=crop, mirrored=self.mirrored)


class Shot(Passer):
    """An arrow from tile to tile in an arc."""

    def __init__(self, start: Rect, end: Rect) -> None:
        side = FRAME * TIMES
        super().__init__("", Rect(start.cx - side / 2, start.cy - side / 2 - 16, side, side))
        self.way = (end.cx - start.cx, end.cy - start.cy)

    def run(self, motion: Motion, gone: Gone, delay: float = 0.0) -> None:
        beat = BEATS["shot"]
        dx, dy = self.way

        def fly(t: float) -> None:
            self.pose.dx = dx * t
            self.pose.dy = dy * t - beat.amount * 4 * t * (1 - t)
            slope = dy - beat.amount * 4 * (1 - 2 * t)
            self.pose.turn = degrees(atan2(slope, abs(dx) or 1.0)) * (1 if dx >= 0 else -1)

        fly(0.0)
        self.add_motion(Sequence([Tween(fly, 0, 1, motion.ms("shot"), beat.ease, delay), Call(gone)]))

    def paint(self, canvas: Canvas) -> None:
        crop = (FLYING * FRAME, 0, FRAME, FRAME)
        canvas.image("tactics/effects/arrow", self.rect, pixel=True, crop=crop, mirrored=self.way[0] < 0)


class Rising(Passer):
    """A number that springs up from a unit, rises and fades."""

    def __init__(self, words: str, rect: Rect, colour: Colour) -> None:
        super().__init__("", rect)
        self.words, self.colour = words, colour

    def run(self, motion: Motion, gone: Gone, delay: float = 0.0) -> None:
        self.visible = not delay
        whole, fade = motion.ms("damage"), motion.ms("damage_fade")
        self.add_motion(Sequence([Call(lambda: self._begin(motion), delay), Call(lambda: None, whole), Call(gone)]))
        self.add_motion(part(self.pose, "alpha", 0, fade, "damage_fade", delay=delay + whole - fade))

    def _begin(self, motion: Motion) -> None:
        self.visible = True
        if not motion.reduced:
            larger = 1 + BEATS["damage_pop"].amount
            self.add_motion(part(self.pose, "lift", BEATS["damage"].amount, motion.ms("damage"), "damage"))
            self.add_motion(part(self.pose, "scale", 1, motion.ms("damage_pop"), "damage_pop", start=larger))

    def paint(self, canvas: Canvas) -> None:
        canvas.layer += 4
        room = self.rect
        for dx, dy in EDGES:
            canvas.text(self.words, room.moved(dx, dy), "total", "night", align="centre", lines=1, shrink=False)
        canvas.layer += 1
        canvas.text(self.words, room, "total", self.colour, align="centre", lines=1, shrink=False)
        canvas.layer -= 5


class Medallion(Passer):
    """An order in the middle of the field: it grows, is read, and goes."""

    def __init__(self, rect: Rect, paint_face: Callable[[Canvas, Rect], None]) -> None:
        super().__init__("", rect)
        self.paint_face = paint_face

    def run(self, motion: Motion, gone: Gone, delay: float = 0.0) -> None:
        grow = motion.ms("banner_in")
        stay, away = motion.ms("banner_hold"), motion.ms("banner_out")
        parts: list[Moving] = []
        if not motion.reduced:
            self._swell(0.0)
            parts.append(Tween(self._swell, 0, 1, grow))
        fade = Tween(lambda v: setattr(self.pose, "alpha", v), 1, 0, away)
        self.add_motion(Sequence([*parts, Call(lambda: None, delay + stay), fade, Call(gone)]))

    def _swell(self, part: float) -> None:
        self.pose.scale = 0.4 + 0.6 * (1 - cos(pi * part)) / 2

    def paint(self, canvas: Canvas) -> None:
        self.paint_face(canvas, self.rect)


class Passings(Node):
    """All that passes over the field: each is seen once and then gone, and nothing waits for it."""

    def __init__(self, motion: Callable[[], Motion]) -> None:
        super().__init__()
        self._motion = motion

    def strip(self, name: str, tile: Rect, delay: float = 0.0, *, mirrored: bool = False) -> None:
        self.let(EffectStrip(name, tile, mirrored=mirrored), delay)

    def number(self, words: str, tile: Rect, colour: Colour, delay: float = 0.0) -> None:
        self.let(Rising(words, Rect(tile.x, tile.y + 4, tile.w, NUMBER), colour), delay)

    def shot(self, start: Rect, end: Rect) -> None:
        self.let(Shot(start, end))

    def medallion(self, rect: Rect, paint_face: Callable[[Canvas, Rect], None]) -> None:
        self.let(Medallion(rect, paint_face))

    def let(self, node: Passer, delay: float = 0.0) -> None:
        if self._motion().speed:
            self.add(node)
            node.run(self._motion(), lambda: self._gone(node), delay)

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
