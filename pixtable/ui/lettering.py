"""Titles in our own monoline letters, strokes in a box of 20 x 30: Latin and Cyrillic capitals."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

import pygame

from pixtable.ui import shapes
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.letters import LETTERS, MARKS, WIDE, WIDTHS
from pixtable.ui.shapes import PREMULTIPLIED
from pixtable.ui.strokes import stroked
from pixtable.ui.text import Shown
from pixtable.ui.theme import Colour

BOX_W, BOX_H = 20.0, 30.0
STROKE = 4.4 / 30
TRACKING = 5.0
ABOVE, BELOW = 10.0, 8.0  # room for accents and tails, in box units
CURVE_STEPS = 10
Path = tuple[tuple[float, float], ...]


def can_letter(text: str) -> bool:
    return all(c == " " or _parts(c) is not None for c in text.upper())


def title(
    canvas: Canvas, text: str, rect: Rect, height: float = 28, *, colour: Colour = "title_ink", align: str = "left",
    gold: bool = False, plain: bool = False,
) -> Rect:  # fmt: skip
    """A title of capitals `height` u high (smaller where it does not fit). `plain` sets it in the reading face."""
    words = text.upper()
    if plain or not can_letter(words):
        return canvas.text(text, rect, "title", "gold_light" if gold else colour, align=align, lines=1)
    height = min(height * canvas.text_scale**0.5, rect.h, height * rect.w / max(1.0, width(words, height)))
    k = height / BOX_H
    w = width(words, height)
    x = rect.x + (rect.w - w) * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
    ink = Rect(x, rect.cy - height / 2, w, height)
    room = Rect(ink.x - 4 * k, ink.y - ABOVE * k, ink.w + 8 * k, ink.h + (ABOVE + BELOW) * k)
    paths = tuple(tuple((px * k + 4 * k, py * k + ABOVE * k) for px, py in path) for path in strokes(words))
    _draw(canvas, paths, room, height * STROKE, "gold" if gold else colour)
    if canvas.register.on:
        shown = canvas.on_screen(ink)
        canvas.register.add(Shown(text, shown, shown, height, True, "", canvas.owner, canvas.layer))
    return ink


def _draw(canvas: Canvas, paths: tuple[Path, ...], room: Rect, stroke: float, colour: Colour) -> None:
    k = canvas.view.scale
    big = [[(x * k, y * k) for x, y in path] for path in paths]
    if colour != "gold":
        rgb = canvas.rgb(colour)
        make = lambda w, h: stroked(w, h, big, stroke * k, rgb)
    else:
        light, deep, dark = canvas.rgb("gold_light"), canvas.rgb("gold_deep"), canvas.rgb("night")
        make = lambda w, h: _gilded((w, h), big, stroke * k, (light, deep, dark))
    canvas.kept(("title", paths, colour, stroke), room, make)


def _gilded(
    size: tuple[int, int], paths: list[list[tuple[float, float]]], stroke: float,
    colours: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]],
) -> pygame.Surface:  # fmt: skip
    """Gold from light to deep over a dark rim that falls a little to the right and down."""
    light, deep, dark = colours
    out = stroked(*size, paths, stroke * 1.7, dark, alpha=0.85)
    low = [[(x + stroke * 0.3, y + stroke * 0.45) for x, y in path] for path in paths]
    out.blit(stroked(*size, low, stroke * 1.5, dark, alpha=0.6), (0, 0), special_flags=PREMULTIPLIED)
    face = stroked(*size, paths, stroke, (255, 255, 255))
    face.blit(shapes.gradient(*size, light, deep), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(face, (0, 0), special_flags=PREMULTIPLIED)
    return out


def width(text: str, height: float, tracking: float = TRACKING) -> float:
    k = height / BOX_H
    return max(0.0, sum((_width(c) + tracking) * k for c in text) - tracking * k)


@lru_cache(maxsize=256)
def strokes(text: str) -> tuple[Path, ...]:
    """All strokes of a word in box units, from x = 0."""
    found: list[Path] = []
    x = 0.0
    for letter in text:
        w = _width(letter)
        aside = 0.0 if letter in WIDE else (w - BOX_W) / 2
        for path in _parts(letter) or ():
            found.append(tuple((px + x + aside, py) for px, py in path))
        x += w + TRACKING
    return tuple(found)


def _width(letter: str) -> float:
    return WIDTHS.get(letter, WIDTHS.get(normalize("NFD", letter)[0], BOX_W))


@lru_cache(maxsize=512)
def _parts(letter: str) -> tuple[Path, ...] | None:
    """The strokes of a letter, its accents included; None when we have no such letter."""
    if letter in LETTERS:
        return tuple(flattened(LETTERS[letter]))
    spelled = list(normalize("NFD", letter))
    base, accents = spelled[0], spelled[1:]
    if base not in LETTERS or not accents or any(a not in MARKS for a in accents):
        return None
    return tuple(path for drawn in (LETTERS[base], *(MARKS[a] for a in accents)) for path in flattened(drawn))


def flattened(drawing: str) -> list[Path]:
    """`M x y L x y C x y x y x y Z` into polylines."""
    paths: list[list[tuple[float, float]]] = []
    words = iter(drawing.split())
    for word in words:
        if word == "Z":
            paths[-1].append(paths[-1][0])
        elif word == "C":
            a, b, c = ((float(next(words)), float(next(words))) for _ in range(3))
            paths[-1] += _bent(paths[-1][-1], a, b, c)
        else:
            point = float(next(words)), float(next(words))
            paths.append([point]) if word == "M" else paths[-1].append(point)
    return [tuple(path) for path in paths]


def _bent(
    p: tuple[float, float], a: tuple[float, float], b: tuple[float, float], q: tuple[float, float]
) -> list[tuple[float, float]]:
    parts = [i / CURVE_STEPS for i in range(1, CURVE_STEPS + 1)]
    weights = [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in parts]
    return [
        (
            p[0] * w[0] + a[0] * w[1] + b[0] * w[2] + q[0] * w[3],
            p[1] * w[0] + a[1] * w[1] + b[1] * w[2] + q[1] * w[3],
        )
        for w in weights
    ]
