"""What a lesson asks for stands in the light: a veil lies on everything else."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from pixtable.shell.levels.bubble import ABOVE_ALL
from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import around
from pixtable.ui.draw.theme import Space
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

DARK = 0.5
WHITE = (255, 255, 255)
STEPS = 6
"""In so many it falls and lifts: each is kept as a picture."""


class Veil(Passing):
    """Falls while something is pointed at, and lifts as soon as a hand holds a piece. The top bar stays clear."""

    def __init__(self, is_lifted: Callable[[], bool]) -> None:
        super().__init__("lesson.veil")
        self.z = ABOVE_ALL - 20
        self._is_lifted = is_lifted
        self._lit: Sequence[Node] = ()
        self._fallen = 0.0

    def leave(self, lit: Sequence[Node]) -> None:
        """These in the light; without any, the whole table."""
        if lit and not self._lit:
            self._fallen = 0.0
        self._lit = lit

    @property
    def is_down(self) -> bool:
        return bool(self._lit) and not self._is_lifted()

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        time = motion.ms("fade")
        way = ms / time if time else 1.0
        self._fallen = min(1.0, self._fallen + way) if self.is_down else max(0.0, self._fallen - way)

    def draw(self, canvas: Canvas) -> None:
        if not self.visible or not self._lit or not self._fallen:
            return
        canvas.stirred = canvas.stirred or self._fallen != float(self.is_down)
        alpha = DARK * round(self._fallen * STEPS) / STEPS
        ground = canvas.view.rect.inset(0, Space.TOP_BAR, 0, 0)
        left, top, _, _ = canvas.box(ground)
        holes = [_hole(canvas, node) for node in self._lit]
        colour = canvas.rgb("night")

        def make(w: int, h: int) -> pygame.Surface:
            made = shapes.rounded(w, h, 0, colour, alpha)
            for hole in holes:
                made.blit(hole.cut(), (hole.x - left, hole.y - top), special_flags=pygame.BLEND_RGBA_SUB)
            return made

        canvas.kept(("veil", alpha, tuple(holes)), ground, make)


class Hole(NamedTuple):
    """In pixels: a rounded box, or within the box a shape with corners."""

    x: int
    y: int
    w: int
    h: int
    radius: float
    corners: tuple[tuple[float, float], ...]

    def cut(self) -> pygame.Surface:
        if self.corners:
            return shapes.polygon(self.w, self.h, self.corners, WHITE)
        return shapes.rounded(self.w, self.h, self.radius, WHITE)


def _hole(canvas: Canvas, node: Node) -> Hole:
    """As large as the node, and a little more."""
    contour, scale = node.contour(Space.HALF), canvas.view.scale
    box = around(contour) if contour else node.screen_rect().grown(Space.HALF)
    corners = tuple(((x - box.x) * scale, (y - box.y) * scale) for x, y in contour)
    return Hole(*canvas.box(box), (node.radius + Space.HALF) * scale, corners)
