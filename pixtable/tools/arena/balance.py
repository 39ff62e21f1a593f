"""What `arena --balance` asks of a game that has something to weigh."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from pixtable.core.game import Opponent
from pixtable.core.rules import Options
from pixtable.tools.arena.games import Games

P = TypeVar("P")


class Contest(NamedTuple):
    """Games of an opponent against itself; `options` are all of the game's, those not named at their defaults."""

    options: Options
    opponent: Opponent
    games: int
    simulations: int | None
    seed: int


@dataclass(frozen=True)
class Balance(Generic[P]):
    """Who wins too often: which games tell it, and how they are told of, in whatever order they were played."""

    season: Callable[[Contest], Games[P]]
    table: Callable[[Sequence[P]], str]
    save_picture: Callable[[Sequence[P], str], None]
