"""Scripts that opponents are measured against: none of them looks at what is answered, and each has one idea."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from pixtable.ai.ismcts import Candidate
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget
from pixtable.games.tactics.mind.personas import PLAIN, Weights
from pixtable.games.tactics.mind.reckoning import reckon
from pixtable.games.tactics.mind.thumb import lead
from pixtable.games.tactics.mind.turns import Turns, Width
from pixtable.games.tactics.mind.worlds import TacticsModel
from pixtable.games.tactics.rules.moves import Pass
from pixtable.games.tactics.rules.state import TacticsState

Script: TypeAlias = Callable[[TacticsModel, Seat, Sequence[Move], Budget, Rng], list[Candidate[Move]]]
Judge: TypeAlias = Callable[[TacticsState, Seat], float]

EVERYTHING = Width(200, 200)
DECIDED = 1000.0


def _planner(judge: Judge) -> Script:
    """Tries every turn in one world that could be, and plays the one after which the table looks best.

    Held to so many simulations, it goes so wide and no wider.
    """

    def plan(
        model: TacticsModel, seat: Seat, options: Sequence[Move], budget: Budget, rng: Rng
    ) -> list[Candidate[Move]]:
        best = dict[Move, Candidate[Move]]()
        width = EVERYTHING if budget.simulations is None else Width(budget.simulations, budget.simulations)
        for turn in Turns(model).all(model.sample(rng), width, options):
            worth = _decided(turn.world.state, seat, len(model.view.outcomes)) or judge(turn.world.state, seat)
            if turn.first not in best or worth > best[turn.first].worth:
                best[turn.first] = Candidate(turn.first, 1, worth)
        return sorted(best.values(), key=lambda candidate: -candidate.worth)

    return plan


def _decided(state: TacticsState, seat: Seat, before: int) -> float:
    """Whether the match has been won or lost since."""
    if len(state.outcomes) == before or state.outcomes[-1] is None:
        return 0.0
    return DECIDED if state.teams[state.outcomes[-1]] == state.teams[seat] else -DECIDED


def _with(weights: Weights) -> Judge:
    return lambda state, seat: lead(state, seat, weights)


def _hunting(state: TacticsState, seat: Seat) -> float:
    """Nothing counts like the life of an enemy's leader."""
    return lead(state, seat) + 1.5 * _counted(state, seat)["enemy_leader"]


def _counted(state: TacticsState, seat: Seat) -> Mapping[str, int]:
    return {line.term: line.points for line in reckon(state, seat)}


_RULES_COUNT = {"match": DECIDED, "enemy_leader": 1.0, "leader": 1.0, "enemy_heroes": 3.0, "heroes": 3.0, "cards": 1.0}
_WORTH_NOTHING = 0.01


def _by_rules(
    model: TacticsModel, seat: Seat, options: Sequence[Move], _budget: Budget, rng: Rng
) -> list[Candidate[Move]]:
    """Knows the rules and no more: the one action that takes most life, fells most heroes, or brings most cards."""
    world, tried = model.sample(rng), list[Candidate[Move]]()
    for option in options:
        counted = _counted(model.carried_out(option, world).state, seat)
        points = sum(counted[term] * worth for term, worth in _RULES_COUNT.items())
        gives_up = _WORTH_NOTHING if isinstance(option, Pass) else 0.0
        tried.append(Candidate(option, 1, points - gives_up + _WORTH_NOTHING * rng.random()))
    return sorted(tried, key=lambda candidate: -candidate.worth)


SCRIPTS: Mapping[str, Script] = {
    "planner": _planner(_with(PLAIN)),
    "rusher": _planner(_with(Weights(attack=1.5, life=0.3, leader=1.0, theirs=1.4))),
    "turtle": _planner(_with(Weights(attack=0.7, life=0.9, leader=1.9, theirs=0.7))),
    "hunter": _planner(_hunting),
    "novice": _by_rules,
}
