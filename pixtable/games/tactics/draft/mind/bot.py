"""The opponents of all drafts: they know what cards are worth, what their deck needs, and how surely they can tell."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from pixtable.ai.ismcts import Candidate
from pixtable.ai.levels import YARDSTICKS
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent, Pending, Thought
from pixtable.core.why import Weighed, Why
from pixtable.games.tactics.draft.mind.judge import Judge
from pixtable.games.tactics.draft.rules.pools import LEAST_HEROES, Close, Pools, PutBack, trimming_moves
from pixtable.games.tactics.mind.personas import PERSONAS, PLAIN

CANDIDATES_TOLD = 3


class Level(NamedTuple):
    """`error`: by how much a card's worth is misjudged. `looks_ahead`: whether others and the piles to come count."""

    error: float
    knows_needs: bool
    looks_ahead: bool


LEVELS = {
    "easy": Level(error=25.0, knows_needs=False, looks_ahead=False),
    "normal": Level(error=10.0, knows_needs=True, looks_ahead=False),
    "hard": Level(error=4.0, knows_needs=True, looks_ahead=True),
    "expert": Level(error=0.0, knows_needs=True, looks_ahead=True),
}
GREEDY = Level(error=0.0, knows_needs=False, looks_ahead=False)


class DraftMind:
    """Every opponent of a draft by name. Each draft says what its moves are worth; the rest is common to all."""

    levels = (*LEVELS, *YARDSTICKS)
    personas = tuple(PERSONAS)

    def think(
        self, view: Any, seat: Seat, opponent: Opponent, seed: int, budget: Budget, *, pending: Pending | None = None
    ) -> Thought:
        rng = Rng(seed)
        level = LEVELS.get(opponent.level, GREEDY)
        weights = PERSONAS[opponent.persona] if opponent.persona else PLAIN
        judge = Judge(view.leaders[seat], view.heroes[seat], weights, knows_needs=level.knows_needs)
        if opponent.level == "random":
            weighed = [(move, 0.0) for move in self.moves(view, seat)]
            rng.shuffle(weighed)
        elif view.phase == "trim":
            weighed = trimming_worths(view, seat, judge)
        else:
            weighed = self.worths(view, seat, judge, level)
        found = [Candidate(move, 1, worth + level.error * rng.gauss(0.0, 1.0)) for move, worth in weighed]
        if opponent.level != "random":
            found.sort(key=lambda candidate: -candidate.worth)
        return _thought(found)

    @abstractmethod
    def moves(self, view: Any, seat: Seat) -> Sequence[Move]: ...

    @abstractmethod
    def worths(self, view: Any, seat: Seat, judge: Judge, level: Level) -> list[tuple[Move, float]]:
        """Every move while cards are taken, with what it is worth."""


def trimming_worths(view: Pools, seat: Seat, judge: Judge) -> list[tuple[Move, float]]:
    """A hero that makes the deck worse than it is on the whole is put back, as long as the deck is whole without it."""
    if len(view.heroes[seat]) <= LEAST_HEROES:
        return [(Close(), 0.0)]
    worths = {card: judge.as_hero(card) for card in view.heroes[seat]}
    mean = sum(worths.values()) / max(1, len(worths))
    return [
        (move, mean - worths[move.card] if isinstance(move, PutBack) else 0.0)
        for move in trimming_moves(view, seat)
        if isinstance(move, PutBack | Close)
    ]


def _thought(candidates: Sequence[Candidate[Move]]) -> Thought:
    def told(candidate: Candidate[Move]) -> Weighed[Move]:
        return Weighed(move=candidate.action, worth=round(candidate.worth, 2))

    best = candidates[0]
    why = Why(chosen=told(best), candidates=[told(candidate) for candidate in candidates[:CANDIDATES_TOLD]])
    return Thought(best.action, len(candidates), why)
