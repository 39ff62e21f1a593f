"""Portraits of the opponents: tiles with eyes, each with something that gives its character away."""

from collections.abc import Callable
from typing import NamedTuple

import skia
from PIL import Image

from pixtable.studio.glyphs import sign
from pixtable.studio.kit.bitmap import picture, round_corners
from pixtable.studio.kit.colour import EARTH, Colour, mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import SIDES, blob, circle, curve, ellipse, line, rect, round_rect, taper, union
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.die import draw_die
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.rhombs import bag
from pixtable.studio.rhombs.basalt import BODY
from pixtable.studio.rhombs.cells import draw_cell
from pixtable.studio.rhombs.enamel import GLAZES
from pixtable.studio.rhombs.lattice import FAR, FRAME
from pixtable.studio.rhombs.slate import slate
from pixtable.studio.rhombs.tile import Colours, draw_signed_tile, draw_tile

SIZE = 160
_SEED = 815
_RADIUS = 52
_ZOOM = 1.12
_LOOKS = {"ahead": (0, 0.2), "wink": (0, 0.2), "down": (0.4, 0.9), "aside": (0.9, 0.2), "up": (0.3, -0.7)}
_BRASS = ("#ffe9b4", "#c98f3c")
Ramp = tuple[str, str, str, str]


class Persona(NamedTuple):
    colour: str
    ground: Ramp
    centre: tuple[float, float]
    """Where the middle of its tile lies in the portrait."""
    eyes: str
    """Where they look, or `wink`."""
    trait: Callable[[Artist], None]
    behind: Callable[[Artist], None] | None = None


def draw_portrait(name: str) -> Image.Image:
    persona = PERSONAS[name]
    scene = Scene(SIZE, SIZE, EARTH, light=(10, -90), reach=380, oversample=4, seed=_SEED, shadow="#0a0a10")
    scene.image(picture(slate(2 * SIZE, 2 * SIZE, persona.ground)), 0, 0, SIZE, SIZE)
    scene.glow(66, 62, 104, "#fff2d0", 0.38)
    art = Artist(scene, "blue", _SEED)
    with scene.at(*persona.centre, _ZOOM):
        if persona.behind:
            persona.behind(art)
        _body(art, persona)
        persona.trait(art)
    scene.line(round_rect(2, 2, SIZE - 4, SIZE - 4, 16), 4, "#f6e7c2")
    scene.line(round_rect(4.4, 4.4, SIZE - 8.8, SIZE - 8.8, 14), 1, "#7a5a2c", 0.8)
    return round_corners(scene.finished(Finish(bloom=0.2, contrast=0.2, vignette=0.3)), 18)


def _body(art: Artist, persona: Persona) -> None:
    """A face on the two sides in front of a cube."""
    _cube(art, persona.colour, _RADIUS)
    for side in SIDES:
        art.blush(side * 33, 27, 7, 4.5)
        if persona.eyes == "wink" and side > 0:
            art.eye(side * 21, 14, 9, "sleep")
        else:
            art.eye(side * 21, 12, 11, "white", look=_LOOKS[persona.eyes])


def _cube(art: Artist, colour: str, radius: float) -> None:
    """A tile of one colour with its sign on top only."""
    plain = skia.Path()
    tile = draw_signed_tile([(colour, sign(colour, 0.8)), (colour, plain), (colour, plain)])
    side = FRAME * radius
    art.scene.image(tile, -side / 2, -side / 2, side, side, lift=radius * 0.1)


def _limb(art: Artist, colour: str, *way: tuple[float, float]) -> None:
    """An arm with a round hand, in the colour of the tile."""
    base = BODY if colour == "black" else GLAZES[colour].body
    fill: tuple[Colour, Colour] = (mix(base, "#fff4d8", 0.22), mix(base, "#140a20", 0.28))
    art.paper(union(circle(*way[0], 5.5), taper(list(way), 11, 9)), fill, shadow=0.7, edge=0, rim=0.6)
    art.paper(circle(*way[-1], 8), fill, shadow=0.6, edge=0, rim=0.6)


def _grin(art: Artist, way: str, width: float = 3.2) -> None:
    """A mouth across the wire, dark with a light edge so that it shows on any glaze."""
    art.line(curve(way), width + 2.4, "#fff4da", 0.55)
    art.line(curve(way), width, "#1c1014", 0.97)


def _brow(art: Artist, inner: tuple[float, float], outer: tuple[float, float], side: int) -> None:
    art.line(line(side * inner[0], inner[1], side * outer[0], outer[1]), 6.4, "#fff4da", 0.5)
    art.line(line(side * inner[0], inner[1], side * outer[0], outer[1]), 4.2, "#1c1014", 0.97)


def _small_tile(art: Artist, colours: Colours, at: tuple[float, float], size: float, turn: float = 0) -> None:
    with art.at(*at, turn=turn):
        art.scene.image(draw_tile(colours, grade=FAR), -size / 2, -size / 2, size, size, lift=3)


# -- Blocker: a wall that nobody passes


def _walls_off(art: Artist) -> None:
    for side in SIDES:
        _brow(art, (9, 2), (32, -8), side)
    _grin(art, "-11,37 0,33 11,37", 3.6)
    slab = draw_cell("dead", FAR)
    for x, y in ((-70, 62), (70, 62), (-35, 66), (35, 66), (0, 66)):
        art.scene.image(slab, x - 26, y - 26, 52, 52, lift=3)
    for side in SIDES:
        _limb(art, "black", (side * 46, 26), (side * 54, 36), (side * 44, 46))


# -- Hoarder: nothing leaves its arms


def _hugs_bag(art: Artist) -> None:
    _grin(art, "-13,28 -5,37 5,37 13,28")
    _small_tile(art, ("red", "green", "violet"), (-58, 52), 40, -16)
    _small_tile(art, ("blue", "yellow", "red"), (-30, 58), 42, 9)
    height = 76
    width = height * bag.WIDTH / bag.HEIGHT
    art.scene.image(bag.draw_closed(), 18, 0, width, height, lift=4)
    _limb(art, "yellow", (-43, 30), (-22, 50), (20, 54))
    _limb(art, "yellow", (42, 4), (74, 24), (62, 46))


# -- Unloader: away with it


def _raises_arms(art: Artist) -> None:
    for side in SIDES:
        _limb(art, "green", (side * 38, 6), (side * 58, -14), (side * 56, -38))


def _throws_tiles(art: Artist) -> None:
    _grin(art, "-14,28 -6,38 6,38 14,28")
    cap = blob("-30,-34 -28,-56 0,-66 28,-56 30,-34 0,-26")
    art.paper(cap, ("#d8503a", "#8a1f1c"), shadow=0.8, edge=0.2)
    art.paper(blob("-31,-38 0,-30 31,-38 32,-30 0,-20 -32,-30"), _BRASS, shadow=0.5, edge=0)
    art.paper(blob("-22,-26 0,-20 22,-26 16,-16 0,-12 -16,-16"), ("#3a2418", "#170d08"), shadow=0.5, edge=0)
    thrown: tuple[tuple[float, float, float, Colours], ...] = (
        (-55, -58, -20, ("red", "blue", "violet")),
        (54, -57, 18, ("yellow", "violet", "blue")),
    )
    for x, y, turn, colours in thrown:
        for gap in (-8, 0, 8):
            art.line(line(x * 0.98 + gap, y + 36, x * 0.98 + gap, y + 26 - abs(gap) * 0.4), 1.8, "#fff4da", 0.7)
        _small_tile(art, colours, (x, y), 38, turn)


# -- Mirror: whatever you do


def _holds_mirror(art: Artist) -> None:
    _grin(art, "-12,31 -4,37 4,37 12,31")
    with art.at(58, 22, 0.80, turn=14):
        art.paper(round_rect(-5, 26, 10, 34, 5), _BRASS, shadow=0.8, edge=0)
        art.paper(ellipse(0, 0, 31, 35), _BRASS, shadow=1.0, edge=0)
        glass = ellipse(0, 0, 25, 29)
        art.paper(glass, ("#e9f4fa", "#7fa3b8"), shadow=0, edge=0, texture=0)
        with art.clip(glass):
            _reflection(art)
            art.flat(blob("-26,-6! -6,-34! 4,-34! -26,10!"), "#ffffff", 0.45)
        art.line(glass, 1.4, "#7a4a10", 0.7)
    _limb(art, "violet", (34, 34), (38, 56), (50, 62))


def _reflection(art: Artist) -> None:
    _cube(art, "violet", 24)
    for side in SIDES:
        art.eye(side * 10, 6, 5.4, "white", look=(-0.9, 0.2))
    _grin(art, "-6,16 -2,19 2,19 6,16", 1.8)


# -- Gambler: one more


def _bets(art: Artist) -> None:
    _grin(art, "-10,35 4,37 17,27")
    _brow(art, (12, -5), (32, -11), -1)
    with art.at(0, 7):
        _put_on_hat(art)
    for x, y, turn, number, colour, pip in (
        (-48, 42, -16, 6, "#f4ead2", "#1e1b18"),
        (48, 42, 14, 1, "#2458c4", "#fff6e0"),
    ):
        with art.at(x, y, turn=turn):
            art.scene.image(draw_die(number, colour, pip), -19, -19, 38, 38, lift=3)


def _put_on_hat(art: Artist) -> None:
    felt = ("#3c3548", "#16121e")
    art.paper(blob("-26,-36! -24,-74! 24,-74! 26,-36! 0,-30"), felt, shadow=0.9, edge=0, rim=0.7)
    art.paper(ellipse(0, -33, 44, 9), felt, shadow=0.9, edge=0, rim=0.7)
    art.paper(blob("-25,-38! 0,-32 25,-38! 25,-46! 0,-40 -25,-46!"), _BRASS, shadow=0.2, edge=0)


# -- Accountant: every tile is in the book


def _sticks_quill(art: Artist) -> None:
    art.loose((34, 6), 28, 88, 26, "#f6f0e2", kind="lance", stalk=True, pale=True)


def _counts(art: Artist) -> None:
    for side in SIDES:
        art.line(circle(side * 21, 12, 16), 4.6, "#6b430c", 0.9)
        art.line(circle(side * 21, 12, 16), 2.8, "#ffd878")
    art.line(curve("-6,8 0,5 6,8"), 4.4, "#6b430c", 0.9)
    art.line(curve("-6,8 0,5 6,8"), 2.6, "#ffd878")
    _grin(art, "-9,33 0,36 9,33")
    with art.at(0, 56):
        art.paper(round_rect(-58, -15, 116, 40, 7), ("#8a5a30", "#4a2a14"), shadow=1.0, brush="wood", edge=0)
        art.flat(rect(-51, -9, 102, 40), "#1c120c", 0.9)
        for y, beads in ((-2, "rrr..bbb"), (11, "yy.gggvv")):
            art.line(line(-51, y, 51, y), 1.6, "#d9b26a")
            for i, bead in enumerate(beads):
                if bead in _BEADS:
                    body = GLAZES[_BEADS[bead]].body
                    fill = (mix(body, "#ffffff", 0.3), mix(body, "#100818", 0.25))
                    art.paper(ellipse(-42 + i * 12, y, 5.4, 6.4), fill, shadow=0.3, edge=0, rim=0.6)
    for side in SIDES:
        _limb(art, "blue", (side * 42, 28), (side * 58, 42), (side * 54, 54))


_BEADS = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "v": "violet"}

PERSONAS = {
    "blocker": Persona("black", ("#3a1512", "#5c2620", "#7d3a30", "#a86048"), (80, 74), "ahead", _walls_off),
    "hoarder": Persona("yellow", ("#1b1738", "#2b2658", "#443c78", "#6a619c"), (72, 76), "down", _hugs_bag),
    "unloader": Persona(
        "green", ("#3c2410", "#62401e", "#8a6234", "#b98c54"), (80, 94), "up", _throws_tiles, _raises_arms
    ),
    "mirror": Persona("violet", ("#1c3030", "#2c4a48", "#456b64", "#76998c"), (63, 74), "aside", _holds_mirror),
    "gambler": Persona("red", ("#0f2a1c", "#1b4630", "#2d6546", "#528c66"), (80, 92), "wink", _bets),
    "accountant": Persona(
        "blue", ("#4a3a22", "#74603c", "#9c8758", "#cbb684"), (78, 72), "down", _counts, _sticks_quill
    ),
}
