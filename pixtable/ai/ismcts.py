"""Information set Monte Carlo tree search, from one observer's seat.

Every simulation searches another world that the seat cannot tell from the true one. All of them share
one tree, whose branches are actions; an action competes only in the worlds where it is available, so a
branch's chance is weighed against how often it could have been taken.
"""

from collections.abc import Callable, Sequence
from math import isqrt, log, sqrt
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from pixtable.ai.model import NOBODY, Model
from pixtable.core.events import Seat

A = TypeVar("A")

CURIOSITY = 0.5
"""How much a branch's rarity counts beside its success, whose values lie between 0 and 1."""
WIDEST_AT_FIRST = 2
"""How many actions are tried before any of them is followed further, where they are named in order."""
CLOCK_EVERY = 16
"""The clock is looked at once in so many simulations."""


class Branch:
    """An action, seen from the seat that may take it."""

    __slots__ = ("actor", "available", "branches", "visits", "worth")

    def __init__(self, actor: Seat) -> None:
        self.actor = actor
        self.visits = 0
        self.available = 1
        self.worth = 0.0
        self.branches: dict[Any, Branch] = {}


class Candidate(NamedTuple, Generic[A]):
    """An action at the root, how often search took it, and its mean worth to the searching seat."""

    action: A
    visits: int
    worth: float


class Found(NamedTuple, Generic[A]):
    """The root's actions, the most visited first, and the mean worth to every seat of all that was simulated."""

    candidates: list[Candidate[A]]
    standing: list[float]


def search(
    model: Model[Any, A],
    simulations: int,
    expired: Callable[[], bool],
    rng: Random,
    *,
    curiosity: float = CURIOSITY,
    in_order: bool = False,
) -> Found[A]:
    """At least one simulation is always made.

    `in_order`: the model names the most promising actions first, and others are tried only as a branch is visited
    more often. `curiosity` has to fit how far apart the worths of actions lie.
    """
    root = Branch(NOBODY)
    sums: list[float] = []
    for done in range(simulations):
        if done and done % CLOCK_EVERY == 0 and expired():
            break
        worths = _simulate(model, root, rng, curiosity, in_order)
        sums = [a + b for a, b in zip(sums, worths, strict=True)] if sums else list(worths)
    candidates = [
        Candidate(action, branch.visits, branch.worth / branch.visits) for action, branch in root.branches.items()
    ]
    candidates.sort(key=lambda candidate: (-candidate.visits, -candidate.worth))
    return Found(candidates, [worth / root.visits for worth in sums])


def _simulate(model: Model[Any, Any], root: Branch, rng: Random, curiosity: float, in_order: bool) -> Sequence[float]:
    world = model.sample(rng)
    branch, path = root, []
    while (actor := model.actor(world)) != NOBODY:
        actions = model.actions(world)
        untried = [action for action in actions if action not in branch.branches]
        if in_order and untried and len(actions) - len(untried) >= WIDEST_AT_FIRST + isqrt(branch.visits):
            actions, untried = [action for action in actions if action in branch.branches], []
        if untried:
            action = untried[0 if in_order else int(rng.random() * len(untried))]
            leaf = branch.branches[action] = Branch(actor)
            model.play(world, action)
            path.append(leaf)
            break
        action = _most_promising(branch, actions, curiosity)
        model.play(world, action)
        branch = branch.branches[action]
        path.append(branch)
    worths = model.finish(world, rng)
    root.visits += 1
    for branch in path:
        branch.visits += 1
        branch.worth += worths[branch.actor]
    return worths


def _most_promising(parent: Branch, actions: Sequence[A], curiosity: float) -> A:
    best, best_score = actions[0], -1.0
    for action in actions:
        branch = parent.branches[action]
        branch.available += 1
        visits = branch.visits
        score = branch.worth / visits + curiosity * sqrt(log(branch.available) / visits)
        if score > best_score:
            best, best_score = action, score
    return best
