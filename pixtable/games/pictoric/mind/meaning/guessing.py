"""What a seat makes of a clue: which card to lay beside it, which to vote for.

A seat knows the clue, the cards it sees and its own; nothing here takes more.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.reading import Part, Reading
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import deck

STEADIEST = 0.05
LAYING = 0.6
"""A card is chosen to mislead with less doubt than a vote is given: one knows one's own bank well."""


class PictureChoice(NamedTuple):
    """A picture, and how likely each of the candidates seemed."""

    picture: str
    likely: Mapping[str, float]


def opinion(reading: Reading, who: Character) -> Scores:
    """How every picture fits the clue in somebody's eyes: by their leaning, and with associations of their own."""
    scores = list(score(reading, who.taste.leaning))
    for part in reading.parts if who.quirk else ():
        for column, fancy in enumerate(fancies(part, reading, who)):
            scores[column] += fancy
    return scores


def fancies(part: Part, reading: Reading, who: Character) -> list[float]:
    """What every picture has to do with a word of a clue for somebody alone; nobody else would think of it."""
    private = Rng(f"{who.seed}/{part.meanings[0]}")
    size = who.quirk * abs(part.weight) / len(reading.parts) ** 0.5
    return [size * private.gauss(0.0, 1.0) for _ in deck().pictures]


def vote(reading: Reading, shown: Sequence[str], own: str | None, who: Character, rng: Rng) -> PictureChoice:
    """The card that seems to be the leader's: any on the table but one's own (PB-24)."""
    return _choose(reading, [picture for picture in shown if picture != own], who, 1.0, rng)


def lay(reading: Reading, bank: Sequence[str], who: Character, rng: Rng) -> PictureChoice:
    """The card of the bank that others will most easily take for the leader's (PB-22): the best fit."""
    return _choose(reading, bank, who, LAYING, rng)


def _choose(reading: Reading, pictures: Sequence[str], who: Character, doubt: float, rng: Rng) -> PictureChoice:
    scores = opinion(reading, who)
    column = deck().column
    likely = likelihoods(
        [scores[column(picture)] for picture in pictures],
        max(STEADIEST, who.noise * doubt),
    )
    picture = rng.choices(pictures, likely)[0]
    return PictureChoice(picture, dict(zip(pictures, likely, strict=True)))


def likelihoods(scores: Sequence[float], noise: float) -> list[float]:
    best = max(scores)
    weights = [exp((worth - best) / noise) for worth in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]
