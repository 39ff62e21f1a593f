"""A camera over the table: it films what a hand does there, pointer and all, as a small animated GIF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pygame

from pixtable.core.events import Seat
from pixtable.shell.sharing.gif import MOST_COLOURS, Gif
from pixtable.shell.sharing.palette import Palette, shades_of
from pixtable.shell.table.scene import TableScene
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Point
from pixtable.ui.loop import HOTSPOTS
from pixtable.ui.motion.durations import in_out
from pixtable.ui.pilot import FRAME, Where

WINDOW = (1280, 800)
FILM = (640, 400)
STEPS = 5
"""Frames of the window to one of the film: twelve a second look like movement, at a fifth of the weight."""
SHOT_MS = 80
"""How long one frame of the film stands: a little less than it took, for GIFs count in hundredths of a second."""
A_ROUND = 12_000.0
"""No table takes longer until it is our turn again."""
SAMPLES = 8
"""So many frames tell which colours there are."""


class Camera:
    """Whatever is done by it takes virtual time, and is filmed."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.pilot = visit, visit.pilot
        self._cursor = "arrow"
        self.pilot.desk.hooks.cursor = self._point_with
        self._shots: list[memoryview] = []

    @property
    def table(self) -> TableScene:
        """The one that was sat down at."""
        scene = self.pilot.scene
        assert isinstance(scene, TableScene)
        return scene

    # what a hand does

    def wait(self, ms: float) -> Camera:
        for _ in range(_shots_in(ms)):
            self._take()
        return self

    def wait_until(self, is_so: Callable[[], bool], longest: float) -> Camera:
        for _ in range(_shots_in(longest)):
            if is_so():
                return self
            self._take()
        raise TimeoutError("this film waits for something that does not happen")

    def wait_for_turn(self, seat: Seat) -> Camera:
        """Until nothing moves any more and it is this seat's turn."""
        match = self.table.session.match
        return self.wait_until(lambda: match.to_act == (seat,) and not self.pilot.desk.is_moving, A_ROUND)

    def glide(self, where: Where, ms: float) -> Camera:
        """The pointer goes there as a hand moves: slowly off, slowly on."""
        start, end, count = self.pilot.at, self._point(where), _shots_in(ms)
        for number in range(1, count + 1):
            part = in_out(number / count)
            self.pilot.move((start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
            self._take()
        return self

    def grip(self) -> Camera:
        self.pilot.mouse_down()
        return self

    def let_go(self) -> Camera:
        self.pilot.mouse_up()
        return self

    def click(self) -> Camera:
        return self.grip().wait(SHOT_MS).let_go()

    def type(self, text: str, ms_a_letter: float = SHOT_MS) -> Camera:
        for letter in text:
            self.pilot.type(letter)
            self.wait(ms_a_letter)
        return self

    # the film

    def develop(self, path: Path) -> None:
        """Write all of it; what has not changed from one shot to the next is one frame that stands longer."""
        palette = Palette(self._shots[:: max(1, len(self._shots) // SAMPLES)], MOST_COLOURS)
        gif = Gif(FILM, palette.table())
        for shot, count in _runs(self._shots):
            gif.add(palette.in_colours(shot), SHOT_MS * count)
        path.write_bytes(gif.finished())

    def _take(self) -> None:
        self.pilot.step(STEPS * FRAME)
        whole = self.pilot.desk.screen.surface.copy()
        if self.pilot.at.x >= 0:  # where the pointer was never moved, keys do it all
            self._paint_pointer(whole)
        self._shots.append(shades_of(pygame.transform.smoothscale(whole, FILM)))

    def _paint_pointer(self, whole: pygame.Surface) -> None:
        picture = self.pilot.desk.assets.load(f"ui/cursors/{self._cursor}")
        if picture is not None:
            x, y = self.pilot.desk.view.to_px(*self.pilot.at)
            dx, dy = HOTSPOTS[self._cursor]
            whole.blit(picture, (x - dx, y - dy))

    def _point_with(self, cursor: str) -> None:
        self._cursor = cursor

    def _point(self, where: Where) -> Point:
        if isinstance(where, tuple):
            return Point(*where)
        node = self.pilot.node(where) if isinstance(where, str) else where
        return node.screen_rect().centre


Trailer: TypeAlias = Callable[[Camera], None]
"""A few seconds of a game, for somebody who has never seen it."""


def _shots_in(ms: float) -> int:
    return max(1, round(ms / SHOT_MS))


def _runs(shots: list[memoryview]) -> list[tuple[memoryview, int]]:
    runs: list[tuple[memoryview, int]] = []
    for shot in shots:
        if runs and runs[-1][0] == shot:
            runs[-1] = (shot, runs[-1][1] + 1)
        else:
            runs.append((shot, 1))
    return runs
