"""A clue as it lies on the table, and how anyone reads it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.lexicon import Match
from pixtable.games.pictoric.mind.meaning.pictograms import MEANINGS
from pixtable.games.pictoric.mind.meaning.reading import Part, Reader, Reading, Taught
from pixtable.games.pictoric.mind.meaning.tables import Lexica, concept_place, facet_meanings
from pixtable.games.pictoric.mind.meaning.text import fold

TAUGHT = "taught"
_READER = Reader(Lexica())


class Clue(NamedTuple):
    """Words in the table's language, or pictograms (PB-53). Neither: it was mimed, sketched or said aloud."""

    words: str = ""
    language: str = "en"
    pictograms: tuple[str, ...] = ()


def read(clue: Clue, taught: Taught | None = None) -> Reading:
    if clue.pictograms:
        return Reading(clue.language, tuple(_pictogram(name) for name in clue.pictograms), ())
    return _READER.read(clue.words, clue.language, _lessons(taught or {}, clue.language))


def _pictogram(name: str) -> Part:
    return Part(name, 0, 0, tuple(concept_place(meaning) for meaning in MEANINGS[name]), "pictogram", 1.0)


def _lessons(taught: Taught, language: str) -> Mapping[str, Match]:
    """What a player taught, by word and by stem: a word means what its explanation says, words or pictures."""
    lessons: dict[str, Match] = {}
    for word, explanation in taught.get(language, {}).items():
        meanings = [meaning for means in explanation for meaning in _meanings_of(means, language)]
        if meanings:
            match = Match(tuple(dict.fromkeys(meanings)), TAUGHT)
            lessons |= {stem(fold(word), language): match, fold(word): match}
    return lessons


@lru_cache(maxsize=4096)  # a lexicon of many lessons is gone through with every clue
def _meanings_of(explanation: str, language: str) -> Sequence[int]:
    pictured = facet_meanings(explanation)
    if pictured:
        return pictured
    return [meaning for part in _READER.read_in(explanation, language, {}).parts for meaning in part.meanings[:2]]
