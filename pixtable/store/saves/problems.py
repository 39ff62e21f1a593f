"""What can be wrong with a save, as data. The sentences stand in the text catalogues."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Code: TypeAlias = Literal[
    # Damage: the game opens to its last good move, and the player is told.
    "truncated",
    "altered",
    "impossible",
    # A save that `verify` finds whole, but that today's rules would have played otherwise.
    "differs",
    # Refusals to open.
    "missing",
    "not_a_file",
    "too_large",
    "empty",
    "not_a_save",
    "damaged_start",
    "newer_format",
    "newer_rules",
    "unknown_game",
    # Refusals to write.
    "exists",
    "foreign",
    "changed",
    "too_long",
    # What the disk says to either.
    "disk_full",
    "not_allowed",
    "disk_error",
]


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong; `key` names its sentence, `values` fill its placeholders."""

    code: Code
    values: Mapping[str, int | str] = {}

    @property
    def key(self) -> str:
        return f"saves.{self.code}"


class SaveError(Exception):
    """A save that cannot be opened or written. Neither the table nor the file has changed."""

    def __init__(self, code: Code, **values: int | str) -> None:
        super().__init__(code, values)
        self.problem = Problem(code, values)

    @property
    def code(self) -> Code:
        return self.problem.code

    @property
    def key(self) -> str:
        return self.problem.key

    @property
    def values(self) -> Mapping[str, int | str]:
        return self.problem.values


class Damage(Exception):
    """The first line of a file that cannot be trusted. All before it can."""

    def __init__(self, code: Literal["truncated", "altered", "impossible"], line: int) -> None:
        super().__init__(code, line)
        self.code: Code = code
        self.line = line
