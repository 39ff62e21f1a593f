"""How moves are weighed: by a glance at each, by whole turns as they stand, or by turns and the replies to them."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from pixtable.ai.halving import halve
from pixtable.ai.ismcts import Candidate, Found
from pixtable.ai.model import RulesWorld
from pixtable.core.chance import Rng
from pixtable.core.events import Move
from pixtable.core.game import Budget
from pixtable.games.tactics.mind.replies import Replies
from pixtable.games.tactics.mind.turns import Turn, Turns, Width
from pixtable.games.tactics.mind.worlds import TacticsModel
from pixtable.games.tactics.rules.moves import Castle


class Level(NamedTuple):
    """`slip` is how often it takes the second best, `overlooks` how many of all moves it does not even see.

    Without a `width` a level looks no farther than one action. With one it thinks in turns, so wide, in so many
    `worlds`; `simulations` is how often one of the best `turns` is tried in some other world, with the `reply` to it.
    After `nodes` moves of a duel it stops in any case, and sooner at a table of more, where each move costs more.
    """

    slip: float = 0.0
    overlooks: float = 0.0
    width: Width | None = None
    worlds: int = 1
    simulations: int = 0
    turns: int = 8
    reply: Width = Width(8, 2)
    nodes: int = 0


MOST_TURNS = 3
"""Of others, that are looked at before one's own is next."""
WANDERING = 0.02
"""What it must be worth to let two change places, beside all that luck makes a turn seem to be worth."""
DUEL = 2
MOST_NODES = 3000
"""For those who look at no replies."""
NODES_A_TURN = 60
"""About so many moves are tried to find one."""


def weighed(model: TacticsModel, options: Sequence[Move], level: Level, budget: Budget, rng: Rng) -> Found[Move]:
    """The best first. How every seat stands is told only where replies were looked at."""
    simulations = level.simulations if budget.simulations is None else min(level.simulations, budget.simulations)
    if level.overlooks and not budget.counsels:
        options = [option for option in options if rng.random() >= level.overlooks] or [rng.choice(options)]
    if level.width is None or budget.expired():
        return Found(_glanced(model, options, rng), [])
    level = level._replace(nodes=(level.nodes or MOST_NODES) * DUEL // model.view.seats)
    if simulations < level.simulations:
        level = _in_less_time(level, simulations)
    assert level.width is not None
    search = _Search(model, level, rng)
    if not simulations:
        return Found(_by_first_move([(turn, 1, turn.worth) for turn in search.found(options, 1, level.width)]), [])
    return search.tried(search.different(options, level.worlds, level.width, budget.also), budget)


def _in_less_time(level: Level, simulations: int) -> Level:
    """Whoever may try fewer turns does not look as wide for them either."""
    assert level.width is not None
    part = simulations / level.simulations
    width = Width(min(level.width.moves, 10 + simulations), max(2, int(part * level.width.tables)))
    return level._replace(simulations=simulations, worlds=1, width=width, nodes=max(300, int(part * level.nodes)))


def _glanced(model: TacticsModel, options: Sequence[Move], rng: Rng) -> list[Candidate[Move]]:
    world = model.sample(rng)
    tried = [Candidate(option, 1, model.glance(option, world) + 1e-6 * rng.random()) for option in options]
    return sorted(tried, key=lambda candidate: -candidate.worth)


class _Search:
    """Turns of one seat, tried in worlds that are the same for all of them."""

    def __init__(self, model: TacticsModel, level: Level, rng: Rng) -> None:
        self._model, self._level, self._rng = model, level, rng
        self._turns = Turns(model, level.nodes)
        self._replies = Replies(self._turns, model)
        self._worlds: list[RulesWorld] = []

    def found(self, options: Sequence[Move], worlds: int, width: Width) -> list[Turn]:
        """The best of the first world, of the second and so on, then the second best of each."""
        lists = [self._turns.all(self._model.sample(self._rng), width, options) for _ in range(worlds)]
        return [turn for place in zip_longest(*lists) for turn in place if turn is not None]

    def different(self, options: Sequence[Move], worlds: int, width: Width, also: Move | None) -> list[Turn]:
        """Half are the best there are, half the best that begin otherwise; and one begins as is asked about."""
        chosen, firsts, most = dict[tuple[Move, ...], Turn](), set[Move](), self._level.turns
        for turn in self.found(options, worlds, width):
            is_new = turn.first not in firsts
            if len(chosen) < most // 2 or (is_new and len(chosen) < most):
                chosen.setdefault(turn.steps, turn)
                firsts.add(turn.first)
        if also is not None and also not in firsts:
            asked_about = self._turns.all(self._model.sample(self._rng), width, [also])[0]
            chosen[asked_about.steps] = asked_about
        return list(chosen.values())

    def tried(self, best: Sequence[Turn], budget: Budget) -> Found[Move]:
        model, level, turns = self._model, self._level, self._turns
        a_try = NODES_A_TURN * min(MOST_TURNS, model.view.seats - 1)
        tries = min(level.simulations, max(0, level.nodes - turns.nodes) // a_try)

        def is_over() -> bool:
            return turns.nodes >= level.nodes or budget.expired()

        def is_asked_about(turn: Turn) -> bool:
            return turn.first == budget.also

        tried = halve(best, model.seat, tries, self._weigh, is_over, is_kept=is_asked_about)
        worths = [(one.option, one.times, one.worth(model.seat)) for one in tried]
        return Found(_by_first_move(worths), tried[0].standing)

    def _weigh(self, turn: Turn, number: int) -> Sequence[float]:
        """What it is worth to every seat, followed as far as it goes in this world, and replied to."""
        if number == len(self._worlds):
            self._worlds.append(self._model.sample(self._rng))
        model, width = self._model, self._level.reply
        after = self._replies.follow(self._worlds[number], turn.steps, width)
        worths = [*model.worth_now(self._replies.reply(after, model.seat, width, MOST_TURNS))]
        worths[model.seat] -= WANDERING * sum(isinstance(step, Castle) for step in turn.steps)
        return worths


def _by_first_move(tried: Sequence[tuple[Turn, int, float]]) -> list[Candidate[Move]]:
    best = dict[Move, Candidate[Move]]()
    for turn, times, worth in tried:
        best.setdefault(turn.first, Candidate(turn.first, times, worth))
    return list(best.values())
