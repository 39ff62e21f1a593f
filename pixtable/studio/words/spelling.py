"""All forms of the words of a Hunspell dictionary, and the marks that they leave in ours.

The dictionaries are those of the Debian packages hunspell-en-us, hunspell-en-gb, hunspell-fr-classical, hunspell-ru and
hunspell-uk. They are needed only when the marks are made anew.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.dictionary import LONGEST, SHORTEST, places
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, fold, key
from pixtable.studio.words.people import lines_of_people
from pixtable.studio.words.sources import concepts
from pixtable.studio.words.tables import Press

DICTIONARIES = {"en": ("en_US", "en_GB"), "fr": ("fr",), "ru": ("ru_RU",), "uk": ("uk_UA",)}
BITS = {"en": 8, "fr": 8, "ru": 6, "uk": 6}
"""For each word: with eight one slip in 40 passes for a word, with six one in 18."""
_LETTERS = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")


class Ending(NamedTuple):
    """What is taken off a word and put on, what may still follow, and where this is done at all."""

    off: str
    on: str
    then: str
    where: str


class Hunspell:
    def __init__(self, stem: Path) -> None:
        raw = stem.with_suffix(".aff").read_bytes()
        named = re.search(rb"^SET\s+(\S+)", raw, re.MULTILINE)
        encoding = named.group(1).decode() if named else "latin-1"
        self._entries = stem.with_suffix(".dic").read_bytes().decode(encoding, "replace").splitlines()[1:]
        self._suffixes: dict[str, list[Ending]] = defaultdict(list)
        self._prefixes: dict[str, list[Ending]] = defaultdict(list)
        self._crossing: set[str] = set()
        self._sets: list[str] = []
        self._options: dict[str, str] = {}
        self._read_affixes([line.split() for line in raw.decode(encoding, "replace").splitlines() if line.strip()])

    def _read_affixes(self, lines: Iterable[Sequence[str]]) -> None:
        headed: set[tuple[str, str]] = set()
        for kind, *cells in lines:
            if kind in ("SFX", "PFX"):
                shelf = self._suffixes if kind == "SFX" else self._prefixes
                if (kind, cells[0]) not in headed:
                    headed.add((kind, cells[0]))
                    self._crossing |= {kind + cells[0]} if cells[1] == "Y" else set()
                else:
                    on, _, then = cells[2].partition("/")
                    where = cells[3] if len(cells) > 3 else "."
                    shelf[cells[0]].append(Ending(cells[1].strip("0"), on.strip("0"), then, where))
            elif kind == "AF":
                self._sets.append(cells[0])  # the first is how many there are, and so they count from 1
            elif kind in ("FLAG", "NEEDAFFIX", "FORBIDDENWORD"):
                self._options[kind] = cells[0]

    def forms(self) -> Iterator[str]:
        for entry in self._entries:
            word, _, flags = entry.split("\t")[0].split(" ")[0].strip().partition("/")
            own = self._flags(flags)
            if word and self._options.get("FORBIDDENWORD") not in own:
                yield from self._forms_of(word, own)

    def _forms_of(self, word: str, flags: Sequence[str]) -> Iterator[str]:
        bare = self._options.get("NEEDAFFIX")
        if bare not in flags:
            yield word
        for flag, ended, then in self._ended(word, flags):
            following = self._flags(then)
            if bare not in following:
                yield ended
            yield from (twice for _, twice, _ in self._ended(ended, following))
            yield from self._begun(ended, following)
            if "SFX" + flag in self._crossing:
                yield from self._begun(ended, [other for other in flags if "PFX" + other in self._crossing])
        yield from self._begun(word, flags)

    def _flags(self, text: str) -> Sequence[str]:
        if self._sets and text.isdecimal():
            text = self._sets[int(text)]
        match self._options.get("FLAG"):
            case "long":
                return [text[place : place + 2] for place in range(0, len(text), 2)]
            case "num":
                return text.split(",")
        return tuple(text)

    def _ended(self, word: str, flags: Iterable[str]) -> Iterator[tuple[str, str, str]]:
        for flag in flags:
            for off, on, then, where in self._suffixes.get(flag, ()):
                if word.endswith(off) and _condition(f"(?:{where})$").search(word):
                    yield flag, word[: len(word) - len(off)] + on, then

    def _begun(self, word: str, flags: Iterable[str]) -> Iterator[str]:
        for flag in flags:
            for off, on, _, where in self._prefixes.get(flag, ()):
                if word.startswith(off) and _condition(where).match(word):
                    yield on + word[len(off) :]


@cache
def _condition(where: str) -> re.Pattern[str]:
    return re.compile(where)


def press_spelling(press: Press, folder: Path) -> None:
    """Besides the dictionaries' words those of our own texts: they are spelt right, too."""
    ours = words_of_ours()
    for language, names in DICTIONARIES.items():
        forms = {form for name in names for form in filed_forms(Hunspell(folder / name).forms(), language)}
        press.put_parts(f"spelling_{language}", marks_of(forms | ours[language], BITS[language]))


def words_of_ours() -> dict[str, set[str]]:
    texts: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for concept in concepts():
        for language, forms in concept.forms.items():
            texts[language] += forms
    for said in lines_of_people():
        texts[said.language].append(said.line)
    return {
        language: set(filed_forms((word for text in own for word in _LETTERS.findall(fold(text))), language))
        for language, own in texts.items()
    }


def filed_forms(forms: Iterable[str], language: str) -> Iterator[str]:
    """As a clue's words are looked up; a French elision and a hyphen cut words of their own."""
    for form in forms:
        word = key(fold(form), language)
        if "-" not in word and SHORTEST <= len(word) <= LONGEST and ("'" not in word or language == "uk"):
            yield word


def marks_of(words: set[str], bits: int) -> bytes:
    size = (len(words) * bits // 8 + 1) * 8
    marks = bytearray(size // 8)
    for word in words:
        for place in places(word, size):
            marks[place >> 3] |= 1 << (place & 7)
    return bytes(marks)
