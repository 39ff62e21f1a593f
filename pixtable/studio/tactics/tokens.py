"""Tokens that lie on the field, on the grid of the icons."""

from PIL import Image

from pixtable.studio.kit.paths import circle, polygon, rect, smooth, svg
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.drawing.shapes import star
from pixtable.studio.tactics.icons import Drawing, drawn

TOKEN_SIZES = (24, 32)
TOKENS: dict[str, Drawing] = {}
_ONE = [".11..", "111..", ".11..", ".11..", ".11..", ".11..", "1111."]
_FIVE = ["11111", "11...", "1111.", "...11", "...11", "11.11", ".111."]


def token(draw: Drawing) -> Drawing:
    TOKENS[draw.__name__] = draw
    return draw


def draw_token(name: str, size: int) -> Image.Image:
    return drawn(TOKENS[name], size)


def _coin(brush: Brush, rim: str, face: str) -> None:
    brush.put(circle(8, 8, 7), rim, 0.3)
    brush.put(circle(8, 8, 5.3), face, 0.1, outline=False)


@token
def damage1(brush: Brush) -> None:
    brush.put(smooth([(8, 0.8, 1), (13, 7.6), (12.4, 12.4), (8, 15), (3.6, 12.4), (3, 7.6)]), "red", 0.3)
    brush.grid(6, 6, _ONE, "#ffffff")


@token
def damage5(brush: Brush) -> None:
    brush.put(star(8, 8, 8, 5.9, 10), "crimson", 0.3)
    brush.put(circle(8, 8, 4.9), "red", 0.2, outline=False)
    brush.grid(6, 5, _FIVE, "#fff0a8")


@token
def time(brush: Brush) -> None:
    _coin(brush, "steel", "navy")
    brush.put(
        polygon([(5.8, 4.6), (10.2, 4.6), (8.4, 8), (10.2, 11.4), (5.8, 11.4), (7.6, 8)]), "white", 0.4, outline=False
    )
    brush.put(rect(5, 3.6, 6, 1.3), "gold", 0.6, outline=False)
    brush.put(rect(5, 11.2, 6, 1.3), "gold", 0.6, outline=False)
    brush.put(polygon([(6.4, 11.2), (8, 9.4), (9.6, 11.2)]), "fire", 0.4, outline=False)


@token
def curse(brush: Brush) -> None:
    _coin(brush, "plum", "ink")
    brush.put(
        smooth([(4.4, 7), (8, 3.6), (11.6, 7), (10, 9.4), (10, 11.6, 1), (6, 11.6, 1), (6, 9.4)]),
        "hex",
        0.4,
        outline=False,
    )
    brush.dots(INK, (6, 7), (9, 7), (6, 8), (9, 8), (7, 10), (9, 10))


@token
def threat(brush: Brush) -> None:
    brush.put(polygon([(8, 0.8), (15.4, 14.4), (0.6, 14.4)]), "fire", 0.3)
    brush.put(polygon([(8, 4.2), (12.4, 12.8), (3.6, 12.8)]), "ink", 0, outline=False)
    brush.put(polygon([(6.9, 6), (9.1, 6), (8.6, 10), (7.4, 10)]), "flame", 0.6, outline=False)
    brush.put(rect(7.3, 10.8, 1.5, 1.4), "flame", 0.6, outline=False)


@token
def shield(brush: Brush) -> None:
    _coin(brush, "sky", "blue")
    brush.put(
        svg("M 5 4.6 L 8 3.8 L 11 4.6 L 11 8 C 11 10 9 11.4 8 12 C 7 11.4 5 10 5 8 Z"), "white", 0.3, outline=False
    )


@token
def boost(brush: Brush) -> None:
    _coin(brush, "gold", "forest")
    brush.put(
        polygon([(8, 3.4), (12, 8), (9.4, 8), (9.4, 12), (6.6, 12), (6.6, 8), (4, 8)]), "lime", 0.3, outline=False
    )
