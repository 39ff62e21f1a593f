"""Why an opponent acted as it did, in words: what its move brought, its chances, and what else it weighed.

While the game goes on nothing is told that the viewer may not know: a move with a piece that is hidden from there is
not named.
"""

from collections.abc import Sequence
from typing import Any

from pixtable.ai.coach import chances_by, foreseen
from pixtable.core.events import Choose, Move, Seat
from pixtable.core.game import Thought
from pixtable.core.telling import Sentence, joined, within
from pixtable.core.why import Weighed
from pixtable.play.session import Session, view_for
from pixtable.play.telling import Telling
from pixtable.play.terms import Terms
from pixtable.shell.table.hint_words import Speaker


class WhyWords:
    """Of the move after position `n`, told to `viewer`."""

    def __init__(self, app: Speaker, session: Session, telling: Telling, viewer: Seat, n: int) -> None:
        self.app, self._session, self._telling = app, session, telling
        self._viewer, self._n = viewer, n
        self._match, self._step = session.match, session.match.steps[n]

    def told(self, thought: Thought) -> Sentence:
        moves = thought.why.moves
        chances: Sequence[float | None] = chances_by(self._match, self._step.seat, thought.why)
        weighed = list(zip(moves, chances or [None for _ in moves], strict=True))
        own = next((chance for one, chance in weighed if one.move == self._step.move), None)
        others = [(one, chance) for one, chance in weighed if one.move != self._step.move]
        if not self._may_know_what_was_done:
            parts = [self._odds(own), self._say("secret")]
        else:
            best = max(others, key=lambda it: it[0].worth, default=None)
            parts = [self._brought(), self._odds(own), self._other(*best, own) if best else ()]
        return joined("\n", [part for part in parts if part]) or self._say("habit")

    def who(self) -> Sentence:
        """Whose deed it is; its sentence follows."""
        return self.app.tell("table.told", name=self._telling.name(self._step.seat), text=())

    def waiting(self) -> Sentence:
        return self._say("waiting", name=self._telling.name(self._step.seat))

    def only(self) -> Sentence:
        return self._say("only")

    # What it saw

    def _brought(self) -> Sentence:
        """What is "yours" to somebody who is advised is its own to an opponent."""
        terms = Terms(self.app.words_of(self._session.game.id), of_another=True)
        brought = terms.told(foreseen(self._match, self._n, self._step.seat, self._step.move))
        return self._say("saw", terms=brought) if brought else ()

    def _odds(self, chance: float | None) -> Sentence:
        return () if chance is None else self._say("odds", chance=round(100 * chance))

    def _other(self, one: Weighed[Any], chance: float | None, own: float | None) -> Sentence:
        """The best of what it did not do; some levels and tastes do not always do what looks best."""
        percent = None if chance is None else round(100 * chance)
        if not self._may_know(one.move):
            return self._say("hidden") if percent is None else self._say("hidden_odds", chance=percent)
        move = self._named(one.move)
        if percent is None:
            return self._say("weighed", move=move)
        is_better = own is not None and percent > round(100 * own)
        return self._say("better" if is_better else "weighed_odds", move=move, chance=percent)

    def _named(self, move: Move) -> Sentence:
        seer = self._step.seat if self._session.is_over else self._viewer
        half = self._match.half_made_at(self._n)
        view = view_for(self._match, self._n, seer)
        return within(self._telling.move(view, seer, self._step.seat, move, half.ask if half else None))

    # Who may know what

    @property
    def may_know_all(self) -> bool:
        """Whether the game is over, or the viewer saw no less than whoever acted."""
        seen, known = (view_for(self._match, self._n, seat) for seat in (self._viewer, self._step.seat))
        return self._session.is_over or bool(seen == known)

    @property
    def _may_know_what_was_done(self) -> bool:
        redact = self._match.rules.redact
        is_shown = all(redact(event, self._viewer) == event for event in self._step.events)
        return is_shown or self._may_know(self._step.move)

    def _may_know(self, move: Move) -> bool:
        """Whether it can be thought of by whoever sees no more than the viewer did then."""
        if self.may_know_all:
            return True
        view = view_for(self._match, self._n, self._viewer)
        if isinstance(move, Choose):  # what may be answered is often in a hand
            return False
        return self._match.rules.refuse(view, self._step.seat, move) is None

    def _say(self, key: str, **values: object) -> Sentence:
        return self.app.tell(f"afterthought.{key}", **values)
