"""The signs of the terms that a garden is scored by, for tables and forecasts."""

from collections.abc import Callable

from PIL import Image

from pixtable.studio.kit.colour import EARTH
from pixtable.studio.kit.paths import round_rect
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.extras import draw_leaf_pin
from pixtable.studio.pixies.tokens import draw_cross, draw_spiral

SIZE = 64


def draw_term(name: str) -> Image.Image:
    scene = Scene(SIZE, SIZE, EARTH, light=(4, -40), reach=140, oversample=4, seed=9)
    TERMS[name](scene)
    return scene.cutout()


def _validated(scene: Scene) -> None:
    with scene.at(32, 31, 27):
        draw_leaf_pin(Artist(scene, "yellow", 9))


def _zone(scene: Scene) -> None:
    for x, y in ((8, 7), (34, 7), (8, 33)):
        scene.paper(round_rect(x, y, 22, 22, 5), ("#a9e8bc", "#4fae7e"), shadow=0.4, edge=0, rim=0.6)
    scene.line(round_rect(36, 35, 18, 18, 4), 3, "#7fd0a0")


TERMS: dict[str, Callable[[Scene], None]] = {
    "validated": _validated,
    "spiral": lambda scene: draw_spiral(scene, 31, 31, 25),
    "cross": lambda scene: draw_cross(scene, 32, 31, 25),
    "zone": _zone,
}
