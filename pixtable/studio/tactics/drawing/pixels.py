"""Whole pixels: boxes, lines and dots, and dithering between two tones."""

from collections.abc import Callable

from PIL import Image

from pixtable.studio.kit.colour import Colour, rgb8
from pixtable.studio.tactics.drawing.brush import Brush

_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def dither(x: int, y: int) -> float:
    """The threshold of a pixel, between 0 and 1."""
    return (_BAYER[y % 4][x % 4] + 0.5) / 16


class Pixels:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.picture = Image.new("RGBA", (width, height))

    def dot(self, x: int, y: int, colour: Colour) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self.picture.putpixel((x, y), (*rgb8(colour), 255))

    def box(self, left: int, top: int, right: int, bottom: int, colour: Colour, cut: int = 0) -> None:
        """A filled rectangle with its corners cut off."""
        for y in range(max(0, top), min(self.height, bottom)):
            for x in range(max(0, left), min(self.width, right)):
                if min(x - left, right - 1 - x) + min(y - top, bottom - 1 - y) >= cut:
                    self.dot(x, y, colour)

    def clear(self, left: int, top: int, width: int, height: int) -> None:
        self.picture.paste((0, 0, 0, 0), (left, top, left + width, top + height))

    def row(self, left: int, right: int, y: int, colour: Colour) -> None:
        for x in range(left, right):
            self.dot(x, y, colour)

    def column(self, x: int, top: int, bottom: int, colour: Colour) -> None:
        for y in range(top, bottom):
            self.dot(x, y, colour)

    def pattern(self, left: int, top: int, rows: tuple[str, ...], colours: dict[str, Colour]) -> None:
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                if mark in colours:
                    self.dot(left + x, top + y, colours[mark])

    def colour_at(self, x: int, y: int) -> tuple[float, float, float]:
        red, green, blue = self.picture.crop((x, y, x + 1, y + 1)).convert("RGB").tobytes()
        return red / 255, green / 255, blue / 255

    def brushed(self, draw: Callable[[Brush], None]) -> None:
        """Draws over all with a brush."""
        brush = Brush(max(self.width, self.height), (0, 0))
        draw(brush)
        self.picture.alpha_composite(brush.image().crop((0, 0, self.width, self.height)))
