"""ST-1: heaps of 3, 4, 5, 6 stones. ST-2: take one to three of one heap. ST-3, ST-4: the last stone decides."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import BadPosition, Options, Refusal, Result, Rules, ScoreLine, Script
from tests.fifth_game.rules.events import StonesEvent, StonesTaken
from tests.fifth_game.rules.moves import StonesMove, Take
from tests.fifth_game.rules.state import LARGEST, SIZES, StonesState

MOST = 3
"""Stones that may be taken at once."""


class StonesRules(Rules[StonesState, StonesMove, StonesEvent]):
    def setup(self, seats: int, options: Options) -> StonesState:
        return StonesState(seats, list(SIZES[: int(options["heaps"])]), bool(options["last_loses"]))

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> StonesState:
        try:
            state = msgspec.convert(data, StonesState)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from error
        if state.seats != seats or state.mover not in range(seats):
            raise BadPosition(f"this is no table of {seats} seats")
        if not 1 <= len(state.heaps) <= len(SIZES) or not all(0 <= heap <= LARGEST for heap in state.heaps):
            raise BadPosition(f"there are 1 to {len(SIZES)} heaps of 0 to {LARGEST} stones")
        if state.last is not None and state.last not in range(seats):
            raise BadPosition("the last stones were taken by nobody who sits here")
        if state.is_over and state.last is None:
            raise BadPosition("somebody has taken the last stone")
        return state

    def opening(self, state: StonesState, chance: Chance) -> Script:
        yield from ()

    def to_act(self, state: StonesState) -> tuple[Seat, ...]:
        return () if state.is_over else (state.mover,)

    def legal(self, state: StonesState, seat: Seat) -> Sequence[StonesMove]:
        if seat not in self.to_act(state):
            return []
        return [Take(heap, n) for heap, stones in enumerate(state.heaps) for n in range(1, min(stones, MOST) + 1)]

    def refuse(self, state: StonesState, seat: Seat, move: StonesMove) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("ST-2", "turn")
        if move.heap not in range(len(state.heaps)) or not 1 <= move.stones <= state.heaps[move.heap]:
            return Refusal("ST-2", "there")
        if move.stones > MOST:
            return Refusal("ST-2", "most", numbers={"most": MOST})
        return None

    def decide(self, state: StonesState, seat: Seat, move: StonesMove, chance: Chance) -> Script:
        yield StonesTaken(seat, move.heap, move.stones)

    def evolve(self, state: StonesState, event: StonesEvent) -> None:
        state.heaps[event.heap] -= event.stones
        state.last = event.seat
        state.mover = (event.seat + 1) % state.seats

    def result(self, state: StonesState) -> Result | None:
        if not state.is_over:
            return None
        is_winner = [(seat == state.last) != state.last_loses for seat in range(state.seats)]
        clause = "ST-4" if state.last_loses else "ST-3"
        return Result(
            scores=tuple(int(won) for won in is_winner),
            winners=tuple(seat for seat, won in enumerate(is_winner) if won),
            ranks=tuple(1 if won else 1 + sum(is_winner) for won in is_winner),
            breakdown=tuple((ScoreLine(1, "last", clause, int(won)),) for won in is_winner),
        )

    def view(self, state: StonesState, seat: Seat) -> StonesState:
        """Everything lies open."""
        return state.copy()

    def redact(self, event: StonesEvent, seat: Seat) -> StonesEvent:
        return event

    def determinize(self, view: StonesState, seat: Seat, rng: Rng) -> StonesState:
        return view.copy()

    def picture(self, state: StonesState) -> dict[str, Any]:
        picture: dict[str, Any] = msgspec.to_builtins(state)
        return picture
