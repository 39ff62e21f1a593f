"""Which filed form a written form belongs to: both are one base with an ending of their own."""

from collections.abc import Iterator

from pixtable.games.pictoric.mind.meaning.endings import ADJECTIVAL, DERIVATIONS, DICTIONARY, INFLECTIONS, REFLEXIVE
from pixtable.games.pictoric.mind.meaning.text import key

SLAVIC = ("ru", "uk")
_LONGEST = 5
_SHORTEST_BASE = 3
_DOUBLED = {"en", "fr", "ru"}
_VOWELS = "aeiouаеиоу"
VOWELS = frozenset("аеєиіїоуыэюяьй")
"""Slavic letters that no base ends in."""
_ALTERNATION = {"і": "оеє", "о": "і", "е": "і", "є": "ї"}
"""Ukrainian: ніч, ночі; сім, семи."""
ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "fr": "abcdefghijklmnopqrstuvwxyz",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'",
}


def stem(word: str, language: str) -> str:
    """A key that the inflected forms of a word mostly share; phrases are filed by it."""
    word = active(key(word, language), language)
    shortest = _SHORTEST_BASE if len(word) > 4 else _SHORTEST_BASE - 1
    for size in range(min(_LONGEST, len(word) - shortest), 0, -1):
        if word[-size:] in INFLECTIONS[language]:
            word = word[:-size]
            break
    if language in _DOUBLED and len(word) > 3 and word[-1] == word[-2] and word[-1] not in _VOWELS:
        word = word[:-1]
    return word


def active(word: str, language: str) -> str:
    """A Slavic verb without its reflexive tail, a Ukrainian adjective without its superlative head."""
    if language not in SLAVIC:
        return word
    if len(word) > 5 and word.endswith(REFLEXIVE):
        word = word[:-2]
        if language == "uk" and word.endswith(("єть", "еть")):
            word = word[:-2]
    if language == "uk" and word.startswith("най") and len(word) > 7:
        word = word[3:]
    return word


def kinship(word: str, filed: str, language: str) -> float:
    """How surely two forms are of one word: about the letters they share; 0 if they are strangers."""
    endings = DERIVATIONS[language]
    shared, limit = 0, min(len(word), len(filed))
    while shared < limit and word[shared] == filed[shared]:
        shared += 1
    best = 0.0
    for base in range(shared, max(shared - 3, 1), -1):
        rest, filed_rest = word[base:], filed[base:]
        if rest in endings and filed_rest in endings:
            sure = base - _cost(rest, language) - _filed_cost(filed_rest, language) - 0.2 * (shared - base)
            if not rest and filed_rest in ADJECTIVAL[language]:
                sure -= 3  # a bare base is a noun of its own, not a short adjective
            best = max(best, sure)
    return best


def _cost(ending: str, language: str) -> float:
    if not ending:
        return 0.0
    return 0.25 + 0.05 * len(ending) if ending in INFLECTIONS[language] else 0.5 + 0.1 * len(ending)


def _filed_cost(ending: str, language: str) -> float:
    """What is filed stands mostly in its dictionary form; another form is less likely meant."""
    if not ending:
        return 0.0
    return 0.25 + 0.05 * len(ending) if ending in DICTIONARY[language] else 0.8 + 0.1 * len(ending)


def alternatives(word: str, language: str) -> Iterator[tuple[str, float]]:
    """Bases with a vowel fled or changed (ніч, ноч; песен, песн), and what is shared with the word."""
    for size in range(len(word), max(len(word) - 4, 1), -1):
        if word[size:] in DERIVATIONS[language] and word[size - 1] not in VOWELS:
            for base in _changed(word[:size], language):
                yield base, size - 0.5 - _cost(word[size:], language)


def filed_worth(filed: str, base: str, language: str) -> float | None:
    """What a filed form that grows from a changed base costs; None if it does not grow from it."""
    rest = filed[len(base) :]
    if len(rest) > 2 or not filed.startswith(base) or rest not in DERIVATIONS[language]:
        return None
    return _filed_cost(rest, language)


def _changed(base: str, language: str) -> Iterator[str]:
    vowels = "оеєіи" if language == "uk" else "ое"
    for place in range(len(base) - 1, max(len(base) - 4, 0), -1):
        if base[place] in vowels:
            if language == "uk":
                for other in _ALTERNATION.get(base[place], ""):
                    yield base[:place] + other + base[place + 1 :]
            if len(base) > 3:
                yield base[:place] + base[place + 1 :]
            break
    if len(base) >= 2:
        for vowel in ("о", "е", "ь") if language == "ru" else ("о", "е", "ь", "і"):
            yield base[:-1] + vowel + base[-1]


def one_edit_away(word: str, language: str) -> Iterator[str]:
    """Every slip of one key: a letter left out, swapped with the next, mistaken, or one too many."""
    alphabet = ALPHABETS[language]
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]
        if place:
            yield word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]
        for letter in alphabet:
            yield word[:place] + letter + word[place + 1 :]
            yield word[:place] + letter + word[place:]
    for letter in alphabet:
        yield word + letter
