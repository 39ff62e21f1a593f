"""Anti-aliased shapes as premultiplied surfaces, in pixels: drawn four times too large, then shrunk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

import pygame

from pixtable.ui.draw.theme import Rgb

Points = Sequence[tuple[float, float]]
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
FINE = 4
LARGEST_FINE = 600_000  # beyond so many pixels half the fineness is enough


def blank(w: int, h: int) -> pygame.Surface:
    return pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)


def opaque(w: int, h: int) -> pygame.Surface:
    return pygame.Surface((max(1, w), max(1, h)), 0, 32)


def as_rgba(surface: pygame.Surface) -> pygame.Surface:
    """32 bits with alpha, whether or not there is a window."""
    if not surface.get_flags() & pygame.SRCALPHA:  # convert() would leave it opaque for good
        out = blank(*surface.get_size())
        out.blit(surface, (0, 0))
        return out
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))


def as_rgb(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert(pygame.Surface((1, 1), 0, 32))


def supersampled(
    w: int, h: int, rgb: Rgb, alpha: float, draw: Callable[[pygame.Surface, int, Rgb], None]
) -> pygame.Surface:
    """`draw(surface, k, colour)` paints k times too large. The empty ground has that colour: edges keep their hue."""
    k = FINE if w * h <= LARGEST_FINE else 2
    big = blank(w * k, h * k)
    big.fill((*rgb, 0))
    draw(big, k, rgb)
    small = pygame.transform.smoothscale(big, (max(1, w), max(1, h)))
    return faded(small.premul_alpha(), alpha)


def faded(premultiplied: pygame.Surface, alpha: float) -> pygame.Surface:
    """The same surface, in place, at a part of its strength."""
    if alpha < 0.999:
        a = round(255 * max(0.0, alpha))
        premultiplied.fill((a, a, a, a), special_flags=pygame.BLEND_RGBA_MULT)
    return premultiplied


def flat(w: int, h: int, rgb: Rgb, alpha: float) -> pygame.Surface:
    """One colour to the edges: veils cover half a screen, and are another one in every frame in which they fall."""
    out = blank(w, h)
    out.fill([*(round(level * alpha) for level in rgb), round(255 * alpha)])
    return out


def rounded(w: int, h: int, radius: float, rgb: Rgb, alpha: float = 1.0) -> pygame.Surface:
    """A filled rounded rectangle: four fine corners, the rest plainly filled."""
    return _framed((w, h), radius, 0, rgb, alpha)


def ring(w: int, h: int, radius: float, width: float, rgb: Rgb, *, alpha: float = 1.0) -> pygame.Surface:
    """The border of a rounded rectangle, drawn inside w x h."""
    return _framed((w, h), radius, width, rgb, alpha)


def _framed(size: tuple[int, int], radius: float, width: float, rgb: Rgb, alpha: float) -> pygame.Surface:
    w, h = max(1, size[0]), max(1, size[1])
    radius = max(0.0, min(radius, w / 2, h / 2))
    edge = min(ceil(max(radius, width)) + 1, (min(w, h) + 1) // 2)
    out = blank(w, h)
    _nine(out, _patch(2 * edge, radius, width, rgb), edge)
    return faded(out, alpha)


@lru_cache(maxsize=256)
def _patch(side: int, radius: float, width: float, rgb: Rgb) -> pygame.Surface:
    """The four corners, the same for every size."""
    return supersampled(side, side, rgb, 1.0, lambda s, k, c: _frame(s, k, radius, width, c))


def _frame(surface: pygame.Surface, k: int, radius: float, width: float, rgb: Rgb) -> None:
    box = surface.get_rect()
    pygame.draw.rect(surface, rgb, box, border_radius=round(radius * k))
    if width:
        inner = box.inflate(-2 * round(width * k), -2 * round(width * k))
        if inner.w > 0 and inner.h > 0:
            pygame.draw.rect(surface, (*rgb, 0), inner, border_radius=max(0, round((radius - width) * k)))


def _nine(out: pygame.Surface, patch: pygame.Surface, edge: int) -> None:
    """Corners of the patch to the corners of out; its middle row and column stretched between."""
    w, h = out.get_size()
    side = patch.get_width()
    far = side - edge
    for x, sx in ((0, 0), (w - edge, far)):
        for y, sy in ((0, 0), (h - edge, far)):
            out.blit(patch, (x, y), (sx, sy, edge, edge))
    if w > 2 * edge:
        for y, sy in ((0, 0), (h - edge, far)):
            strip = patch.subsurface((edge - 1, sy, 1, edge))
            out.blit(pygame.transform.scale(strip, (w - 2 * edge, edge)), (edge, y))
    if h > 2 * edge:
        for x, sx in ((0, 0), (w - edge, far)):
            strip = patch.subsurface((sx, edge - 1, edge, 1))
            out.blit(pygame.transform.scale(strip, (edge, h - 2 * edge)), (x, edge))
    if w > 2 * edge and h > 2 * edge:
        out.fill(patch.get_at((edge - 1, edge - 1)), (edge, edge, w - 2 * edge, h - 2 * edge))


def masked(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A premultiplied surface with its corners rounded off, in place."""
    mask = rounded(*surface.get_size(), radius, (255, 255, 255))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def gradient(w: int, h: int, top: Rgb, bottom: Rgb, slant: float = 0.0) -> pygame.Surface:
    """Opaque, from top to bottom with a part of `slant` from left to right."""
    k = 1 - slant
    corners = (0.0, slant, k, 1.0)
    small = pygame.Surface((2, 2), pygame.SRCALPHA)
    for i, part in enumerate(corners):
        small.set_at((i % 2, i // 2), [round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)])
    # smoothscale from 2x2 keeps half a texel flat at each edge: scale larger and cut the middle out.
    wide = pygame.transform.smoothscale(small, (2 * max(1, w), 2 * max(1, h)))
    return wide.subsurface((w // 2, h // 2, max(1, w), max(1, h))).copy()


def disc(diameter: int, rgb: Rgb, alpha: float = 1.0) -> pygame.Surface:
    return rounded(diameter, diameter, diameter / 2, rgb, alpha)


def polygon(w: int, h: int, points: Points, rgb: Rgb, alpha: float = 1.0) -> pygame.Surface:
    return polygons(w, h, [points], rgb, alpha)


def polygons(w: int, h: int, paths: Sequence[Points], rgb: Rgb, alpha: float = 1.0) -> pygame.Surface:
    """Filled one by one, so that they may overlap."""

    def fill(surface: pygame.Surface, k: int, colour: Rgb) -> None:
        for points in paths:
            pygame.draw.polygon(surface, colour, [(x * k, y * k) for x, y in points])

    return supersampled(w, h, rgb, alpha, fill)


def dashes(path: Points, on: float, off: float, phase: float = 0.0) -> list[list[tuple[float, float]]]:
    """A path cut into dashes; phase moves them along."""
    cut: list[list[tuple[float, float]]] = []
    period, at = on + off, -(phase % (on + off))
    travelled = 0.0
    for a, b in pairwise(path):
        _cut_segment(cut, (a, b), travelled - at, period, on)
        travelled += hypot(b[0] - a[0], b[1] - a[1])
    return cut


def _cut_segment(
    cut: list[list[tuple[float, float]]], ends: tuple[tuple[float, float], tuple[float, float]],
    start: float, period: float, on: float,
) -> None:  # fmt: skip
    """Adds the dashed parts of one segment whose first point lies `start` along the dashed line."""
    a, b = ends
    length, here = hypot(b[0] - a[0], b[1] - a[1]), 0.0
    while here < length - 1e-9:
        place = (start + here) % period
        step = min((on if place < on else period) - place, length - here)
        if place < on:
            p, q = _along(a, b, here / length), _along(a, b, (here + step) / length)
            if place > 1e-6 and cut and cut[-1][-1] == p:
                cut[-1].append(q)
            else:
                cut.append([p, q])
        here += max(step, 1e-6)


def _along(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return (round(a[0] + (b[0] - a[0]) * t, 4), round(a[1] + (b[1] - a[1]) * t, 4))


def rounded_path(x: float, y: float, w: float, h: float, radius: float) -> list[tuple[float, float]]:
    """The closed outline of a rounded rectangle, clockwise from the top-left straight."""
    r = max(0.0, min(radius, w / 2, h / 2))
    corners = ((x + w - r, y + r, -pi / 2), (x + w - r, y + h - r, 0.0), (x + r, y + h - r, pi / 2), (x + r, y + r, pi))
    steps = max(2, ceil(r / 3))
    points = [(cx + r * cos(t + pi / 2 * i / steps), cy + r * sin(t + pi / 2 * i / steps))
              for cx, cy, t in corners for i in range(steps + 1)]  # fmt: skip
    return [*points, points[0]]


def blurred_box(w: int, h: int, radius: float, blur: float, rgb: Rgb) -> tuple[pygame.Surface, int]:
    """A soft copy of a rounded rectangle and how far it reaches beyond it. Blurred small, stretched by nine parts."""
    pad = ceil(blur * 2) + 1
    edge = min(ceil(radius) + pad + 1, (min(w, h) + 2 * pad) // 2)
    small_w, small_h = min(w, 2 * (edge - pad) + 2), min(h, 2 * (edge - pad) + 2)
    soft = blank(small_w + 2 * pad, small_h + 2 * pad)
    soft.blit(rounded(small_w, small_h, radius, rgb), (pad, pad))
    soft = pygame.transform.box_blur(soft, max(1, round(blur / 2)))
    soft = pygame.transform.box_blur(soft, max(1, round(blur / 2)))
    return nine_slice(soft, w + 2 * pad, h + 2 * pad, (edge, edge, edge, edge)), pad


def nine_slice(source: pygame.Surface, w: int, h: int, insets: tuple[int, int, int, int]) -> pygame.Surface:
    """Corners kept, edges and middle stretched. Insets are left, top, right, bottom in source pixels."""
    sw, sh = source.get_size()
    left, top, right, bottom = insets
    shrink = min(1.0, w / max(1, left + right), h / max(1, top + bottom))
    dl, dt, dr, db = (round(n * shrink) for n in insets)
    out = blank(w, h)
    xs = ((0, left, 0, dl), (left, sw - left - right, dl, w - dl - dr), (sw - right, right, w - dr, dr))
    ys = ((0, top, 0, dt), (top, sh - top - bottom, dt, h - dt - db), (sh - bottom, bottom, h - db, db))
    for sx, sw_, dx, dw in xs:
        for sy, sh_, dy, dh in ys:
            if min(sw_, sh_, dw, dh) > 0:
                part = source.subsurface((sx, sy, sw_, sh_))
                same = (sw_, sh_) == (dw, dh)
                out.blit(part if same else pygame.transform.smoothscale(part, (dw, dh)), (dx, dy))
    return out
