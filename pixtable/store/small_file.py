"""A small file of the player's own: never half written, and never thrown away because it cannot be read."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from pixtable.core.codec import BadJson
from pixtable.store.gate import read_record
from pixtable.store.saves.disk import copy_beside, disk_errors, replace
from pixtable.store.saves.problems import SaveError

T = TypeVar("T", bound=msgspec.Struct)
SET_ASIDE = "damaged"


class Kept(Generic[T]):
    """`value` is what the file says, or how `kind` begins. A damaged file is set aside, and `set_aside` is its copy."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._path = path
        self.set_aside: Path | None = None
        self._is_safe_to_write = True
        self.value = self._read(kind)

    def _read(self, kind: type[T]) -> T:
        try:
            return read_record(self._path, kind)
        except (FileNotFoundError, NotADirectoryError):
            return kind()
        except OSError:
            self._is_safe_to_write = False  # what is not ours to read is not ours to replace
        except BadJson:
            self._put_aside()
        return kind()

    def _put_aside(self) -> None:
        try:
            self.set_aside = copy_beside(self._path, SET_ASIDE)
        except OSError:
            self._is_safe_to_write = False

    def put(self, value: T) -> None:
        """At once, or not at all: raises `SaveError` where the disk refuses, and then nothing has changed."""
        if not self._is_safe_to_write:
            raise SaveError("not_allowed", path=str(self._path))
        with disk_errors(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace(self._path, msgspec.json.encode(value))
        self.value = value
