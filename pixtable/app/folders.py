"""Showing a folder in the system's own file manager."""

import os
import subprocess
import sys
from pathlib import Path


def open_folder(folder: Path) -> bool:
    """Whether the system took it; the folder is made where it does not exist yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen([opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True
