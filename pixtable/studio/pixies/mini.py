"""A card for the small gardens of opponents, read at half of its 88 x 124 pixels.

Only what counts, and big: the value, the suit's colour and sign, the symbols. Gains stand on a light strip and
losses on a dark one, so that the difference survives without colour.
"""

from PIL import Image

from pixtable.games.pixies.rules.cards import COLOURS, MULTI, Card
from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import EARTH
from pixtable.studio.kit.paths import circle, rect, round_rect
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.species import ACCENT, INK
from pixtable.studio.pixies.tokens import PAPER, draw_cross, draw_numeral, draw_sign, draw_spiral

WIDTH, HEIGHT = 88, 124
_HEAD = 52
_STRIP = 34
_CORNER = 6
_VIEW = (65, 120, 295, 430)  # the part of the picture that shows the creature
_FACE = 0.44  # how far down in that view its face is
_GAIN, _LOSS = ("#fff3cd", "#4a260a"), ("#26171c", "#ffeede")


def draw_mini(card: Card, creature: Image.Image) -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, EARTH, light=(10, -40), reach=190, oversample=4, seed=card.id)
    has_symbols = bool(card.spirals or card.crosses or card.special)
    view = creature.crop(_VIEW)
    wide = WIDTH + 12  # the badge covers the right side
    tall = wide * view.height / view.width
    middle = (_HEAD + HEIGHT - (_STRIP if has_symbols else 0)) / 2
    scene.image(view, WIDTH - wide, middle - tall * _FACE, wide, tall)
    _draw_head(scene, card)
    _draw_badge(scene, card.colour)
    if has_symbols:
        _draw_strip(scene, card)
    _draw_edge(scene, card.colour)
    return round_corners(scene.cutout(), _CORNER)


def _draw_head(scene: Scene, card: Card) -> None:
    accent = PAPER if card.colour == MULTI else ACCENT[card.colour]
    scene.paper(rect(-4, -4, WIDTH + 8, _HEAD + 4), accent, shadow=0.7, edge=0, rim=0, shade=0, texture=0.25, lit=0)
    draw_numeral(scene, card.value, (WIDTH / 2, _HEAD / 2 + 1), 46, INK[card.colour])


def _draw_badge(scene: Scene, colour: str) -> None:
    """The sign, below the value: beside it a ring would read as a nought."""
    x, y = WIDTH - 20, _HEAD + 19
    if colour == MULTI:
        scene.flat(circle(x, y, 19), PAPER)
    else:
        scene.paper(circle(x, y, 17.5), ACCENT[colour], shadow=0.5, edge=0, rim=0, shade=0, texture=0.2, lit=0)
        scene.line(circle(x, y, 17.5), 1.5, INK[colour])
    draw_sign(scene, colour, x, y, 15 if colour == MULTI else 11)


def _draw_strip(scene: Scene, card: Card) -> None:
    ground, ink = _LOSS if card.crosses else _GAIN
    top, middle = HEIGHT - _STRIP, HEIGHT - _STRIP / 2 - 1
    scene.paper(rect(-4, top, WIDTH + 8, _STRIP + 4), ground, shadow=0.6, edge=0, rim=0, shade=0, texture=0.2, lit=0)
    draw = draw_cross if card.crosses else draw_spiral
    count = card.spirals + card.crosses
    if card.special:
        draw_spiral(scene, 26, middle, 15)
        scene.flat(circle(62, middle, 15), ACCENT[card.special])
        draw_sign(scene, card.special, 62, middle, 9.5)
    elif count > 3:
        draw_numeral(scene, count, (26, middle), 29, ink)
        draw(scene, 62, middle, 14)
    else:
        radius = 12 if count == 3 else 14
        for i in range(count):
            draw(scene, WIDTH / 2 + (i - (count - 1) / 2) * (radius * 2 + 2), middle, radius)


def _draw_edge(scene: Scene, colour: str) -> None:
    edge = round_rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, _CORNER - 1)
    if colour != MULTI:
        scene.line(edge, 3, ACCENT[colour])
        return
    for i, suit in enumerate(COLOURS):
        with scene.clip(rect(i * WIDTH / 4, -1, WIDTH / 4, HEIGHT + 2)):
            scene.line(edge, 3, ACCENT[suit])
