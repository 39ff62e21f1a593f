"""What is printed over a picture: the band with the suit's sign, the value and the symbols."""

import skia
from PIL import Image

from pixtable.games.pixies.rules.cards import COLOURS, MULTI, Card
from pixtable.studio.kit.colour import EARTH, Colour
from pixtable.studio.kit.paths import SIDES, circle, common, minus, rect, round_rect, svg
from pixtable.studio.kit.scene import Fill, Scene
from pixtable.studio.pixies.species import ACCENT, HEIGHT, INK, WIDTH
from pixtable.studio.pixies.tokens import PAPER, draw_cross, draw_numeral, draw_sign, draw_spiral, draw_value

_LINE = 57  # the height at which values and symbols are centred
_RIGHT = WIDTH - 16
_MANY = 3  # more symbols than this are written as a number
_SPIRAL_TAG: tuple[Fill, Colour, Colour] = (("#fff3cd", "#eccb86"), "#4a2c12", "#4a260a")
_CROSS_TAG: tuple[Fill, Colour, Colour] = (("#4a3238", "#26171c"), "#f2dfc0", "#ffeede")


def card_scene(seed: int, oversample: int = 2) -> Scene:
    """A sheet of a card's size, with the sun at the upper left."""
    return Scene(WIDTH, HEIGHT, EARTH, light=(40, -160), reach=760, seed=seed, oversample=oversample, shadow="#140c08")


def draw_frame(card: Card, seed: int) -> Image.Image:
    scene = card_scene(seed, oversample=3)
    _draw_band(scene, card.colour)
    draw_value(scene, card.colour, card.value, (60, 60), 49)
    _draw_symbols(scene, card)
    return scene.cutout()


def _window() -> skia.Path:
    """The opening for the picture: its sill rises in the middle to make room for the sign."""
    left, right, top, sill, middle = 11, WIDTH - 11, 10, HEIGHT - 70, WIDTH / 2
    return svg(
        f"M {left + 16} {top} L {right - 16} {top} Q {right} {top} {right} {top + 16} "
        f"L {right} {sill - 16} Q {right} {sill} {right - 16} {sill} "
        f"C {right - 70} {sill} {middle + 52} {sill - 11} {middle} {sill - 11} "
        f"C {middle - 52} {sill - 11} {left + 70} {sill} {left + 16} {sill} "
        f"Q {left} {sill} {left} {sill - 16} L {left} {top + 16} Q {left} {top} {left + 16} {top} Z"
    )


def _draw_band(scene: Scene, colour: str) -> None:
    band = minus(round_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 22), _window())
    if colour == MULTI:
        scene.paper(band, "#2a1d2e", shadow=0.9, edge=0.3, rim=0, shade=0)
        for i, suit in enumerate(COLOURS):  # upright stripes: every side shows a suit, the foot shows all
            left = i * WIDTH / 4 if i else -4
            stripe = common(band, rect(left, -4, WIDTH + 4 - left, HEIGHT + 8))
            scene.paper(stripe, ACCENT[suit], shadow=0, edge=0, rim=0, shade=0, texture=0.34, lit=0.05)
    else:
        scene.paper(band, ACCENT[colour], shadow=0.9, edge=0.3, rim=0.3, shade=0, texture=0.34, lit=0.05)
    scene.line(_window(), 1.4, "#fff6e0", 0.75)
    if colour == MULTI:
        _draw_all_signs(scene)
    else:
        _draw_signs(scene, colour)


def _draw_all_signs(scene: Scene) -> None:
    for suit, x in zip(COLOURS, (44, 116, 244, 316), strict=True):
        draw_sign(scene, suit, x, HEIGHT - 32, 18)
    scene.paper(circle(WIDTH / 2, HEIGHT - 40, 36), PAPER, shadow=0.7, edge=0.2, rim=0, shade=0.1)
    draw_sign(scene, MULTI, WIDTH / 2, HEIGHT - 40, 30)


def _draw_signs(scene: Scene, colour: str) -> None:
    middle = WIDTH / 2
    draw_sign(scene, colour, middle, HEIGHT - 38, 29)
    for side in SIDES:
        draw_sign(scene, colour, middle + side * 82, HEIGHT - 31, 16)
        for j in (0, 1):
            scene.flat(circle(middle + side * (118 + j * 16), HEIGHT - 31, 3.2 - j * 0.8), INK[colour], 0.8)


def _draw_symbols(scene: Scene, card: Card) -> None:
    if card.special:
        accent = ACCENT[card.special]
        _draw_tag(scene, 142, 62, (accent, accent), PAPER)
        draw_sign(scene, card.special, _RIGHT - 35, _LINE, 22)
        draw_spiral(scene, _RIGHT - 106, _LINE - 1, 36)
    elif card.spirals > _MANY:
        _draw_count(scene, card.spirals, _SPIRAL_TAG)
        draw_spiral(scene, _RIGHT - 41, _LINE - 1, 34)
    elif card.crosses > _MANY:
        _draw_count(scene, card.crosses, _CROSS_TAG)
        draw_cross(scene, _RIGHT - 40, _LINE, 31)
    else:
        _draw_row(scene, card)


def _draw_row(scene: Scene, card: Card) -> None:
    """Fewer symbols are drawn bigger."""
    count = card.spirals + card.crosses
    radius = {1: 35, 2: 32}.get(count, 29)
    draw = draw_spiral if card.spirals else draw_cross
    for i in range(count):
        draw(scene, _RIGHT - radius - 6 - i * (2 * radius + 9), _LINE, radius)


def _draw_count(scene: Scene, count: int, tag: tuple[Fill, Colour, Colour]) -> None:
    fill, outline, ink = tag
    _draw_tag(scene, 138, 68, fill, outline)
    draw_numeral(scene, count, (_RIGHT - 107, _LINE), 52, ink)


def _draw_tag(scene: Scene, width: float, height: float, fill: Fill, outline: Colour) -> None:
    left, top = _RIGHT - width, _LINE - height / 2
    border = round_rect(left - 3, top - 3, width + 4, height + 6, height / 2 + 3)
    scene.paper(border, outline, edge=0.2, rim=0, shade=0, texture=0.2)
    face = round_rect(left, top, width - 2, height, height / 2)
    scene.paper(face, fill, shadow=0, edge=0.2, rim=0.25, shade=0.2, texture=0.5)
