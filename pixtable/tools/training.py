"""What `train` asks of a game whose opponents learn."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple


class Course(NamedTuple):
    """`rounds` of so many games each, every round played as the one before has taught; all of it comes of the seed."""

    games: int
    rounds: int
    seed: int


@dataclass(frozen=True)
class Training:
    """How a game's opponents learn. `learn` tells each game played, and what came of a round; it gives the lessons as
    they are kept in `file`."""

    usual: Course
    file: Path
    learn: Callable[[Course, Callable[[], object], Callable[[str], None]], bytes]
