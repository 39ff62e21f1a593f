"""The illusionist's double: a flat, dithered copy behind it."""

import msgspec
import numpy as np

from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS
from pixtable.studio.tactics.figure import Doll
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def ghostcopy(brush: Brush, look: Look, pose: Pose) -> None:
    copy = Brush(brush.size, brush.origin, brush.scale)
    alone = msgspec.structs.replace(look, behind=(), front=(), leader=False)
    Doll(copy, alone, pose).draw()
    aside = 9 + (pose.step % 2 if pose.move == "idle" else 0)
    solid, colours = np.roll(copy.solid, -aside, 1), np.roll(copy.colours, -aside, 1)
    rows, columns = np.mgrid[0 : brush.size, 0 : brush.size]
    light = colours.mean(2)
    seen = solid & (columns < brush.size - aside) & (((rows + columns) % 2 == 0) | (light < 0.2))
    tones = np.clip((light * 5).astype(int), 0, 4)
    brush.colours[seen] = np.array(MATERIALS["ghost"])[tones[seen]]
    brush.solid |= seen
