"""Few colours that stand for all: the palette of a film, found by cutting the colours that occur at their median."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import pygame

SHADES = 32
"""Of each of red, green and blue: a GIF has so few colours that finer differences would be lost anyway."""
MASKS = (0x7C00, 0x03E0, 0x001F, 0)


class Shade(NamedTuple):
    red: int
    green: int
    blue: int

    @classmethod
    def of(cls, value: int) -> "Shade":
        return cls(value >> 10, value >> 5 & 31, value & 31)


def shades_of(picture: pygame.Surface) -> memoryview:
    """Each pixel as a number below 32,768. The picture's width must be even."""
    coarse = pygame.Surface(picture.get_size(), 0, 16, MASKS)
    coarse.blit(picture, (0, 0))
    return memoryview(coarse.get_buffer().raw).cast("H")


class Palette(dict[int, int]):
    """From a shade to the number of the colour that stands for it; worked out when it is first asked for."""

    def __init__(self, samples: Iterable[memoryview], most: int) -> None:
        super().__init__()
        counted: Counter[int] = Counter()
        for sample in samples:
            counted.update(sample)
        boxes = _cut([(Shade.of(value), times) for value, times in counted.items()], most)
        self.colours = [_middle(box) for box in boxes]

    def __missing__(self, value: int) -> int:
        red, green, blue = Shade.of(value)

        def distance(number: int) -> float:
            r, g, b = self.colours[number]
            return 3 * (r - red) ** 2 + 6 * (g - green) ** 2 + (b - blue) ** 2  # as eyes weigh them

        nearest = min(range(len(self.colours)), key=distance)
        self[value] = nearest
        return nearest

    def of(self, picture: pygame.Surface) -> bytes:
        """The picture in these colours, one byte a pixel."""
        return self.in_colours(shades_of(picture))

    def in_colours(self, shades: memoryview) -> bytes:
        return bytes(map(self.__getitem__, shades))

    def table(self) -> bytes:
        """As a GIF keeps it: red, green and blue of 256 colours."""
        full = [round(shade * 255 / (SHADES - 1)) for colour in self.colours for shade in colour]
        return bytes(full).ljust(768, b"\0")


_Box = list[tuple[Shade, int]]


def _cut(colours: _Box, most: int) -> list[_Box]:
    """Cut the box that strays most, at its median, until there are enough."""
    boxes = [colours]
    while len(boxes) < most:
        worst = max(boxes, key=_weight)
        if len(worst) < 2:
            break
        boxes.remove(worst)
        boxes.extend(_halves(worst))
    return boxes


def _spread(box: _Box) -> tuple[int, int]:
    """The widest of the three axes, and how wide it is."""
    widths = [max(c[axis] for c, _ in box) - min(c[axis] for c, _ in box) for axis in range(3)]
    axis = max(range(3), key=widths.__getitem__)
    return axis, widths[axis]


def _weight(box: _Box) -> float:
    """Wide boxes matter, and so do those of many pixels: but a rare bright spot is seen too."""
    return len(box) > 1 and _spread(box)[1] * sum(times for _, times in box) ** 0.5


def _halves(box: _Box) -> tuple[_Box, _Box]:
    axis, _ = _spread(box)
    box.sort(key=lambda pair: pair[0][axis])
    half, seen = sum(times for _, times in box) / 2, 0
    for at, (_, times) in enumerate(box[:-1], start=1):
        seen += times
        if seen >= half:
            return box[:at], box[at:]
    return box[:-1], box[-1:]


def _middle(box: _Box) -> Shade:
    whole = sum(times for _, times in box)
    red, green, blue = (round(sum(c[axis] * times for c, times in box) / whole) for axis in range(3))
    return Shade(red, green, blue)
