"""Twigs, stones, berries, flowers and the small things that stand about."""

import math
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import Point, Track, blob, circle, ellipse, round_rect, smooth, svg, taper
from pixtable.studio.pixies.foliage import Foliage

_FACE_SIZE = 26  # smaller pebbles are grey river stones, larger ones the smooth faces of creatures


class Props(Foliage):
    def twig(self, stations: Sequence[Point], start: float = 5, end: float = 3, colour: Colour | None = None) -> None:
        bark = colour or self.wood
        fill = (mix(bark, "#ffffff", 0.16), bark)
        limb = taper(stations, start, end, 16)
        self.paper(limb, fill, shadow=0.9, edge=1.0, brush="wood", texture=0.9, rim=0.5)
        track = Track.through(stations)
        for share in (0.35, 0.7):
            knot = track.at(share)
            self.flat(ellipse(knot.x, knot.y, start * 0.3, start * 0.18), mix(bark, "#000000", 0.4), 0.6)

    def toes(self, x: float, y: float, spread: float, drop: float, colour: Colour) -> None:
        """Three of them, forward from the heel."""
        for j in (-1, 0, 1):
            self.twig([(x, y), (x + j * spread, y + drop)], 4, 2, colour)

    def pebble(
        self, x: float, y: float, across: float, down: float | None = None, colour: Colour | None = None
    ) -> None:
        stone = colour or self.skin
        if across < _FACE_SIZE:
            self.stone(x, y, across, down or across * 0.9, stone)
        else:
            self._face_stone(ellipse(x, y, across, down or across * 0.9), stone)

    def stone(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        outline = ellipse(x, y, across, down)
        fill = (mix(colour, "#ffffff", 0.28), mix(colour, "#201a1c", 0.3))
        self.paper(outline, fill, shadow=1.1, shade=0.7, edge=0.7, rim=0.35, texture=1.0)
        with self.clip(outline):
            self._speckle(x, y, across, down, (mix(colour, "#000000", 0.4), mix(colour, "#ffffff", 0.5)))
            self.flat(
                ellipse(x - across * 0.35, y - down * 0.42, across * 0.36, down * 0.22), "#ffffff", 0.32, across * 0.14
            )

    def _face_stone(self, outline: skia.Path, colour: Colour) -> None:
        bounds = outline.getBounds()
        x, y, across, down = bounds.centerX(), bounds.centerY(), bounds.width() / 2, bounds.height() / 2
        fill = (mix(colour, "#fffaf0", 0.38), mix(colour, "#a8683c", 0.26))
        self.paper(outline, fill, shadow=1.1, shade=0.5, edge=0.6, rim=0.4, texture=0.55)
        with self.clip(outline):
            self._speckle(x, y, across, down, (mix(colour, "#5a3418", 0.5), mix(colour, "#ffffff", 0.5)))
            self.flat(
                ellipse(x - across * 0.35, y - down * 0.45, across * 0.36, down * 0.2), "#ffffff", 0.30, across * 0.14
            )

    def _speckle(self, x: float, y: float, across: float, down: float, colours: Sequence[Colour]) -> None:
        for _ in range(int(across)):
            turn, reach = self.random.random() * math.tau, math.sqrt(self.random.random())
            spot = circle(
                x + math.cos(turn) * reach * across, y + math.sin(turn) * reach * down, self.random.uniform(0.3, 0.85)
            )
            self.flat(spot, self.random.choice(colours), 0.5)

    def berry(self, x: float, y: float, radius: float, colour: Colour | None = None) -> None:
        skin = colour or ("#2f2a56" if self.colour == "red" else "#c2283a")
        fill = (mix(skin, "#ffffff", 0.16), mix(skin, "#100008", 0.4))
        self.paper(circle(x, y, radius), fill, shadow=0.9, shade=0.8, edge=0, rim=0.2, texture=0.3)
        shine = ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.28, radius * 0.2)
        self.flat(shine, "#ffffff", 0.8, blur=radius * 0.08)

    def daisy(self, x: float, y: float, radius: float, middle: Colour = "#f0b52e", petals: int = 9) -> None:
        colour = mix(self.blossom, "#ffffff", 0.6)
        for i in range(petals):
            turn = i * 360 / petals + self.random.uniform(-6, 6)
            self.loose((x, y), turn, radius, radius * 0.56, colour, kind="petal", shadow=0.5, pale=True, veins=False)
        self.stone(x, y, radius * 0.32, radius * 0.3, middle)

    def mushroom(self, x: float, y: float, size: float = 1.0) -> None:
        with self.at(x, y, size):
            self.paper(blob("-6,0! -4,-24 4,-24 7,0!"), ("#f3e6cb", "#bfa781"))
            cap = svg("M -20 -20 C -18 -48 18 -48 20 -20 C 8 -26 -8 -26 -20 -20 Z")
            self.paper(cap, ("#d9583b", "#93301f"))
            for dot_x, dot_y in ((-8, -30), (3, -36), (10, -27)):
                self.flat(circle(dot_x, dot_y, 2.2), "#fff4dd", 0.9)

    def grass(self, x: float, y: float, blades: int = 7, height: float = 36, colour: Colour = "#8a9a4a") -> None:
        for i in range(blades):
            aside = i - (blades - 1) / 2
            turn = aside * 11 + self.random.uniform(-5, 5)
            length = height * self.random.uniform(0.7, 1.1)
            self.loose((x + aside * 3, y), turn, length, 5, colour, kind="willow", veins=False, shadow=0.5)

    def acorn(self, x: float, y: float, size: float = 1.0, turn: float = 0) -> None:
        with self.at(x, y, size, turn):
            self.paper(blob("-13,-4 -12,10 -5,22 0,27! 5,22 12,10 13,-4"), ("#d29a52", "#8a5524"), edge=0.3)
            self.flat(ellipse(-5, 6, 3, 8), "#ffffff", 0.3, blur=2)
            self._acorn_cap(32)

    def _acorn_cap(self, width: float) -> None:
        cap = svg(
            f"M {-width / 2} 0 C {-width / 2} {-width * 0.62} {width / 2} {-width * 0.62} {width / 2} 0 "
            f"C {width * 0.3} {width * 0.1} {-width * 0.3} {width * 0.1} {-width / 2} 0 Z"
        )
        self.paper(cap, ("#a47645", "#5f3d22"), shadow=0.8, edge=0.4)
        with self.clip(cap):
            for row in range(5):
                for i in range(-5, 6):
                    x, y = i * width * 0.11 + (row % 2) * width * 0.055, width * (row * 0.11 - 0.45)
                    scale = [(x - width * 0.05, y), (x, y + width * 0.04), (x + width * 0.05, y)]
                    self.line(smooth(scale, closed=False), 1, "#3d2514", 0.6)
        self.paper(round_rect(-2, -width * 0.62, 4, width * 0.2, 2), "#5f3d22", shadow=0.4, edge=0.2)

    def fern(self, x: float, y: float, height: float, side: int, colour: Colour = "#6f8a3c") -> None:
        """A fiddlehead, still rolled up."""
        stem: list[Point] = [(x, y), *((x + side * (4 + i), y - height * i / 6) for i in range(1, 5))]
        middle_x, middle_y, radius = x + side * (8 + height * 0.2), y - height * 0.72, height * 0.2
        for i in range(13):
            turn, reach = math.pi + i * 0.62, radius * (1 - i / 14)
            stem.append((middle_x + side * math.cos(turn) * reach, middle_y + math.sin(turn) * reach))
        self.twig(stem, 4.6, 2.2, colour)

    def bubbles(self, *places: tuple[float, float, float]) -> None:
        for x, y, radius in places:
            self.stone(x, y, radius, radius, "#dfe9ee")
