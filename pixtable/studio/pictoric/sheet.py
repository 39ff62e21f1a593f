"""The sheet of a dream: paper under one lamp, with haze for distance, layers, beams and washes inside a shape."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import skia

from pixtable.studio.kit.colour import RGB, Palette, argb, mix, rgb
from pixtable.studio.kit.paths import common, moved, polygon, stroked, union
from pixtable.studio.kit.scene import Scene, Span, Tone

WIDTH, HEIGHT = 512, 768
SCREEN, SOFT_LIGHT = skia.BlendMode.kScreen, skia.BlendMode.kSoftLight
WHITE, BLACK = "#ffffff", "#000000"
_ROLES = ("glow", "accent", "accent2")


class Dream(Scene):
    """Colours may be given by their role in the palette: "glow", "accent", "accent2"."""

    def __init__(self, palette: Palette, light: tuple[float, float], reach: float, seed: int) -> None:
        night = mix(palette.ramp[0], BLACK, 0.35)
        super().__init__(WIDTH, HEIGHT, palette, light=light, reach=reach, seed=seed, shadow=night)
        self._haze = 0.0
        self._haze_colour: RGB = palette.tone(0.7)

    # -- colours

    def tone(self, value: float) -> RGB:
        return self.palette.tone(value)

    def hue(self, colour: Tone) -> RGB:
        """A colour as such, whatever haze it may be seen through."""
        if isinstance(colour, int | float):
            return self.palette.tone(colour)
        return rgb(getattr(self.palette, colour) if colour in _ROLES else colour)

    def colour(self, fill: Tone) -> RGB:
        colour = self.hue(fill)
        return mix(colour, self._haze_colour, self._haze) if self._haze else colour

    def shaded(self, colour: Tone, light: float = 0.12, dark: float = 0.3) -> tuple[RGB, RGB]:
        """Lighter at the top of the piece, darker at its foot."""
        base = self.hue(colour)
        return mix(base, WHITE, light), mix(base, self.palette.ramp[0], dark)

    # -- moods of the whole sheet

    @contextmanager
    def depth(self, haze: float, colour: Tone | None = None) -> Iterator[None]:
        """What is drawn inside lies far off: its colours fade into the air."""
        before = self._haze, self._haze_colour
        self._haze = haze
        if colour is not None:
            self._haze_colour = self.hue(colour)
        try:
            yield
        finally:
            self._haze, self._haze_colour = before

    @contextmanager
    def dressed(
        self, palette: Palette, light: tuple[float, float] | None = None, reach: float | None = None
    ) -> Iterator[None]:
        """A window into another world, with its own colours and lamp."""
        before = self.palette, self.light, self.reach
        self.palette, self.light, self.reach = palette, light or self.light, reach or self.reach
        try:
            yield
        finally:
            self.palette, self.light, self.reach = before

    @contextmanager
    def layer(
        self,
        alpha: float = 1.0,
        blur: float = 0,
        mask: Span | None = None,
        blend: skia.BlendMode = skia.BlendMode.kSrcOver,
    ) -> Iterator[None]:
        """A group on its own tracing paper; along the `mask` it fades out."""
        paint = skia.Paint(Alphaf=alpha, BlendMode=blend)
        if blur:
            paint.setImageFilter(skia.ImageFilters.Blur(blur, blur))
        self.canvas.saveLayer(None, paint)
        try:
            yield
        finally:
            if mask:
                ends = [skia.Point(*mask[:2]), skia.Point(*mask[2:])]
                fade = skia.GradientShader.MakeLinear(ends, [argb(BLACK), argb(BLACK, 0)])
                self.canvas.drawPaint(skia.Paint(Shader=fade, BlendMode=skia.BlendMode.kDstIn))
            self.canvas.restore()

    # -- light and paint

    def beam(
        self,
        x: float,
        y: float,
        angle: float,
        spread: float,
        length: float,
        colour: Tone = "glow",
        alpha: float = 0.55,
    ) -> None:
        """A soft cone of light; angles in degrees, clockwise from three o'clock."""
        x, y = self.point(x, y)
        sides = [math.radians(angle - spread), math.radians(angle + spread)]
        cone = polygon([(x, y), *((x + math.cos(side) * length, y + math.sin(side) * length) for side in sides)])
        light = [argb(self.colour(colour), alpha * share) for share in (1, 0.45, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), length, light, [0, 0.4, 1])
        soft = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 6)
        self.canvas.drawPath(cone, skia.Paint(Shader=shader, BlendMode=SCREEN, AntiAlias=True, MaskFilter=soft))

    def gradient(self, path: skia.Path, tones: Sequence[Tone], span: Span, alpha: float = 1.0) -> None:
        """A smooth run of colours inside a shape."""
        colours = [argb(self.colour(tone), alpha) for tone in tones]
        shader = skia.GradientShader.MakeLinear(self._ends(skia.Rect(), span), colours)
        self.canvas.drawPath(self.mapped(path), skia.Paint(AntiAlias=True, Shader=shader))

    def textured(self, path: skia.Path, brush: str = "brush", strength: float = 0.5, scale: float = 0.8) -> None:
        with self.clip(path):
            self.brush_marks(brush, strength, scale)

    def washed(
        self,
        path: skia.Path,
        tones: Sequence[Tone],
        span: Span | None = None,
        strength: float = 0.6,
        brush: str = "brush",
    ) -> None:
        """Another sky, or a sea, painted inside a shape."""
        bounds = path.getBounds()
        self.gradient(path, tones, span or (0, bounds.top(), 0, bounds.bottom()))
        with self.clip(path):
            self.brush_marks(brush, strength, 0.9)
            self.brush_marks("cloudy", strength / 2, 1.3)

    def silhouette(
        self,
        draw: "Draw",
        fill: Tone,
        alpha: float = 1.0,
        *,
        grow: float = 0,
        right: float = 0,
        down: float = 0,
        within: bool = False,
    ) -> skia.Path:
        """Draws any motif as one flat shape, and gives that shape back. `within` keeps a moved copy inside the
        shape."""
        tracer = _Tracer(self)
        draw(tracer)
        shape = union(*tracer.traced)
        if grow:
            shape = union(shape, stroked(shape, grow * 2))
        shown = moved(shape, right, down)
        if within:
            shown = common(shown, shape)
        self.canvas.drawPath(shown, skia.Paint(AntiAlias=True, Color=argb(self.hue(fill), alpha)))
        return shape


class _Tracer(Dream):
    """Takes down the outlines of what is drawn, without drawing it."""

    def __init__(self, dream: Dream) -> None:
        super().__init__(dream.palette, dream.light, dream.reach, seed=0)
        self.random, self.scale, self._matrix = dream.random, dream.scale, dream._matrix
        self.traced: list[skia.Path] = []

    def paper(self, path: skia.Path, *_: Any, **__: Any) -> None:
        self.traced.append(self.mapped(path))

    def line(self, path: skia.Path, width: float, fill: Tone, alpha: float = 1.0, **_: Any) -> None:
        if alpha > 0.75 and width > 1.2:  # thinner ones are drawing, not shape
            self.traced.append(self.mapped(stroked(path, width)))

    def flat(self, *_: Any, **__: Any) -> None:
        pass

    def glow(self, *_: Any, **__: Any) -> None:
        pass


Draw: TypeAlias = Callable[[Dream], object]
"""Draws something at the scene's current place."""
