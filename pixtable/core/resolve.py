"""The one runner of a move: replace -> evolve -> settle -> react, and choices by re-execution.

A generator can be neither copied nor saved. So a half-made move is kept as the state before it,
the move and the answers so far, and runs again from its start when the next answer is known.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Event, Move, Seat
from pixtable.core.rules import Rules, Script

DEEPEST_REACTION = 64


class ReactionsTooDeep(Exception):
    """Reactions that set each other off for ever: a fault in a game, never a player's."""


class WrongAnswer(Exception):
    """An answer that was not among the options: it was given in another world than this one."""


class _Waiting(Exception):
    def __init__(self, ask: Ask) -> None:
        super().__init__(ask.prompt)
        self.ask = ask


@cache
def _only_evolves(rules: type[Rules[Any, Any, Any]]) -> bool:
    """Whether a game leaves everything to its scripts: then events need only be written down."""
    return all(getattr(rules, name, None) is getattr(Rules, name) for name in ("replace", "settle", "react"))


class Run:
    """One script and all that follows from it, carried out on `state` in place."""

    def __init__(self, rules: Rules[Any, Any, Any], state: Any, answers: Sequence[int | str] = ()) -> None:
        self.events: list[Event] = []
        self.ask: Ask | None = None
        self._rules = rules
        self._state = state
        self._only_evolves = _only_evolves(type(rules))
        self._answers = iter(answers)

    def carry_out(self, script: Script) -> "Run":
        try:
            if self._only_evolves:
                self._tell(script)
            else:
                self._follow(script, depth=0)
        except _Waiting as waiting:
            self.ask = waiting.ask
        return self

    def _tell(self, script: Script) -> None:
        """What `_follow` does for a game that leaves everything to its scripts: most events are told here."""
        evolve, state, told, send = self._rules.evolve, self._state, self.events, script.send
        reply: int | str | None = None
        while True:
            try:
                step = send(reply)
            except StopIteration:
                return
            reply = None
            if isinstance(step, Event):
                evolve(state, step)
                told.append(step)
            elif isinstance(step, Ask):
                reply = self._answer(step)
            else:
                for event in step:
                    evolve(state, event)
                told.extend(step)

    def _follow(self, script: Script, depth: int) -> None:
        if depth > DEEPEST_REACTION:
            raise ReactionsTooDeep
        reply: int | str | None = None
        while True:
            try:
                step = script.send(reply)
            except StopIteration:
                return
            reply = None
            if isinstance(step, Ask):
                reply = self._answer(step)
            else:
                self._happen(step if isinstance(step, tuple) else (step,), depth)

    def _answer(self, ask: Ask) -> int | str:
        for answer in self._answers:
            if answer not in ask.options:
                raise WrongAnswer(answer)
            return answer
        raise _Waiting(ask)

    def _happen(self, wished: Sequence[Event], depth: int) -> None:
        rules, state = self._rules, self._state
        happened = [real for wish in wished for real in rules.replace(state, wish)]
        self._write(happened)
        while settled := tuple(rules.settle(state)):
            self._write(settled)
            happened.extend(settled)
        for event in happened:
            for reaction in rules.react(state, event):
                self._follow(reaction, depth + 1)

    def _write(self, events: Sequence[Event]) -> None:
        for event in events:
            self._rules.evolve(self._state, event)
            self.events.append(event)


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
