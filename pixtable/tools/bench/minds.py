"""How long opponents think."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Match
from pixtable.core.rules import Options
from pixtable.tools.bench.measure import Effort, cost, percentile
from pixtable.tools.bench.playouts import random_match
from pixtable.tools.bench.table import Row, milliseconds
from pixtable.tools.names import name_of


class Goal(NamedTuple):
    """Seconds of CPU that a move of this level may take."""

    level: str
    p95: float
    longest: float

    def __str__(self) -> str:
        return f"p95 <= {self.p95:g} s, never over {self.longest:g} s"


USUAL_GOALS = (Goal("easy", 0.3, 0.3), Goal("normal", 0.3, 0.3), Goal("hard", 1.0, 2.0))


class Trial(NamedTuple):
    """What is asked of the opponents of a game, at tables of these sizes."""

    game: GameInfo
    tables: tuple[int, ...]
    goals: tuple[Goal, ...]
    options: Options = MappingProxyType({})

    def __str__(self) -> str:
        return ", ".join((name_of(self.game), *map(str, self.options.values())))


def mind_rows(trials: Sequence[Trial], effort: Effort) -> Iterator[Row]:
    for trial in trials:
        matches = {seats: random_match(trial.game, seats, Rng(seats), trial.options) for seats in trial.tables}
        for goal in trial.goals:
            costs = {seats: think_everywhere(match, goal.level, effort.acts) for seats, match in matches.items()}
            is_met = all(percentile(each, 95) <= goal.p95 and max(each) <= goal.longest for each in costs.values())
            measured = "; ".join(_told(seats, each) for seats, each in costs.items())
            yield Row(f"a move of {goal.level} at {trial}, {effort.acts} each", str(goal), measured, is_met)


def think_everywhere(match: Match, level: str, places: int) -> list[float]:
    """What a thought costs at so many places, evenly from the first move of a game to its last."""
    costs = []
    for place in range(places):
        match.seek(place * len(match.steps) // places)
        seat = match.to_act[0]
        asked = match.pending(seat)
        think = match.game.mind.think
        costs.append(cost(think, match.view(seat), seat, Opponent(level), place, Budget(), pending=asked))
    return costs


def _told(seats: int, costs: Sequence[float]) -> str:
    return f"{seats} seats: p95 {milliseconds(percentile(costs, 95))}, max {milliseconds(max(costs))}"
