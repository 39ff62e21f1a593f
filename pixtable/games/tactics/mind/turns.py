"""Whole turns: both actions, whatever else they allow, and the answers to all their questions as one thing to weigh."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pixtable.ai.model import RulesWorld
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
SHARED_OUT = ("split_damage", "split_heal")
"""Questions that are asked again for each point."""
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
        self.model, self.most = model, most
        self.nodes = 0

    # All of them

    def all(self, world: RulesWorld, width: Width, options: Sequence[Move] = ()) -> list[Turn]:
        """The best first, each way the table can stand only once. `options`: what to begin with, if not with any."""
        seat, now = self.model.actor(world), moment_of(world.state)
        ended: dict[Hashable, Turn] = {}
        open_ = [Turn((), world, 0.0)]
        for depth in range(LONGEST):
            reached: dict[Hashable, Turn] = {}
            for number, turn in enumerate(open_):
                if number and self.nodes > self.most:
                    break
                moves = options if depth == 0 and options else self.moves(turn.world, seat, width.moves)
                for move in moves:
                    for after in self.after(turn, move, seat):
                        is_over = moment_of(after.world.state) != now or self.model.actor(after.world) != seat
                        known = ended if is_over else reached
                        key = _key(after.world.state)
                        if key not in known or len(known[key].steps) > len(after.steps):
                            known[key] = after
            open_ = best_first(reached.values())[: width.tables]
            if not open_:
                break
        for turn in open_:  # so long a turn is broken off
            ended[_key(turn.world.state)] = turn
        return best_first(ended.values())

    def moves(self, world: RulesWorld, seat: Seat, most: int) -> Sequence[Move]:
        moves = list(_worth_trying(self.model.actions(world)))
        if len(moves) > most and world.ask is None:
            board = Board(world.state)
            moves = sorted(moves, key=lambda move: -prior(board, seat, move))[:most]
        return moves

    def after(self, turn: Turn, move: Move, seat: Seat, most: int = MOST_ANSWERS) -> Iterator[Turn]:
        """However the questions of a move are answered, as far as they are this seat's own."""
        fidget = FIDGET if isinstance(move, Castle | MoveHero) else 0.0
        asking = [((*turn.steps, move), self.played(turn.world, move), "")]
        while asking:
            answered = list[tuple[tuple[Move, ...], RulesWorld, str]]()
            for steps, world, asked in asking:
                self.let_others_answer(world, seat)
                if world.ask is None:
                    yield Turn(steps, world, self.model.worth_now(world)[seat] - fidget)
                    continue
                prompt = world.ask.prompt
                for option in _worth_answering(world, is_once_more=prompt == asked):
                    way = Choose(option)
                    answered.append(((*steps, way), self.played(world, way), prompt))
            if len(answered) > most:
                answered.sort(key=lambda way: -self.model.worth_now(way[1])[seat])
            asking = answered[:most]

    def played(self, world: RulesWorld, move: Move) -> RulesWorld:
        self.nodes += 1
        return self.model.played(world, move)

    def let_others_answer(self, world: RulesWorld, seat: Seat) -> None:
        while world.ask is not None and world.ask.seat != seat:
            self.let_answer_well(world)

    def let_answer_well(self, world: RulesWorld) -> None:
        assert world.ask
        self.nodes += len(world.ask.options)
        self.model.answer_well(world)


def _worth_answering(world: RulesWorld, *, is_once_more: bool) -> Sequence[int | str]:
    """Points that are shared out one by one come to the same in any order: nobody is given one after the next is."""
    assert world.ask
    assert world.begun
    if world.ask.prompt in SHOWN_LATE:
        return (DONE,)
    options, last = world.ask.options, world.begun[3][-1:]
    if is_once_more and world.ask.prompt in SHARED_OUT and last[0] in options:
        return options[options.index(last[0]) :]
    return options


def _worth_trying(moves: Iterable[Move]) -> Iterator[Move]:
    """Signals change nothing that search could see, and free places for operations are all alike."""
    laid = set[int]()
    for move in moves:
        if isinstance(move, SendSignal) or (isinstance(move, PlayOperation) and move.card in laid):
            continue
        if isinstance(move, PlayOperation):
            laid.add(move.card)
        yield move


def best_first(turns: Iterable[Turn]) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.worth)


def moment_of(state: TacticsState) -> tuple[int, int, int, int | None]:
    return state.match, state.round, state.wave, state.turn


def _key(state: TacticsState) -> Hashable:
    """All that tells one table from another in the same world."""
    return (
        *moment_of(state),
        state.actions_left,
        state.extra_actions,
        tuple(sorted(state.used)),
        tuple(state.field),
        tuple(map(tuple, state.hands)),
        tuple(map(tuple, state.reserves)),
        tuple(map(len, state.decks)),
        state.variant,
    )
