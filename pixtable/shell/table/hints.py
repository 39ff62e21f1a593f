"""The hint ladder: where to look, then two moves worth a thought, then the best with its arithmetic."""

from collections.abc import Sequence
from typing import Protocol

from pixtable.core.events import Move
from pixtable.core.game import Thought
from pixtable.core.open import Listed, Open
from pixtable.shell.kit.toast import Toast
from pixtable.shell.table.hint_words import NAMED, Advised, hint_words
from pixtable.table.rich import rich
from pixtable.table.stage import Stage


class Hinted(Advised, Protocol):
    """What the ladder asks of the table it leans on."""

    @property
    def moves(self) -> Sequence[Listed[Move]]: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def toast(self) -> Toast: ...

    def sound(self, name: str, step: int = 0) -> None: ...


class Hints:
    """Each press goes one rung higher; a move, or any other change, takes the ladder away."""

    def __init__(self, table: Hinted) -> None:
        self._table = table
        self._at: object = None
        self._rung = 0
        self._thought: Thought | None = None
        self.is_waiting = False

    def press(self) -> None:
        place = (self._table.session.match.n, self._table.viewer)
        if place != self._at:
            self._at, self._rung, self._thought = place, 0, None
        self._rung = min(3, self._rung + 1)
        if self._thought is None:
            self.is_waiting = True
            self._table.session.ask_for_hint(self._table.viewer)
        else:
            self._show(self._thought)

    def forget(self) -> None:
        self.is_waiting = False

    def wait(self) -> bool:
        """Called every frame: True while the hint is being thought about."""
        if not self.is_waiting:
            return False
        thought = self._table.session.hint(self._table.viewer)
        if thought is None:
            self.is_waiting = self._table.session.is_thinking
            return self.is_waiting
        self.is_waiting, self._thought = False, thought
        self._table.sound("hint_chime")
        self._show(thought)
        return False

    def _show(self, thought: Thought) -> None:
        stage, words = self._table.stage, hint_words(self._table, thought)
        stage.quieten()
        shown: Sequence[Move] = ()
        if not self._has_choice:
            stage.demonstrate(thought.move)
            shown, told = (thought.move,), self._table.app.tell("coach.hints.only")
        elif self._rung == 1 or not words.can_tell_apart:
            stage.propose([one.move for one in words.moves] if words.can_tell_apart else ())
            told = words.look()
        elif self._rung == 2 and self._has_many:
            stage.propose([one.move for one in words.moves[:NAMED]])
            told = words.candidates()
        else:
            stage.demonstrate(thought.move)
            shown, told = (thought.move,), words.best()
        self._table.toast.show(rich(told), until=self._is_past, spoken_of=lambda: stage.pointed_at(shown))

    def _is_past(self) -> bool:
        """The table has changed since it was asked for."""
        return self._at != (self._table.session.match.n, self._table.viewer)

    @property
    def _has_choice(self) -> bool:
        return self._are_more_than(1)

    @property
    def _has_many(self) -> bool:
        """To name some of them would say something."""
        return self._are_more_than(NAMED)

    def _are_more_than(self, n: int) -> bool:
        moves = self._table.moves
        return len(moves) > n or any(isinstance(move, Open) for move in moves)
