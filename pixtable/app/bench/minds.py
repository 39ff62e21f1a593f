"""How long opponents think."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.app.bench.measure import Effort, cost, percentile
from pixtable.app.bench.playouts import random_match
from pixtable.app.bench.table import Row, milliseconds
from pixtable.core.chance import Rng
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Match
from pixtable.games.pixies import GAME

TABLES = (2, 5)
"""Seats: as few and as many as there can be."""


class Goal(NamedTuple):
    """Seconds of CPU that a move of this level may take."""

    level: str
    p95: float
    longest: float

    def __str__(self) -> str:
        return f"p95 <= {self.p95:g} s, never over {self.longest:g} s"


GOALS = (Goal("easy", 0.3, 0.3), Goal("normal", 0.3, 0.3), Goal("hard", 1.0, 2.0))


def mind_rows(effort: Effort) -> Iterator[Row]:
    matches = {seats: random_match(seats, Rng(seats)) for seats in TABLES}
    for goal in GOALS:
        costs = {seats: think_everywhere(match, goal.level, effort.acts) for seats, match in matches.items()}
        is_met = all(percentile(each, 95) <= goal.p95 and max(each) <= goal.longest for each in costs.values())
        measured = "; ".join(_told(seats, each) for seats, each in costs.items())
        yield Row(f"a move of {goal.level} at Pixies, {effort.acts} each", str(goal), measured, is_met)


def think_everywhere(match: Match, level: str, places: int) -> list[float]:
    """What a thought costs at so many places, evenly from the first move of a game to its last."""
    costs = []
    for place in range(places):
        match.seek(place * len(match.steps) // places)
        seat = match.to_act[0]
        costs.append(cost(GAME.mind.think, match.view(seat), seat, Opponent(level), place, Budget()))
    return costs


def _told(seats: int, costs: Sequence[float]) -> str:
    return f"{seats} seats: p95 {milliseconds(percentile(costs, 95))}, max {milliseconds(max(costs))}"
