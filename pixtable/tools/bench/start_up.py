"""How soon the title is seen, against a window of pygame-ce with nothing in it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from pixtable.store.program_files import package_folder
from pixtable.tools.bench.measure import Effort
from pixtable.tools.bench.table import Row, times

WHAT = "from the start to the title's first frame, to that of a bare pygame-ce window"
GOAL = 2.0
QUIET = {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
"""The last one for the bare window's sake: ours does without, and the other would wait for a driver of graphics."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
OUR_OWN = "SDL_VIDEODRIVER"
"""Set by whoever draws without a display in this process, as other rows do."""
SAME_SIZE = ("--size", "1280x800")
OURS = """
import sys
from pixtable.tools.main import main
sys.exit(main())
"""
BARE = """
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((1280, 800))
pygame.event.get()
pygame.display.flip()
pygame.quit()
"""


def start_up_rows(effort: Effort) -> Iterator[Row]:
    if getattr(sys, "frozen", False):
        yield Row(WHAT, f"<= {GOAL:g}x", "a frozen build has no bare window to compare with", None)
        return
    ours, bare = [], []
    with TemporaryDirectory() as folder, _display() as (where, screen):
        given = {name: value for name, value in os.environ.items() if name != OUR_OWN}
        given |= {
            **QUIET,
            **screen,
            "PYTHONPATH": str(package_folder().parent),
            "PYTHONPYCACHEPREFIX": folder,
            "PYTHONDONTWRITEBYTECODE": "",
        }
        table = [sys.executable, "-c", OURS, "--first-frame", "--portable", folder, *SAME_SIZE]
        _seconds(table, given)  # compiles what is imported, as an installation does
        for _ in range(effort.rounds):
            bare.append(_seconds([sys.executable, "-c", BARE], given))
            ours.append(_seconds(table, given))
    slower = median(our / their for our, their in zip(ours, bare, strict=True))
    measured = f"{times(slower)} ({median(ours):.2f} s to {median(bare):.2f} s, {where})"
    yield Row(WHAT, f"<= {GOAL:g}x", measured, slower <= GOAL)


@contextmanager
def _display() -> Iterator[tuple[str, dict[str, str]]]:
    """The display of this machine; where there is none a virtual one; where there is no such thing none at all.

    Without a display both windows are imaginary, and the bare one costs less than any real one would.
    """
    if any(os.environ.get(name) for name in DISPLAYS) or not sys.platform.startswith("linux"):
        yield "on a display", {}
    elif (server := which("Xvfb")) is None:
        yield "without a display", {OUR_OWN: "dummy"}
    else:
        command = [server, "-displayfd", "1", "-screen", "0", "1920x1080x24"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as virtual:
            assert virtual.stdout is not None
            yield "on a virtual display", {"DISPLAY": f":{virtual.stdout.readline().strip()}"}
            virtual.terminate()


def _seconds(command: list[str], given: dict[str, str]) -> float:
    """CPU time of the whole process; of the clock where the system does not tell it."""
    before, begun = _cpu_of_children(), perf_counter()
    subprocess.run(command, env=given, check=True, stdout=subprocess.DEVNULL)
    return (_cpu_of_children() - before) or (perf_counter() - begun)


def _cpu_of_children() -> float:
    if sys.platform == "win32":  # tells nothing of children that have ended
        return 0.0
    from resource import RUSAGE_CHILDREN, getrusage  # noqa: PLC0415

    spent = getrusage(RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime
