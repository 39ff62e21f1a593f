"""The window and the clock: the only file of the kit that knows what time it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from warnings import catch_warnings, simplefilter

import pygame

from pixtable.ui.desk import Desk, Hooks
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.layout import Size
from pixtable.ui.draw.units import DESIGN, SMALLEST
from pixtable.ui.input.keymap import KeyMap
from pixtable.ui.motion.durations import Rumble
from pixtable.ui.scene import Scene
from pixtable.ui.sound import Sounds

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

BUSY_FPS = 60
IDLE_MS = 33
"""A table at rest looks up so often by itself; whatever happens meanwhile wakes it at once."""
FOR_PICTURES = 250_000
"""Pixels that a frame has time to unpack for what need not be seen at once: a few milliseconds."""
LONGEST_FRAME = 100.0  # ms: after a hiccup time goes on slowly, nothing jumps
PART_OF_DESKTOP = 0.8
LARGEST = Size(3840, 2160)
"""A window of this size is believed whatever the system says of its screens."""


def window_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """1280 x 800, or four fifths of a smaller desktop, never below 960 x 600."""
    w = min(DESIGN.w, desktop[0] * PART_OF_DESKTOP) if desktop[0] else DESIGN.w
    h = min(DESIGN.h, desktop[1] * PART_OF_DESKTOP) if desktop[1] else DESIGN.h
    return max(int(SMALLEST.w), round(w)), max(int(SMALLEST.h), round(h))


def sane_size(wish: tuple[int, int] | None, desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A size that was remembered or asked for, where a window can be so large; else the usual one.

    It may have come from a larger screen than there is now, or from a file that somebody has written.
    """
    if wish is None or wish[0] <= 0 or wish[1] <= 0:
        return window_size(desktops[0])
    widest = max(LARGEST.w, sum(w for w, _ in desktops))
    highest = max(LARGEST.h, sum(h for _, h in desktops))
    if wish[0] > widest or wish[1] > highest:
        return window_size(desktops[0])
    return max(int(SMALLEST.w), wish[0]), max(int(SMALLEST.h), wish[1])


class Place(NamedTuple):
    """Where a window stood, and the screens that there were then: on others the same numbers mean another place."""

    x: int
    y: int
    screens: tuple[tuple[int, int], ...]


def sane_place(wish: Place | None, desktops: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """A place that was remembered, as long as the same screens are there; None leaves it to the system."""
    if wish is None or wish.screens != tuple(desktops):
        return None
    across, down = (sum(desktop[axis] for desktop in desktops) for axis in (0, 1))
    is_near = -across < wish.x < across and -down < wish.y < down  # a screen may stand left of the first, or above it
    return (wish.x, wish.y) if is_near else None


class Loop:
    """`Loop(assets, title="Pixtable").run(Title())`."""

    def __init__(
        self, assets: Assets, *, title: str = "", size: tuple[int, int] | None = None, fullscreen: bool = False,
        hooks: Hooks | None = None, keymap: KeyMap | None = None, sounds: Callable[[], Sounds] | None = None,
        place: Place | None = None,
    ) -> None:  # fmt: skip
        os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
        if sys.platform.startswith("linux"):  # else SDL hands every small change over as a texture of the whole window
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(380, 60)
        self.size = sane_size(size, pygame.display.get_desktop_sizes())
        self.is_full = fullscreen
        self.cursors: dict[str, pygame.cursors.Cursor | None] = {}
        self._assets = assets
        self._woken_by: list[pygame.event.Event] = []
        self._was_stirred = False
        self._pads: list[Controller] = []
        self._stand_at(place)
        pygame.display.set_caption(title)
        self._dress(assets)
        hooks = hooks or Hooks()
        self._app_fullscreen, hooks.fullscreen = hooks.fullscreen, self.toggle_fullscreen
        hooks.cursor, hooks.rumble = self._point, self._rumble
        self.desk = Desk(self._window(), assets, sounds=sounds() if sounds else None, keymap=keymap, hooks=hooks)
        self.desk.pictures.spare = FOR_PICTURES

    def run(self, first: Scene) -> None:
        clock = pygame.time.Clock()
        self.desk.push(first)
        self._try_frame(0.0)  # nobody waits for the clock in front of an empty window
        if (
            self.desk.is_running
        ):  # looking for pads takes a while, and nobody presses before there is something to press
            self._open_pads()
        while self.desk.is_running:
            self._try_frame(min(LONGEST_FRAME, self._rest(clock)))
        pygame.quit()

    def _rest(self, clock: pygame.time.Clock) -> float:
        """Until the next frame is due: how long that was. A table at rest is woken by the first event there is."""
        if self.desk.is_moving or self._was_stirred:  # a hand that goes on moving is followed at the usual pace
            return clock.tick(BUSY_FPS)
        event = pygame.event.wait(IDLE_MS)
        self._woken_by = [event] if event.type != pygame.NOEVENT else []
        return clock.tick()

    def _try_frame(self, ms: float) -> None:
        try:
            self.frame(ms)
        except Exception as crash:
            if not self.desk.hooks.crashed(crash):
                raise

    def frame(self, ms: float) -> None:
        events = [*self._woken_by, *pygame.event.get()]
        self._woken_by, self._was_stirred = [], bool(events)
        for event in events:
            self._event(event)
        self.desk.step(ms)
        if self.desk.needs_draw:
            self.desk.draw()
            if self.desk.painted:
                pygame.display.update(self.desk.painted)
        else:
            next(self.desk.ahead, None)

    def toggle_fullscreen(self) -> None:
        self.is_full = not self.is_full
        self.desk.resize(self._window())
        self._app_fullscreen()

    def _event(self, event: pygame.event.Event) -> None:
        if event.type in {pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED}:
            surface = pygame.display.get_surface()
            if surface is not None and surface.get_size() != self.desk.view.pixels:
                self.desk.resize(surface)
                self.size = self.size if self.is_full else surface.get_size()
        elif event.type == pygame.WINDOWMOVED:
            self.desk.hooks.moved()
        elif event.type in {pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED}:
            pygame.display.flip()  # the picture is right, but the system has lost it
        elif event.type in {pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED}:
            self._open_pads()
        self.desk.feed(event)

    def _window(self) -> pygame.Surface:
        if self.is_full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(self.size, pygame.RESIZABLE)
        with suppress(AttributeError, pygame.error), catch_warnings():  # else the window may be made too small
            simplefilter("ignore", DeprecationWarning)  # the display has no other way to say how small it may be
            pygame.Window.from_display_module().minimum_size = (int(SMALLEST.w), int(SMALLEST.h))
        return surface

    def _stand_at(self, place: Place | None) -> None:
        """Before the window opens, so that nobody sees it move; a full screen fills the one that it would stand on."""
        at = sane_place(place, pygame.display.get_desktop_sizes())
        if at is not None:
            with suppress(pygame.error):
                pygame.display.set_window_position(at)

    def place(self) -> Place | None:
        """Where it stands now; None where that says nothing, or the system (Wayland) does not tell."""
        if self.is_full or not pygame.display.get_init():
            return None
        with suppress(pygame.error):
            return Place(*pygame.display.get_window_position(), tuple(pygame.display.get_desktop_sizes()))
        return None

    def _dress(self, assets: Assets) -> None:
        """The icon must be set before the window opens."""
        if (icon := assets.load("ui/app/icon_64")) is not None:
            pygame.display.set_icon(icon)

    def _point(self, name: str) -> None:
        """Each cursor is loaded when it is first pointed with."""
        if name not in self.cursors:
            picture = self._assets.load(f"ui/cursors/{name}")
            self.cursors[name] = pygame.cursors.Cursor(HOTSPOTS[name], picture) if picture is not None else None
        if cursor := self.cursors[name]:
            pygame.mouse.set_cursor(cursor)

    def _open_pads(self) -> None:
        from pygame._sdl2 import controller  # noqa: PLC0415

        if not controller.get_init():
            controller.init()
        self._pads = [controller.Controller(i) for i in range(controller.get_count()) if controller.is_controller(i)]

    def _rumble(self, felt: Rumble) -> None:
        """Which of several pads is held nobody can tell; one that cannot rumble, or has been unplugged, does not."""
        for pad in self._pads:
            with suppress(pygame.error):
                pad.rumble(felt.slow, felt.quick, round(felt.ms))


HOTSPOTS = {"arrow": (13, 7), "hand": (20, 7), "grab": (25, 22), "rotate": (24, 27), "forbid": (24, 24)}
