"""A ready opponent for any game, with levels, from nothing but its rules."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pixtable.ai.ismcts import Candidate, search
from pixtable.ai.levels import YARDSTICKS, Level, choose
from pixtable.ai.model import RulesModel, RulesWorld
from pixtable.core.chance import Rng
from pixtable.core.events import Choose, Move, Seat
from pixtable.core.game import Begun, Budget, Opponent, Pending, Thought
from pixtable.core.open import any_of
from pixtable.core.resolve import WrongAnswer, resolve
from pixtable.core.rules import Result, Rules
from pixtable.core.why import Weighed, Why

LEVELS = {
    "easy": Level(simulations=12, slip=0.3),
    "normal": Level(simulations=80, slip=0.1),
    "hard": Level(simulations=400, slip=0.0),
    "expert": Level(simulations=2000, slip=0.0),
}
LONGEST_PLAYOUT = 400
"""Moves: whoever plays by chance may walk in circles where people would not."""
EVEN = 0.5
"""What a game that has not ended is worth to everybody."""
TRIES = 8
"""Worlds that are looked at for one in which a half-made move asks the same question."""


class SearchMind:
    """Levels and yardsticks of any game; nobody has a character. A game that wants more writes a mind of its own."""

    levels = (*LEVELS, *YARDSTICKS)
    personas: tuple[str, ...] = ()

    def __init__(self, rules: Rules[Any, Any, Any], seats_of: Callable[[Any], int] = lambda state: state.seats) -> None:
        """`seats_of` tells how many sit at the table of a state, where it does not say so itself."""
        self._rules, self._seats_of = rules, seats_of

    def think(
        self, view: Any, seat: Seat, opponent: Opponent, seed: int, budget: Budget, *, pending: Pending | None = None
    ) -> Thought:
        rng = Rng(seed)
        model = _SeatModel(self._rules, view, seat, self._seats_of, pending.begun if pending else None)
        moves = self._moves(view, seat, pending, rng)
        if opponent.level == "random" or len(moves) == 1 or (pending and pending.begun is None):
            return _thought([Candidate(moves[rng.randrange(len(moves))], 1, EVEN)], budget.told, [])
        if opponent.level == "greedy":
            return _thought(_one_move_ahead(model, moves, seat, rng), budget.told, [])
        level = LEVELS[opponent.level]
        simulations = level.simulations if budget.simulations is None else budget.simulations
        found = search(model, max(simulations, len(moves)), budget.expired, rng)
        chosen = choose(found.candidates, 0.0 if budget.counsels else level.slip, 0.0, rng)
        candidates = [chosen, *(one for one in found.candidates if one is not chosen)]
        return _thought(candidates, budget.told, found.standing, found.candidates)

    def _moves(self, view: Any, seat: Seat, pending: Pending | None, rng: Rng) -> list[Move]:
        if pending is not None:
            return [Choose(option) for option in pending.ask.options]
        return [any_of(move, rng) for move in self._rules.legal(view, seat)]


class _SeatModel(RulesModel):
    """The worlds of one seat; where it has begun a move, each of them stands at the same question."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        view: Any,
        seat: Seat,
        seats_of: Callable[[Any], int],
        begun: Begun | None,
    ) -> None:
        def worth(state: Any) -> Sequence[float]:
            return worth_of(rules.result(state), seats_of(state))

        super().__init__(rules, view, seat, worth, longest=LONGEST_PLAYOUT)
        self._begun = begun

    def sample(self, rng: Random) -> RulesWorld:
        if self._begun is None:
            return super().sample(rng)
        for _ in range(TRIES):
            world = self._carried_out(self._begun, rng)
            if world.ask is not None and world.ask.seat == self._seat:
                return world
        return world

    def _carried_out(self, begun: Begun, rng: Random) -> RulesWorld:
        before = self._rules.determinize(begun.before, self._seat, rng)
        world = RulesWorld(before.copy(), rng.getrandbits(32))
        try:
            run = resolve(
                self._rules, world.state, self._seat, begun.move, self.chance(world), answers=begun.answers
            )  # fmt: skip
        except WrongAnswer:  # in this world it would have been asked otherwise
            return world
        world.ask = run.ask
        world.begun = (before, self._seat, begun.move, begun.answers) if run.ask else None
        return world


def worth_of(result: Result | None, seats: int) -> list[float]:
    """To be first is worth 1, to be last nothing; those who share a place share what its places are worth."""
    if result is None or len(result.ranks) < 2:
        return [EVEN] * seats
    ranks = result.ranks
    last = len(ranks) - 1
    return [1 - (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]


def _one_move_ahead(model: _SeatModel, moves: Sequence[Move], seat: Seat, rng: Rng) -> list[Candidate[Move]]:
    """What each move would be worth if the game ended with it; all alike where none ends it."""
    tried = []
    for move in rng.sample(moves, len(moves)):
        world = model.sample(rng)
        model.play(world, move)
        tried.append(Candidate(move, 1, model.worth_now(world)[seat]))
    return sorted(tried, key=lambda candidate: -candidate.worth)


def _thought(
    candidates: Sequence[Candidate[Move]],
    told: int,
    standing: Sequence[float],
    best_first: Sequence[Candidate[Move]] | None = None,
) -> Thought:
    def tell(candidate: Candidate[Move]) -> Weighed[Move]:
        return Weighed(move=candidate.action, visits=candidate.visits, worth=round(candidate.worth, 4))

    why = Why(
        chosen=tell(candidates[0]),
        candidates=[tell(candidate) for candidate in (best_first or candidates)[:told]],
        standing=tuple(standing),
    )
    return Thought(candidates[0].action, sum(candidate.visits for candidate in candidates), why)
