"""A camera over the table: it films what a hand does there, pointer and all, as a small animated GIF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pygame

from pixtable.shell.sharing.gif import MOST_COLOURS, Gif
from pixtable.shell.sharing.palette import Palette, shades_of
from pixtable.tools.hand import Hand
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Point
from pixtable.ui.pilot import FRAME

WINDOW = (1280, 800)
FILM = (640, 400)
STEPS = 5
"""Frames of the window to one of the film: twelve a second look like movement, at a fifth of the weight."""
SHOT_MS = 80
"""How long one frame of the film stands: a little less than it took, for GIFs count in hundredths of a second."""
SAMPLES = 8
"""So many frames tell which colours there are."""


class Camera(Hand):
    """Whatever is done by it is filmed."""

    look_ms = SHOT_MS

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._shots: list[memoryview] = []

    # the film

    def develop(self, path: Path) -> None:
        """Write all of it; what has not changed from one shot to the next is one frame that stands longer."""
        palette = Palette(self._shots[:: max(1, len(self._shots) // SAMPLES)], MOST_COLOURS)
        gif = Gif(FILM, palette.table())
        for shot, count in _runs(self._shots):
            gif.add(palette.in_colours(shot), SHOT_MS * count)
        path.write_bytes(gif.finished())

    def _go(self) -> None:
        self.pilot.step(STEPS * FRAME)
        self._shots.append(shades_of(pygame.transform.smoothscale(self.seen(), FILM)))

    def _move(self, at: Point) -> None:
        self.pilot.move(at)
        self._go()


Trailer: TypeAlias = Callable[[Camera], None]
"""A few seconds of a game, for somebody who has never seen it."""


def _runs(shots: list[memoryview]) -> list[tuple[memoryview, int]]:
    runs: list[tuple[memoryview, int]] = []
    for shot in shots:
        if runs and runs[-1][0] == shot:
            runs[-1] = (shot, runs[-1][1] + 1)
        else:
            runs.append((shot, 1))
    return runs
