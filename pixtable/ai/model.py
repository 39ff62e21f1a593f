"""What search needs of a game: worlds to try things in, and what they are worth in the end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Choose, Move, Seat
from pixtable.core.open import sample_of
from pixtable.core.resolve import resolve
from pixtable.core.rules import Rules

W = TypeVar("W")
A = TypeVar("A")

NOBODY = -1
"""The actor of a world in which there is nothing left to decide."""


class Model(Protocol[W, A]):
    """A game seen from one seat. Actions are hashable; a world is changed in place."""

    def sample(self, rng: Random) -> W:
        """A world that the seat cannot tell from the true one."""

    def actor(self, world: W) -> Seat: ...

    def actions(self, world: W) -> Sequence[A]: ...

    def play(self, world: W, action: A) -> None: ...

    def finish(self, world: W, rng: Random) -> Sequence[float]:
        """Play the world out, and say what it was worth to each seat: 0 (worst) to 1 (best)."""


class RulesWorld:
    """A true state of a game, with the move that is half made in it."""

    def __init__(self, state: Any, seed: int) -> None:
        self.state = state
        self.seed = seed
        self.steps = 0
        self.ask: Ask | None = None
        self.begun: tuple[Any, Seat, Move, tuple[int | str, ...]] | None = None


class RulesModel:
    """Any game, by its rules alone: the model of a game that has no compact search core."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        view: Any,
        seat: Seat,
        worth: Callable[[Any], Sequence[float]],
        *,
        longest: int | None = None,
    ) -> None:
        """`longest`: a game by chance is broken off after so many moves, and what it is worth then is asked."""
        self._rules = rules
        self._view = view
        self._seat = seat
        self._worth = worth
        self._longest = longest

    def sample(self, rng: Random) -> RulesWorld:
        return RulesWorld(self._rules.determinize(self._view, self._seat, rng), rng.getrandbits(32))

    def actor(self, world: RulesWorld) -> Seat:
        if world.ask:
            return world.ask.seat
        acting = self._rules.to_act(world.state)
        return acting[0] if acting else NOBODY

    def actions(self, world: RulesWorld) -> Sequence[Move]:
        if world.ask:
            return [Choose(option) for option in world.ask.options]
        return [sample_of(move) for move in self._rules.legal(world.state, self.actor(world))]

    def play(self, world: RulesWorld, action: Move) -> None:
        if world.begun and isinstance(action, Choose):
            before, seat, move, answers = world.begun
            answers = (*answers, action.option)
        else:
            before, seat, move, answers = world.state, self.actor(world), action, ()
            world.steps += 1
        world.state = before.copy()
        run = resolve(self._rules, world.state, seat, move, self.chance(world), answers=answers)
        world.ask = run.ask
        world.begun = (before, seat, move, answers) if run.ask else None

    def finish(self, world: RulesWorld, rng: Random) -> Sequence[float]:
        last = None if self._longest is None else world.steps + self._longest
        while self.actor(world) != NOBODY and world.steps != last:
            actions = self.actions(world)
            self.play(world, actions[int(rng.random() * len(actions))])
        return self.worth_now(world)

    def worth_now(self, world: RulesWorld) -> Sequence[float]:
        return self._worth(world.state)

    def chance(self, world: RulesWorld) -> Chance:
        return Chance(world.seed, world.steps)
