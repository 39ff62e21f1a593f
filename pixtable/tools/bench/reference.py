"""OpenSpiel, the program that ours is measured against: an optional extra.

Its games are driven as ours are: random legal actions, chance sampled by its odds, the returns read at the end.
"""

from importlib import import_module
from typing import Any

from pixtable.core.chance import Rng
from pixtable.tools.bench.measure import Workload

ABSENT = "reference absent: pip install 'pixtable[bench]'"
EXPLORATION = 1.4


def open_spiel() -> "OpenSpiel | None":
    try:
        return OpenSpiel()
    except ImportError:
        return None


class OpenSpiel:
    """A workload's unit is a player's decision; a simulation where it searches."""

    def __init__(self) -> None:
        self._spiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games.block_dominoes")  # registers itself

    def playouts(self, name: str) -> Workload:
        game, chance = self._spiel.load_game(name), Rng(1)

        def play() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_chance_action(state, chance))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(chance.random() * len(actions))])
                    decisions += 1
            state.returns()
            return decisions

        return play

    def ismcts(self, name: str, simulations: int) -> Workload:
        """Its Python search, thinking about the first decision after the deal that is one."""
        numpy, mcts = import_module("numpy"), import_module("open_spiel.python.algorithms.mcts")
        search = import_module("open_spiel.python.algorithms.ismcts")
        game, chance = self._spiel.load_game(name), Rng(1)
        dice = numpy.random.RandomState(1)
        bot = search.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), EXPLORATION, simulations, random_state=dice)
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(_chance_action(state, chance) if state.is_chance_node() else state.legal_actions()[0])

        def think() -> int:
            bot.step(state)
            return simulations

        return think


def _chance_action(state: Any, chance: Rng) -> Any:
    left, outcomes = chance.random(), state.chance_outcomes()
    for action, odds in outcomes:
        left -= odds
        if left < 0:
            return action
    return outcomes[-1][0]  # the odds add up to 1, but for rounding
