"""Whole turns: both actions, whatever else they allow, and the answers to all their questions as one thing to weigh."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pixtable.ai.model import NOBODY, RulesWorld
from pixtable.core.events import Choose, Move, Seat
from pixtable.games.tactics.mind.priors import prior
from pixtable.games.tactics.mind.worlds import SHOWN_LATE, TacticsModel
from pixtable.games.tactics.rules.abilities.choices import DONE
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import Castle, MoveHero, PlayOperation, SendSignal
from pixtable.games.tactics.rules.state import TacticsState

LONGEST = 4
"""Actions of a turn that are thought of; some cards give more, and what comes then comes by itself."""
MOST_ANSWERS = 24
"""Ways to answer all questions of a move that are followed side by side."""
FIDGET = 0.003
"""What it must be worth to change places, so that nobody walks to and fro for nothing."""


class Width(NamedTuple):
    """How much is tried: so many moves at each step, and so many of the tables after one step are gone on from."""

    moves: int
    tables: int


class Turn(NamedTuple):
    """In one world: every move and answer of the seat, how the table stands then, and what it is worth to the seat."""

    steps: tuple[Move, ...]
    world: RulesWorld
    worth: float

    @property
    def first(self) -> Move:
        return self.steps[0]


class Turns:
    """Turns of whoever is to act, in worlds of one model. `nodes` counts the moves and answers that were tried."""

    def __init__(self, model: TacticsModel, most: int = 100_000) -> None:
        """After so many nodes no table is gone on from any more."""
        self._model, self._most = model, most
        self.nodes = 0

    # All of them

    def all(self, world: RulesWorld, width: Width, options: Sequence[Move] = ()) -> list[Turn]:
        """The best first, each way the table can stand only once. `options`: what to begin with, if not with any."""
        seat, now = self._model.actor(world), _moment(world.state)
        ended: dict[Hashable, Turn] = {}
        open_ = [Turn((), world, 0.0)]
        for depth in range(LONGEST):
            reached: dict[Hashable, Turn] = {}
            for number, turn in enumerate(open_):
                if number and self.nodes > self._most:
                    break
                moves = options if depth == 0 and options else self._moves(turn.world, seat, width.moves)
                for move in moves:
                    for after in self._after(turn, move, seat):
                        is_over = _moment(after.world.state) != now or self._model.actor(after.world) != seat
                        known = ended if is_over else reached
                        key = _key(after.world.state)
                        if key not in known or len(known[key].steps) > len(after.steps):
                            known[key] = after
            open_ = _best(reached.values())[: width.tables]
            if not open_:
                break
        for turn in open_:  # so long a turn is broken off
            ended[_key(turn.world.state)] = turn
        return _best(ended.values())

    def best(self, world: RulesWorld, width: Width) -> RulesWorld:
        """The table after what looks best to whoever is to act."""
        return self.all(world, width)[0].world

    def _moves(self, world: RulesWorld, seat: Seat, most: int) -> Sequence[Move]:
        moves = list(_worth_trying(self._model.actions(world)))
        if len(moves) > most and world.ask is None:
            board = Board(world.state)
            moves = sorted(moves, key=lambda move: -prior(board, seat, move))[:most]
        return moves

    def _after(self, turn: Turn, move: Move, seat: Seat) -> Iterator[Turn]:
        """However the questions of a move are answered, as far as they are this seat's own."""
        fidget = FIDGET if isinstance(move, Castle | MoveHero) else 0.0
        asking = [((*turn.steps, move), self._played(turn.world, move))]
        while asking:
            answered = []
            for steps, world in asking:
                self._let_others_answer(world, seat)
                if world.ask is None:
                    yield Turn(steps, world, self._model.worth_now(world)[seat] - fidget)
                elif world.ask.prompt in SHOWN_LATE:
                    answered.append(((*steps, Choose(DONE)), self._played(world, Choose(DONE))))
                else:
                    ways = [Choose(option) for option in world.ask.options]
                    answered += [((*steps, way), self._played(world, way)) for way in ways]
            if len(answered) > MOST_ANSWERS:
                answered.sort(key=lambda way: -self._model.worth_now(way[1])[seat])
            asking = answered[:MOST_ANSWERS]

    def _played(self, world: RulesWorld, move: Move) -> RulesWorld:
        self.nodes += 1
        return self._model.played(world, move)

    def _let_others_answer(self, world: RulesWorld, seat: Seat) -> None:
        while world.ask is not None and world.ask.seat != seat:
            self.nodes += len(world.ask.options)
            self._model.answer_well(world)

    # One of them, in another world

    def follow(self, world: RulesWorld, steps: Sequence[Move], width: Width) -> RulesWorld:
        """As far as the same can be done there; then as it looks best."""
        seat, now = self._model.actor(world), _moment(world.state)
        for step in steps:
            if world.ask is not None and (not isinstance(step, Choose) or step.option not in world.ask.options):
                break
            if world.ask is None and (isinstance(step, Choose) or step not in self._model.actions(world)):
                break
            world = self._played(world, step)
            self._let_others_answer(world, seat)
            if _moment(world.state) != now or self._model.actor(world) != seat:
                return world
        return self.best(world, width) if self._model.actor(world) == seat else world

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


def _worth_trying(moves: Iterable[Move]) -> Iterator[Move]:
    """Signals change nothing that search could see, and free places for operations are all alike."""
    laid = set[int]()
    for move in moves:
        if isinstance(move, SendSignal) or (isinstance(move, PlayOperation) and move.card in laid):
            continue
        if isinstance(move, PlayOperation):
            laid.add(move.card)
        yield move


def _best(turns: Iterable[Turn]) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.worth)


def _moment(state: TacticsState) -> tuple[int, int, int, int | None]:
    return state.match, state.round, state.wave, state.turn


def _key(state: TacticsState) -> Hashable:
    """All that tells one table from another in the same world."""
    return (
        *_moment(state),
        state.actions_left,
        state.extra_actions,
        tuple(sorted(state.used)),
        tuple(state.field),
        tuple(map(tuple, state.hands)),
        tuple(map(tuple, state.reserves)),
        tuple(map(len, state.decks)),
        state.variant,
    )
