"""Card frames with an open window and empty strips, the backs, and the plate round a leader's portrait."""

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import circle, minus, polygon
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.pixels import Pixels
from pixtable.studio.tactics.drawing.shapes import bar, star
from pixtable.studio.tactics.icons import draw_icon

WIDTH, HEIGHT = 96, 136
WINDOW = (5, 5, 86, 64)
PLATE = (60, 66)
LAST_STRIPS = ("order", "operation")
_STRIPS_TOP, _STRIDE = 83, 13
LAYOUT = {
    "size": [WIDTH, HEIGHT],
    "window": list(WINDOW),
    "sprite": [16, 0],
    "name": [7, 72, 82, 9],
    "strips": [[18, _STRIPS_TOP + 1 + _STRIDE * k, 71, 10] for k in range(4)],
    "attack": [14, 3, 10, 11],
    "life": [72, 3, 10, 11],
}
PLATE_LAYOUT = {"size": list(PLATE), "portrait": [6, 6, 48, 48], "name": [6, 57, 48, 5]}

_INK, _DEEP, _LIGHT = "#1d1226", "#120a1c", "#fff6dc"
_STRIP_COLOURS = {
    **{"vanguard": "#b52a3c", "flank": "#3f8f4f", "rear": "#3d68c4"},
    **{"order": "#6a35b0", "operation": "#5f6678"},
}
_MARKS = {
    "vanguard": ("...1...", "..111..", ".11.11.", "11.1.11", "..111..", ".11.11.", "11...11"),
    "flank": ("1.....1", "11...11", "111.111", ".11.11.", ".11.11.", "..111..", "...1..."),
    "rear": ("1.1.1.1", "1111111", ".11111.", ".11.11.", ".11.11.", ".11111.", "1111111"),
    "order": (".11111.", "1.....1", ".11111.", ".1...1.", ".11111.", "1.....1", ".11111."),
    "operation": ("..1.1..", ".11111.", "111.111", ".1...1.", "111.111", ".11111.", "..1.1.."),
}
_CROWN = ("o...ooo...o", "oo.oyyyo.oo", "oyoyyyyyoyo", "oyyyyryyyyo", "oyyyrrryyyo", "ooooooooooo")


class Metal(NamedTuple):
    body: str
    shade: str
    groove: str
    shine: str


_WOOD = Metal("#c8a878", "#7a5a3a", "#6a4a30", "#efe0b8")
_GOLD = Metal("#e0b85a", "#9a6f2c", "#8a5f28", "#fff0b0")


def draw_frame(last: str, leader: bool) -> Image.Image:
    card, metal = Pixels(WIDTH, HEIGHT), _GOLD if leader else _WOOD
    _rim(card, metal)
    card.row(4, WIDTH - 4, 1, metal.shine)
    card.column(1, 4, HEIGHT - 5, metal.shine)
    card.column(WIDTH - 2, 4, HEIGHT - 4, metal.shade)
    _cloth(card, "#4a1c34" if leader else "#2c2440")
    _window(card, metal)
    _name(card, "#ffe9a0" if leader else "#f0e0b4")
    for place, name in enumerate(("vanguard", "flank", "rear", last)):
        _strip(card, _STRIPS_TOP + _STRIDE * place, name)
    _badge(card, 2, "attack", 3)
    _badge(card, WIDTH - 25, "life", WIDTH - 14)
    if leader:
        card.brushed(_jewels)
        card.pattern(42, 0, _CROWN, {"o": _INK, "y": "#ffd866", "r": "#e02848"})
    return card.picture


def _rim(card: Pixels, metal: Metal) -> None:
    card.box(0, 0, WIDTH, HEIGHT, _INK, 3)
    card.box(1, 1, WIDTH - 1, HEIGHT - 1, metal.body, 3)
    card.box(1, HEIGHT - 3, WIDTH - 1, HEIGHT - 1, metal.shade, 1)
    card.box(3, 3, WIDTH - 3, HEIGHT - 3, metal.groove, 2)


def _cloth(card: Pixels, colour: Colour) -> None:
    """Woven, behind the strips."""
    card.box(4, 4, WIDTH - 4, HEIGHT - 4, colour, 1)
    for y in range(72, HEIGHT - 4):
        for x in range(4 + -y % 4, WIDTH - 4, 4):
            card.dot(x, y, mix(colour, "#ffffff", 0.06))


def _window(card: Pixels, metal: Metal) -> None:
    x, y, width, height = WINDOW
    card.box(x - 1, y - 1, x + width + 1, y + height + 1, _DEEP)
    card.clear(x, y, width, height)
    card.row(x, x + width, y + height, metal.body)
    card.row(x, x + width, y + height + 1, metal.shade)


def _name(card: Pixels, paper: Colour) -> None:
    card.box(5, 71, WIDTH - 5, 82, _INK, 1)
    card.box(6, 72, WIDTH - 6, 81, paper, 1)
    card.row(7, WIDTH - 7, 80, "#c9b078")
    card.row(7, WIDTH - 7, 72, "#fff8e0")


def _strip(card: Pixels, top: int, name: str) -> None:
    colour, left, right, bottom = _STRIP_COLOURS[name], 5, WIDTH - 5, top + 12
    hollow, edge = mix(colour, _DEEP, 0.42), mix(colour, _DEEP, 0.6)
    card.box(left, top, right, bottom, _INK, 1)
    card.box(left + 1, top + 1, right - 1, bottom - 1, colour, 1)
    card.row(left + 2, right - 2, top + 1, mix(colour, "#ffffff", 0.32))
    card.row(left + 2, right - 2, bottom - 2, mix(colour, _INK, 0.38))
    card.box(left + 12, top + 2, right - 2, bottom - 2, hollow)
    card.column(left + 11, top + 1, bottom - 1, mix(colour, _INK, 0.5))
    card.column(left + 12, top + 2, bottom - 2, edge)
    card.row(left + 12, right - 2, top + 2, edge)
    card.pattern(left + 3, top + 2, _MARKS[name], {"1": _LIGHT})


def _badge(card: Pixels, x: int, icon: str, icon_x: int) -> None:
    card.box(x, 1, x + 23, 16, _INK, 2)
    card.box(x + 1, 2, x + 22, 15, "#efe0b8", 2)
    card.row(x + 2, x + 21, 14, "#c9b078")
    card.row(x + 3, x + 20, 2, "#fff8e0")
    card.picture.alpha_composite(draw_icon(icon, 11), (icon_x, 3))


def _jewels(brush: Brush) -> None:
    for x in (3, 93):
        brush.put(circle(x, 132, 3), "gold", 0.4)
        brush.put(circle(x, 132, 1.5), "red", 0.5, outline=False)
        brush.put(polygon([(x, 71), (x + 3.4, 76.5), (x, 82), (x - 3.4, 76.5)]), "gold", 0.3)
        brush.put(polygon([(x, 74), (x + 1.6, 76.5), (x, 79), (x - 1.6, 76.5)]), "sky", 0.6, outline=False)


# Backs


def draw_red_back() -> Image.Image:
    return _back("#a83244", "#6c2438", _sun)


def draw_blue_back() -> Image.Image:
    return _back("#33549c", "#24386c", _moon)


def _back(colour: Colour, edge: Colour, emblem: Callable[[Brush], None]) -> Image.Image:
    card = Pixels(WIDTH, HEIGHT)
    _rim(card, _GOLD)
    card.box(4, 4, WIDTH - 4, HEIGHT - 4, edge, 1)
    card.box(7, 7, WIDTH - 7, HEIGHT - 7, colour, 1)
    for y in range(8, HEIGHT - 8):
        for x in range(8, WIDTH - 8):
            if thread := _lozenges(x - WIDTH // 2, y - HEIGHT // 2, colour):
                card.dot(x, y, thread)
    for y in (6, HEIGHT - 7):
        card.row(7, WIDTH - 7, y, _GOLD.body)
    for x in (6, WIDTH - 7):
        card.column(x, 7, HEIGHT - 7, _GOLD.body)
    card.brushed(emblem)
    return card.picture


def _lozenges(x: int, y: int, colour: Colour) -> Colour | None:
    falling, rising = (x + y) % 12, (x - y) % 12
    if falling == 0 or rising == 0:
        return mix(colour, _DEEP, 0.30)
    if falling == rising == 6:
        return _GOLD.body
    return mix(colour, "#ffffff", 0.10) if falling == 1 or rising == 11 else None


def _medal(brush: Brush, ground: str, gem: str) -> None:
    brush.put(circle(48, 68, 25), "gold", 0.2)
    brush.put(circle(48, 68, 22), ground, 0.1)
    for x, y in ((14, 14), (82, 14), (14, 122), (82, 122)):
        brush.put(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), "gold", 0.3)
        brush.put(circle(x, y, 2.2), gem, 0.6)


def _sun(brush: Brush) -> None:
    _medal(brush, "maroon", "red")
    brush.put(star(48, 68, 20, 12, 12), "gold", 0.3)
    brush.put(circle(48, 68, 11), "flame", 0.3)
    for side in (1, -1):
        with brush.at(wide=side, high=1, pivot=(48, 68)):
            brush.put(bar(30, 86, 45, 46, 3.4, 2), "silver", 0.5)
            brush.put(bar(27, 81, 135, 12, 2.6, 2.6), "gold", 0.3)


def _moon(brush: Brush) -> None:
    _medal(brush, "navy", "sky")
    brush.put(minus(circle(48, 68, 15), circle(54, 64, 13)), "silver", 0.4)
    for x, y, radius in ((57, 60, 5), (60, 74, 3.4), (50, 54, 3)):
        brush.put(star(x, y, radius, radius * 0.35, 4), "spark", 0.6, outline=False)


# The plate of a leader


def draw_plate() -> Image.Image:
    width, height = PLATE
    plate = Pixels(width, height)
    plate.box(0, 0, width, height, _INK, 3)
    plate.box(1, 1, width - 1, height - 1, _GOLD.body, 3)
    plate.box(1, height - 4, width - 1, height - 1, _GOLD.shade, 1)
    plate.row(4, width - 4, 1, _GOLD.shine)
    plate.box(4, 4, 56, 56, _GOLD.groove, 1)
    plate.box(5, 5, 55, 55, _DEEP)
    plate.clear(6, 6, 48, 48)
    plate.box(4, 56, 56, 63, _INK, 1)
    plate.box(5, 57, 55, 62, "#f0e0b4", 1)
    plate.brushed(_rivets)
    return plate.picture


def _rivets(brush: Brush) -> None:
    for x, y in ((4, 4), (56, 4), (4, 56), (56, 56)):
        brush.put(circle(x, y, 2.6), "gold", 0.4)
        brush.put(circle(x, y, 1.2), "red", 0.6, outline=False)
