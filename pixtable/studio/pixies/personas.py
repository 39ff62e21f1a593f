"""Portraits of the opponents: leaf creatures, each with something that gives its character away."""

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from pixtable.games.pixies.rules.cards import MULTI
from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import EARTH
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import SIDES, blob, circle, curve, ellipse, polar, round_rect, star
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.creatures import POSES
from pixtable.studio.pixies.ground import paint_ground
from pixtable.studio.pixies.tokens import draw_cross, draw_spiral

SIZE = 160
_BRASS = ("#ffe9b4", "#c98f3c")
_SEED = 4711


class Persona(NamedTuple):
    creature: str
    colour: str
    ground: str
    centre: tuple[float, float]
    """The point of the creature that comes to the middle of the portrait."""
    zoom: float
    trait: Callable[[Artist], None]


def draw_portrait(name: str) -> Image.Image:
    persona = PERSONAS[name]
    scene = Scene(SIZE, SIZE, EARTH, light=(10, -90), reach=380, oversample=4, seed=_SEED, shadow="#140c08")
    paint_ground(scene, persona.ground, _SEED, SIZE, SIZE)
    scene.glow(SIZE / 2, SIZE / 2, 96, "#fff2d0", 0.35)
    with scene.at(SIZE / 2, SIZE / 2, persona.zoom), scene.at(-persona.centre[0], -persona.centre[1]):
        art = Artist(scene, persona.colour, _SEED)
        POSES[persona.creature].draw(art)
        persona.trait(art)
    scene.line(round_rect(2, 2, SIZE - 4, SIZE - 4, 16), 4, "#f6e7c2")
    scene.line(round_rect(4.4, 4.4, SIZE - 8.8, SIZE - 8.8, 14), 1, "#7a5a2c", 0.8)
    return round_corners(scene.finished(Finish(bloom=0.2, contrast=0.24, vignette=0.25)), 18)


def _tends_flowers(art: Artist) -> None:
    art.daisy(34, -62, 20)
    art.leaf((22, -50), 40, 30, 18, "ovate", tone="#8fb25a")
    art.daisy(-78, 20, 17)


def _hoards(art: Artist) -> None:
    """A monocle, and more acorns than anybody needs."""
    art.line(circle(26, -40, 19), 4.4, "#7a4a10")
    art.line(circle(26, -40, 19), 2.6, "#ffd65a")
    art.line(curve("44,-34 56,-6 50,30"), 1.6, "#ffd65a", 0.95)
    for x, y, turn in ((-62, 50, -24), (62, 50, 20), (-34, 60, 8), (32, 60, -10)):
        art.acorn(x, y, 1.15, turn)
    for x in (-46, 2, 48):
        art.stone(x, 74, 17, 12, "#ffd65a")


def _winds(art: Artist) -> None:
    draw_spiral(art.scene, 40, 8, 44)


def _schemes(art: Artist) -> None:
    """Lids half down, one corner of the mouth up, a cross up its sleeve."""
    for side in SIDES:
        art.body(blob("10,-42 24,-52 40,-56 42,-66 24,-68 8,-58", side), shadow=0.5)
    art.line(curve("-2,10 12,12 24,0"), 2.6, "#3a2018", 0.95)
    draw_cross(art.scene, -62, 30, 24)


def _races(art: Artist) -> None:
    """Goggles, and a scarf in the wind."""
    art.line(curve("-58,-54 0,-62 58,-54"), 7, "#5a3a24")
    for side in SIDES:
        art.paper(circle(side * 21, -48, 19), _BRASS, edge=0)
        art.paper(circle(side * 21, -48, 14.5), ("#cfeaf6", "#5d97b4"), shadow=0.2, edge=0)
        art.eye(side * 21, -46, 8.5)
        art.flat(ellipse(side * 21 - 5, -55, 5, 2.6), "#ffffff", 0.7)
    for angle, length in ((112, 92), (98, 84)):
        art.loose((6, 2), angle, length, 26, "#d43a2c", kind="lance")
    art.paper(blob("-44,-6 0,10 44,-6 46,8 0,26 -46,8"), ("#e8503c", "#a52126"), shadow=0.8)


def _dreams(art: Artist) -> None:
    """A nightcap, and stars that are not there."""
    cap = blob("-58,-66! -34,-112 8,-128 44,-110 66,-70 50,-84 36,-92 34,-66! -12,-76")
    art.paper(cap, ("#8a6cc8", "#4a3486"), texture=0.8)
    for x, y in ((-20, -92), (8, -108), (-2, -84)):
        art.flat(star(5, 6, 2.6, x, y), "#ffe9a0")
    art.paper(blob("-62,-62 -14,-80 40,-64 36,-52 -14,-66 -58,-50"), ("#fff6e6", "#d8cbe8"), shadow=0.6)
    art.stone(68, -64, 12, 12, "#fff6e6")
    for angle, distance in ((-62, 92), (-84, 84), (52, 96), (74, 104), (-40, 108)):
        place = polar(-14, -42, angle, distance)
        art.glow(*place, 16, "#ffe9a0", 0.6)
        art.flat(star(4, 7, 2, *place), "#fffbe0")


PERSONAS = {
    "gardener": Persona("doll.gnome", "green", "sand", (0, -52), 0.80, _tends_flowers),
    "miser": Persona("squirrel.under_its_tail", "yellow", "soil", (2, -16), 0.78, _hoards),
    "spiralist": Persona("snail.gliding", "blue", "snow", (-14, 4), 0.58, _winds),
    "spoiler": Persona("fox.sitting", "red", "moss", (0, -44), 0.84, _schemes),
    "racer": Persona("rabbit.upright", MULTI, "sand", (2, -62), 0.70, _races),
    "dreamer": Persona("cat.loaf", "blue", "slate", (-14, -52), 0.86, _dreams),
}
