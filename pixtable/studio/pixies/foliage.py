"""How leaves are laid: singly, in fans, rings, rows of scales, plumes and wings."""

import math
from collections.abc import Callable, Sequence
from typing import Unpack

import skia

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import Place, Point, Track, polar, taper
from pixtable.studio.pixies.easel import Easel
from pixtable.studio.pixies.leaf import ASPECT, Manner, draw_leaf

_BREADTH = {"willow": 0.62, "ginkgo": 1.22, "maple": 1.25, "oak": 1.05}
"""Widths are given for a leaf of the common kind; each species keeps its own character."""
_GINKGO_PULL = 0.20  # its blade starts half-way up the stalk: pulled back, rows of it close


class Foliage(Easel):
    def loose(
        self,
        at: Place,
        angle: float,
        length: float,
        width: float,
        colour: Colour,
        *,
        kind: str = "ovate",
        **manner: Unpack[Manner],
    ) -> None:
        """A leaf of any colour and kind, not of the suit."""
        with self.at(*at, turn=angle):
            draw_leaf(self.scene, (length, width), colour, kind, self.random, **manner)

    def leaf(
        self,
        at: Place,
        angle: float,
        length: float,
        width: float | None = None,
        role: str = "main",
        *,
        tone: int | str | None = None,
        order: int | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        """A leaf of the suit; `role` is main, scale or long, or the name of a species."""
        suit = self.suit(order)
        kind = getattr(suit, role, role)
        breadth = length * ASPECT[kind] if width is None else width * _BREADTH.get(kind, 1)
        if tone is None:
            tone = self.random.choice([0, 0, 1, 2, 2])
        colour = suit.leaves[tone % 4] if isinstance(tone, int) else tone
        if kind == "ginkgo":
            at = polar(*at, angle + 180, length * _GINKGO_PULL)
        self.loose(at, angle, length, breadth, colour, kind=kind, **manner)

    def gauze(self, at: Place, angle: float, length: float, width: float) -> None:
        """An insect's wing that one can almost see through."""
        colour = mix("#f6f2e4", self.tone(3), 0.3)
        self.loose(at, angle, length, width, colour, kind="petal", stalk=True, pale=True)

    def bib(
        self, y: float, count: int, length: float, width: float, *, colour: Colour = "#fff6e6", kind: str = "ovate"
    ) -> None:
        """A breast of pale leaves hanging down, the longest in the middle."""
        for i in range(count):
            aside = i - (count - 1) / 2
            foot = (aside * width * 0.38, y + abs(aside) * 3)
            size = length - abs(aside) * 8
            self.loose(foot, 180 - aside * 10, size, width, colour, kind=kind, shadow=0.5, pale=True)

    def feathers(
        self,
        at: Place,
        step: Place,
        angles: tuple[float, float],
        lengths: tuple[float, float],
        width: float,
        *,
        tones: Sequence[int],
        role: str = "long",
        side: int = 1,
        shadow: float = 0.9,
    ) -> None:
        """One leaf beside another, as in a wing or a tail: each pair of numbers is a start and a change."""
        for j, tone in enumerate(tones):
            foot = (side * (at[0] + j * step[0]), at[1] + j * step[1])
            angle, length = angles[0] + j * angles[1], lengths[0] + j * lengths[1]
            self.leaf(foot, side * angle, length, width, role, tone=tone, order=j, shadow=shadow)

    def fan(
        self,
        at: Place,
        span: tuple[float, float],
        length: float,
        count: int,
        width: float | None = None,
        *,
        role: str = "main",
        shadow: float = 0.8,
    ) -> None:
        """Leaves spread from one point, the outermost laid first."""
        count = max(2, round(count * self.density)) if role == "main" else count
        for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
            angle = span[0] + (span[1] - span[0]) * i / (count - 1)
            turn = angle + self.random.uniform(-3, 3)
            self.leaf(at, turn, self._about(length, 0.05), width, role, tone=i % 3, order=i, shadow=shadow)

    def ring(
        self,
        at: Place,
        radii: tuple[float, float],
        length: float,
        count: int,
        width: float | None = None,
        *,
        role: str = "main",
        offset: float = 0,
        shadow: float = 0.8,
        tilt: float = 0,
        span: tuple[float, float] = (0, 360),
        jitter: float = 5,
        tone: int | None = None,
    ) -> None:
        """Leaves round an ellipse, pointing outwards; `tilt` turns them all like a whirl."""
        count = round(count * self.density)
        steps = count if span[1] - span[0] >= 359 else count - 1
        for i in range(count):
            angle = span[0] + (span[1] - span[0]) * i / steps + offset
            turn = math.radians(angle)
            foot = at[0] + math.sin(turn) * radii[0], at[1] - math.cos(turn) * radii[1]
            lean = angle + tilt + self.random.uniform(-jitter, jitter)
            shade = i % 3 if tone is None else tone
            self.leaf(foot, lean, self._about(length, 0.07), width, role, tone=shade, order=i, shadow=shadow)

    def scales(
        self,
        path: skia.Path,
        angle: float | Callable[[float, float], float],
        step: float,
        length: float,
        width: float,
        *,
        tone: int | None = None,
        shadow: float = 0.55,
        jitter: float = 5,
    ) -> None:
        """Rows of leaves over a shape, as on a fish. The angle may depend on the place."""
        direction = angle if callable(angle) else lambda _x, _y: angle
        pitch = width * (0.62 if self.colour == "blue" else 1.0)
        for row, column, x, y in self._rows(path, direction, step, pitch):
            ahead = polar(x, y, direction(*_centre(path)), length * 0.35)
            if not (path.contains(x, y) and path.contains(*ahead)):
                continue
            turn = direction(x, y) + self.random.uniform(-jitter, jitter)
            size = self._about(length, 0.07)
            shade = self.random.choice([0, 0, 0, 2, 2, 1, 1, 3]) if tone is None else tone
            self.leaf((x, y), turn, size, width, "scale", tone=shade, order=row + column, shadow=shadow)

    @staticmethod
    def _rows(
        path: skia.Path, direction: Callable[[float, float], float], step: float, pitch: float
    ) -> list[tuple[int, int, float, float]]:
        """Places in rows across the direction, the row at the tips first."""
        bounds = path.getBounds()
        reach = math.hypot(bounds.width(), bounds.height()) / 2
        x, y = _centre(path)
        ahead = direction(x, y)
        places = []
        for row in range(math.ceil(2 * reach / step)):
            middle = polar(x, y, ahead, reach - row * step)
            start = -reach + (row % 2) * pitch * 0.42
            for column in range(math.ceil((reach - start) / (pitch * 0.84))):
                aside = start + column * pitch * 0.84
                places.append((row, int(aside / pitch), *polar(*middle, ahead + 90, aside)))
        return places

    def coat(
        self,
        path: skia.Path,
        angle: float | Callable[[float, float], float],
        step: float,
        length: float,
        width: float,
        *,
        depth: int = 1,
        jitter: float = 5,
    ) -> None:
        """Scales over a dark base of the same shape."""
        self.paper(path, self.deep(depth))
        self.scales(path, angle, step, length, width, jitter=jitter)

    def garland(
        self, track: Track, count: int, lengths: tuple[float, float], widths: tuple[float, float], role: str = "scale"
    ) -> None:
        """One leaf after another along a line, the last laid first; sizes change from its start to its end."""
        for i in reversed(range(count)):
            share = i / max(1, count - 1) * 0.95
            station = track.at(share)
            length = lengths[0] + (lengths[1] - lengths[0]) * share
            width = widths[0] + (widths[1] - widths[0]) * share
            foot = (station.x, station.y)
            self.leaf(foot, station.heading, length, width, role, tone=(0, 2, 1)[i % 3], order=i, shadow=0.55)

    def plume(
        self, stations: Sequence[Point], pairs: int, lengths: tuple[float, float], spread: float, width: float
    ) -> None:
        """A bushy tail from its root to its tip."""
        self.paper(taper(stations, lengths[0] * 0.55, lengths[1] * 0.30, 24), self.deep(0), shadow=0.8)
        track = Track.through(stations)
        pairs = round(pairs * self.density * 1.25)
        for i in reversed(range(pairs)):
            share = i / (pairs - 1)
            station = track.at(share)
            for right in (0, 1):
                lean = (spread if right else -spread) * (1 - share * 0.6) + self.random.uniform(-5, 5)
                length = self._about(lengths[0] + (lengths[1] - lengths[0]) * share, 0.08)
                tone = (0, 2, 1)[(i + right) % 3]
                foot, turn = (station.x, station.y), station.heading + lean
                self.leaf(foot, turn, length, width, tone=tone, order=i + right, shadow=0.8)
        tip = track.at(1)
        self.leaf((tip.x, tip.y), tip.heading, lengths[1] * 1.05, width, tone=3, shadow=0.8)

    def wing(self, at: Place, angle: float, length: float, side: int, *, hind: bool = False) -> None:
        """One wing in the manner of the suit: a feathered one of willow, single blades of the others."""
        if self.is_multi:
            self._wing_of_all(at, angle, length, side)
        elif self.colour == "blue":
            self._feathered_wing(at, angle, length, side, hind)
        elif self.colour == "green":
            self.leaf(at, angle + side * 20, length * 0.8, length * 0.46, "oak", tone=1)
            self.leaf(at, angle, length, length * 0.62, "oak", tone=2 if hind else 0, shadow=1.2)
            self.leaf(at, angle - side * 4, length * 0.6, length * 0.3, "oak", tone=3, shadow=0.6)
        elif self.colour == "yellow":
            self.leaf(at, angle, length, length * 0.84, "ginkgo", tone=0, shadow=1.2)
            self.leaf(at, angle, length * 0.66, length * 0.5, "ginkgo", tone=3, shadow=0.6)
        else:
            self.leaf(at, angle, length, length * 0.78, "maple", tone=2 if hind else 0, shadow=1.2)
            self.leaf(at, angle, length * 0.52, length * 0.36, "maple", tone=3, shadow=0.6)

    def _feathered_wing(self, at: Place, angle: float, length: float, side: int, hind: bool) -> None:
        tones = (0, 2, 3, 2, 3, 2, 0) if hind else (1, 0, 2, 3, 2, 0, 1)
        for j in (0, 6, 1, 5, 2, 4, 3):
            reach = length * (1.02 - 0.045 * abs(j - 3))
            turn = angle + side * (j - 3) * 13
            self.leaf(at, turn, reach, length * 0.36, "willow", tone=tones[j], shadow=0.84)

    def _wing_of_all(self, at: Place, angle: float, length: float, side: int) -> None:
        self.leaf(at, angle, length * 0.98, length * 0.62, "ginkgo", tone="#f8d72c", shadow=1.2)
        self.leaf(at, angle - side * 34, length * 0.98, length * 0.5, "oak", tone="#6fbd92", shadow=1.1)
        self.leaf(at, angle + side * 32, length * 0.92, length * 0.56, "maple", tone="#d43a2c", shadow=1.1)
        for aside, tone in ((-16, "#1a3c94"), (14, "#1a3c94"), (-2, "#6f95e2")):
            reach = length * (0.80 - 0.004 * abs(aside))
            self.leaf(at, angle + side * aside, reach, length * 0.34, "willow", tone=tone, shadow=0.7)
        self.leaf(at, angle, length * 0.50, length * 0.34, "ginkgo", tone="#fff5b4", shadow=0.6)

    def _about(self, size: float, share: float) -> float:
        return size * self.random.uniform(1 - share, 1 + share)


def _centre(path: skia.Path) -> tuple[float, float]:
    bounds = path.getBounds()
    return bounds.centerX(), bounds.centerY()
