"""Written clues as words: letters made alike, words found with their places, French elisions taken off."""

import re
from typing import NamedTuple

LANGUAGES = ("en", "fr", "ru", "uk")
"""Those in which clues are understood."""

_ALIKE = str.maketrans({"ё": "е", "’": "'", "ʼ": "'", "`": "'", "´": "'", "‘": "'", "\u0301": None})
_PLAIN_FRENCH = str.maketrans(dict(zip("àâäéèêëîïôöùûüÿç", "aaaeeeeiioouuuyc", strict=True)) | {"œ": "oe", "æ": "ae"})
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|\u0301)*(?:['’ʼ`´‘-](?:[^\W\d_]|\u0301)+)*|\d+")
_ELIDED = ("jusqu'", "lorsqu'", "puisqu'", "quelqu'", "qu'", "l'", "d'", "j'", "m'", "t'", "s'", "n'", "c'")
_CLITICS = ("'s", "'ll", "'re", "'ve", "'d", "'m")
"""What English hangs on a word: the rest is the word."""


class Word(NamedTuple):
    """A word of a clue, ready to be looked up, and where it stands in the clue as typed."""

    text: str
    start: int
    end: int


def understood(language: str) -> str:
    """The language of the clues for a player who speaks this one: English where no clue in it is understood."""
    return language if language in LANGUAGES else "en"


def fold(text: str) -> str:
    """Letters that people write in more than one way, written in one."""
    return text.lower().translate(_ALIKE).strip()


def key(word: str, language: str) -> str:
    """How a word is filed: French without accents."""
    return word.translate(_PLAIN_FRENCH) if language == "fr" else word


def words_of(text: str, language: str) -> list[Word]:
    return [Word(_bare(fold(found.group()), language), found.start(), found.end()) for found in _WORD.finditer(text)]


def plain_words(text: str, language: str) -> list[str]:
    return [word.text for word in words_of(text, language)]


def _bare(word: str, language: str) -> str:
    if language == "fr":
        for elided in _ELIDED:
            if word.startswith(elided) and len(word) > len(elided) + 1:
                return word[len(elided) :]
    if language == "en":
        for clitic in _CLITICS:
            if word.endswith(clitic):
                return word.removesuffix(clitic)
    return word
