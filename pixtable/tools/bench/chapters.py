"""What the bench's table tells of, in its order, and how a game gives its part of it."""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from pixtable.tools.bench.measure import Effort
from pixtable.tools.bench.reference import OpenSpiel
from pixtable.tools.bench.table import Row


class Chapter(Enum):
    """Every game has its say in one before the next begins."""

    PLAYOUTS = auto()
    """Games and rounds at random, as fast as they go."""
    SEARCH = auto()
    """What an opponent's search is made of."""
    HISTORY = auto()
    """A game's past: read, sought, taken back, kept."""
    MINDS = auto()
    """How long opponents think."""
    DRAWING = auto()
    """Frames of a table."""


class Bench(NamedTuple):
    """How long to measure, and what to measure against, if it is installed."""

    effort: Effort
    reference: OpenSpiel | None = None


Rows: TypeAlias = Callable[[Bench], Iterator[Row]]
"""Each row as soon as it is measured."""
