"""A choreography as data: what is done one after another, and how long each step has before the next one.

Durations are beats of the motion table. A press brings all that is left to its end at once, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.tween import Call, Moving, Until
from pixtable.ui.motion.tween import Sequence as InTurn
from pixtable.ui.node import Node

C = TypeVar("C")


@dataclass(frozen=True)
class Step(Generic[C]):
    does: Callable[[C], object]
    """Told who takes part."""
    beat: str = ""
    """How long it has; without one the next step begins in the same frame."""
    until: Callable[[C], bool] | None = None
    """And then the next one waits until this is so."""


def perform(node: Node, motion: Motion, steps: Sequence[Step[C]], cast: C) -> None:
    """On a node's time, which is busy telling until the last step has had its beat."""
    parts: list[Moving] = []
    for step in steps:
        parts.append(Call(lambda does=step.does: does(cast)))  # type: ignore[misc]
        if step.beat:
            parts.append(Call(lambda: None, motion.ms(step.beat)))
        if step.until is not None:
            parts.append(Until(partial(step.until, cast)))
    node.add_motion(InTurn(parts))
