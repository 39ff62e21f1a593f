"""Deciding a saved game again, to see whether today's rules would still play it the same way."""

import os
from dataclasses import dataclass

from pixtable.games import GAMES
from pixtable.store.disk import StrPath
from pixtable.store.problems import Problem, SaveError
from pixtable.store.saves.reading import Games, Reading, read


@dataclass(frozen=True)
class Verdict:
    """What a save holds. `rules` are those it was played by, `moves` those that stand in the end.

    What today's rules would decide otherwise in a game by older ones is worth telling, and held against nobody.
    """

    game: str
    rules: int
    moves: int
    damage: Problem | None
    difference: Problem | None
    is_older: bool = False

    @property
    def agrees(self) -> bool:
        return self.damage is None and (self.difference is None or self.is_older)


def verify(path: StrPath, games: Games = GAMES) -> Verdict:
    """Read a save twice, once as it tells itself and once as the rules decide; raises `SaveError` like `load`."""
    told = read(path, games, decide=False)
    if not told.is_open:
        raise SaveError("damaged_start", path=os.fspath(path))
    decided = read(path, games, decide=True)
    return Verdict(
        game=told.header.game,
        rules=told.header.rules,
        moves=len(told.match.steps),
        damage=told.notice,
        difference=_difference(told, decided),
        is_older=told.header.rules < games[told.header.game].rules_version,
    )


def _difference(told: Reading, decided: Reading) -> Problem | None:
    if decided.damage is None or decided.end == told.end:
        return None
    move = decided.match.n + 1 if decided.is_open else 0
    return Problem("differs", {"line": decided.damage.line, "move": move})
