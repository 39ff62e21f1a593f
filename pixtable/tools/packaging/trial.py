"""A frozen build on trial: does it work where there is no Python, how large is it, and how soon is it seen?"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

STARTS = 5
NEEDED = ("SYSTEMROOT", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "XAUTHORITY")
"""What a system cannot do without, or a window; everything else of our environment stays outside."""


def bare_environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
    has_screen = not sys.platform.startswith("linux") or "DISPLAY" in kept or "WAYLAND_DISPLAY" in kept
    return kept if has_screen else {**kept, "SDL_VIDEODRIVER": "dummy"}


def passes_selftest(program: Path) -> bool:
    with TemporaryDirectory() as elsewhere:
        done = subprocess.run([program, "selftest"], env=bare_environment(), cwd=elsewhere, check=False)
    return done.returncode == 0


def megabytes(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def seconds_to_first_frame(program: Path) -> list[float]:
    """From the start of the program to the end of one that leaves with its first frame; the first start is cold."""
    return [_start(program) for _ in range(STARTS)]


def _start(program: Path) -> float:
    with TemporaryDirectory() as profile:
        begun = perf_counter()
        subprocess.run([program, "--first-frame", "--portable", profile], env=bare_environment(), check=True)
        return perf_counter() - begun


def tell_start(seconds: list[float]) -> str:
    first, *later = seconds
    return f"{median(later):.2f} s to the first frame (the very first start: {first:.2f} s)"
