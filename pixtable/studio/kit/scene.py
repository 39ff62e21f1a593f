"""A sheet under one lamp, on which pieces of paper are laid.

Every piece obeys the same light: it drops a shadow away from the lamp, is brighter near it, catches a rim on the
lit side and falls into shade on the far one. Sizes are in the sheet's own units; effects do not grow with a motif.
"""

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import skia
from PIL import Image

from pixtable.studio.kit import paths, texture
from pixtable.studio.kit.bitmap import MITCHELL, pixels, reduced, skia_image
from pixtable.studio.kit.colour import RGB, WARM, Colour, Palette, argb, mix, rgb
from pixtable.studio.kit.finish import Finish, grained

Tone: TypeAlias = Colour | float
"""A colour, or a tone of the palette between 0 and 1."""
Fill: TypeAlias = Tone | tuple[Tone, Tone] | list[Tone]
"""One colour or tone, or two from top to bottom, or a list of several."""
Span: TypeAlias = tuple[float, float, float, float]
"""From one point to another."""


def _blur(radius: float) -> skia.MaskFilter:
    return skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, radius)


@dataclass
class _Piece:
    path: skia.Path
    base: RGB
    alpha: float
    toward_x: float
    toward_y: float
    small: float
    """Shrinks the effects on small pieces, which would drown in them."""


class Scene:
    def __init__(
        self,
        width: int,
        height: int,
        palette: Palette = WARM,
        *,
        light: tuple[float, float] | None = None,
        reach: float | None = None,
        oversample: int = 2,
        seed: int = 1,
        shadow: Colour = "#0a0508",
    ) -> None:
        self.width, self.height, self.palette = width, height, palette
        self.light = light or (-width * 0.4, -height * 0.6)
        self.reach = reach or max(width, height) * 1.6
        self.shadow = rgb(shadow)
        self.random = random.Random(seed)
        self.scale = 1.0
        self.surface = skia.Surface(width * oversample, height * oversample)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(oversample, oversample)
        self._oversample = oversample
        self._matrix = skia.Matrix()

    # -- where things go

    @contextmanager
    def at(
        self,
        x: float,
        y: float,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
        *,
        down: float | None = None,
    ) -> Iterator[None]:
        """Moves the origin. `down` is the upright scale where it is not the same as the other."""
        matrix, old_scale = self._matrix, self.scale
        step = skia.Matrix()
        step.setTranslate(x, y)
        step.preRotate(turn)
        step.preScale(-scale if flip else scale, scale if down is None else down)
        self._matrix = skia.Matrix()
        self._matrix.setConcat(matrix, step)
        self.scale = old_scale * scale
        try:
            yield
        finally:
            self._matrix, self.scale = matrix, old_scale

    @contextmanager
    def clip(self, path: skia.Path) -> Iterator[None]:
        self.canvas.save()
        self.canvas.clipPath(self.mapped(path), skia.ClipOp.kIntersect, True)
        try:
            yield
        finally:
            self.canvas.restore()

    @contextmanager
    def blurred(self, radius: float) -> Iterator[None]:
        self.canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Blur(radius, radius)))
        try:
            yield
        finally:
            self.canvas.restore()

    def mapped(self, path: skia.Path) -> skia.Path:
        return paths.transformed(path, self._matrix)

    def point(self, x: float, y: float) -> tuple[float, float]:
        point = self._matrix.mapXY(x, y)
        return point.x(), point.y()

    def colour(self, fill: Tone) -> RGB:
        return self.palette.tone(fill) if isinstance(fill, int | float) else rgb(fill)

    # -- cut paper

    def paper(
        self,
        path: skia.Path,
        fill: Fill,
        *,
        shadow: float = 1.0,
        rim: float = 0.55,
        shade: float = 0.4,
        texture: float = 0.5,
        edge: float = 1.0,
        lit: float = 0.5,
        alpha: float = 1.0,
        brush: str = "mottle",
        span: Span | None = None,
    ) -> None:
        """Lays a piece. `edge` is how roughly it is cut, `lit` how much of the lamp it takes.

        Where several colours run is the piece's own height, or the `span`.
        """
        piece = self._cut(path, fill, edge, alpha)
        if shadow:
            self._drop_shadow(piece, shadow)
        self._colour_in(piece, fill, span)
        self.canvas.save()
        self.canvas.clipPath(piece.path, skia.ClipOp.kIntersect, True)
        if lit:
            self._light(lit * alpha)
        if texture:
            self._grain(piece, brush, texture)
        if shade:
            self._shade_far_side(piece, shade)
        if rim:
            self._catch_light(piece, rim)
        self.canvas.restore()

    def _cut(self, path: skia.Path, fill: Fill, edge: float, alpha: float) -> _Piece:
        outline = self._roughened(self.mapped(path), edge)
        bounds = outline.getBounds()
        x, y = self.light[0] - bounds.centerX(), self.light[1] - bounds.centerY()
        distance = math.hypot(x, y) or 1
        colours = [self.colour(part) for part in _parts(fill)]
        return _Piece(
            path=outline,
            base=mix(colours[0], colours[-1], 0.5) if len(colours) > 1 else colours[0],
            alpha=alpha,
            toward_x=x / distance,
            toward_y=y / distance,
            small=min(1.0, 0.35 + max(bounds.width(), bounds.height()) / 160),
        )

    def _roughened(self, path: skia.Path, amount: float) -> skia.Path:
        if amount <= 0:
            return path
        jitter = skia.DiscretePathEffect.Make(7.0, 0.55 * amount, self.random.randrange(1 << 30))
        effect = skia.PathEffect.MakeCompose(skia.CornerPathEffect.Make(5.0), jitter)
        rough = skia.Path()
        skia.Paint(PathEffect=effect).getFillPath(path, rough)
        rough.setFillType(path.getFillType())  # a path effect drops the even-odd rule, and holes would fill up
        return rough

    def _drop_shadow(self, piece: _Piece, strength: float) -> None:
        for offset, blur, alpha in ((1.6, 1.3, 0.42), (6.5, 6.5, 0.38)):
            reach = offset * strength * piece.small
            away_x = -piece.toward_x * reach * 0.8
            away_y = -piece.toward_y * reach * 0.8 + reach * 0.35
            paint = skia.Paint(
                AntiAlias=True,
                Color=argb(self.shadow, alpha * piece.alpha),
                MaskFilter=_blur(blur * strength * piece.small),
            )
            self.canvas.drawPath(paths.moved(piece.path, away_x, away_y), paint)

    def _colour_in(self, piece: _Piece, fill: Fill, span: Span | None) -> None:
        paint = skia.Paint(AntiAlias=True, Color=argb(piece.base, piece.alpha))
        colours = [argb(self.colour(part)) for part in _parts(fill)]
        if len(colours) > 1:
            paint.setShader(skia.GradientShader.MakeLinear(self._ends(piece.path.getBounds(), span), colours))
        self.canvas.drawPath(piece.path, paint)

    def _ends(self, bounds: skia.Rect, span: Span | None) -> list[skia.Point]:
        if span:
            return [skia.Point(*self.point(*span[:2])), skia.Point(*self.point(*span[2:]))]
        return [skia.Point(0, bounds.top()), skia.Point(0, bounds.bottom())]

    def _light(self, strength: float) -> None:
        glow = [argb(self.palette.glow, share * strength) for share in (0.75, 0.22, 0)]
        pool = skia.GradientShader.MakeRadial(skia.Point(*self.light), self.reach, glow, [0, 0.4, 1])
        self.canvas.drawPaint(skia.Paint(Shader=pool, BlendMode=skia.BlendMode.kSoftLight))

    def _grain(self, piece: _Piece, brush: str, strength: float) -> None:
        grain = texture.shader(brush, self.random.random() * 512, self.random.random() * 512, 0.5)
        paint = skia.Paint(Shader=grain, BlendMode=skia.BlendMode.kSoftLight, Alphaf=strength * piece.alpha)
        self.canvas.drawRect(piece.path.getBounds(), paint)

    def _shade_far_side(self, piece: _Piece, strength: float) -> None:
        width = 9 * piece.small
        kept = paths.moved(piece.path, piece.toward_x * width, piece.toward_y * width)
        paint = skia.Paint(
            AntiAlias=True,
            Color=argb(mix(piece.base, self.shadow, 0.75), strength * piece.alpha),
            MaskFilter=_blur(8 * piece.small),
            BlendMode=skia.BlendMode.kMultiply,
        )
        self.canvas.drawPath(paths.outside(kept), paint)

    def _catch_light(self, piece: _Piece, strength: float) -> None:
        highlight = mix(mix(piece.base, self.palette.glow, 0.55), "#ffffff", 0.15)
        for rim, blur, alpha in ((0.88, 0.35, 0.85), (4.16, 2.4, 0.40)):
            width = rim * piece.small
            kept = paths.moved(piece.path, -piece.toward_x * width, -piece.toward_y * width)
            paint = skia.Paint(
                AntiAlias=True,
                Color=argb(highlight, alpha * strength * piece.alpha),
                MaskFilter=_blur(blur),
                BlendMode=skia.BlendMode.kScreen,
            )
            self.canvas.drawPath(paths.outside(kept), paint)

    # -- paint without thickness

    def flat(
        self,
        path: skia.Path,
        fill: Tone,
        alpha: float = 1.0,
        blur: float = 0,
        blend: skia.BlendMode = skia.BlendMode.kSrcOver,
    ) -> None:
        paint = skia.Paint(AntiAlias=True, Color=argb(self.colour(fill), alpha), BlendMode=blend)
        if blur:
            paint.setMaskFilter(_blur(blur))
        self.canvas.drawPath(self.mapped(path), paint)

    def line(
        self,
        path: skia.Path,
        width: float,
        fill: Tone,
        alpha: float = 1.0,
        *,
        blur: float = 0,
        dash: Sequence[float] = (),
    ) -> None:
        paint = skia.Paint(
            AntiAlias=True,
            Color=argb(self.colour(fill), alpha),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width * self.scale,
            StrokeCap=skia.Paint.kRound_Cap,
            StrokeJoin=skia.Paint.kRound_Join,
        )
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make([part * self.scale for part in dash], 0))
        if blur:
            paint.setMaskFilter(_blur(blur))
        self.canvas.drawPath(self.mapped(path), paint)

    def glow(self, x: float, y: float, radius: float, colour: Tone, alpha: float = 0.8) -> None:
        x, y = self.point(x, y)
        radius *= self.scale
        light = [argb(self.colour(colour), alpha * share) for share in (1, 0.35, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), radius, light, [0, 0.35, 1])
        paint = skia.Paint(Shader=shader, BlendMode=skia.BlendMode.kScreen, AntiAlias=True)
        self.canvas.drawCircle(x, y, radius, paint)

    def wash(self, tones: Sequence[Tone], strength: float = 0.6, brush: str = "brush") -> None:
        """A vertical wash of gouache over the whole sheet, from top to bottom."""
        colours = [argb(self.colour(tone)) for tone in tones]
        ends = [skia.Point(0, 0), skia.Point(0, self.height)]
        self.canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeLinear(ends, colours)))
        self.brush_marks(brush, strength, 0.9)
        self.brush_marks("cloudy", strength / 2, 1.3)

    def brush_marks(self, name: str, strength: float, scale: float) -> None:
        """A texture over all that is not clipped away."""
        marks = texture.shader(name, self.random.random() * 300, self.random.random() * 300, scale)
        self.canvas.drawPaint(skia.Paint(Shader=marks, BlendMode=skia.BlendMode.kSoftLight, Alphaf=strength))

    def image(self, image: Image.Image, x: float, y: float, width: float, height: float, *, lift: float = 0) -> None:
        """A finished picture with its corner at (x, y); `lift` raises it off the sheet."""
        paint = skia.Paint()
        if lift:
            night = skia.ColorSetARGB(200, 5, 2, 0)
            shadow = skia.ImageFilters.DropShadow(lift * 0.5, lift, lift * 0.8, lift * 0.8, night)
            paint.setImageFilter(shadow)
        self.canvas.save()
        self.canvas.concat(self._matrix)
        self.canvas.drawImageRect(skia_image(image), skia.Rect.MakeXYWH(x, y, width, height), MITCHELL, paint)
        self.canvas.restore()

    # -- what comes off the sheet

    def cutout(self, grain: float = 0) -> Image.Image:
        """The pieces alone, on nothing."""
        image = reduced(pixels(self.surface), self.width, self.height)
        return grained(image, grain) if grain else image

    def finished(self, finish: Finish) -> Image.Image:
        """The whole sheet, photographed."""
        return finish.apply(pixels(self.surface)[..., :3], self.palette, self.width, self.height, self._oversample)


def _parts(fill: Fill) -> Sequence[Tone]:
    """Two parts make a gradient; a colour of three channels is one part."""
    return fill if isinstance(fill, list) or (isinstance(fill, tuple) and len(fill) == 2) else (fill,)
