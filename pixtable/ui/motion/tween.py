"""Values in motion, on time that is handed in. Everything can be finished at once: its end is known from the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from pixtable.ui.motion.durations import CARRY_DAMPING, CARRY_STIFFNESS, Ease, linear

Setter = Callable[[float], None]


class Moving(Protocol):
    def advance(self, ms: float) -> float:
        """Go on by so many ms; return what is left over when the end is reached, else a negative number."""

    def finish(self) -> None: ...


class Tween(msgspec.Struct):
    """Carries one number from start to end."""

    put: Setter
    start: float
    end: float
    ms: float
    ease: Ease = linear
    delay: float = 0.0
    spent: float = 0.0

    def advance(self, ms: float) -> float:
        self.spent += ms
        over = self.spent - self.delay - self.ms
        if over >= 0:
            self.finish()
            return over
        if self.spent >= self.delay:
            part = self.ease((self.spent - self.delay) / self.ms)
            self.put(self.start + (self.end - self.start) * part)
        return -1.0

    def finish(self) -> None:
        # A pop comes back to where it began: its ease says so.
        self.put(self.start + (self.end - self.start) * self.ease(1.0))


class Call(msgspec.Struct):
    """A moment: does something once, after a delay."""

    do: Callable[[], None]
    delay: float = 0.0
    spent: float = 0.0
    done: bool = False

    def advance(self, ms: float) -> float:
        self.spent += ms
        if self.spent < self.delay:
            return -1.0
        self.finish()
        return self.spent - self.delay

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.do()


class Until(msgspec.Struct):
    """Waits for something that is so sooner or later."""

    is_so: Callable[[], bool]

    def advance(self, ms: float) -> float:
        return ms if self.is_so() else -1.0

    def finish(self) -> None:
        """Whoever finishes does not wait."""


class Sequence(msgspec.Struct):
    """One after another; what a part leaves over goes to the next, so a long frame loses no time."""

    parts: list[Moving]

    def advance(self, ms: float) -> float:
        left = ms
        while self.parts:
            left = self.parts[0].advance(left)
            if left < 0:
                return -1.0
            self.parts.pop(0)
        return left

    def finish(self) -> None:
        while self.parts:
            self.parts.pop(0).finish()


class Together(msgspec.Struct):
    """All at once; ends with the last."""

    parts: list[Moving]

    def advance(self, ms: float) -> float:
        left = [(part, part.advance(ms)) for part in self.parts]
        if left and all(over >= 0 for _, over in left):
            self.parts = []
            return min(over for _, over in left)
        self.parts = [part for part, over in left if over < 0]
        return -1.0 if self.parts else ms

    def finish(self) -> None:
        for part in self.parts:
            part.finish()
        self.parts = []


class Spring(msgspec.Struct):
    """A carried thing follows its hand with a little lag and settles without wobble."""

    value: float = 0.0
    speed: float = 0.0
    target: float = 0.0
    stiffness: float = CARRY_STIFFNESS
    damping: float = CARRY_DAMPING

    def advance(self, ms: float) -> None:
        left = ms / 1000
        while left > 0:  # small steps: stiff springs explode in large ones
            step = min(left, 0.002)
            pull = (self.target - self.value) * self.stiffness
            drag = 2 * self.damping * self.stiffness**0.5 * self.speed
            self.speed += (pull - drag) * step
            self.value += self.speed * step
            left -= step

    @property
    def is_still(self) -> bool:
        return abs(self.target - self.value) < 0.05 and abs(self.speed) < 1


class Animator(msgspec.Struct):
    """What is in motion now: what tells of the game, and what merely answers a hand."""

    running: list[Moving] = msgspec.field(default_factory=list)
    answers: list[Moving] = msgspec.field(default_factory=list)

    def add(self, moving: Moving) -> None:
        self.running.append(moving)

    def answer(self, moving: Moving) -> None:
        """Like `add`, but nobody waits for it: a hand may never hold the game up."""
        self.answers.append(moving)

    def advance(self, ms: float) -> None:
        if self.running:
            now, self.running = self.running, []
            # Parts may add new ones while they run: keep both.
            self.running = [m for m in now if m.advance(ms) < 0] + self.running
        if self.answers:
            self.answers = [m for m in self.answers if m.advance(ms) < 0]

    def finish(self) -> None:
        while self.running:
            self.running.pop(0).finish()
        self._finish_answers()

    def drop(self) -> None:
        """An answer is brought to its end instead: it may have a mark to take away."""
        self.running.clear()
        self._finish_answers()

    def _finish_answers(self) -> None:
        while self.answers:
            self.answers.pop(0).finish()

    @property
    def is_moving(self) -> bool:
        return bool(self.running or self.answers)
