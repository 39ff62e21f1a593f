"""Shapes in logical units. Drawing changes nothing but caches: what is rendered for a size is kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeAlias

import pygame

from pixtable.ui.draw import shapes
from pixtable.ui.draw.cache import Budget
from pixtable.ui.draw.closeup import Closeup
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.screen import Sketch
from pixtable.ui.draw.shapes import PREMULTIPLIED
from pixtable.ui.draw.strokes import Tile, dots, tiles
from pixtable.ui.draw.theme import NORMAL, Colour, Rgb, Theme
from pixtable.ui.draw.units import View
from pixtable.ui.lettering.text import weigh
from pixtable.ui.motion.durations import breath, march

SHAPE_BYTES = 32 << 20
STROKE_BYTES = 16 << 20
MARCH_STEPS = 8
Tiles: TypeAlias = tuple[Tile, ...]
Rhythm: TypeAlias = tuple[Callable[[float], float], float]
"""A value that time alone changes, and what it was when it was drawn."""


class Brush:
    """A surface, the view that scales it, the theme, and the shapes that are kept between frames."""

    def __init__(self, surface: pygame.Surface | Sketch) -> None:
        self.theme: Theme = NORMAL
        self.now = 0.0  # ms of virtual time: breathing and marching read it
        self.calm = False  # reduced motion
        self.stirred = False  # something drawn in this frame moves by itself, all the time
        self._rhythms: dict[tuple[str, float], Rhythm] = {}  # what moves by itself now and then, and how it was drawn
        self._shapes: Budget[pygame.Surface] = Budget(SHAPE_BYTES, weigh)
        self._strokes: Budget[Tiles] = Budget(STROKE_BYTES, lambda made: sum(weigh(tile.surface) for tile in made))
        self._posed: dict[Hashable, pygame.Surface] = {}  # the layers of this frame
        self._posed_before: dict[Hashable, pygame.Surface] = {}  # and of the one before
        self._closeup: Closeup | None = None  # of this frame
        self._closeup_before: Closeup | None = None
        self.aim(surface)

    def aim(self, surface: pygame.Surface | Sketch) -> None:
        """Draw on this surface from now on."""
        self.surface: pygame.Surface | Sketch = surface
        self.view = View.of(*surface.get_size())
        self._scale = self.view.scale
        self._ox = self._oy = 0.0
        self._left = self._top = 0  # the pixel of the screen where the layer being drawn has its corner
        self._suit(surface.get_size())

    def _suit(self, pixels: tuple[int, int]) -> None:
        self._shapes.suit(pixels)
        self._strokes.suit(pixels)

    def begin(self, now: float) -> None:
        self.now = now
        self.stirred = False
        self._rhythms.clear()
        self._posed_before, self._posed = self._posed, {}
        self._closeup_before, self._closeup = self._closeup, None

    # where

    def rgb(self, colour: Colour) -> Rgb:
        return self.theme.colour(colour)

    def box(self, rect: Rect) -> tuple[int, int, int, int]:
        # View.box and Rect.moved in one, for this runs hundreds of times a frame.
        x, y, w, h = rect
        x, y, k = x + self._ox, y + self._oy, self._scale
        left, top = round(x * k), round(y * k)
        return left - self._left, top - self._top, round((x + w) * k) - left, round((y + h) * k) - top

    def on_screen(self, rect: Rect) -> Rect:
        """Where a rect of the node being drawn lies on the screen."""
        return rect.moved(self._ox, self._oy)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        left, top = self.view.to_px(x + self._ox, y + self._oy)
        return left - self._left, top - self._top

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        self.shift(dx, dy)
        try:
            yield
        finally:
            self.shift(-dx, -dy)

    def shift(self, dx: float, dy: float) -> None:
        """The bare half of `shifted`, for the node tree; whoever shifts must shift back."""
        self._ox, self._oy = self._ox + dx, self._oy + dy

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(pygame.Rect(self.box(rect))))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def posed(
        self, rect: Rect, *, scale: float = 1, turn: float = 0, alpha: float = 1, stretch: float = 1, room: float = 24
    ) -> Iterator[None]:
        """Draw upright into a layer, then turn, grow and fade it about the rect's centre: for the few that move.

        A layer that looks as it did in the frame before is that very surface: what rests aslant is not made again.
        """
        x, y, w, h = self.box(rect.grown(room))
        sketch = Sketch((max(1, w), max(1, h)))
        with self._onto(sketch, x, y):
            yield
        if not sketch.puts:  # a thing without a look may move too
            return
        how = (scale, turn, alpha, stretch)
        key = (*sketch.puts, sketch.get_size(), how)
        made = self._posed_before.get(key) or self._posed.get(key) or _transformed(sketch.painted(), *how)
        self._posed[key] = made
        wide, tall = made.get_size()
        at = (round(x + w / 2 - wide / 2), round(y + h / 2 - tall / 2))
        self.surface.blit(made, at, special_flags=PREMULTIPLIED)

    @contextmanager
    def magnified(self, rect: Rect, scale: float) -> Iterator[None]:
        """Draw upright, and see it larger about the rect's centre: for one large thing that is long looked at so.

        `posed` would make all of it anew in every frame in which anything of it moves.
        """
        x, y, w, h = self.box(rect)
        closeup = self._closeup_before
        if closeup is None or closeup.get_size() != (w, h):
            closeup = Closeup((w, h))
        self._closeup, self._closeup_before = closeup, None
        closeup.lie_on(self.surface.puts if isinstance(self.surface, Sketch) else (), x, y)
        with self._onto(closeup, x, y):
            yield
        made, (left, top) = closeup.enlarged(scale, self.surface.get_clip().move(-x, -y))
        self.surface.blit(made, (x + left, y + top))

    @contextmanager
    def _onto(self, layer: pygame.Surface | Sketch, x: int, y: int) -> Iterator[None]:
        """Draw on a layer whose corner lies at this pixel of the surface. On it everything is rounded as without it."""
        outer = self.surface
        self.surface, self._left, self._top = layer, self._left + x, self._top + y
        try:
            yield
        finally:
            self.surface, self._left, self._top = outer, self._left - x, self._top - y

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Draw where nobody sees it: nothing remains but what is kept for the next time."""
        rhythms, stirred = dict(self._rhythms), self.stirred
        with self._onto(Sketch(self.view.pixels), 0, 0):
            yield
        self._rhythms, self.stirred = rhythms, stirred

    # what

    def blit(self, surface: pygame.Surface, x: float, y: float) -> None:
        """A premultiplied surface with its corner at a point."""
        self.surface.blit(surface, self.spot(x, y), special_flags=PREMULTIPLIED)

    def kept(self, key: Hashable, rect: Rect, make: Callable[[int, int], pygame.Surface], pad: int = 0) -> None:
        """Blit what `make(w, h)` renders for this size; it is made once. `pad` pixels lie outside the rect."""
        x, y, w, h = self.box(rect)
        made = self._shapes.get((key, w, h, self.view.scale, self.theme.name), lambda: make(w, h))
        self.surface.blit(made, (x - pad, y - pad), special_flags=PREMULTIPLIED)

    def _kept_tiles(self, key: Hashable, rect: Rect, make: Callable[[int, int], Tiles]) -> None:
        x, y, w, h = self.box(rect)
        for tile in self._strokes.get((key, w, h, self.view.scale), lambda: make(w, h)):
            self.surface.blit(tile.surface, (x + tile.x, y + tile.y), special_flags=PREMULTIPLIED)

    def fill(self, rect: Rect, colour: Colour, alpha: float = 1) -> None:
        (x, y, w, h), rgb = self.box(rect), self.rgb(colour)
        if alpha >= 0.999:
            self.surface.fill(rgb, (x, y, max(1, w), max(1, h)))
        else:
            self.kept(("fill", rgb, round(alpha, 3)), rect, lambda w, h: shapes.flat(w, h, rgb, alpha))

    def rounded(self, rect: Rect, radius: float, colour: Colour, alpha: float = 1) -> None:
        rgb, r = self.rgb(colour), radius * self.view.scale
        self.kept(("rounded", radius, rgb, round(alpha, 3)), rect, lambda w, h: shapes.rounded(w, h, r, rgb, alpha))

    def ring(self, rect: Rect, radius: float, width: float, colour: Colour, alpha: float = 1) -> None:
        """A line just inside the rect."""
        rgb, k = self.rgb(colour), self.view.scale
        key = ("ring", radius, width, rgb, round(alpha, 3))
        self.kept(key, rect, lambda w, h: shapes.ring(w, h, radius * k, max(1.0, width * k), rgb, alpha=alpha))

    def disc(self, x: float, y: float, radius: float, colour: Colour, alpha: float = 1) -> None:
        self.rounded(Rect(x - radius, y - radius, 2 * radius, 2 * radius), radius, colour, alpha)

    def circle(self, x: float, y: float, radius: float, width: float, colour: Colour, *, alpha: float = 1) -> None:
        self.ring(Rect(x - radius, y - radius, 2 * radius, 2 * radius), radius, width, colour, alpha)

    def gradient(
        self, rect: Rect, top: Colour, bottom: Colour, radius: float = 0, slant: float = 0, *, alpha: float = 1
    ) -> None:
        a, b, r = self.rgb(top), self.rgb(bottom), radius * self.view.scale

        def make(w: int, h: int) -> pygame.Surface:
            made = shapes.gradient(w, h, a, b, slant)
            return shapes.faded(shapes.masked(made, r) if r else made, alpha)

        self.kept(("gradient", a, b, radius, slant, round(alpha, 3)), rect, make)

    def dashed(
        self, rect: Rect, radius: float, width: float, colour: Colour, *, on: float = 10, off: float = 6,
        alpha: float = 1, marching: bool = False,
    ) -> None:  # fmt: skip
        """A dashed line centred on the rect's edge."""
        pad = width / 2 + 1
        phase, rgb, k = self._phase() if marching else 0, self.rgb(colour), self.view.scale

        def make(w: int, h: int) -> Tiles:
            path = shapes.rounded_path(pad * k, pad * k, w - 2 * pad * k, h - 2 * pad * k, radius * k)
            parts = shapes.dashes(path, on * k, off * k, -phase * (on + off) * k / MARCH_STEPS)
            return tiles((w, h), parts, max(1.0, width * k), rgb, alpha=alpha, round_ends=False)

        self._kept_tiles(("dashed", radius, width, rgb, on, off, phase, round(alpha, 3)), rect.grown(pad), make)

    def path(
        self, points: Sequence[tuple[float, float]], width: float, colour: Colour, *,
        dash: tuple[float, float] | None = None, alpha: float = 1, marching: bool = False, area: Rect | None = None,
        round_ends: bool | None = None,
    ) -> None:  # fmt: skip
        """A line through points, or its dashes; kept by shape, so a still path is not drawn again."""
        area = area or _around(points, width)
        phase = self._phase() if marching else 0
        local = _local(tuple(points), area.x, area.y)
        rgb, k = self.rgb(colour), self.view.scale
        ends = dash is None or dash[0] <= width if round_ends is None else round_ends

        def make(w: int, h: int) -> Tiles:
            shift = -phase * sum(dash) / MARCH_STEPS if dash else 0.0
            if dash and dash[0] <= 1 and ends:
                big = [(x * k, y * k) for x, y in local]
                return dots((w, h), big, sum(dash) * k, width * k, rgb, alpha=alpha, shift=-shift * k)
            parts = shapes.dashes(local, *dash, shift) if dash else [list(local)]
            lines = [[(x * k, y * k) for x, y in part] for part in parts]
            return tiles((w, h), lines, max(1.0, width * k), rgb, alpha=alpha, round_ends=ends)

        self._kept_tiles(("path", local, width, rgb, dash, phase, round(alpha, 3), ends), area, make)

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour, alpha: float = 1) -> None:
        area = _around(points, 2)
        local = _local(tuple(points), area.x, area.y)
        rgb, k = self.rgb(colour), self.view.scale
        make = lambda w, h: shapes.polygon(w, h, [(x * k, y * k) for x, y in local], rgb, alpha)
        self.kept(("polygon", local, rgb, round(alpha, 3)), area, make)

    def line(
        self, a: tuple[float, float], b: tuple[float, float], width: float, colour: Colour, alpha: float = 1
    ) -> None:
        """Level and upright lines are plain fills; others are strokes."""
        if a[1] == b[1]:
            self.fill(Rect(min(a[0], b[0]), a[1] - width / 2, abs(b[0] - a[0]), width), colour, alpha)
        elif a[0] == b[0]:
            self.fill(Rect(a[0] - width / 2, min(a[1], b[1]), width, abs(b[1] - a[1])), colour, alpha)
        else:
            self.path((a, b), width, colour, alpha=alpha)

    # time

    def breathing(self, steps: int) -> float:
        """0..1 in so many steps: between two of them nothing has to be drawn anew."""
        return self._beat(lambda now: round(breath(now, self.calm) * steps) / steps, ("breath", steps))

    def _phase(self) -> int:
        return int(self._beat(lambda now: march(now, self.calm, MARCH_STEPS), ("march", MARCH_STEPS)))

    def cycling(self, ms: float, steps: int) -> int:
        """0, 1, 2 ... and again from 0, each for so long; always 0 while motion is reduced."""
        return int(self._beat(lambda now: 0 if self.calm else int(now / ms) % steps, ("cycle", ms)))

    def blinking(self, ms: float) -> bool:
        """On and off, as long each; always on while motion is reduced."""
        return bool(self._beat(lambda now: self.calm or int(now / ms) % 2 == 0, ("blink", ms)))

    def _beat(self, at: Callable[[float], float], name: tuple[str, float]) -> float:
        drawn = at(self.now)
        self._rhythms[name] = (at, drawn)
        return drawn

    def is_stale(self, now: float) -> bool:
        """Whether anything that moves by itself looks different by now."""
        return self.stirred or any(at(now) != drawn for at, drawn in self._rhythms.values())

    def remember(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface made once; the caller puts what it depends on into the key."""
        return self._shapes.get(key, make)


def _transformed(layer: pygame.Surface, scale: float, turn: float, alpha: float, stretch: float) -> pygame.Surface:
    if abs(stretch - 1) > 0.005:
        w, h = layer.get_size()
        layer = pygame.transform.smoothscale(layer, (max(1, round(w * abs(stretch))), h))
    if abs(turn) > 0.05:
        layer = pygame.transform.rotozoom(layer, -turn, scale)
    elif abs(scale - 1) > 0.002:
        layer = pygame.transform.smoothscale_by(layer, scale)
    return shapes.faded(layer, alpha)


@lru_cache(maxsize=1024)
def _local(points: tuple[tuple[float, float], ...], x: float, y: float) -> tuple[tuple[float, float], ...]:
    return tuple((round(px - x, 2), round(py - y, 2)) for px, py in points)


def _around(points: Sequence[tuple[float, float]], width: float) -> Rect:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    pad = width / 2 + 1
    return Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
