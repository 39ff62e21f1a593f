"""How anyone reads a clue."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.lexicon import Match
from pixtable.games.pictoric.mind.meaning.likeness import sounds_like_something
from pixtable.games.pictoric.mind.meaning.pictograms import MEANINGS
from pixtable.games.pictoric.mind.meaning.reading import Part, Reader, Reading, Taught
from pixtable.games.pictoric.mind.meaning.tables import Lexica, concept_place, facet_meanings
from pixtable.games.pictoric.mind.meaning.text import fold
from pixtable.games.pictoric.rules.state import Association

TAUGHT = "taught"
_READER = Reader(Lexica())


def read(words: str, language: str, taught: Taught | None = None) -> Reading:
    """Words in the table's language."""
    reading = _READER.read(words, language, _lessons(taught or {}, language))
    return reading._replace(rings_a_bell=sounds_like_something(words, reading.language))


def read_pictograms(signs: Sequence[str], language: str) -> Reading:
    """Signs that stand for a clue in silence (PB-53); they mean the same in every language."""
    return Reading(language, tuple(_pictogram(sign) for sign in signs), ())


def read_association(clue: Association, language: str, taught: Taught | None = None) -> Reading:
    """What was mimed, sketched or said aloud reads as nothing: every picture fits it alike."""
    if clue.pictograms:
        return read_pictograms(clue.pictograms, language)
    return read(clue.text or "", language, taught)


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
