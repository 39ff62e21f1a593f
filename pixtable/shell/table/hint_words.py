"""What the rungs of the hint ladder say: where to look, some moves by name, and the best with what it brings."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from pixtable.ai.coach import chances_by, foreseen
from pixtable.core.events import Move, Seat
from pixtable.core.game import Thought
from pixtable.core.rules import ScoreLine
from pixtable.core.telling import Sentence, joined, within
from pixtable.core.why import Weighed
from pixtable.language.words import Words
from pixtable.play.session import Session, view_for
from pixtable.play.telling import Telling
from pixtable.play.terms import Terms

CANDIDATES, NAMED = 3, 2
"""So many moves are pointed at, and so many of them are told by name."""


class Speaker(Protocol):
    """Whoever has the shell's words and every game's."""

    def say(self, key: str, **values: object) -> str: ...

    def tell(self, key: str, **values: object) -> Sentence: ...

    def words_of(self, game_id: str) -> Words: ...


class Advised(Protocol):
    """Of whom a hint speaks, and in which game."""

    @property
    def app(self) -> Speaker: ...

    @property
    def session(self) -> Session: ...

    @property
    def viewer(self) -> Seat: ...

    @property
    def telling(self) -> Telling: ...

    def describe(self, move: Move) -> Sentence:
        """What the viewer would do by this move, in the game's own words."""


class HintWords(Protocol):
    """`moves` are those worth a thought, the best first; where they cannot be told apart, only `look` is said."""

    moves: Sequence[Weighed[Any]]
    can_tell_apart: bool

    def look(self) -> Sentence: ...

    def candidates(self) -> Sentence: ...

    def best(self) -> Sentence: ...


def hint_words(table: Advised, thought: Thought) -> HintWords:
    return InOwnWords(table, thought) if thought.why.about else InTerms(table, thought)


def with_answers(speaker: Speaker, move: Sentence, answers: Sequence[Sentence]) -> Sentence:
    """A move and how it goes on, if that is known."""
    if not answers:
        return move
    between = speaker.say("coach.hints.between")
    return speaker.tell("coach.hints.then", move=move, answers=joined(between, map(within, answers)))


class InTerms:
    """The moves by name; of the best what it brings at once, and what search makes of it."""

    can_tell_apart = True

    def __init__(self, table: Advised, thought: Thought) -> None:
        self._table, self._terms = table, Terms(table.app.words_of(table.session.game.id))
        found = thought.why
        self.moves = found.moves[:CANDIDATES]
        self._brought = [self._effects(one) for one in self.moves]
        chances = chances_by(table.session.match, table.viewer, found)
        self._chances = [min(99, max(1, round(100 * chance))) for chance in chances]  # nothing is ever quite sure

    def look(self) -> Sentence:
        line = self._telling()
        if line is None:
            return self._say("look_far")
        return self._say("look", what=self._terms.name(line.term))

    def candidates(self) -> Sentence:
        between = self._table.app.say("coach.hints.between")
        return self._say("candidates", moves=joined(between, [self._described(one.move) for one in self.moves[:NAMED]]))

    def best(self) -> Sentence:
        said = [self._say("best", move=self._whole(self.moves[0])), self._brings()]
        if len(self.moves) > 1:
            said.append(self._next_best())
        return joined(" ", [part for part in said if part])

    def _whole(self, one: Weighed[Any]) -> Sentence:
        """With how it goes on; an answer together with the move that it is part of, where that is one's own."""
        match, table = self._table.session.match, self._table
        half, said = match.half_made, self._described(one.move)
        if half is not None and half.seat == table.viewer:
            before = view_for(match, half.begun_at, table.viewer)
            begun = table.telling.move(before, table.viewer, half.seat, half.move)
            said = self._say("part", move=said, begun=within(begun))
        view = match.view(table.viewer)
        return with_answers(table.app, said, table.telling.going_on(view, table.viewer, one.then))

    def _described(self, move: Move) -> Sentence:
        return within(self._table.describe(move))

    def _brings(self) -> Sentence:
        """What it changes at once; nothing is said where that is nothing."""
        terms = self._terms.told_apart(*self._brought)[0]
        return self._say("brings", terms=terms) if terms else ()

    def _next_best(self) -> Sentence:
        """By its chance: it is the second of those that the rung before has named."""
        if not self._chances:
            return self._say("second", second=self._described(self.moves[1].move))
        chance, other = self._chances[:2]
        return self._say("odds" if chance > other else "even", chance=chance, other=other)

    def _telling(self) -> ScoreLine | None:
        """The term that the best move changes most to the good.

        Where a mind has told the terms in their order, it is the first of those by which the moves can be told apart.
        """
        lines = self._brought[0]
        if not self.moves[0].terms:
            return max((line for line in lines if line.points > 0), key=lambda line: line.points, default=None)
        return next((line for at, line in enumerate(lines) if line.points > 0 and self._differ(at)), None)

    def _differ(self, at: int) -> bool:
        return len({lines[at].points for lines in self._brought if lines}) > 1

    def _say(self, key: str, **values: object) -> Sentence:
        return self._table.app.tell(f"coach.hints.{key}", **values)

    def _effects(self, one: Weighed[Any]) -> Sequence[ScoreLine]:
        """What a mind did not tell is tried out in worlds of its own, so that nothing hidden is told."""
        match = self._table.session.match
        return one.terms or foreseen(match, match.n, self._table.viewer, one.move)


class InOwnWords:
    """`about` names the sentences that a game has for what is to be decided; the mind has told their values."""

    def __init__(self, table: Advised, thought: Thought) -> None:
        self._table, self._shell = table, table.app
        self._own = table.app.words_of(table.session.game.id)
        self._about, self._look = thought.why.about, thought.why.look
        self.moves = thought.why.moves[:CANDIDATES]
        self.can_tell_apart = self._own.knows(f"coach.{self._about}.one")

    def look(self) -> Sentence:
        return self._own.tell(f"coach.{self._about}.look", **self._look)

    def candidates(self) -> Sentence:
        moves = self._shell.say("coach.hints.between").join(self._told("one", it) for it in self.moves[:NAMED])
        return self._shell.tell("coach.hints.candidates", moves=moves)

    def best(self) -> Sentence:
        """The move as its game says it, and why in the mind's own terms."""
        move, why = within(self._table.describe(self.moves[0].move)), self._told("first", self.moves[0])
        said = [self._shell.tell("coach.hints.best_as", move=move, why=why)]
        if len(self.moves) > 1:
            said.append(self._shell.tell("coach.hints.second", second=self._told("second", self.moves[1])))
        return joined(" ", said)

    def _told(self, key: str, one: Weighed[Any]) -> str:
        """By the first sentence that its values suffice for: the less a mind has told of a move, the plainer."""
        values = self._own.worded(one.words)
        for way in (key, f"{key}_plain"):
            with suppress(KeyError):
                return self._own.say(f"coach.{self._about}.{way}", **values)
        return self._own.say(f"coach.{self._about}.second", **values)
