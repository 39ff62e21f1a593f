"""What a running program holds: memory, open files, processes. Linux tells; elsewhere only the peak is known."""

import multiprocessing
import os
import sys
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc/self")
KIB = 1024


class Reading(NamedTuple):
    megabytes: float
    handles: int
    processes: int


def read_gauges() -> Reading:
    return Reading(_megabytes(), _handles(), len(multiprocessing.active_children()))


def _megabytes() -> float:
    if (PROC / "statm").exists():
        pages = int((PROC / "statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415 - Windows has none

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak * KIB / 1e6


def _handles() -> int:
    folder = PROC / "fd"
    return len(list(folder.iterdir())) if folder.exists() else 0
