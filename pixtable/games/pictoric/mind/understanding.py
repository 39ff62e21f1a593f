"""What an opponent needs to make of pictures and words, and one that makes nothing of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.clues import SAMPLE_TEXT
from pixtable.games.pictoric.rules.deck import PICTOGRAMS, PICTURES
from pixtable.games.pictoric.rules.moves import MOST_PICTOGRAMS
from pixtable.games.pictoric.rules.state import Association


class Player(NamedTuple):
    """Who thinks: how well, with whose taste, and where; a seat's private fancies may differ from its neighbour's."""

    level: str
    persona: str | None
    seat: Seat


class Company(NamedTuple):
    """What everybody knows of the table.

    `guessers` vote on the leader's card and hold about `bank` cards each; `said` are the associations given so far.
    """

    language: str
    theme: str | None
    guessers: int
    bank: int
    said: tuple[str, ...]


class CardChoice(NamedTuple):
    """A picture, and how likely each of those to choose from seemed."""

    card: int
    likely: Mapping[int, float]


class Idea(NamedTuple):
    """An association that a leader could give, and how promising it is."""

    clue: Association
    worth: float


class Understanding(Protocol):
    """What pictures and words mean to an opponent. Pictures are card ids."""

    def understands(self, clue: Association, company: Company) -> bool:
        """Whether an association says anything at all to it; whom it says nothing guess together (PB-56)."""

    def vote(self, clue: Association, cards: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        """The picture that seems to be the leader's (PB-24)."""

    def lay(self, clue: Association, bank: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        """The picture that others will most easily take for the leader's (PB-22)."""

    def lead(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        """Words for a picture, on the theme if there is one: some of the guessers should find it, but not all."""

    def lead_silently(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        """The same without words: by pictograms (PB-53)."""

    def name_theme(self, who: Player, company: Company, rng: Rng) -> str:
        """Something for the leader to keep to (PB-55)."""

    def fits(self, clue: Association, company: Company) -> Sequence[float]:
        """How well every card fits an association, in nobody's eyes in particular."""

    # For hints: in words of the table's language

    def thoughts_of(self, clue: Association, company: Company) -> Sequence[str]:
        """What an association makes one think of, whatever lies on the table; nothing where it says nothing."""

    def reasons(self, clue: Association, card: int, company: Company) -> Sequence[tuple[str, str]]:
        """Words of an association, each with what it leads to on a card; the strongest first."""

    def seen_on(self, card: int, company: Company) -> Sequence[str]: ...

    def name_signs(self, signs: Sequence[str], company: Company) -> Sequence[str]:
        """Pictograms by what they stand for."""


class NoUnderstanding:
    """To whom every picture fits everything: the yardstick for those who understand."""

    def understands(self, clue: Association, company: Company) -> bool:
        """Not a bit less than any other: this one always guesses by chance, and alone."""
        return True

    def vote(self, clue: Association, cards: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        return CardChoice(cards[rng.randrange(len(cards))], dict.fromkeys(cards, 1 / len(cards)))

    def lay(self, clue: Association, bank: Sequence[int], who: Player, company: Company, rng: Rng) -> CardChoice:
        return self.vote(clue, bank, who, company, rng)

    def lead(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        return Idea(Association(text=SAMPLE_TEXT), rng.random())

    def lead_silently(self, card: int, who: Player, company: Company, rng: Rng) -> Idea:
        count = rng.randint(1, MOST_PICTOGRAMS)
        return Idea(Association(pictograms=tuple(rng.sample(PICTOGRAMS, count))), rng.random())

    def name_theme(self, who: Player, company: Company, rng: Rng) -> str:
        return SAMPLE_TEXT

    def fits(self, clue: Association, company: Company) -> Sequence[float]:
        return [0.0] * len(PICTURES)

    def thoughts_of(self, clue: Association, company: Company) -> Sequence[str]:
        return ()

    def reasons(self, clue: Association, card: int, company: Company) -> Sequence[tuple[str, str]]:
        return ()

    def seen_on(self, card: int, company: Company) -> Sequence[str]:
        return ()

    def name_signs(self, signs: Sequence[str], company: Company) -> Sequence[str]:
        return signs
