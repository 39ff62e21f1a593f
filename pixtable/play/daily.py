"""The puzzle of the day: the same for everybody who has the same levels, without asking anybody."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from pixtable.levels.format import Level


def puzzle_of(day: date, game_id: str, pool: Sequence[Level]) -> Level | None:
    """One of the game's own puzzles, by the date alone; none where there are none."""
    if not pool:
        return None
    digest = sha256(f"{day.isoformat()}/{game_id}".encode()).digest()
    by_name = sorted(pool, key=lambda level: level.id)
    return by_name[int.from_bytes(digest[:8], "big") % len(by_name)]
