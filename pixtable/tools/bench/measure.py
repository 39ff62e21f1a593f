"""Timing on a shared and noisy machine: CPU time, workloads that take turns, medians."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from statistics import median
from time import process_time
from typing import NamedTuple, ParamSpec, TypeAlias

P = ParamSpec("P")

Workload: TypeAlias = Callable[[], int]
"""Does a little of its work, and says how many units that was."""


class Effort(NamedTuple):
    """How long to measure: rounds of workloads, CPU seconds a workload's turn, and single acts that are timed."""

    rounds: int
    seconds: float
    acts: int


THOROUGH = Effort(rounds=7, seconds=0.4, acts=60)
QUICK = Effort(rounds=3, seconds=0.1, acts=10)


def speeds(workloads: Mapping[str, Workload], effort: Effort) -> dict[str, list[float]]:
    """Units a CPU second: one figure a round for each workload. They take turns, A B A B, so noise meets them alike."""
    measured: dict[str, list[float]] = {name: [] for name in workloads}
    for _ in range(effort.rounds):
        for name, workload in workloads.items():
            measured[name].append(_speed(workload, effort.seconds))
    return measured


def _speed(workload: Workload, seconds: float) -> float:
    units, begun = 0, process_time()
    while (spent := process_time() - begun) <= seconds or not units:
        units += workload()
    return units / spent


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times faster, round by round, and of that the median."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def cost(act: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    """CPU seconds of doing something once."""
    begun = process_time()
    act(*args, **kwargs)
    return process_time() - begun


def percentile(costs: Sequence[float], percent: int) -> float:
    """The cost that so many percent of them do not exceed."""
    return sorted(costs)[ceil(len(costs) * percent / 100) - 1]
