"""How long an opponent is seen to think: by how hard its decision was, and never by what nobody else may know."""

from pixtable.ai.hesitation import hesitation
from pixtable.core.chance import Chance
from pixtable.core.game import Thought
from pixtable.core.open import Open
from pixtable.play.session import Session

UNEVEN = 0.3
"""Nobody takes exactly as long as a thing deserves: up to so much more or less."""
ON_THE_WAY = 0.4
"""A question in the middle of a move has been thought of with the move."""
PART = 100
SALT = 7919


class Pondering:
    """Time goes by while everything has been shown and an opponent is to act; what it really thought counts as well."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._at = -1
        self._waited = 0.0
        self._deserved: float | None = None

    def wait(self, ms: float) -> None:
        if self._at != self._session.match.n:
            self._at, self._waited, self._deserved = self._session.match.n, 0.0, None
        self._waited += ms

    @property
    def part(self) -> float:
        """Of the longest time that anybody may take: what this decision deserves, once there is a thought."""
        thought = self._session.thought()
        if thought is not None and self._deserved is None:
            self._deserved = self._deserves(thought)
        return self._deserved or 0.0

    def is_over(self, longest: float) -> bool:
        return self._session.thought() is not None and self._waited >= longest * self.part

    def _deserves(self, thought: Thought) -> float:
        """Where several act in secret at once nothing, for the pauses after their answers are made by chance. Who has
        to find words finds them sooner or later, by chance, too."""
        session, match = self._session, self._session.match
        seat = match.to_act[0]
        moves = match.legal(seat)
        if session.is_at_once or (len(moves) < 2 and not any(isinstance(move, Open) for move in moves)):
            return 0.0
        chance = Chance(session.seed_at(match.n), SALT)
        if len(thought.why.moves) < 2:
            return chance.below(PART) / PART
        by_chance = 1 + UNEVEN * (2 * chance.below(PART) / PART - 1)
        asked = ON_THE_WAY if match.pending(seat) else 1.0
        return min(1.0, asked * hesitation(thought.why) * by_chance)
