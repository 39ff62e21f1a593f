"""What an opponent needs to make of pictures and words, and one that makes nothing of them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from pixtable.core.chance import Rng
from pixtable.games.pictoric.clues import SAMPLE_TEXT
from pixtable.games.pictoric.deck import PICTOGRAMS
from pixtable.games.pictoric.moves import MOST_PICTOGRAMS
from pixtable.games.pictoric.state import Association


class Taste(NamedTuple):
    """Who gives or hears an association: in which language, with whose ear, and on what theme if there is one."""

    language: str
    persona: str | None = None
    theme: str | None = None


class Idea(NamedTuple):
    """An association that a leader could give, and how promising it is: 0 or more."""

    clue: Association
    worth: float


class Understanding(Protocol):
    """What pictures and words mean to an opponent. Pictures are card ids."""

    def fits(self, clue: Association, cards: Sequence[int], taste: Taste) -> Sequence[float]:
        """How well each of the pictures fits what was given: 0 or more."""

    def idea(self, card: int, guessers: int, taste: Taste, rng: Rng) -> Idea:
        """Words for a picture, such that some of the guessers find it but not all."""

    def silent_idea(self, card: int, guessers: int, taste: Taste, rng: Rng) -> Idea:
        """The same without words: by pictograms (PB-53)."""

    def theme(self, taste: Taste, rng: Rng) -> str:
        """Something for the leader to keep to (PB-55)."""


class NoUnderstanding:
    """To whom every picture fits everything: the yardstick for those who understand."""

    def fits(self, clue: Association, cards: Sequence[int], taste: Taste) -> Sequence[float]:
        return [1.0] * len(cards)

    def idea(self, card: int, guessers: int, taste: Taste, rng: Rng) -> Idea:
        return Idea(Association(text=SAMPLE_TEXT), 1.0)

    def silent_idea(self, card: int, guessers: int, taste: Taste, rng: Rng) -> Idea:
        count = rng.randint(1, MOST_PICTOGRAMS)
        return Idea(Association(pictograms=tuple(rng.sample(PICTOGRAMS, count))), 1.0)

    def theme(self, taste: Taste, rng: Rng) -> str:
        return SAMPLE_TEXT
