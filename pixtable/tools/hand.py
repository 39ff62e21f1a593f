"""A hand at a table that nobody sits at: what it does takes virtual time, and whoever films it sees every moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pygame

from pixtable.core.events import Seat
from pixtable.shell.table.scene import TableScene
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Point
from pixtable.ui.loop import HOTSPOTS
from pixtable.ui.motion.durations import in_out
from pixtable.ui.pilot import Where

A_CLICK = 80.0
"""Between press and release."""
A_ROUND = 12_000.0
"""No table takes longer until it is our turn again."""


class Hand:
    """Made into a camera by `_go`, one look later, and by `_move`, the pointer one look further."""

    look_ms: float
    """Of virtual time from one look to the next."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.pilot = visit, visit.pilot
        self._cursor = "arrow"
        self.pilot.desk.hooks.cursor = self._point_with

    @property
    def table(self) -> TableScene:
        """The one that was sat down at."""
        scene = self.pilot.scene
        assert isinstance(scene, TableScene)
        return scene

    def wait(self, ms: float) -> Self:
        for _ in range(self._looks_in(ms)):
            self._go()
        return self

    def wait_until(self, is_so: Callable[[], bool], longest: float = A_ROUND) -> Self:
        for _ in range(self._looks_in(longest)):
            if is_so():
                return self
            self._go()
        raise TimeoutError("this film waits for something that does not happen")

    def wait_until_still(self, longest: float = A_ROUND) -> Self:
        return self.wait_until(lambda: not self.pilot.desk.is_moving, longest)

    def wait_for_turn(self, seat: Seat) -> Self:
        """Until nothing moves any more and it is this seat's turn."""
        match = self.table.session.match
        return self.wait_until(lambda: match.to_act == (seat,) and not self.pilot.desk.is_moving)

    def glide(self, where: Where, ms: float) -> Self:
        """The pointer goes there as a hand moves: slowly off, slowly on."""
        start, end, count = self.pilot.at, self._point(where), self._looks_in(ms)
        for number in range(1, count + 1):
            part = in_out(number / count)
            self._move(Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
        return self

    def grip(self) -> Self:
        self.pilot.mouse_down()
        return self

    def let_go(self) -> Self:
        self.pilot.mouse_up()
        return self

    def click(self) -> Self:
        return self.grip().wait(A_CLICK).let_go()

    def type(self, text: str, ms_a_letter: float = A_CLICK) -> Self:
        for letter in text:
            self.pilot.type(letter)
            self.wait(ms_a_letter)
        return self

    def seen(self) -> pygame.Surface:
        """The window as it was drawn last, with the pointer; where that was never moved, keys do it all."""
        whole = self.pilot.desk.screen.surface.copy()
        picture = self.pilot.desk.assets.load(f"ui/cursors/{self._cursor}") if self.pilot.at.x >= 0 else None
        if picture is not None:
            x, y = self.pilot.desk.view.to_px(*self.pilot.at)
            dx, dy = HOTSPOTS[self._cursor]
            whole.blit(picture, (x - dx, y - dy))
        return whole

    def _go(self) -> None:
        """To the next look."""
        raise NotImplementedError

    def _move(self, at: Point) -> None:
        """To the next look, with the pointer there."""
        raise NotImplementedError

    def _point_with(self, cursor: str) -> None:
        self._cursor = cursor

    def _looks_in(self, ms: float) -> int:
        return max(1, round(ms / self.look_ms))

    def _point(self, where: Where) -> Point:
        if isinstance(where, tuple):
            return Point(*where)
        node = self.pilot.node(where) if isinstance(where, str) else where
        return node.screen_rect().centre
