"""What the rungs of the hint ladder say: in terms that the rules count, or as a game puts it itself."""

from collections.abc import Sequence
from typing import Any, Protocol

from pixtable.ai.coach import chances_by, effects
from pixtable.core.events import Choose, Seat
from pixtable.core.game import Thought
from pixtable.core.rules import ScoreLine
from pixtable.core.what_if import imagine_at
from pixtable.core.why import Weighed
from pixtable.language.figures import signed
from pixtable.language.words import Words
from pixtable.play.session import Session

CANDIDATES = 3
TERMS = 3
"""More than these nobody takes in at once."""


class Speaker(Protocol):
    """Whoever has the shell's words and every game's."""

    def say(self, key: str, **values: object) -> str: ...

    def words_of(self, game_id: str) -> Words: ...


class Advised(Protocol):
    """Of whom a hint speaks, and in which game."""

    @property
    def app(self) -> Speaker: ...

    @property
    def session(self) -> Session: ...

    @property
    def viewer(self) -> Seat: ...

    def say(self, key: str, **values: object) -> str:
        """A sentence of the game's own."""


class HintWords(Protocol):
    """`moves` are those worth a thought, the best first; where they cannot be told apart, only `look` is said."""

    moves: Sequence[Weighed[Any]]
    can_tell_apart: bool

    def look(self) -> str: ...

    def candidates(self) -> str: ...

    def best(self) -> str: ...


def hint_words(table: Advised, thought: Thought) -> HintWords:
    return InOwnWords(table, thought) if thought.why.about else InTerms(table, thought)


class InTerms:
    """By what moves bring at once, and by what search makes of them."""

    can_tell_apart = True

    def __init__(self, table: Advised, thought: Thought) -> None:
        self._table = table
        found = thought.why
        self.moves = found.moves[:CANDIDATES]
        self._brought = [self._effects(one) for one in self.moves]
        self._chances = [round(100 * chance) for chance in chances_by(table.session.match, table.viewer, found)]

    def look(self) -> str:
        line = self._telling(0)
        if line is None:
            return self._say("look_far")
        return self._say("look", what=self._table.say(f"coach.terms.{line.term}"), clause=line.clause)

    def candidates(self) -> str:
        reasons = dict.fromkeys(map(self._reason, range(len(self.moves))))  # each is told once
        return self._say("candidates", reasons=", ".join(reasons))

    def best(self) -> str:
        if len(self.moves) == 1:
            return self._say("best_alone", terms=self._sum(0))
        terms, second = self._sum(0), self._sum(1)
        if not self._chances:
            return self._say("best", terms=terms, second=second)
        chance, other = self._chances[:2]
        if self._bring_the_same(0, 1):
            return self._say("alike" if chance > other else "alike_and_even", terms=terms, chance=chance, other=other)
        return self._say(
            "best_by_chance" if chance > other else "even", terms=terms, second=second, chance=chance, other=other
        )

    def _telling(self, place: int) -> ScoreLine | None:
        """The term that a move changes most to the good.

        Where a mind has told the terms in their order, it is the first of those by which the moves can be told apart.
        """
        lines = self._brought[place]
        if not self.moves[place].terms:
            return max((line for line in lines if line.points > 0), key=lambda line: line.points, default=None)
        return next((line for at, line in enumerate(lines) if line.points > 0 and self._differ(at)), None)

    def _differ(self, at: int) -> bool:
        return len({lines[at].points for lines in self._brought if lines}) > 1

    def _bring_the_same(self, one: int, other: int) -> bool:
        return [line.points for line in self._brought[one]] == [line.points for line in self._brought[other]]

    def _reason(self, place: int) -> str:
        line = self._telling(place)
        if line is None and self._chances:
            return self._say("chance", n=self._chances[place])
        return self._say("patience") if line is None else self._table.say(f"coach.reasons.{line.term}")

    def _sum(self, place: int) -> str:
        """The terms by which the moves differ before the others: not all of them are told."""
        changed = [(not self._differ(at), at, line) for at, line in enumerate(self._brought[place]) if line.points]
        told = [self._term(line) for _, _, line in sorted(changed, key=lambda it: it[:2])[:TERMS]]
        return ", ".join(told) or self._say("nothing")

    def _term(self, line: ScoreLine) -> str:
        return f"{self._table.say(f'coach.terms.{line.term}')} {signed(line.points)}"

    def _say(self, key: str, **values: object) -> str:
        return self._table.app.say(f"coach.hints.{key}", **values)

    def _effects(self, one: Weighed[Any]) -> Sequence[ScoreLine]:
        """What a mind did not tell is tried out in a world of its own, so that nothing hidden is told."""
        if one.terms:
            return one.terms
        match, viewer = self._table.session.match, self._table.viewer
        if isinstance(one.move, Choose):
            return []
        world = imagine_at(match, match.n, viewer, match.n)
        return effects(world, world.n, viewer, one.move)


class InOwnWords:
    """`about` names the sentences that a game has for what is to be decided; the mind has told their values."""

    def __init__(self, table: Advised, thought: Thought) -> None:
        self._shell, self._own = table.app, table.app.words_of(table.session.game.id)
        self._about, self._look = thought.why.about, thought.why.look
        self.moves = thought.why.moves[:CANDIDATES]
        self.can_tell_apart = self._own.knows(f"coach.{self._about}.one")

    def look(self) -> str:
        return self._own.say(f"coach.{self._about}.look", **self._look)

    def candidates(self) -> str:
        return self._shell.say("coach.hints.candidates", reasons="; ".join(self._told("one", it) for it in self.moves))

    def best(self) -> str:
        first = self._told("first", self.moves[0])
        if len(self.moves) == 1:
            return self._shell.say("coach.hints.best_alone", terms=first)
        return self._shell.say("coach.hints.best", terms=first, second=self._told("second", self.moves[1]))

    def _told(self, key: str, one: Weighed[Any]) -> str:
        """Where there is no more to tell of a move than of a second best, it is told like one."""
        values = self._own.worded(one.words)
        try:
            return self._own.say(f"coach.{self._about}.{key}", **values)
        except KeyError:
            return self._own.say(f"coach.{self._about}.second", **values)
