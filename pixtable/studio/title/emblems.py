"""One sign for every game, for lists, menus and empty places: a leaf, a tile, a lantern, a gem."""

from collections.abc import Callable

from PIL import Image

from pixtable.studio.kit.paths import circle
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.lantern import draw_lantern
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.rhombs.tile import draw_tile
from pixtable.studio.title.wordmark import draw_gem

SIZE = 128


def draw_emblem(game: str) -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(10, -70), reach=260, oversample=4, seed=6)
    ground, draw = EMBLEMS[game]
    scene.paper(circle(64, 62, 57), ("#fbf3e0", "#e2cb98"), shadow=0.9, edge=0, rim=0.6, texture=0.4)
    scene.paper(circle(64, 62, 50), ground, shadow=0.3, edge=0, rim=0.4, shade=0.5, texture=0.5)
    scene.line(circle(64, 62, 46), 1.2, "#e6bd72", 0.6)
    with scene.at(64, 62):
        draw(scene)
    return scene.cutout()


def _pixies(scene: Scene) -> None:
    art = Artist(scene, "red", 6)
    for angle, kind, colour in ((-46, "oak", "#6fbd92"), (46, "ginkgo", "#f8d72c"), (0, "maple", "#d43a2c")):
        art.loose((0, 32), angle, 62, 46, colour, kind=kind)
    art.berry(0, 30, 8, "#c2283a")


def _rhombs(scene: Scene) -> None:
    scene.image(draw_tile(("red", "blue", "yellow")), -42, -42, 84, 84, lift=4)


def _pictoric(scene: Scene) -> None:
    draw_lantern(scene, 0, -30, 1.62, "#f08a3c")


def _tactics(scene: Scene) -> None:
    draw_gem(scene, 9.6)


EMBLEMS: dict[str, tuple[tuple[str, str], Callable[[Scene], None]]] = {
    "pixies": (("#3f6d34", "#1f3a1c"), _pixies),
    "rhombs": (("#6b4226", "#33190c"), _rhombs),
    "pictoric": (("#27397c", "#10183c"), _pictoric),
    "tactics": (("#6a3a86", "#2e1648"), _tactics),
}
