"""Whether there is a screen at all, and what to say where there is none."""

import os
import sys
from pathlib import Path

import pygame

from pixtable.language.words import Words
from pixtable.ui.sound import quiet_terminal

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""What a Linux session sets when it has a screen; or whoever chose a driver knows better."""


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


def regret_no_screen(language: str) -> int:
    print(Words(language).say("launch.no_screen", program=how_to_call_us()), file=sys.stderr)
    return 1
