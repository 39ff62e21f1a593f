"""Another place for a game whose own file the disk refuses."""

import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from pixtable.play.session import Session
from pixtable.store.free_names import free_path
from pixtable.store.library import SUFFIX
from pixtable.store.saves import SaveError


def save_elsewhere(session: Session) -> Path | None:
    """Keep the game under another name from now on, in the first place that takes it; None where no place does."""
    for folder in _places(session):
        try:
            path = free_path(folder, session.game.id, datetime.now(), SUFFIX)
            session.recorded.move_to(path)
        except (OSError, SaveError):
            continue
        return path
    return None


def _places(session: Session) -> Iterator[Path]:
    """The shelf itself first: it may be only the one file that was lost. Then where people look for their files."""
    from platformdirs import user_documents_path  # noqa: PLC0415 - most games never need it

    yield session.services.library.folder
    yield user_documents_path()
    yield Path.home()
    yield Path(tempfile.gettempdir())
