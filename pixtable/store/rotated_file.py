"""Small files of the player's own: never half written, with a few earlier ones kept."""

import os
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import msgspec

from pixtable.core.codec import BadJson
from pixtable.store.gate import read_record

BACKUPS = 3
T = TypeVar("T", bound=msgspec.Struct)


def load_kept(path: Path, kind: type[T]) -> T:
    """The newest file that can be read; a new record where there is none."""
    for candidate in (path, *_backups(path)):
        try:
            return read_record(candidate, kind)
        except (OSError, *BadJson):
            continue
    return kind()


def keep(path: Path, record: msgspec.Struct) -> None:
    """Atomic, with a few earlier files kept. A disk that refuses loses only the change."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=2)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(text)
        _rotate(path)
        os.replace(part, path)
    except OSError:
        return


def _backups(path: Path) -> list[Path]:
    return [path.with_suffix(f".{number}.json") for number in range(1, BACKUPS + 1)]


def _rotate(path: Path) -> None:
    names = [path, *_backups(path)]
    for newer, older in reversed(list(pairwise(names))):
        if newer.exists():
            os.replace(newer, older)
