"""The one runner of a move: its events are written down one by one; choices by re-execution.

A generator can be neither copied nor saved. So a half-made move is kept as the state before it,
the move and the answers so far, and runs again from its start when the next answer is known.
"""

from collections.abc import Sequence
from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.rules import Rules, Script


class WrongAnswer(Exception):
    """An answer that was not among the options: it was given in another world than this one."""


class Run:
    """One script, carried out on `state` in place, as far as the answers reach; then `ask` is what it waits for."""

    __slots__ = ("_answers", "_rules", "_state", "ask", "events")

    def __init__(self, rules: Rules[Any, Any, Any], state: Any, answers: Sequence[int | str] = ()) -> None:
        self.events: list[Event] = []
        self.ask: Ask | None = None
        self._rules = rules
        self._state = state
        self._answers = iter(answers)

    def carry_out(self, script: Script) -> "Run":
        evolve, state, told, send = self._rules.evolve, self._state, self.events, script.send
        reply: int | str | None = None
        while True:
            try:
                step = send(reply)
            except StopIteration:
                return self
            reply = None
            if isinstance(step, tuple):
                for event in step:
                    evolve(state, event)
                told += step
            elif isinstance(step, Ask):
                reply = self._answer(step)
                if reply is None:
                    self.ask = step
                    return self
            else:
                evolve(state, step)
                told.append(step)

    def _answer(self, ask: Ask) -> int | str | None:
        answer = next(self._answers, None)
        if answer is not None and answer not in ask.options:
            raise WrongAnswer(answer)
        return answer


def resolve(
    rules: Rules[Any, Any, Any],
    state: Any,
    seat: Seat,
    move: Move,
    chance: Chance,
    *,
    answers: Sequence[int | str] = (),
) -> Run:
    """Carry out a legal move on `state` in place, as far as the answers reach."""
    return Run(rules, state, answers).carry_out(rules.decide(state, seat, move, chance))
