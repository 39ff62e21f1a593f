"""The opponents of Pictoric Box: they vote, lay and lead by what their understanding makes of pictures and words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.game import Budget, Opponent, Thought
from pixtable.core.open import any_of
from pixtable.games.pictoric.moves import Clue, Lay, Theme, Vote
from pixtable.games.pictoric.rules import PictoricRules
from pixtable.games.pictoric.state import SILENCE, PictoricState
from pixtable.games.pictoric.understanding import NoUnderstanding, Taste, Understanding

RULES = PictoricRules()
RANDOM = "random"
SHARPNESS = {"easy": 1.0, "normal": 2.0, "hard": 4.0, "expert": 12.0, RANDOM: 1.0}
"""By level: the power that tells better from worse. At 1 a picture that fits twice as well is chosen twice as often."""
CANDIDATES_TOLD = 3


class Candidate(NamedTuple):
    move: Move
    worth: float


class PictoricMind:
    """Every opponent of Pictoric Box by name. `random` understands nothing, whatever the others do."""

    levels = tuple(SHARPNESS)
    personas = ("literal", "poet", "joker", "child", "sphinx", "mirror")

    def __init__(self, understanding: Understanding | None = None) -> None:
        self._nothing = NoUnderstanding()
        self._understanding: Understanding = understanding or self._nothing

    def think(self, view: PictoricState, seat: Seat, opponent: Opponent, seed: int, budget: Budget) -> Thought:
        rng = Rng(seed)
        understanding = self._nothing if opponent.level == RANDOM else self._understanding
        taste = Taste(view.language, opponent.persona, view.theme)
        candidates = _candidates(view, seat, understanding, taste, rng)
        chosen = _choose(candidates, SHARPNESS[opponent.level], rng)
        return _thought(chosen, candidates)


def _candidates(
    view: PictoricState, seat: Seat, understanding: Understanding, taste: Taste, rng: Rng
) -> list[Candidate]:
    """What could be done, and how promising it is; where there is nothing to understand, one thing by chance."""
    legal = RULES.legal(view, seat)
    match view.phase:
        case "theme":
            return [Candidate(Theme(understanding.theme(taste, rng)), 1.0)]
        case "clue":
            return _clues(view, understanding, taste, rng)
        case "lay" | "vote":
            moves = [move for move in legal if isinstance(move, Lay | Vote)]
            cards = [move.card if isinstance(move, Lay) else view.sectors[move.sector - 1] for move in moves]
            assert view.clue is not None
            fits = understanding.fits(view.clue, cards, taste)
            return [Candidate(move, fit) for move, fit in zip(moves, fits, strict=True)]
        case _:
            return [Candidate(any_of(legal[rng.randrange(len(legal))], rng), 1.0)]


def _clues(view: PictoricState, understanding: Understanding, taste: Taste, rng: Rng) -> list[Candidate]:
    """An idea for every card that the leader may choose from (PB-21)."""
    think_of = understanding.silent_idea if view.forfeit == SILENCE else understanding.idea
    assert view.drawn is not None
    candidates = []
    for card in (view.drawn, *(view.banks[view.leader] if view.free_choice else ())):
        clue, worth = think_of(card, view.seats - 1, taste, rng)
        move = Clue(text=clue.text, pictograms=clue.pictograms, card=card if view.free_choice else None)
        candidates.append(Candidate(move, worth))
    return candidates


def _choose(candidates: Sequence[Candidate], sharpness: float, rng: Rng) -> Candidate:
    best = max(candidate.worth for candidate in candidates)
    if best <= 0:
        return candidates[rng.randrange(len(candidates))]
    weights = [(candidate.worth / best) ** sharpness for candidate in candidates]
    return rng.choices(candidates, weights)[0]


def _thought(chosen: Candidate, candidates: Sequence[Candidate]) -> Thought:
    def told(candidate: Candidate) -> dict[str, Any]:
        return {"move": candidate.move, "worth": round(candidate.worth, 4)}

    ranked = sorted(candidates, key=lambda candidate: -candidate.worth)[:CANDIDATES_TOLD]
    why = {"chosen": told(chosen), "candidates": [told(candidate) for candidate in ranked]}
    return Thought(chosen.move, len(candidates), why)
