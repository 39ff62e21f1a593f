"""Icons twice: raised cream on dark panels, engraved ink on paper."""

import skia
from PIL import Image

from pixtable.studio.kit.paths import moved, outside
from pixtable.studio.kit.scene import Scene
from pixtable.studio.ui.shapes.actions import ACTIONS
from pixtable.studio.ui.shapes.things import THINGS

SHAPES = {**ACTIONS, **THINGS}
SIZE = 64


def draw_light_icon(name: str) -> Image.Image:
    scene, shape = _scene(), SHAPES[name]()
    with scene.at(32, 31.5):
        scene.flat(moved(shape, 0, 1.8), "#0a0604", 0.55, blur=1.6)
        fill = ("#fff4dc", "#dcb878")
        scene.paper(shape, fill, shadow=0.25, rim=0.8, shade=0.35, edge=0, texture=0.5, lit=0.3)
        scene.line(shape, 0.7, "#7a5424", 0.55)
    return scene.cutout()


def draw_ink_icon(name: str) -> Image.Image:
    scene, shape = _scene(), SHAPES[name]()
    with scene.at(32, 31.5):
        scene.flat(moved(shape, 0.6, 1.1), "#fffaf0", 0.75)
        scene.flat(shape, "#3b332b")
        with scene.clip(shape):
            _shade_inside(scene, shape)
    return scene.cutout()


def _shade_inside(scene: Scene, shape: skia.Path) -> None:
    scene.flat(outside(moved(shape, 1.0, 1.6)), "#0e0a08", 0.75, blur=1.2)


def _scene() -> Scene:
    return Scene(SIZE, SIZE, light=(-20, -60), reach=150, oversample=4, seed=2)
