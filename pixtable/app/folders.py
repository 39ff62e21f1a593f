"""Showing a folder in the system's own file manager, where there is one."""

import os
import subprocess
import sys
from pathlib import Path


def open_folder(folder: Path) -> bool:
    """Whether the system took it up. It may still have no window to show: nobody waits for that."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            program = "open" if sys.platform == "darwin" else "xdg-open"
            quiet = subprocess.DEVNULL
            subprocess.Popen([program, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    except OSError:
        return False
    return True
