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
    move = sample_of(listed)
    plain = msgspec.structs.asdict(move) | game.codec.plain(move)  # the plain form leaves out what is as usual
    free = listed.field if isinstance(listed, Open) else None
    return any(
        all(key == free or (key in plain and _alike(plain[key], value)) for key, value in pattern.items())
        for pattern in patterns
    )


def meant_by(listed: Listed[Move], patterns: Iterable[Pattern], game: GameInfo) -> Move | None:
    """A listed move as a pattern means it: with what is open in it filled in, where the pattern says with what."""
    for pattern in patterns:
        if is_meant(listed, [pattern], game):
            if isinstance(listed, Open) and listed.field in pattern:
                return read_move({**game.codec.plain(listed.sample), **pattern}, game)
            return sample_of(listed)
    return None


def _alike(one: Any, other: Any) -> bool:
    """Words are the same in small letters and in large ones: those who type them do not care."""
    if isinstance(one, str) and isinstance(other, str):
        return one.strip().casefold() == other.strip().casefold()
    return bool(one == other)
