"""Sprites: every frame of a character on one sheet, as a hero above and as a leader below."""

import numpy as np
from PIL import Image

from pixtable.studio.tactics.creatures import double  # noqa: F401 - it hangs its part into the wardrobe
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.figure import draw_figure
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import FRAMES, Pose, pose_of

SIDE = 72
FOOT = (32, 65)
ROWS = ("hero", "leader")
_ORIGIN = (8, 20)
_MARGIN = 18
"""Frames are drawn with room to spare, moved aside to fit, then cut."""
_LYING = 128
_SPARKS = ((40, 8), (42, 6), (43, 12), (46, 11), (38, 3), (37, 1))


def draw_sheet(look: Look) -> Image.Image:
    sheet = Image.new("RGBA", (SIDE * len(FRAMES), SIDE * len(ROWS)))
    for row, each in enumerate((look, look.as_leader())):
        for column, frame in enumerate(FRAMES):
            sheet.paste(draw_frame(each, frame), (column * SIDE, row * SIDE))
    return sheet


def draw_frame(look: Look, frame: str) -> Image.Image:
    pose = pose_of(look, frame)
    if frame != "fall":
        return _standing(look, pose)
    if look.own_fall:
        brush = _roomy()
        draw_figure(brush, look, pose)
    else:
        brush = Brush(_LYING, (40, 40))
        with brush.at(0, 0, -90, (24, 45)):
            draw_figure(brush, look, pose)
    _drain(brush)
    return _grounded(brush.image())


def _roomy() -> Brush:
    return Brush(SIDE + 2 * _MARGIN, (_ORIGIN[0] + _MARGIN, _ORIGIN[1] + _MARGIN))


def _standing(look: Look, pose: Pose) -> Image.Image:
    brush = _roomy()
    draw_figure(brush, look, pose)
    core = brush.solid if brush.core is None else brush.core
    if pose.move == "hit":
        _redden(brush)
    aside = _aside(np.where(core.any(0))[0])
    return brush.image().crop((_MARGIN - aside, _MARGIN, _MARGIN - aside + SIDE, _MARGIN + SIDE))


def _aside(columns: np.ndarray) -> int:
    """How far to move a figure that leaves its frame on one side and has room on the other."""
    left, right = int(_MARGIN - columns[0]), int(columns[-1] - (SIDE + _MARGIN - 1))
    if left > 0 >= right:
        return min(left, -right)
    if right > 0 >= left:
        return -min(right, -left)
    return 0


def _redden(brush: Brush) -> None:
    light = brush.colours.mean(2, keepdims=True)
    brush.colours = np.clip(brush.colours * 0.74 + np.array([1, 0.30, 0.30]) * 0.30 * (0.45 + light * 0.9), 0, 1)
    brush.dots("#fff2b0", *_SPARKS)


def _drain(brush: Brush) -> None:
    """Takes the colour out of the fallen."""
    grey = brush.colours @ np.array([0.3, 0.59, 0.11])
    brush.colours = brush.colours * 0.58 + np.dstack([grey * 0.80, grey * 0.82, grey * 0.98]) * 0.36


def _grounded(picture: Image.Image) -> Image.Image:
    """Cuts a frame so that the lowest pixel lies on the ground, the middle over the foot."""
    box = picture.getbbox()
    lying = picture.crop(box)
    left = FOOT[0] + 2 - lying.width // 2
    frame = Image.new("RGBA", (SIDE, SIDE))
    frame.paste(lying, (min(max(left, 0), max(0, SIDE - lying.width)), FOOT[1] + 1 - lying.height))
    return frame
