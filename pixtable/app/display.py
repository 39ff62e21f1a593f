"""Whether there is a screen at all, and what to say where there is none."""

import os
import sys
from pathlib import Path

from pixtable.app.words import Words

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""What a Linux session sets when it has a screen; or whoever chose a driver knows better."""


def has_screen() -> bool:
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)


def how_to_call_us() -> str:
    """As the player has called this program: a frozen one has no interpreter before it."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).name
    return "python game.py"


def regret_no_screen(language: str) -> int:
    print(Words(language).say("launch.no_screen", program=how_to_call_us()), file=sys.stderr)
    return 1
