"""How well every picture fits a clue as it was read, and which word speaks for which facet."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from pixtable.games.pictoric.mind.meaning.lexicon import Meaning
from pixtable.games.pictoric.mind.meaning.likeness import in_letters, in_meaning
from pixtable.games.pictoric.mind.meaning.reading import Part, Reading
from pixtable.games.pictoric.mind.meaning.tables import deck, row

Scores: TypeAlias = Sequence[float]
"""One number a picture of the whole deck, in its order; about 0 on average, 1 and more for a good fit."""

SENSES = 6
LIKELIEST_SENSE = 0.6
"""A word of several senses is mostly meant in the one that fits the picture, but not only."""
STRONGEST_WORD = 0.1
"""The share of the one strongest word; the rest is the mean of all, so that a picture must fit most of them."""


class Reason(NamedTuple):
    """A word of a clue and the facet of a picture that it led to."""

    word: str
    facet: str
    concept: int
    worth: float


LETTERS, MEANINGS = 5.6, 1.4
"""What likeness to what people say of a picture counts beside the meaning of the single words."""
WHOLE = 0.48
"""Of all three together, so that a good fit is still worth about 1."""


def score(reading: Reading, leaning: float = 0.0) -> Scores:
    """Leaning is how much only what is to be seen counts; below 0 it counts less than the rest."""
    if reading.says_nothing:
        return [0.0] * len(deck().pictures)
    words = by_words(reading, leaning)
    if not reading.text:
        return words
    letters = _centred(in_letters(reading.text, reading.language), LETTERS)
    meanings = _centred(in_meaning(reading), MEANINGS)
    return [WHOLE * sum(parts) for parts in zip(words, letters, meanings, strict=True)]


def _centred(worths: Sequence[float], weight: float) -> list[float]:
    usual = sum(worths) / len(worths)
    return [weight * (worth - usual) for worth in worths]


def by_words(reading: Reading, leaning: float = 0.0) -> Scores:
    """By the meaning of its single words alone."""
    if not reading.parts:
        return [0.0] * len(deck().pictures)
    weighed = [_weighed(part, leaning) for part in reading.parts]
    whole = sum(abs(part.weight) for part in reading.parts)
    share, scale = (1.0 - STRONGEST_WORD) / whole, deck().scale
    return [(share * sum(column) + STRONGEST_WORD * max(column)) / scale for column in zip(*weighed, strict=True)]


def _weighed(part: Part, leaning: float) -> list[float]:
    weight = part.weight
    return [weight * near for near in meaning_row(part.meanings, leaning)]


def meaning_row(meanings: Sequence[Meaning], leaning: float = 0.0) -> Sequence[float]:
    """The nearness of the pictures to a word of one or several senses."""
    likely = meanings[:SENSES]
    rows = [_one_row(meaning, leaning) for meaning in likely]
    if len(rows) == 1:
        return rows[0]
    rest = (1.0 - LIKELIEST_SENSE) / len(rows)
    return [LIKELIEST_SENSE * max(column) + rest * sum(column) for column in zip(*rows, strict=True)]


def _one_row(meaning: Meaning, leaning: float) -> Sequence[float]:
    near = row("near", meaning)
    if not leaning:
        return near
    return [a + leaning * (b - a) for a, b in zip(near, row("seen", meaning), strict=True)]


def reasons(reading: Reading, picture: str, most: int = 3, leaning: float = 0.0) -> list[Reason]:
    """Why a picture was thought of: the words that spoke for it most, each with the facet it is nearest to."""
    column = deck().column(picture)
    found = []
    for part in reading.parts:
        worth = part.weight * meaning_row(part.meanings, leaning)[column] / deck().scale
        if worth > 0:
            meaning = max(part.meanings[:SENSES], key=lambda meaning: row("near", meaning)[column])
            facet = deck().facets[column][row("facet", meaning)[column]]
            found.append(Reason(part.text, facet.name, facet.concept, worth))
    return sorted(found, key=lambda reason: -reason.worth)[:most]


class Crowding(NamedTuple):
    """How many pictures of the deck a clue fits, and whether that is too plain, good or too far."""

    fitting: int
    of: int
    zone: str


FITS, FITS_BESIDE_BEST = 0.9, 0.6
PLAIN, FAR = 3, 24


def crowding(scores: Scores) -> Crowding:
    """Deck-wide, so that it tells nothing of what anyone holds."""
    best = max(scores)
    bar = max(FITS, FITS_BESIDE_BEST * best)
    fitting = sum(1 for worth in scores if worth >= bar)
    if fitting == 0 or fitting > FAR:
        zone = "far"
    else:
        zone = "plain" if fitting <= PLAIN else "good"
    return Crowding(fitting, len(scores), zone)
