"""How pictograms are cut: dark paper on a cream chip, one accent each. The middle is (0, 0), the edge at 36."""

from collections.abc import Iterator
from contextlib import contextmanager

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import stroked
from pixtable.studio.kit.scene import Scene

INK, RED, YELLOW, BLUE, GREEN = "#2a2c44", "#cf4a2c", "#eea733", "#3f78ad", "#4c8a5c"
PAPER, BROWN, SKIN = "#fbf3e2", "#8a5a34", "#e0a06c"
_ROUGH_FROM = 36  # smaller pieces are cut clean


class Pen:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        with self.scene.at(x, y, scale, turn):
            yield

    def cut(self, path: skia.Path, colour: str = INK, shadow: float = 0.45) -> None:
        """A piece of paper."""
        fill = PAPER if colour == PAPER else (mix(colour, "#ffffff", 0.10), mix(colour, "#140a20", 0.10))
        bounds = path.getBounds()
        rough = max(bounds.width(), bounds.height()) * self.scene.scale > _ROUGH_FROM
        edge = 0.35 if rough else 0
        self.scene.paper(path, fill, shadow=shadow, rim=0.35, shade=0.25, edge=edge, texture=0.45, lit=0.25)

    def stroke(self, path: skia.Path, width: float = 3.2, colour: str = INK) -> None:
        """A strip of paper along a line."""
        self.cut(stroked(path, width), colour, shadow=0.3)

    def paint(self, path: skia.Path, colour: str = PAPER, alpha: float = 1) -> None:
        self.scene.flat(path, colour, alpha)

    def line(self, path: skia.Path, width: float = 2, colour: str = PAPER, alpha: float = 1) -> None:
        self.scene.line(path, width, colour, alpha)
