"""Titles in our own capitals: polygons that the studio drew with a flat pen, set here and filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
import pygame

from pixtable.ui.draw import shapes
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.shapes import PREMULTIPLIED
from pixtable.ui.draw.strokes import stroked
from pixtable.ui.draw.theme import Colour, Rgb
from pixtable.ui.lettering.limits import TITLE_LETTERS, shortened
from pixtable.ui.lettering.text import Shown

FILE = "ui/lettering.json"
ABOVE, BELOW, ASIDE = 10.0, 8.0, 4.0  # room for accents and tails, in parts of the alphabet's own line
RIM, FALL = 0.05, (0.044, 0.066)  # gold: how thick its dark rim is and where its shadow falls, in heights
ONE_SPACE = {0xA0: " ", 0x202F: " "}
"""A title is one line: no space of it needs to say that it does not break."""
Path = tuple[tuple[float, float], ...]


class Glyph(msgspec.Struct, frozen=True):
    advance: float
    strokes: tuple[Path, ...]


class Alphabet(msgspec.Struct, frozen=True):
    """Capitals by character, read when they are first set; small letters are set as capitals."""

    line: float = 1.0
    tracking: float = 0.0
    kerning: dict[str, float] = {}
    glyphs: dict[str, msgspec.Raw] = {}

    def can_set(self, text: str) -> bool:
        return all(c in self.glyphs for c in _capitals(text))

    def width(self, text: str, height: float) -> float:
        """Of a text in letters so high."""
        *_, end = self._places(_capitals(text))
        return end * height / self.line

    def set_line(self, text: str) -> Iterator[Path]:
        """All polygons of a text in the alphabet's own measure, from x = 0."""
        words = _capitals(text)
        for letter, left in zip(words, self._places(words), strict=False):
            for shape in _read(bytes(self.glyphs[letter])).strokes:
                yield tuple((x + left, y) for x, y in shape)

    def _places(self, words: str) -> list[float]:
        """Where every letter begins, and where the last one ends."""
        places, x = [], 0.0
        for i, letter in enumerate(words):
            places.append(x)
            x += _read(bytes(self.glyphs[letter])).advance + self.tracking + self.kerning.get(words[i : i + 2], 0)
        return [*places, max(0.0, x - self.tracking)]


def _capitals(text: str) -> str:
    return text.upper().translate(ONE_SPACE)


@lru_cache(maxsize=256)
def _read(glyph: bytes) -> Glyph:
    return msgspec.json.decode(glyph, type=Glyph)


@lru_cache(maxsize=4)
def alphabet(assets: Assets) -> Alphabet:
    """The letters that the studio wrote down; without its file none, and titles are set in the reading face."""
    try:
        return msgspec.json.decode(assets.text(FILE) or "{}", type=Alphabet)
    except msgspec.MsgspecError:
        assets.spoilt.add(FILE)
        return Alphabet()


def title(
    canvas: Canvas, text: str, rect: Rect, height: float = 28, *, colour: Colour = "title_ink", align: str = "left",
    gold: bool = False, plain: bool = False,
) -> Rect:  # fmt: skip
    """A title of capitals `height` u high (smaller where it does not fit). `plain` sets it in the reading face."""
    letters, text = alphabet(canvas.pictures.assets), shortened(text, TITLE_LETTERS)
    if plain or not letters.can_set(text):
        return canvas.text(text, rect, "title", "gold_light" if gold else colour, align=align, lines=1)
    height = min(height * canvas.text_scale**0.5, rect.h, height * rect.w / max(1.0, letters.width(text, height)))
    w = letters.width(text, height)
    x = rect.x + (rect.w - w) * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
    ink = Rect(x, rect.cy - height / 2, w, height)
    _draw(canvas, text, ink, "gold" if gold else colour)
    if canvas.register.on:
        shown = canvas.on_screen(ink)
        canvas.register.add(Shown(text, shown, shown, height, True, "", canvas.owner, canvas.layer))
    return ink


def _draw(canvas: Canvas, text: str, ink: Rect, colour: Colour) -> None:
    letters = alphabet(canvas.pictures.assets)
    k = ink.h / letters.line
    room = Rect(ink.x - ASIDE * k, ink.y - ABOVE * k, ink.w + 2 * ASIDE * k, ink.h + (ABOVE + BELOW) * k)

    def make(w: int, h: int) -> pygame.Surface:
        px = k * canvas.view.scale
        paths = [tuple(((x + ASIDE) * px, (y + ABOVE) * px) for x, y in path) for path in letters.set_line(text)]
        if colour != "gold":
            return shapes.polygons(w, h, paths, canvas.rgb(colour))
        tones = canvas.rgb("gold_light"), canvas.rgb("gold_deep"), canvas.rgb("night")
        return _gilded((w, h), paths, letters.line * px, tones)

    canvas.kept(("title", text, colour), room, make)


def _gilded(size: tuple[int, int], paths: list[Path], height: float, tones: tuple[Rgb, Rgb, Rgb]) -> pygame.Surface:
    """Gold from light to deep over a dark rim that falls a little to the right and down."""
    light, deep, dark = tones
    rim, (right, down) = RIM * height, (part * height for part in FALL)
    out = _rimmed(size, paths, rim, dark, 0.85)
    low = [[(x + right, y + down) for x, y in path] for path in paths]
    out.blit(_rimmed(size, low, rim * 0.7, dark, 0.6), (0, 0), special_flags=PREMULTIPLIED)
    face = shapes.polygons(*size, paths, (255, 255, 255))
    face.blit(shapes.gradient(*size, light, deep), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(face, (0, 0), special_flags=PREMULTIPLIED)
    return out


def _rimmed(
    size: tuple[int, int], paths: Sequence[Sequence[tuple[float, float]]], rim: float, rgb: Rgb, alpha: float
) -> pygame.Surface:
    """Letters that reach so much further, with round corners."""
    out = stroked(*size, [[*path, path[0]] for path in paths], 2 * rim, rgb)
    out.blit(shapes.polygons(*size, paths, rgb), (0, 0), special_flags=PREMULTIPLIED)
    return shapes.faded(out, alpha)
