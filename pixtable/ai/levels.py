"""How strong an opponent is, and how a level and a persona pick from what search found."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from pixtable.ai.ismcts import Candidate

A = TypeVar("A")

YARDSTICKS = ("greedy", "random")
"""Players that do not search: what the levels are measured against."""


class Level(NamedTuple):
    """`slip` is how often the second-best move is played instead of the best."""

    simulations: int
    slip: float


LEVELS = {
    "easy": Level(simulations=8, slip=0.35),
    "normal": Level(simulations=100, slip=0.12),
    "hard": Level(simulations=500, slip=0.0),
    "expert": Level(simulations=3000, slip=0.0),
}


def choose(
    candidates: Sequence[Candidate[A]],
    slip: float,
    whim: float,
    rng: Random,
    liking: Callable[[A], float] | None = None,
) -> Candidate[A]:
    """The best candidate, or at times the second best.

    A whimsical mind takes any move that is worth nearly as much as the best: less than `whim` below it. One with a
    liking takes of these what it likes most.
    """
    best = candidates[0]
    tempting = [candidate for candidate in candidates if candidate.worth > best.worth - whim]
    if liking is None and len(tempting) > 1:
        return tempting[rng.randrange(len(tempting))]
    if len(candidates) > 1 and rng.random() < slip:
        return candidates[1]
    if liking is None or not tempting:
        return best
    return max(tempting, key=lambda candidate: (liking(candidate.action), candidate.worth))
