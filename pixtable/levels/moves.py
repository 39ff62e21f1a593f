"""Moves as levels write them: a whole one as a table, several by a pattern."""

from collections.abc import Iterable
from typing import Any

import msgspec

from pixtable.core.codec import BadJson
from pixtable.core.events import Move
from pixtable.core.game import GameInfo
from pixtable.core.open import Listed, Open, sample_of
from pixtable.levels.format import Pattern


class BadMove(ValueError):
    """A table that is no move of this game."""


def read_move(data: dict[str, Any], game: GameInfo) -> Move:
    try:
        return game.codec.move(msgspec.json.encode(data))
    except BadJson as error:
        raise BadMove(str(error)) from error


def is_meant(listed: Listed[Move], patterns: Iterable[Pattern], game: GameInfo) -> bool:
    """Whether a move has all fields of one of the patterns. What is open in a listed move fits anything."""
    plain = game.codec.plain(sample_of(listed))
    free = listed.field if isinstance(listed, Open) else None
    return any(all(key == free or _has(plain, key, value) for key, value in pattern.items()) for pattern in patterns)


def _has(plain: dict[str, Any], key: str, value: Any) -> bool:
    """Fields that are left out of a move's plain form have their default; a pattern cannot ask for that."""
    return key in plain and plain[key] == value
