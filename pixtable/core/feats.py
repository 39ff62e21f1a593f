"""What is worth remembering of a game that is over: feats that its players have done, and how chance fell."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.rules import AnyMatch


class Feat(NamedTuple):
    """Something that teaches by being done, with its clause; `done_in` looks for it in a whole game."""

    id: str
    clause: str
    done_in: Callable[[AnyMatch, Seat], bool]


class Draw(NamedTuple):
    """One fall of chance: what was drawn or rolled, what came, and how likely everything was that could have come."""

    what: str
    outcome: str
    odds: Mapping[str, float]


@dataclass(frozen=True)
class FeatsAndDraws:
    feats: tuple[Feat, ...]
    draws: Callable[[AnyMatch], Iterable[Draw]]


def evenly(outcomes: Iterable[object]) -> dict[str, float]:
    """All as likely as they are often: a fair die, a well-mixed deck."""
    counted = Counter(map(str, outcomes))
    return {outcome: times / counted.total() for outcome, times in counted.items()}
