"""An opponent asked once more about a move that it made: at its own level and taste, by what its seat saw then."""

from copy import copy
from typing import TYPE_CHECKING

from pixtable.core.game import Budget, Thought
from pixtable.core.match import Match
from pixtable.play.session import LONGEST_THOUGHT, STOPGAP_SIMULATIONS, Session
from pixtable.play.thinking import ThinkingFailed, ThinkRequest

if TYPE_CHECKING:
    from pixtable.play.thinking import PromptThinker, Thinker

ALL_MOVES = 200


class Afterthought:
    """On the move after position `n`. `poll` is called every frame until it has told, or is stopped."""

    def __init__(self, session: Session, n: int) -> None:
        step, opponent = session.match.steps[n], session.chairs[session.match.steps[n].seat].opponent
        assert opponent is not None
        self._session, self._opponent = session, opponent
        self._match = _standing_at(session.match, n)
        self._move, self._seat = step.move, step.seat
        self._seed = session.seed_at(n)  # so that it comes to the same as it did then

    @property
    def had_no_choice(self) -> bool:
        return len(self._match.legal(self._seat)) < 2

    def poll(self) -> Thought | None:
        """What it thinks, once it does."""
        if not self._session.lends_thinker_to(self):
            self._session.lend_thinker(self)
            self._thinker.ask(self._question())
        try:
            thought = self._thinker.poll()
        except ThinkingFailed:
            thought = self._in_our_own_process()
        if thought is not None:
            self.stop()
        return thought

    def stop(self) -> None:
        if self._session.lends_thinker_to(self):
            self._session.stop_thinking()

    @property
    def _thinker(self) -> "Thinker | PromptThinker":
        return self._session.services.thinker

    def _question(self) -> ThinkRequest:
        return ThinkRequest.about(
            self._match,
            self._seat,
            self._opponent,
            self._seed,
            LONGEST_THOUGHT,
            taught=self._session.taught,
            told=ALL_MOVES,
            also=self._move,
        )

    def _in_our_own_process(self) -> Thought:
        match, seat = self._match, self._seat
        budget = Budget(STOPGAP_SIMULATIONS, told=ALL_MOVES, also=self._move)
        mind = match.game.mind_with(self._session.taught)
        return mind.think(match.view(seat), seat, self._opponent, self._seed, budget, pending=match.pending(seat))


def _standing_at(match: Match, n: int) -> Match:
    """The same steps, those that were taken back too, but standing after step `n`; the match itself stays where it is.

    To look at only: it shares them.
    """
    other = copy(match)
    other.seek(n)
    return other
