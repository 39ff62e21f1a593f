"""One language's words: from what somebody typed to the meanings it can have."""

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from pixtable.games.pictoric.mind.meaning.endings import IRREGULAR
from pixtable.games.pictoric.mind.meaning.kinship import (
    SLAVIC,
    active,
    alternatives,
    filed_worth,
    kinship,
    one_edit_away,
    stem,
)
from pixtable.games.pictoric.mind.meaning.text import key

Meaning: TypeAlias = int
"""The number of a row of the table of meanings."""

TRUST = {
    "phrase": 1.6,
    "taught": 1.0,
    "exact": 1.0,
    "form": 0.95,
    "changed": 0.8,
    "typo": 0.8,
    "compound": 0.8,
    "prefix": 0.6,
    "sibling": 0.6,
}
"""How far a way of finding a word is to be believed; an idiom says more than one word."""
_AS_GOOD = 0.45
"""Forms less sure than the best by no more than this may be meant as well."""
_SHORTEST_TYPO, _SHORTEST_TYPO_IN_FORM, _SHORTEST_STEM = 5, 7, 5
_SHORTEST_PREFIX, _SHORTEST_COMPOUND, _SHORTEST_PART = 6, 7, 3
_SHARED_PREFIX, _LIKE_PREFIX = 5, 0.7
_LINKS = {"ru": ("", "о", "е"), "uk": ("", "о", "е", "є"), "en": ("",), "fr": ("",)}


class Match(NamedTuple):
    meanings: tuple[Meaning, ...]
    how: str


def _several(filed: int | Sequence[int]) -> tuple[Meaning, ...]:
    return (filed,) if isinstance(filed, int) else tuple(filed)


class Lexicon:
    """The filed words and phrases of one language."""

    def __init__(self, language: str, table: Mapping[str, Any], spelling: Container[str] = ()) -> None:
        self.language = language
        self._spelling = spelling
        """Words that are spelt right, known or not."""
        self._words: dict[str, Any] = table["words"]
        self._phrases: Mapping[str, Any] = table["phrases"]
        self._stop = frozenset(table["stop"])
        self.longest: dict[str, int] = {}
        """By the stem a phrase begins with: how many words the longest such phrase has."""
        for phrase in self._phrases:
            head, size = phrase.split(" ", 1)[0], phrase.count(" ") + 1
            self.longest[head] = max(size, self.longest.get(head, 0))

    @cached_property
    def _stop_stems(self) -> frozenset[str]:
        return frozenset(stem(word, self.language) for word in self._stop)

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        shelves: dict[str, list[str]] = {}
        for word in self._words:
            shelves.setdefault(word[:2], []).append(word)
        return shelves

    @cached_property
    def _by_stem(self) -> dict[str, str]:
        return {stem(word, self.language): word for word in reversed(self._words)}

    def is_stop(self, word: str) -> bool:
        """Small words that carry no picture: articles, pronouns, particles."""
        if word in self._stop:
            return True
        if len(word) > 7 or key(word, self.language) in self._words:
            return False
        return stem(word, self.language) in self._stop_stems

    def phrase(self, stems: Sequence[str]) -> Match | None:
        filed = self._phrases.get(" ".join(stems))
        return None if filed is None else Match(_several(filed), "phrase")

    def exact(self, word: str) -> Match | None:
        filed = self._words.get(key(word, self.language))
        return None if filed is None else Match(_several(filed), "exact")

    def find_form(self, word: str) -> Match | None:
        """The meanings of a word as it stands, or as a form of one that is filed."""
        if found := self.exact(word):
            return found
        if word in self._stop:
            return None
        filed = key(word, self.language)
        if irregular := IRREGULAR[self.language].get(filed):
            return self._as(irregular, "form")
        return self._akin(filed)

    def find_boldly(self, word: str) -> Match | None:
        """The meanings that a word may have by a slip, as a compound, or by its beginning."""
        if word in self._stop:
            return None
        if "-" in word:
            return self._parts(word.split("-"))
        filed = key(word, self.language)
        slip = None if filed in self._spelling else self._mistyped(filed)
        return slip or self._compound(filed) or self._same_beginning(filed)

    def _as(self, word: str, how: str) -> Match | None:
        filed = self._words.get(word)
        return None if filed is None else Match(_several(filed), how)

    def _akin(self, word: str) -> Match | None:
        """The filed forms that share a base with the word, the surest first."""
        bare = active(word, self.language)
        enough = 1.0 if len(word) <= 4 else max(1.8, 0.3 * len(word))
        offers = [offer for offer in self._kin(word, bare) if offer[0] >= enough]
        if not offers:
            return None
        best = max(offers)
        meanings: dict[Meaning, None] = {}
        for sure, filed, _ in sorted(offers, reverse=True):
            if sure >= best[0] - _AS_GOOD:
                meanings.update(dict.fromkeys(_several(self._words[filed])))
        return Match(tuple(meanings), best[2])

    def _kin(self, word: str, bare: str) -> Iterator[tuple[float, str, str]]:
        language = self.language
        for filed in self._by_beginning.get(bare[:2], ()):
            filed_bare = active(filed, language)
            sure = kinship(bare, filed_bare, language)
            if filed_bare != filed and bare == word:
                sure -= 0.6  # a reflexive verb is seldom meant by one that is not
            if sure > 0:
                yield sure, filed, "form"
        if language in SLAVIC:
            for base, shared in alternatives(bare, language):
                for filed in self._by_beginning.get(base[:2], ()):
                    worth = filed_worth(filed, base, language)
                    if worth is not None:
                        yield shared - worth, filed, "changed"

    def _mistyped(self, word: str) -> Match | None:
        """One slip of a key. The first letter is hardly ever wrong, and short words have too many neighbours."""
        if len(word) < _SHORTEST_TYPO:
            return None
        slips = [slip for slip in one_edit_away(word, self.language) if slip[:1] == word[0]]
        for slip in slips:
            if slip in self._words:
                return self._as(slip, "typo")
        if len(word) >= _SHORTEST_TYPO_IN_FORM:
            for slip in slips:
                base = stem(slip, self.language)
                if len(base) >= _SHORTEST_STEM and (filed := self._by_stem.get(base)):
                    return self._as(filed, "typo")
        return None

    def _compound(self, word: str) -> Match | None:
        """A word made of two that are known: star|fisher, звезд|о|лет."""
        if len(word) < _SHORTEST_COMPOUND:
            return None
        for cut in range(len(word) - _SHORTEST_PART, _SHORTEST_PART - 1, -1):
            head, tail = word[:cut], word[cut:]
            for link in _LINKS[self.language]:
                if not head.endswith(link) or len(head) - len(link) < _SHORTEST_PART:
                    continue
                first = self._whole(head[: len(head) - len(link)])
                second = first and self._whole(tail)
                if first and second:
                    return Match(first.meanings[:2] + second.meanings[:2], "compound")
        return None

    def _whole(self, part: str) -> Match | None:
        """A part of a compound must be a word or nearly one: bases are short, and chance likenesses many."""
        if found := self._as(part, "exact"):
            return found
        if len(part) < 4 or self.language not in SLAVIC:
            return None
        filed = self._by_stem.get(part)
        return None if filed is None else self._as(filed, "form")

    def _parts(self, parts: Sequence[str]) -> Match | None:
        found = [match for part in parts if (match := self.find_form(part))]
        return Match(tuple(meaning for match in found for meaning in match.meanings), "form") if found else None

    def _same_beginning(self, word: str) -> Match | None:
        if len(word) < _SHORTEST_PREFIX:
            return None
        best, nearest = 0.0, ""
        for filed in self._by_beginning.get(word[:2], ()):
            shared, limit = 0, min(len(word), len(filed))
            while shared < limit and word[shared] == filed[shared]:
                shared += 1
            likeness = shared / max(len(word), len(filed)) if shared >= _SHARED_PREFIX else 0.0
            if likeness > best:
                best, nearest = likeness, filed
        return self._as(nearest, "prefix") if best >= _LIKE_PREFIX else None
