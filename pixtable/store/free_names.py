"""Folders: showing one in the system's own file manager, and a free name in one."""

import os
import sys
from datetime import datetime
from pathlib import Path

from pixtable.store import disk


def open_folder(folder: Path) -> bool:
    """Whether the system took it up. It may still have no window to show: nobody waits for that."""
    try:
        disk.make_folder(folder)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            program = "open" if sys.platform == "darwin" else "xdg-open"
            import subprocess  # noqa: PLC0415 - every start would wait for what few ever ask for

            quiet = subprocess.DEVNULL
            subprocess.Popen([program, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    except OSError:
        return False
    return True


def free_path(folder: Path, stem: str, moment: datetime, suffix: str) -> Path:
    """A name that nobody has: the stem and the moment, with a number where two come in one second."""
    disk.make_folder(folder)
    name, number = f"{stem}-{moment:%Y%m%d-%H%M%S}", 1
    while disk.exists(path := folder / f"{name}{f'-{number}' if number > 1 else ''}{suffix}"):
        number += 1
    return path
