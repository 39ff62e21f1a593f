"""A game in progress: where it stands, how it came there, and how to go back."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Choose, Event, Move, Seat
from pixtable.core.game import Begun, GameInfo, Pending
from pixtable.core.open import Listed
from pixtable.core.resolve import Run, resolve
from pixtable.core.rules import Illegal, Options, Refusal, Result


class Deal(msgspec.Struct, frozen=True):
    """All that fixes a game before its first move."""

    seats: int
    seed: int
    options: Options = {}
    position: Mapping[str, Any] | None = None
    people: tuple[Seat, ...] | None = None
    """The seats that people sit on, where that is known: what they say to each other opponents do not hear."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One move, or one answer to an ask, and what came of it; `asks` where it ended in a question."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    asks: bool = False


class HalfMade(msgspec.Struct, frozen=True, gc=False):
    """A move that waits for an answer: enough to run it again from its start."""

    seat: Seat
    move: Move
    answers: tuple[int | str, ...]
    begun_at: int
    ask: Ask


class Attempt(msgspec.Struct, frozen=True, gc=False):
    """A step that has been decided, and what it leads to; it is part of no match yet."""

    step: Step
    state: Any
    half: HalfMade | None


class Mismatch(Exception):
    """A recorded step that the rules would decide otherwise."""


class Match:
    """A game's steps and the state after each of them.

    States are kept, not recomputed, so undo and seek cost the same however long the game is.
    Nobody but `Match` may change them: whoever wants to try something takes a `copy()`.
    """

    def __init__(self, game: GameInfo, deal: Deal) -> None:
        options = game.read_options(deal.options)
        game.check_seats(deal.seats, options)
        self.game = game
        self.rules = game.rules
        self.deal = msgspec.structs.replace(deal, options=options)
        if deal.position is None:
            blank = self.rules.setup(deal.seats, options)
        else:
            blank = self.rules.position(deal.position, deal.seats, options)
        if deal.people is not None:
            self.rules.seat_people(blank, deal.people)
        self._blank = blank
        self.opening: tuple[Event, ...] = ()
        self.steps: list[Step] = []
        self._states: list[Any] = [blank]
        self._halves: list[HalfMade | None] = [None]
        self._waiting: tuple[HalfMade, Run] | None = None
        """The run that the last question came up in: its answer goes on with it, once."""
        self._listed: tuple[Any, Seat, Sequence[Listed[Move]]] = (None, -1, ())
        """The moves of one seat in one state: listed once, however often they are asked for."""
        self.n = 0

    @classmethod
    def start(cls, game: GameInfo, deal: Deal) -> "Match":
        """A new game, shuffled and dealt."""
        match = cls(game, deal)
        match.open_with(match._decide_opening())
        return match

    def _decide_opening(self) -> tuple[Event, ...]:
        state = self._blank.copy()
        run = Run(self.rules, state, self.rules.opening(state, Chance(self.deal.seed, 0))).begin()
        return tuple(run.events)

    def open_with(self, events: Sequence[Event], *, check: bool = False) -> None:
        """Fold a recorded opening instead of deciding a new one."""
        if check and tuple(events) != self._decide_opening():
            raise Mismatch
        state = self._blank.copy()
        self._fold(state, events)
        self.opening = tuple(events)
        self._states = [state]

    # Where it stands

    @property
    def blank(self) -> Any:
        """The state before the opening, to look at."""
        return self._blank

    @property
    def state(self) -> Any:
        return self._states[self.n]

    @property
    def half_made(self) -> HalfMade | None:
        return self._halves[self.n]

    @property
    def result(self) -> Result | None:
        return None if self._halves[self.n] else self.rules.result(self._states[self.n])

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.to_act_at(self.n)

    def to_act_at(self, n: int) -> tuple[Seat, ...]:
        """Who was to act after step `n`: to move, or to answer."""
        half = self._halves[n]
        return (half.ask.seat,) if half else self.rules.to_act(self._states[n])

    def legal(self, seat: Seat) -> Sequence[Listed[Move]]:
        now = self._states[self.n]
        state, whose, moves = self._listed
        if state is not now or whose != seat:
            moves = self._list(seat)
            self._listed = (now, seat, moves)
        return moves

    def _list(self, seat: Seat) -> Sequence[Listed[Move]]:
        half = self._halves[self.n]
        if half is None:
            return self.rules.legal(self._states[self.n], seat)
        return [Choose(option) for option in half.ask.options] if seat == half.ask.seat else []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        half = self.half_made
        if half is None:
            if isinstance(move, Choose):
                return Refusal("TABLE", "nothing_to_choose")
            return self.rules.refuse(self.state, seat, move)
        if seat != half.ask.seat or not isinstance(move, Choose) or move.option not in half.ask.options:
            return Refusal(half.ask.clause, "choose")
        return None

    def _has_listed(self, seat: Seat, move: Move) -> bool:
        """Whether a move was found among the legal ones already: then nobody need look for a reason against it."""
        state, whose, moves = self._listed
        return state is self._states[self.n] and whose == seat and move in moves

    def view(self, seat: Seat) -> Any:
        return self.rules.view(self.state, seat)

    def pending(self, seat: Seat) -> Pending | None:
        """The question that this seat has to answer now, with what it may know of how it came up."""
        half = self.half_made
        if half is None or half.ask.seat != seat:
            return None
        if any(step.seat != seat for step in self.steps[half.begun_at : self.n]):
            return Pending(half.ask)
        before = self.rules.view(self._states[half.begun_at], seat)
        return Pending(half.ask, Begun(before, half.move, half.answers))

    # Going on

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Carry out a move and return what happened; raises `Illegal` and changes nothing."""
        attempt = self.attempt(seat, move)
        self.take(attempt)
        return attempt.step.events

    def attempt(self, seat: Seat, move: Move) -> Attempt:
        """What a move would do here, for whoever has to write it down before it is done; raises `Illegal`."""
        if not self._has_listed(seat, move) and (refusal := self.refuse(seat, move)):
            raise Illegal(refusal)
        state, events, half = self._decide(seat, move)
        return Attempt(Step(seat, move, events, asks=half is not None), state, half)

    def take(self, attempt: Attempt) -> None:
        """Go on with what was attempted in this very position."""
        if self.n < len(self.steps):
            del self.steps[self.n :], self._states[self.n + 1 :], self._halves[self.n + 1 :]
        self.steps.append(attempt.step)
        self._states.append(attempt.state)
        self._halves.append(attempt.half)
        self.n += 1

    def replay(self, step: Step, *, check: bool = False) -> None:
        """Fold a recorded step. With `check`, or where it asks, it is decided again too.

        Without `check` it may be of older rules, whose events did not tell all that today's do.
        """
        state, half = self.state.copy(), None
        if check or step.asks:
            if self.refuse(step.seat, step.move):
                raise Mismatch
            state, events, half = self._decide(step.seat, step.move)
            is_same = events == step.events if check else _are_told(events, step.events)
            if not is_same or step.asks != (half is not None):
                raise Mismatch
        else:
            self._fold(state, step.events)
        self.take(Attempt(step, state, half))

    def _decide(self, seat: Seat, move: Move) -> tuple[Any, tuple[Event, ...], HalfMade | None]:
        half = self._halves[self.n]
        if half is not None and isinstance(move, Choose):
            return self._go_on(half, move.option)
        begun_at = self.n
        chance = Chance(self.deal.seed, begun_at + 1)
        run = resolve(self.rules, self._states[begun_at].copy(), seat, move, chance)
        waiting = None if run.ask is None else HalfMade(seat, move, (), begun_at, run.ask)
        return self._state_after(run, waiting), tuple(run.events), waiting

    def _go_on(self, half: HalfMade, option: int | str) -> tuple[Any, tuple[Event, ...], HalfMade | None]:
        """With the run that waits for this answer; by running again where it was gone on with, or is another's."""
        told = sum(len(step.events) for step in self.steps[half.begun_at : self.n])
        answers = (*half.answers, option)
        if self._waiting is not None and self._waiting[0] is half:
            run, self._waiting = self._waiting[1], None
            run.answer(option)
        else:
            state, chance = self._states[half.begun_at].copy(), Chance(self.deal.seed, half.begun_at + 1)
            run = resolve(self.rules, state, half.seat, half.move, chance, answers=answers)
        waiting = None if run.ask is None else HalfMade(half.seat, half.move, answers, half.begun_at, run.ask)
        return self._state_after(run, waiting), tuple(run.events[told:]), waiting

    def _state_after(self, run: Run, waiting: HalfMade | None) -> Any:
        """The run's own state, or a copy while the run may still be gone on with."""
        if waiting is None:
            return run.state
        self._waiting = waiting, run
        return run.state.copy()

    def _fold(self, state: Any, events: Sequence[Event]) -> None:
        for event in events:
            self.rules.evolve(state, event)

    # Going back and aside

    def state_at(self, n: int) -> Any:
        """The state after step `n`, to look at."""
        return self._states[n]

    def half_made_at(self, n: int) -> HalfMade | None:
        """The move that waited for an answer after step `n`."""
        return self._halves[n]

    def seek(self, n: int) -> None:
        """Stand after step `n`. Later steps stay, until another move is played here."""
        if not 0 <= n <= len(self.steps):
            raise IndexError(n)
        self.n = n

    def can_undo(self, *, practice: bool = False) -> bool:
        """In a counted game nobody takes back what has shown somebody something new."""
        if self.n == 0:
            return False
        return practice or not any(event.reveals for event in self.steps[self.n - 1].events)

    def undo(self, *, practice: bool = False) -> bool:
        if not self.can_undo(practice=practice):
            return False
        self.n -= 1
        return True

    def branch(self) -> "Match":
        """A second match that stands here and goes its own way."""
        other = copy(self)
        other.steps = self.steps[: self.n]
        other._states = self._states[: self.n + 1]
        other._halves = self._halves[: self.n + 1]
        other._waiting = None  # a run can be gone on with only once
        return other


def _are_told(events: Sequence[Event], told: Sequence[Event]) -> bool:
    """Whether a record of older rules tells of these events: a field that came later stands at its default there."""
    return len(events) == len(told) and all(map(_is_told, events, told))


def _is_told(event: Event, told: Event) -> bool:
    if event == told:
        return True
    return type(event) is type(told) and all(
        getattr(told, field.name) in (getattr(event, field.name), field.default)
        for field in msgspec.structs.fields(event)
    )
