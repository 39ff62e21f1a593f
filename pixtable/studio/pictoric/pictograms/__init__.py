"""Sixty pictograms for clues without words."""

from PIL import Image

from pixtable.studio.kit.paths import round_rect
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.pictograms import animals, marks, nature, people, things, travel
from pixtable.studio.pictoric.pictograms.pen import Pen

SIZE = 96
PICTOGRAMS = nature.DRAWN | people.DRAWN | animals.DRAWN | things.DRAWN | travel.DRAWN | marks.DRAWN


def draw_pictogram(name: str) -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(-20, -60), reach=170, oversample=4, seed=len(name))
    chip = ("#fbf3e0", "#ecdcb8")
    scene.paper(round_rect(3, 2, 90, 90, 17), chip, shadow=0.55, rim=0.5, shade=0.2, edge=0.3, texture=0.5)
    scene.line(round_rect(7, 6, 82, 82, 13), 1, "#c8a86a", 0.55)
    with scene.at(SIZE / 2, 47):
        PICTOGRAMS[name](Pen(scene))
    return scene.cutout()
