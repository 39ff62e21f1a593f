"""Filing words: by language, every form of the lexicon with its meanings, phrases by the stems of their words."""

from collections.abc import Iterator, Sequence

from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, key, plain_words
from pixtable.studio.words.minilm import minilm
from pixtable.studio.words.sources import Concept

Filed = dict[str, list[int]]
_REFLEXIVE_PRONOUN = "se"
_SHORTEST = 3


def file_forms(concepts: Sequence[Concept], stop: dict[str, list[str]]) -> dict[str, dict[str, Filed]]:
    tables = {}
    for language in LANGUAGES:
        words: Filed = {}
        phrases: Filed = {}
        small = set(stop[language])
        for meaning, concept in enumerate(concepts):
            for form in concept.forms[language]:
                parts = _parts(form, language)
                if len(parts) == 1:
                    _add(words, key(parts[0], language), meaning)
                for phrase in _phrases(parts, language, small):
                    _add(phrases, phrase, meaning)
        tables[language] = {"words": words, "phrases": phrases}
    return tables


def _parts(form: str, language: str) -> list[str]:
    parts = plain_words(form, language)
    if language == "fr" and len(parts) == 2 and parts[0] == _REFLEXIVE_PRONOUN:
        return parts[1:]
    return parts


def _phrases(parts: Sequence[str], language: str, small: set[str]) -> Iterator[str]:
    """A phrase is filed with its small words and without them."""
    for some in (parts, [part for part in parts if part not in small]):
        if len(some) > 1:
            yield " ".join(stem(part, language) for part in some)


def _add(filed: Filed, name: str, meaning: int) -> None:
    meanings = filed.setdefault(name, [])
    if meaning not in meanings:
        meanings.append(meaning)


def english_words(known: set[str]) -> list[str]:
    """Whole words of the model's own vocabulary: English words that the lexicon lacks."""
    return [
        word
        for word in minilm().vocabulary
        if len(word) >= _SHORTEST and word.isascii() and word.isalpha() and word not in known
    ]
