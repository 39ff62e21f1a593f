"""Who will be first at the centre, judged by the places alone."""

from collections.abc import Sequence
from math import prod
from statistics import NormalDist

from pixtable.games.pictoric.rules.deck import CENTRE

PACE, SPREAD = 2.0, 2.1
"""Cells that a turn brings anybody on average, and how much that varies: counted in games of opponents with each other,
where they hardly depend on how many play."""
INTERVALS = 64
REACH = 4.0
"""Deviations from the mean that are looked at."""


def chances(places: Sequence[float]) -> list[float]:
    """For every seat, that its Pictoric arrives first. Layout may lie between cells, or beyond the centre."""
    arrivals = [_arrival(CENTRE - place) for place in places]
    first = min(arrival.mean - REACH * arrival.stdev for arrival in arrivals)
    last = min(arrival.mean + REACH * arrival.stdev for arrival in arrivals)
    times = [first + (last - first) * i / INTERVALS for i in range(INTERVALS + 1)]
    under_way = [[1.0 - arrival.cdf(time) for time in times] for arrival in arrivals]
    ahead = [_arrives_first(under_way, seat) for seat in range(len(places))]
    return [chance / sum(ahead) for chance in ahead]


def _arrival(left: float) -> NormalDist:
    """In how many turns somebody arrives who has so many cells to go; at the centre itself hardly anything is open."""
    return NormalDist(left / PACE, (max(left, PACE) * SPREAD**2 / PACE**3) ** 0.5)


def _arrives_first(under_way: Sequence[Sequence[float]], seat: int) -> float:
    mine = under_way[seat]
    others = [rows for other, rows in enumerate(under_way) if other != seat]
    return sum((mine[i] - mine[i + 1]) * prod((rows[i] + rows[i + 1]) / 2 for rows in others) for i in range(INTERVALS))
