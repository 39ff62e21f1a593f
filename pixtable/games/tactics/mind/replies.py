"""A turn in another world than the one it was thought of in, and what is replied to it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from pixtable.ai.model import NOBODY, RulesWorld
from pixtable.core.events import Choose, Move, Seat
from pixtable.games.tactics.mind.turns import LONGEST, Turn, Turns, Width, best_first, moment_of
from pixtable.games.tactics.mind.worlds import TacticsModel
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import Siege

MOST_WAYS = 3
"""Ways to answer the questions of a move that are gone through side by side and remembered."""


class _Way(NamedTuple):
    """What a move and its answers come to: how the table looks then, and what it is worth to whoever moves.

    `before` and `after` are worlds: without the latter it was tried in another one only.
    """

    worth: float
    steps: tuple[Move, ...]
    is_over: bool
    table: Hashable
    before: RulesWorld | None = None
    after: RulesWorld | None = None


class Replies:
    """In worlds of one model, which differ in what is hidden alone.

    What a move came to where the table looked the same, in whatever world, it is believed to come to in all of them:
    only what is chosen is carried out. So the tenth world costs a fraction of the first.
    """

    def __init__(self, turns: Turns, model: TacticsModel) -> None:
        self._turns, self._model = turns, model
        self._known: dict[Hashable, list[_Way]] = {}

    def follow(self, world: RulesWorld, steps: Sequence[Move], width: Width) -> RulesWorld:
        """As far as the same can be done there; then as it looks best."""
        model, seat, now = self._model, self._model.actor(world), moment_of(world.state)
        for step in steps:
            if world.ask is not None and not _answers(step, world):
                break
            if world.ask is None and (isinstance(step, Choose) or step not in model.actions(world)):
                break
            world = self._turns.played(world, step)
            self._turns.let_others_answer(world, seat)
            if self._is_over(world, seat, now):
                return world
        return self.best(world, width) if model.actor(world) == seat else world

    def reply(self, world: RulesWorld, seat: Seat, width: Width, most: int) -> RulesWorld:
        """The table when an enemy has replied and it is the seat's turn again, or after so many turns."""
        has_replied = False
        for _ in range(most):
            actor = self._model.actor(world)
            if actor == NOBODY or (actor == seat and has_replied):
                break
            has_replied |= actor in world.state.enemies(seat)
            world = self.best(world, width)
        return world

    def best(self, world: RulesWorld, width: Width) -> RulesWorld:
        """The table after the turn that looks best to whoever is to act."""
        seat, now = self._model.actor(world), moment_of(world.state)
        ends, open_ = list[_Way](), [world]
        for _ in range(LONGEST):
            reached: dict[Hashable, _Way] = {}
            for here in open_:
                for way in self._ways(here, seat, width.moves):
                    if way.is_over:
                        ends.append(way)
                    else:
                        reached.setdefault(way.table, way)
            open_ = []
            for way in sorted(reached.values(), key=_best_first)[: width.tables]:
                after = self._gone(way, seat)
                if self._is_over(after, seat, now):  # in this world, otherwise than where it was tried
                    ends.append(way._replace(after=after, worth=self._model.worth_now(after)[seat]))
                else:
                    open_.append(after)
            if not open_ or self._turns.nodes > self._turns.most:
                break
        return self._gone(min(ends, key=_best_first), seat) if ends else open_[0]

    def _ways(self, world: RulesWorld, seat: Seat, most: int) -> Iterator[_Way]:
        here = (seat, world.begun and world.begun[2:], _looks(world.state))
        for move in self._turns.moves(world, seat, most):
            known = self._known.get((here, move))
            if known is not None:
                for way in known:
                    yield way._replace(before=world)
                continue
            now, turns = moment_of(world.state), self._turns.after(Turn((), world, 0.0), move, seat, MOST_WAYS)
            tried = [
                _Way(worth, steps, self._is_over(after, seat, now), _looks(after.state), world, after)
                for steps, after, worth in best_first(turns)[:MOST_WAYS]
            ]
            self._known[here, move] = [way._replace(before=None, after=None) for way in tried]
            yield from tried

    def _gone(self, way: _Way, seat: Seat) -> RulesWorld:
        """As it was tried, or the same in this world; where other questions come, answered as it looks best."""
        if way.after is not None:
            return way.after
        assert way.before
        world = self._turns.played(way.before, way.steps[0])
        self._turns.let_others_answer(world, seat)
        for step in way.steps[1:]:
            if not _answers(step, world):
                break
            world = self._turns.played(world, step)
            self._turns.let_others_answer(world, seat)
        while world.ask is not None:
            self._turns.let_answer_well(world)
        return world

    def _is_over(self, world: RulesWorld, seat: Seat, now: Hashable) -> bool:
        return moment_of(world.state) != now or self._model.actor(world) != seat


def _answers(step: Move, world: RulesWorld) -> bool:
    return isinstance(step, Choose) and world.ask is not None and step.option in world.ask.options


def _best_first(way: _Way) -> float:
    return -way.worth


def _looks(state: TacticsState) -> Hashable:
    """All that tells one table from another but for what is hidden."""
    variant = state.variant
    return (
        *moment_of(state),
        state.actions_left,
        state.extra_actions,
        tuple(sorted(state.used)),
        tuple(state.field),
        tuple(map(len, state.hands)),
        tuple(map(tuple, state.reserves)),
        tuple(map(len, state.decks)),
        tuple(map(len, state.discards)),
        tuple([tuple(map(len, walls)) for walls in variant.walls]) if isinstance(variant, Siege) else variant,
    )
