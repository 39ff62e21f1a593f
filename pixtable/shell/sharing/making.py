"""A film of a game, a frame a step; and a single picture of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from pixtable.shell.sharing.gif import MOST_COLOURS, Gif
from pixtable.shell.sharing.offstage import OffStage
from pixtable.shell.sharing.palette import Palette, shades_of
from pixtable.store.safe_files import disk_errors, replace

FRAME_SIZE = (960, 600)
FRAME_MS, LAST_MS = 700, 4000
SAMPLES = 4
"""So many frames tell which colours there are."""
MOST_FRAMES = 240
"""Of a longer game every other step is left out, or more of them."""


def film(stage: OffStage, steps: int, path: Path) -> Iterator[float]:
    """Write an animated GIF of a game of so many steps; yields how much of it is done."""
    shown = frames_of(steps)
    palette = Palette([_sample(stage, n) for n in shown[:: max(1, len(shown) // SAMPLES)]], MOST_COLOURS)
    gif = Gif(FRAME_SIZE, palette.table())
    for number, n in enumerate(shown, start=1):
        yield number / (len(shown) + 1)
        gif.add(palette.of(stage.at(n)), LAST_MS if n == steps else FRAME_MS)
    with disk_errors(path):
        replace(path, gif.finished())


def frames_of(steps: int) -> list[int]:
    """Which steps are seen: the first and the last in any case."""
    stride = -(-(steps + 1) // MOST_FRAMES)
    return [*range(0, steps, stride), steps]


def _sample(stage: OffStage, n: int) -> memoryview:
    picture = stage.at(n)
    return shades_of(pygame.transform.scale(picture, (FRAME_SIZE[0] // 4, FRAME_SIZE[1] // 4)))


def picture(stage: OffStage, n: int, path: Path) -> None:
    """Write the table after step `n` as a PNG."""
    with disk_errors(path):
        try:
            pygame.image.save(stage.at(n), str(path))
        except pygame.error as error:
            raise OSError(str(error)) from error
