"""Who sits at the table: people by name, opponents by level and persona."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pixtable.core.game import Opponent

LONGEST_NAME = 14


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's player. Without a level it is a person."""

    name: str
    level: str | None = None
    persona: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def opponent(self) -> "Opponent | None":
        from pixtable.core.game import Opponent  # noqa: PLC0415 - settings name chairs before any game is loaded

        return None if self.level is None else Opponent(self.level, self.persona)
