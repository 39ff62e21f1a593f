"""Whether there is a screen at all, and what to say where there is none."""

import os
import sys
from pathlib import Path

import pygame

from pixtable.language.words import Words
from pixtable.ui.sound import quiet_terminal

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""What a Linux session sets when it has a screen; or whoever chose a driver knows better."""


LIBRARIES = {
    "WAYLAND_DISPLAY": ("libwayland-client.so.0", "libxkbcommon.so.0"),
    "DISPLAY": ("libX11.so.6", "libXext.so.6"),
}
"""What SDL opens a window with, by the kind of screen."""
NOT_SEEN = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers that SDL falls back on without being asked: a window that nobody would ever see."""


def has_screen() -> bool:
    """Whether a window can be opened here, and seen."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        return False
    try:
        with quiet_terminal():
            pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in NOT_SEEN or "SDL_VIDEODRIVER" in os.environ


def preferred_locales() -> list[str]:
    """The languages that the system's owner reads, as far as the system tells; Windows and macOS do so only here."""
    try:
        return [found["language"] for found in pygame.system.get_pref_locales()]
    except (pygame.error, AttributeError):
        return []


def how_to_call_us() -> str:
    """As the player has called this program: a frozen one has no interpreter before it."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).name
    return "python game.py"


def missing_libraries() -> list[str]:
    """Of the system, without which SDL finds no way to a screen that is there."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = [name for screen, names in LIBRARIES.items() if os.environ.get(screen) for name in names]
    return [name for name in wanted if not _is_there(name)]


def _is_there(library: str) -> bool:
    import ctypes  # noqa: PLC0415 - only where something has failed

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def regret_no_screen(language: str) -> int:
    words, missing = Words(language), missing_libraries()
    if missing:
        print(words.say("launch.no_libraries", libraries=", ".join(missing)), file=sys.stderr)
    else:
        print(words.say("launch.no_screen", program=how_to_call_us()), file=sys.stderr)
    return 1
