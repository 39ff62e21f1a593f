"""Two twigs of leaves on either side of the winner's name."""

from math import cos, radians, sin

from pixtable.shell.kit.paper import Title
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.lettering.capitals import alphabet
from pixtable.ui.node import Node

LEAVES = ("green", "term_zone", "orange", "bead", "green", "term_zone", "bead")
LONG, WIDE = 22.0, 7.0
STEP = 12.0
LEAN = 30.0
ROOM = 110.0


class Laurel(Node):
    """Only an ornament: left out where the name takes the room, and in high contrast."""

    def __init__(self, title: Title) -> None:
        super().__init__("result.laurel")
        self.title = title

    def paint(self, canvas: Canvas) -> None:
        words, letters = self.title.text, alphabet(canvas.pictures.assets)
        high = self.title.height * canvas.text_scale**0.5
        if not canvas.theme.textures or not letters.can_set(words) or self.title.app.settings.plain_titles:
            return
        half = min(letters.width(words, high), self.rect.w) / 2
        for side in (-1, 1):
            _twig(canvas, self.rect.cx + side * (half + 28), self.rect.cy + 18, side)


def _twig(canvas: Canvas, x: float, y: float, side: int) -> None:
    rise = radians(LEAN)
    spots = [(x + side * i * STEP * cos(rise), y - i * STEP * sin(rise)) for i in range(len(LEAVES) + 1)]
    canvas.path(spots, 2, "wood")
    for i, ((sx, sy), colour) in enumerate(zip(spots[1:], LEAVES, strict=False)):
        for turn in (LEAN + 42, LEAN - 42):
            _leaf(canvas, (sx, sy), side, turn, (colour, 1 - 0.06 * i))


def _leaf(canvas: Canvas, at: tuple[float, float], side: int, degrees: float, look: tuple[str, float]) -> None:
    colour, size = look
    way = radians(degrees)
    ahead, aside = (side * cos(way), -sin(way)), (side * sin(way), cos(way))
    outline = [
        (along * LONG * size, out * WIDE * size / 2 * bow)
        for out in (1, -1)
        for along, bow in (((0, 0), (0.3, 0.9), (0.6, 0.9), (1, 0))[::out])
    ]
    spots = [(at[0] + a * ahead[0] + b * aside[0], at[1] + a * ahead[1] + b * aside[1]) for a, b in outline]
    canvas.polygon(spots, colour)
