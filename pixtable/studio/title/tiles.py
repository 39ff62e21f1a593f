"""The four pictures on the title's tiles, 400 x 600, without words."""

import random

from PIL import Image

from pixtable.studio.kit.bitmap import paste_with_shadow, picture
from pixtable.studio.kit.colour import EARTH, MIDNIGHT, mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import curve, ellipse, round_rect, smooth
from pixtable.studio.kit.scene import Scene
from pixtable.studio.kit.tabletop import OAK, lamplit, upright_wood
from pixtable.studio.pictoric.lantern import draw_firefly, draw_lantern
from pixtable.studio.pictoric.pawn import HEIGHT as PAWN_HEIGHT
from pixtable.studio.pictoric.pawn import WIDTH as PAWN_WIDTH
from pixtable.studio.pictoric.pawn import draw_pawn
from pixtable.studio.pictoric.pictures import RECIPES
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.creatures import POSES
from pixtable.studio.pixies.ground import paint_ground
from pixtable.studio.rhombs.tile import Colours, draw_tile, fitting_table
from pixtable.studio.title.pixels import draw_battlefield

WIDTH, HEIGHT = 400, 600


# -- Pixies: a fox of maple leaves in the moss


def draw_pixies_tile() -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, EARTH, light=(60, -160), reach=900, seed=7, shadow="#060a04")
    paint_ground(scene, "moss", 7, WIDTH, HEIGHT)
    scene.glow(170, 240, 330, "#ffe9b0", 0.34)
    scene.flat(ellipse(200, 340, 140, 112), "#060a04", 0.35, blur=36)
    art = Artist(scene, "red", 7)
    with scene.at(188, 300, 1.24):
        POSES["fox.sitting"].draw(art)
    _garnish(art)
    return scene.finished(Finish(bloom=0.25, threshold=0.78, contrast=0.2, fibre=0.03, vignette=0.32, grain=0.006))


def _garnish(art: Artist) -> None:
    """Leaves in the corners, flowers, berries and fireflies."""
    green, autumn = ("#5f9a3c", "#86b84a", "#3f7a3a", "#a9c452"), ("#c8502c", "#e0912e", "#b8382a", "#d9b23a")
    for corner, inward, colours, kinds in (
        ((-6, 604), 38, green, ("oak", "ovate", "serrate")),
        ((404, 606), -40, autumn, ("maple", "ovate", "oak")),
        ((404, -4), -140, green, ("ovate", "lance", "serrate")),
        ((-6, -4), 138, autumn, ("maple", "ovate")),
    ):
        _bunch(art, corner, inward, colours, kinds)
    for x, y, size in ((72, 548, 15), (110, 572, 11), (338, 540, 12), (52, 86, 11), (352, 74, 13)):
        art.daisy(x, y, size)
    for x, y in ((300, 560), (318, 574), (286, 578)):
        art.berry(x, y, 7, "#c2283a")
    for _ in range(16):
        place = art.random.uniform(20, 380), art.random.uniform(40, 560)
        draw_firefly(art.scene, *place, art.random.uniform(0.6, 1.1))


def _bunch(
    art: Artist, at: tuple[float, float], inward: float, colours: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    for i in range(6):
        angle = inward + (i - 2.5) * art.random.uniform(24, 34)
        length, width = art.random.uniform(74, 118), art.random.uniform(34, 54)
        colour, kind = art.random.choice(colours), art.random.choice(kinds)
        art.loose(at, angle, length, width, colour, kind=kind, stalk=True)


# -- Rhombs: a growing pattern on oak


_CELLS = (
    (0, 0),
    (1, 0),
    (0, 1),
    (-1, 1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 1),
    (-1, 2),
    (0, 2),
    (2, -1),
    (-2, 1),
    (1, -2),
    (2, -2),
)
_TILE = 272  # the side of a tile's picture, twice as large as it will be seen
_PITCH = 96 * 1.36


def draw_rhombs_tile() -> Image.Image:
    width, height = 2 * WIDTH, 2 * HEIGHT
    boards = lamplit(upright_wood(width, height, OAK, 210, 6), 0.45, 0.38, 1.15, 0.8)
    table = picture(boards * 0.82)
    for (q, r), (colours, turns) in sorted(fitting_table(_CELLS, 7).items(), key=lambda item: item[0][1]):
        x, y = 392 + 3**0.5 * _PITCH * (q + r / 2), 500 + 1.5 * _PITCH * r
        paste_with_shadow(table, _large_tile(colours, turns), x, y)
    paste_with_shadow(table, _large_tile(("blue", "violet", "violet")), 640, 1130, -14)
    paste_with_shadow(table, _large_tile(("yellow", "green", "red")), 120, 80, 9)
    scene = Scene(width, height, light=(360, 200), reach=900, oversample=1)
    scene.image(table, 0, 0, width, height)
    scene.glow(330, 330, 620, "#ffd9a0", 0.22)
    finish = Finish(bloom=0.22, contrast=0.2, fibre=0.03, vignette=0.5, grain=0.006)
    return scene.finished(finish).resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _large_tile(colours: Colours, turns: int = 0) -> Image.Image:
    return draw_tile(colours, turns).resize((_TILE, _TILE), Image.Resampling.LANCZOS)


# -- Pictoric Box: a hand of dreams by lantern light

_PAWNS = (
    ("red", 70, 574, 0.95),
    ("yellow", 332, 578, 0.95),
    ("blue", 140, 588, 1.0),
    ("violet", 262, 590, 1.02),
    ("green", 201, 592, 1.06),
)
_FAN = ("jelly_umbrellas", "moon_stairs", "cage_balloon", "fox_shadow", "whale_isle")


def draw_pictoric_tile() -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, MIDNIGHT, light=(200, 330), reach=420, seed=5)
    rng = random.Random(2)
    _night(scene, rng)
    for i in (0, 4, 1, 3, 2):
        with scene.at(200, 612, turn=(i - 2) * 10.8):
            draw_dream_card(scene, _FAN[i], 0, -308 + abs(i - 2) * 3, 152)
    for colour, x, y, size in _PAWNS:
        width, height = PAWN_WIDTH * size, PAWN_HEIGHT * size
        scene.image(draw_pawn(colour), x - width / 2, y - 118 * size, width, height)
    for _ in range(26):
        draw_firefly(scene, rng.uniform(10, 390), rng.uniform(150, 590), rng.uniform(0.5, 1))
    return scene.finished(Finish(bloom=0.42, threshold=0.66, contrast=0.3, grade=0.03, fibre=0.06, vignette=0.36))


def _night(scene: Scene, rng: random.Random) -> None:
    scene.wash([0.04, 0.12, 0.26, 0.36, 0.16, 0.05])
    for _ in range(110):
        star = ellipse(rng.uniform(0, WIDTH), rng.uniform(0, 420), 0.9, 0.9)
        scene.flat(star, "#fff3d6", rng.uniform(0.3, 0.95))
    scene.glow(200, 330, 330, "#ffc873", 0.45)
    for y, tone in ((450, 0.20), (500, 0.13), (548, 0.07)):
        ridge = [(x, y + 22 * ((x // 60) % 2 - 0.5)) for x in range(0, 440, 60)]
        hill = smooth([(-20, y + 10, 1), *ridge, (420, y + 10, 1), (420, 640, 1), (-20, 640, 1)])
        scene.paper(hill, (tone + 0.05, tone - 0.03), shadow=1.4, brush="brush")
    scene.line(curve("-10,58 90,104 200,118 310,104 410,58"), 2, "#0a0a18", 0.9)
    lamps = ("#f2b84e", "#e4573d", "#f0a03c", "#e58aa0", "#7fb7e0")
    for i, (colour, y, size) in enumerate(zip(lamps, (98, 125, 134, 125, 98), (1.0, 1.1, 1.25, 1.1, 1.0), strict=True)):
        draw_lantern(scene, 48 + i * 76, y, size * 0.95, colour)


def draw_dream_card(scene: Scene, dream: str, x: float, y: float, width: float) -> None:
    """A card with a picture of a dream, its middle at (x, y)."""
    height = width * 1.5
    left, top = x - width / 2, y - height / 2
    border = round_rect(left - 7, top - 7, width + 14, height + 14, 13)
    scene.paper(border, (mix("#fbf3e0", "#ffffff", 0.2), "#e2cb98"), shadow=1.7, rim=0.6, edge=0.2, texture=0.4)
    with scene.clip(round_rect(left, top, width, height, 8)):
        scene.image(RECIPES[dream].draw(), left, top, width, height)
    scene.line(round_rect(left, top, width, height, 8), 1.2, "#7a5a2c", 0.8)


# -- Pixel Tactics: two castles at sunset


def draw_tactics_tile() -> Image.Image:
    field = draw_battlefield()
    enlarged = field.resize((field.width * 3, field.height * 3), Image.Resampling.NEAREST)
    return enlarged.crop((1, 0, 1 + WIDTH, HEIGHT))


TILES = {
    "pixies": draw_pixies_tile,
    "rhombs": draw_rhombs_tile,
    "pictoric": draw_pictoric_tile,
    "tactics": draw_tactics_tile,
}
