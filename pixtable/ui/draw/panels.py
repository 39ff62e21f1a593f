"""The materials of the table: shadows, leather, paper, wood, wells, chips, key caps. Each is rendered once a size."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import pygame

from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size
from pixtable.ui.draw.shapes import PREMULTIPLIED
from pixtable.ui.draw.theme import Colour, Lift, Line, Radius, Rgb, Space
from pixtable.ui.lettering.typeset import Rich

GRAIN_DEPTH, CLOUD_DEPTH = 6, 20
CLOUD_SIZE, CLOUD_MARGIN = 4, 4  # how much the stored clouds are enlarged, and their margin in stored pixels
SHADOW_STEPS = ((0.35, 0.55), (1.0, 0.45), (1.8, 0.30))
SHADOW_ASIDE, SHADOW_BLUR = 0.55, 0.75
SHADOW_BEFORE, SHADOW_AFTER = 0.6, 3.4  # how far it reaches, in lifts
SHARP_LIFT = 4.0  # pixels; a shadow that falls so much farther is made so much coarser
CHIP_ALPHA = 0.96
ROOM = 20.0  # round a composed piece, for its shadow


def shadow(canvas: Canvas, rect: Rect, radius: float, lift: float = Lift.CARD, strength: float = 0.6) -> None:
    """Three soft copies that fall right and down; the higher a thing lies, the farther.

    Only what comes out from under the thing is drawn: a strip below it and a strip to its right.
    """
    k = canvas.view.scale
    lift = round(lift * 2) / 2
    x, y, w, h = canvas.box(rect)
    made = canvas.remember(
        ("shadow", radius, lift, strength, w, h, k),
        lambda: _shadow((w, h), radius * k, lift * k, strength, canvas.rgb("night")),
    )
    before = round(SHADOW_BEFORE * lift * k)
    hidden = max(1, round(radius * k))  # corners let a little of it through
    right, below = max(1, before + w - hidden), max(1, before + h - hidden)
    full_w, full_h = made.get_size()
    put = canvas.surface.blit
    put(made, (x - before, y - before + below), (0, below, full_w, full_h - below), special_flags=PREMULTIPLIED)
    put(made, (x - before + right, y - before), (right, 0, full_w - right, below), special_flags=PREMULTIPLIED)


def with_shadow(rect: Rect, lift: float) -> Rect:
    """The room that a thing takes together with its shadow."""
    before, after = SHADOW_BEFORE * lift + 1, SHADOW_AFTER * lift + 3
    return Rect(rect.x - before, rect.y - before, rect.w + before + after, rect.h + before + after)


def _shadow(size: tuple[int, int], radius: float, lift: float, strength: float, rgb: Rgb) -> pygame.Surface:
    """From a little before the thing's corner to where the softest copy ends; made small, then stretched.

    Between its corners a shadow is the same everywhere, and one that falls far is so soft that few pixels tell all.
    """
    (w, h), (before, after) = size, _reach(lift)
    full = (w + before + after, h + before + after)
    if (coarse := int(lift // SHARP_LIFT)) > 1:
        small = (ceil(w / coarse), ceil(h / coarse))
        return pygame.transform.smoothscale(_copies(small, radius / coarse, lift / coarse, strength, rgb), full)
    corner = ceil(radius + (2 * SHADOW_BLUR + 1) * SHADOW_STEPS[-1][0] * lift) + 2
    small = (min(w, 2 * corner + 2), min(h, 2 * corner + 2))
    (left, right), (top, bottom) = (
        (before + n // 2, after + n - n // 2) if n == whole else (before + corner, after + corner)
        for n, whole in zip(small, size, strict=True)
    )
    return shapes.nine_slice(_copies(small, radius, lift, strength, rgb), *full, (left, top, right, bottom))


def _reach(lift: float) -> tuple[int, int]:
    return round(SHADOW_BEFORE * lift), ceil(SHADOW_AFTER * lift) + 2


@lru_cache(maxsize=64)
def _copies(size: tuple[int, int], radius: float, lift: float, strength: float, rgb: Rgb) -> pygame.Surface:
    (w, h), (before, after) = size, _reach(lift)
    out = shapes.blank(w + before + after, h + before + after)
    for k, part in SHADOW_STEPS:
        soft, reach = shapes.blurred_box(w, h, radius, max(0.8, SHADOW_BLUR * lift * k), rgb)
        shapes.faded(soft, part * strength)
        at = (before - reach + round(SHADOW_ASIDE * lift * k), before - reach + round(lift * k))
        out.blit(soft, at, special_flags=PREMULTIPLIED)
    return out


def panel(canvas: Canvas, rect: Rect, kind: str = "dark") -> None:
    """dark leather, paper or wood with its border, shadow and gold line."""
    if not canvas.theme.textures:
        _flat(canvas, rect, "panel_line")
        return
    canvas.composed(("panel", kind), rect, lambda: _panel(canvas, rect, kind), ROOM)


def _panel(canvas: Canvas, rect: Rect, kind: str) -> None:
    if kind == "wood":
        canvas.slice("panel_wood", rect)
        return
    dark = kind == "dark"
    shadow(canvas, rect, Radius.PANEL, Lift.CARD, 0.75)
    canvas.slice(f"panel_{kind}", rect)
    face(canvas, rect, "panel" if dark else "paper", 0.2)
    canvas.ring(
        rect.inset(4), Radius.PANEL_LINE, Line.PLATE, "panel_line" if dark else "paper_line", 0.7 if dark else 1
    )


def _flat(canvas: Canvas, rect: Rect, line: str) -> None:
    canvas.rounded(rect, Radius.PANEL, "panel_top")
    canvas.ring(rect, Radius.PANEL, Line.RIM, line)


def face(
    canvas: Canvas, rect: Rect, name: str, slant: float, *, inset: float = 0.0, radius: float = Radius.FACE
) -> None:
    """One seamless face: gradient, grain, and for paper faint clouds."""
    top, bottom = canvas.rgb(f"{name}_top"), canvas.rgb(f"{name}_bottom")
    k = canvas.view.scale

    def make(w: int, h: int) -> pygame.Surface:
        made = shapes.gradient(w, h, top, bottom, slant)
        _grained(canvas, made, name.startswith("paper"))
        return shapes.masked(made, radius * k)

    canvas.kept(("face", name, slant, radius), rect.inset(inset), make)


def _grained(canvas: Canvas, surface: pygame.Surface, clouds: bool) -> None:
    """Light and dark by turns, so that on the whole it stays as light as it was."""
    _tiled(surface, canvas.pictures.texture("ui/grain"), pygame.BLEND_RGB_ADD)
    half = GRAIN_DEPTH // 2
    surface.fill((half, half, half), special_flags=pygame.BLEND_RGB_SUB)
    if clouds:
        _tiled(surface, canvas.remember("clouds", lambda: _clouds(canvas)), pygame.BLEND_RGB_SUB)
        mean = CLOUD_DEPTH // 2
        surface.fill((mean, mean, mean), special_flags=pygame.BLEND_RGB_ADD)


def _tiled(surface: pygame.Surface, tile: pygame.Surface, how: int) -> None:
    if tile.get_width() == 1:  # a kit without textures
        return
    for x in range(0, surface.get_width(), tile.get_width()):
        for y in range(0, surface.get_height(), tile.get_height()):
            surface.blit(tile, (x, y), special_flags=how)


def _clouds(canvas: Canvas) -> pygame.Surface:
    """Soft blots as on old paper. The picture has a margin of its own far side, for enlarging blurs across edges."""
    stored = canvas.pictures.texture("ui/clouds")
    if stored.get_width() == 1:
        return stored
    margin = CLOUD_MARGIN * CLOUD_SIZE
    large = pygame.transform.smoothscale_by(stored, CLOUD_SIZE)
    return large.subsurface(large.get_rect().inflate(-2 * margin, -2 * margin)).copy()


def sheet(canvas: Canvas, rect: Rect) -> None:
    panel(canvas, rect, "paper")


def backdrop(canvas: Canvas, name: str, light: float = 1.0, rect: Rect | None = None) -> None:
    """A picture that covers the rect (cut, not squashed), darkened to `light`; opaque, so it costs one plain copy."""
    rect = rect or canvas.view.rect
    if not canvas.theme.textures:
        canvas.fill(rect, "felt")
        return
    x, y, w, h = canvas.box(rect)
    made = canvas.remember(("backdrop", name, light, w, h), lambda: _cover(canvas, name, w, h, light))
    canvas.surface.blit(made, (x, y))


def _cover(canvas: Canvas, name: str, w: int, h: int, light: float) -> pygame.Surface:
    source = canvas.pictures.texture(name)
    sw, sh = source.get_size()
    k = max(w / sw, h / sh)
    part = pygame.Rect(0, 0, min(sw, round(w / k)), min(sh, round(h / k)))
    part.center = (sw // 2, sh // 2)
    if source.get_size() == (w, h) and light >= 1:
        return source
    if sw > 1:
        made = pygame.transform.smoothscale(source.subsurface(part), (w, h))
    else:
        made = shapes.opaque(w, h)
        made.fill(canvas.rgb("felt"))
    shade = round(255 * light)
    made.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    return made


def rail(canvas: Canvas, rect: Rect) -> None:
    """The right-hand rail with its brass edge; opaque, so it is a plain copy."""
    x, y, w, h = canvas.box(rect)
    canvas.surface.blit(canvas.remember(("rail", w, h, canvas.theme.name), lambda: _rail(canvas, w, h)), (x, y))
    canvas.fill(rect.left_part(Line.HAIR), "brass", 0.7)


def _rail(canvas: Canvas, w: int, h: int) -> pygame.Surface:
    made = shapes.gradient(w, h, canvas.rgb("rail_top"), canvas.rgb("rail_bottom"))
    if canvas.theme.textures:
        _grained(canvas, made, False)
    return shapes.as_rgb(made)


def bar(canvas: Canvas, rect: Rect, line_at: str = "bottom") -> None:
    """The wooden top bar or time strip with a brass edge towards the stage."""
    if canvas.theme.textures and canvas.pictures.assets.has("ui/table_wood"):
        backdrop(canvas, "ui/table_wood", 0.55, rect)
    else:
        canvas.gradient(rect, "bar_top", "bar_bottom")
    edge = rect.bottom_part(Line.HAIR) if line_at == "bottom" else rect.top_part(Line.HAIR)
    canvas.fill(edge, "brass", 0.7)


def well(
    canvas: Canvas, rect: Rect, radius: float = Radius.PLATE, colour: Colour = "well", line: Colour | None = None
) -> None:
    """A sunk place: seat plates, reason boxes, troughs."""
    canvas.rounded(rect, radius, colour)
    if line is not None or not canvas.theme.textures:
        canvas.ring(rect, radius, Line.PLATE, line or "panel_line")


def row(canvas: Canvas, rect: Rect, alpha: float = 0.55) -> None:
    """A light stripe on paper."""
    canvas.rounded(rect, Radius.PLATE, "paper_light", alpha)


def slip(
    canvas: Canvas, rect: Rect, line: Colour = "paper_rule", width: float = Line.PLATE, fill: Colour = "paper_light"
) -> None:
    """A light box on paper: folds, options, the graph's ground."""
    canvas.rounded(rect, Radius.PLATE, fill)
    canvas.ring(rect, Radius.PLATE, width, line)


def chip(
    canvas: Canvas, rect: Rect, line: Colour | None = "amber", radius: float = Radius.CHIP, *, alpha: float = CHIP_ALPHA
) -> None:
    """Whatever lies on art lies on a chip; what is read at length on one that nothing shines through."""
    canvas.composed(("chip", line, radius, alpha), rect, lambda: _chip(canvas, rect, line, radius, alpha), ROOM / 2)


def _chip(canvas: Canvas, rect: Rect, line: Colour | None, radius: float, alpha: float) -> None:
    if canvas.theme.textures:
        shadow(canvas, rect, radius, Lift.CHIP, 0.6)
    canvas.rounded(rect, radius, "chip", alpha)
    if line is not None:
        canvas.ring(rect, radius, Line.CHIP, line)


def pill(canvas: Canvas, rect: Rect, rich: Rich = "", role: str = "body_strong", line: Colour | None = None) -> None:
    """A chip as round as it is high, with its text in the middle."""
    chip(canvas, rect, line, rect.h / 2)
    if rich:
        canvas.text(rich, rect.inset(rect.h / 3, 0), role, align="centre", lines=1)


def key_cap(canvas: Canvas, rect: Rect, key: str) -> None:
    """A key of the keyboard, face up; with a pad in the hand its button that says the same, if it has one."""
    if words := canvas.capped(key):
        paint_key(canvas, rect, words)


def paint_key(canvas: Canvas, rect: Rect, words: str) -> None:
    """A key or a button, whatever is in the hand."""
    canvas.rounded(rect.moved(0, 2), Radius.KEY, "night", 0.8)
    canvas.gradient(rect, "key_top", "key_bottom", Radius.KEY)
    canvas.ring(rect, Radius.KEY, Line.HAIR, "key_line")
    canvas.text(words, rect.inset(3, 0), "key", "ink", align="centre", lines=1)


def key_width(canvas: Canvas, key: str) -> float:
    return key_size(canvas, key).w


def key_size(canvas: Canvas, key: str) -> Size:
    """Room for a key's name at the reader's text size, or for what is painted instead of it."""
    return size_of_key(canvas, canvas.capped(key) or canvas.named(key))


def size_of_key(canvas: Canvas, words: str) -> Size:
    w, h = canvas.measure(words, "key")
    tall = max(Space.KEY, h + 2)
    return Size(max(tall, w + 12), tall)


def badge(canvas: Canvas, x: float, y: float, radius: float, text: str, *, line: Colour = "amber") -> None:
    """A small round count."""
    rect = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    chip(canvas, rect, line, radius)
    canvas.text(text, rect.inset(1), "caption_strong", align="centre", lines=1)


def rule(canvas: Canvas, x: float, y: float, w: float, colour: Colour = "brass", *, alpha: float = 0.6) -> None:
    """A hairline across."""
    canvas.fill(Rect(x, y, w, Line.HAIR), colour, alpha)


def heading(canvas: Canvas, rect: Rect, words: str, on_paper: bool = False) -> None:
    """A caption with a hairline to the right of it."""
    ink = canvas.text(words, rect, "caption", "muted_ink" if on_paper else "muted", lines=1)
    left = ink.right + Space.GRID
    if left < rect.right:
        rule(canvas, left, rect.cy, rect.right - left, "paper_line" if on_paper else "brass")
