"""A player's own lexicon: plain data that grows by one word at a time."""

from zlib import crc32

import msgspec

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.reading import Taught
from pixtable.games.pictoric.mind.meaning.tables import columns
from pixtable.games.pictoric.mind.meaning.text import fold


class Teachings(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that opponents know of a player: words that were taught them, how many words a clue of theirs has, and which
    clues they have heard in games before, by their marks."""

    taught: dict[str, dict[str, tuple[str, ...]]] = {}
    manner: float | None = None
    heard: tuple[int, ...] = ()


def mark_of(clue: str) -> int:
    """Enough to know a clue again."""
    return crc32(fold(clue).encode())


def is_understood(explanation: str, language: str) -> bool:
    """Whether an explanation says anything: it names a picture, or every telling word of it is known."""
    reading = read(explanation, language)
    return explanation in columns() or (bool(reading.parts) and not reading.unknown)


def teach(taught: Taught, language: str, word: str, *explanations: str) -> Taught:
    """The lexicon with one more word. What explains it are words of the same language, or pictures by their ids."""
    understood = tuple(explanation for explanation in explanations if is_understood(explanation, language))
    if not understood:
        return taught
    return {**taught, language: {**taught.get(language, {}), fold(word): understood}}


def forget(taught: Taught, language: str, word: str) -> Taught:
    kept = {known: means for known, means in taught.get(language, {}).items() if known != fold(word)}
    return {**taught, language: kept}
