"""Filing words: by language, every form of the lexicon with its meanings, phrases by the stems of their words."""

from collections.abc import Sequence

from pixtable.games.pictoric.meaning.kinship import stem
from pixtable.games.pictoric.meaning.text import LANGUAGES, key, plain_words
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
        for meaning, concept in enumerate(concepts):
            for form in concept.forms[language]:
                _file(form, meaning, language, set(stop[language]), words, phrases)
        tables[language] = {"words": words, "phrases": phrases}
    return tables


def _file(form: str, meaning: int, language: str, stop: set[str], words: Filed, phrases: Filed) -> None:
    parts = plain_words(form, language)
    if language == "fr" and len(parts) == 2 and parts[0] == _REFLEXIVE_PRONOUN:
        parts = parts[1:]
    if len(parts) == 1:
        _add(words, key(parts[0], language), meaning)
        return
    telling = [part for part in parts if part not in stop]
    for some in (parts, telling):
        if len(some) > 1:
            _add(phrases, " ".join(stem(part, language) for part in some), meaning)


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
