"""The one runner of a move: its events are written down one by one, as far as the answers reach.

A generator can be neither copied nor saved. So a half-made move is kept as the state before it, the move and the
answers so far, and can run again from its start. Whoever still holds its run may simply go on with it, once.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.rules import Rules, Script


class WrongAnswer(Exception):
    """An answer that was not among the options: it was given in another world than this one."""


class Run:
    """One script, carried out on `state` in place until it ends or waits for the answer to `ask`."""

    __slots__ = ("_evolve", "_script", "ask", "events", "state")

    def __init__(self, rules: Rules[Any, Any, Any], state: Any, script: Script) -> None:
        self.state = state
        self.events: list[Event] = []
        self.ask: Ask | None = None
        self._evolve = rules.evolve
        self._script = script

    def begin(self, answers: Iterable[int | str] = ()) -> "Run":
        """From the start, as far as these answers reach."""
        self._go_on(None)
        for answer in answers:
            if self.ask is None:
                break
            self.answer(answer)
        return self

    def answer(self, answer: int | str) -> None:
        """Go on to the next question, or to the end."""
        if self.ask is None or answer not in self.ask.options:
            raise WrongAnswer(answer)
        self._go_on(answer)

    def _go_on(self, reply: int | str | None) -> None:
        evolve, state, told, send = self._evolve, self.state, self.events, self._script.send
        self.ask = None
        while True:
            try:
                step: Any = send(reply)
            except StopIteration:
                return
            reply = None
            kind = type(step)
            if kind is tuple:
                for event in step:
                    evolve(state, event)
                told += step
            elif kind is Ask:
                self.ask = step
                return
            else:
                evolve(state, step)
                told.append(step)


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
    return Run(rules, state, rules.decide(state, seat, move, chance)).begin(answers)
