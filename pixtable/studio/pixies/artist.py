"""Faces: two glossy eyes with two lights in each, a blush and a small mouth make a heap of leaves somebody."""

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import SIDES, circle, curve, ellipse, smooth
from pixtable.studio.pixies.props import Props

_INK = "#3a2018"
_IRIS = {"white": (("#fffaf0", "#dcd3c2"), 0.64), "gold": (("#ffd65a", "#e08a1e"), 0.60)}
"""The colours of an eyeball and the pupil's share of it; other eyes are all pupil."""


class Artist(Props):
    """Lays leaves, sets out twigs and stones, and gives what comes of it a face."""

    def eye(self, x: float, y: float, radius: float, mode: str = "open", *, look: tuple[float, float] = (0, 0)) -> None:
        """Open, asleep, or with a white or golden eyeball; `look` moves the pupil."""
        if mode == "sleep":
            self._closed_eye(x, y, radius)
            return
        pupil = radius
        if mode in _IRIS:
            fill, share = _IRIS[mode]
            pupil = radius * share
            self.paper(circle(x, y, radius), fill, shadow=0.5, shade=0.35, edge=0, rim=0, texture=0.2)
        else:
            self.flat(circle(x, y, radius * 1.14), "#fff4da", 0.35)
        self._pupil(x + look[0] * radius * 0.25, y + look[1] * radius * 0.25, pupil)

    def _pupil(self, x: float, y: float, size: float) -> None:
        fill = ("#33221f", "#0c0708")
        self.paper(circle(x, y + size * 0.04, size), fill, shadow=0.3, edge=0, rim=0, shade=0, texture=0)
        self.flat(circle(x - size * 0.32, y - size * 0.36, size * 0.32), "#ffffff", 0.97)
        self.flat(circle(x + size * 0.34, y + size * 0.36, size * 0.15), "#ffffff", 0.65)

    def _closed_eye(self, x: float, y: float, size: float) -> None:
        stations = [(-1, -0.1), (-0.45, 0.5), (0.45, 0.5), (1, -0.1)]
        lid = smooth([(x + size * right, y + size * down) for right, down in stations], closed=False)
        width = max(1.8, size * 0.3)
        self.line(lid, width + 4, "#fff0d4", 0.75 if self.colour == "blue" else 0.4, blur=1.2)
        self.line(lid, width, "#2a1814", 0.95)

    def eyes(
        self,
        x: float,
        y: float,
        gap: float,
        radius: float,
        mode: str = "open",
        *,
        look: tuple[float, float] = (0, 0),
        blush_drop: float | None = None,
    ) -> None:
        """Both eyes with the blush below them."""
        drop = blush_drop or radius * 1.7
        for side in SIDES:
            self.blush(x + side * (gap + radius * 0.9), y + drop, radius * 1.05, radius * 0.7)
            self.eye(x + side * gap, y, radius, mode, look=look)

    def blush(self, x: float, y: float, across: float, down: float) -> None:
        self.flat(ellipse(x, y, across, down), "#ff6a5a", 0.44, blur=across * 0.4)

    def smile(self, x: float, y: float, width: float, line: float = 2) -> None:
        stations = [(-width, 0), (-width * 0.4, width * 0.5), (width * 0.4, width * 0.5), (width, 0)]
        self.line(smooth([(x + right, y + down) for right, down in stations], closed=False), line, _INK, 0.95)

    def mouth(self, x: float, y: float, width: float) -> None:
        """The double curve under a cat's nose."""
        for side in SIDES:
            half = [(x, y), (x + side * width * 0.45, y + width * 0.45), (x + side * width, y + width * 0.05)]
            self.line(smooth(half, closed=False), 1.9, _INK, 0.95)

    def nose(self, x: float, y: float, size: float, colour: Colour = "#3a2420") -> None:
        stations = [(-1, -0.6), (0, -0.75), (1, -0.6), (0.35, 0.55), (0, 0.8), (-0.35, 0.55)]
        outline = smooth([(x + size * right, y + size * down) for right, down in stations])
        self.paper(outline, (mix(colour, "#ffffff", 0.15), colour), shadow=0.4, edge=0, rim=0.2)
        self.flat(ellipse(x - size * 0.3, y - size * 0.35, size * 0.3, size * 0.18), "#ffffff", 0.7)

    def whiskers(self, x: float, y: float, side: int, length: float = 40) -> None:
        colour = "#f4e4c8" if self.colour in ("yellow", "red", "multi") else "#4a3222"
        for j in (-1, 0, 1):
            bow = (x + side * length * 0.5, y - 4 + j * length * 0.14)
            tip = (x + side * length, y - 3 + j * length * 0.34)
            self.line(smooth([(x, y), bow, tip], closed=False), 1.2, colour, 0.85)

    def lip(self, text: str, line: float = 2.2) -> None:
        """A mouth seen from the side, along the given points."""
        self.line(curve(text), line, _INK, 0.95)
