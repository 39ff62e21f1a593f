"""The words of a game that a player may ask about: what each means, and where a text uses them.

One file a game, `text/glossary.toml`, for cards, table, builder, drafts and rulebook alike.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

import msgspec

from pixtable.language.spoken import Spoken, in_language
from pixtable.language.words import texts_of

FILE = "glossary.toml"
ANY = "*"
MINUSES = str.maketrans({"−": "-"})


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clause: str
    name: Spoken
    short: Spoken
    """One line, where the word stands."""
    long: Spoken
    """Exact, for the rulebook."""
    example: Spoken
    """As a player would say it."""
    forms: dict[str, tuple[str, ...]] = {}
    """How texts write it beside its name: `*` at a word's end is any ending, alone any word."""
    see: tuple[str, ...] = ()

    def written(self, language: str) -> tuple[str, ...]:
        return (in_language(self.name, language), *self.forms.get(language, ()))


class Meaning(NamedTuple):
    """A term in one language."""

    id: str
    name: str
    short: str
    clause: str


class Stretch(NamedTuple):
    """A part of a text, and the term that it is a form of; none where it is plain words."""

    text: str
    term: str = ""


class Glossary:
    """The words of one game in one language."""

    def __init__(self, terms: Sequence[Term], language: str) -> None:
        self.terms, self.language = tuple(terms), language
        self._by_id = {term.id: term for term in terms}

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def meaning(self, id: str) -> Meaning:
        term = self._by_id[id]
        return Meaning(id, in_language(term.name, self.language), in_language(term.short, self.language), term.clause)

    def stretches(self, text: str) -> Iterator[Stretch]:
        """The text in parts that make it up; of every term the first place where it is used."""
        told, at = set[str](), 0
        for found, term in self._uses(text):
            if term not in told:
                told.add(term)
                if found.start() > at:
                    yield Stretch(text[at : found.start()])
                yield Stretch(found[0], term)
                at = found.end()
        if at < len(text):
            yield Stretch(text[at:])

    def _uses(self, text: str) -> Iterator[tuple[re.Match[str], str]]:
        for found in self._pattern.finditer(text):
            yield found, self._ids[int((found.lastgroup or "t0")[1:])]

    @cached_property
    def _forms(self) -> list[tuple[str, str]]:
        """Every form with its term; a longer one first, so that a free attack is no mere attack."""
        forms = [(form, term.id) for term in self.terms for form in term.written(self.language)]
        return sorted(forms, key=lambda pair: -len(pair[0]))

    @cached_property
    def _ids(self) -> list[str]:
        return [id for _, id in self._forms]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        ways = (f"(?P<t{n}>{_as_pattern(form)})" for n, (form, _) in enumerate(self._forms))
        return re.compile("|".join(ways) or r"(?!)", re.IGNORECASE)


def _as_pattern(form: str) -> str:
    """Whole words only, with either minus."""
    words = [_word(word) for word in form.translate(MINUSES).split()]
    return r"(?<!\w)" + r"\s".join(words) + r"(?!\w)"


def _word(word: str) -> str:
    if word == ANY:
        return r"\S+"
    stem = re.escape(word.removesuffix(ANY)).replace(r"\-", "[-−]")
    return stem + (r"\w*" if word.endswith(ANY) else "")


@cache
def terms_of(package: str) -> tuple[Term, ...]:
    """None where a game has no such file."""
    file = texts_of(package) / FILE
    if not file.is_file():
        return ()
    return tuple(msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["term"], list[Term]))


@cache
def glossary_of(package: str, language: str) -> Glossary:
    return Glossary(terms_of(package), language)
