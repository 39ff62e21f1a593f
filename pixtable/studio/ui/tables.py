"""The two tables everything lies on: walnut planks, and slate-green felt in a walnut rim."""

import math

import numpy as np
from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.tabletop import WALNUT, felt, framed, lamplit, wood

SIZE = (1920, 1200)
_FELT = ("#14201f", "#1c2b2a", "#253836", "#314845")


def draw_wood() -> Image.Image:
    planks = wood(*SIZE, WALNUT, 200, 9)
    return picture(lamplit(planks, 0.5, 0.42, 0.72, 0.75) * 1.08)


def draw_felt() -> Image.Image:
    rows, columns = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    weave = np.sin(columns * math.pi / 2.2) * np.sin(rows * math.pi / 2.2) * 0.036
    cloth = felt(*SIZE, _FELT) * (1 + weave)[..., None]
    return picture(lamplit(framed(cloth * 1.12, 46), 0.5, 0.42, 0.82, 0.55) * 1.16)
