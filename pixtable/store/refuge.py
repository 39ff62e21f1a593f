"""Another place for a game whose own file the disk refuses."""

import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from pixtable.store.free_names import free_path
from pixtable.store.library import SUFFIX, Library
from pixtable.store.saves import Recorded, SaveError


def save_elsewhere(recorded: Recorded, library: Library) -> Path | None:
    """Keep the game under another name from now on, in the first place that takes it; None where no place does."""
    for folder in _places(library):
        try:
            path = free_path(folder, recorded.match.game.id, datetime.now(), SUFFIX)
            recorded.move_to(path)
        except (OSError, SaveError):
            continue
        return path
    return None


def _places(library: Library) -> Iterator[Path]:
    """The shelf itself first: it may be only the one file that was lost. Then where people look for their files."""
    from platformdirs import user_documents_path  # noqa: PLC0415 - most games never need it

    yield library.folder
    yield user_documents_path()
    yield Path.home()
    yield Path(tempfile.gettempdir())
