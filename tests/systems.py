"""What not every system has, for tests that need it: they are left out elsewhere, and say why."""

import os
import tempfile
from functools import cache
from pathlib import Path

import pytest


def reads_everything() -> bool:
    """Whether no file can be kept from us: we are root, or a mode does not say who may read (Windows)."""
    return getattr(os, "geteuid", lambda: 0)() == 0


@cache
def makes_links() -> bool:
    """On Windows that takes a right which few have, and Wine says that it has made one and has not."""
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder, "link")
        try:
            link.symlink_to(Path(folder, "nowhere"))
        except (OSError, NotImplementedError):
            return False
        return link.is_symlink()


needs_locked_files = pytest.mark.skipif(reads_everything(), reason="every file can be read by whoever runs this")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipe is a file here")
needs_links = pytest.mark.skipif(not makes_links(), reason="no links can be made here")
needs_open_files_to_move = pytest.mark.skipif(os.name == "nt", reason="a file that is open stays where it is")
needs_synced_folders = pytest.mark.skipif(os.name == "nt", reason="no folder can be synced there")
