"""The tables that `pixtable.studio.words` made, unpacked when they are first needed.

They are a part of the program like its modules, and are found as those are; nobody's files are touched. A worker that
thinks for an opponent reads them by itself, so that no table crosses from one process to another.
"""

import json
import zlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from pixtable.games.pictoric.mind.meaning.dictionary import Dictionary
from pixtable.games.pictoric.mind.meaning.lexicon import Lexicon
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES

FOLDER = "data"


class Facet(NamedTuple):
    """A thing, doing, feeling or theme of a picture, by its English name; `concept` is its row, for saying it."""

    kind: str
    name: str
    concept: int


class Deck(NamedTuple):
    pictures: tuple[str, ...]
    facets: tuple[tuple[Facet, ...], ...]
    concepts: tuple[str, ...]
    scale: float

    def column(self, picture: str) -> int:
        return columns()[picture]


def _unpacked(name: str) -> bytes:
    return zlib.decompress(files(__package__).joinpath(FOLDER, name).read_bytes())


def _json(name: str) -> Any:
    return json.loads(_unpacked(name))


@cache
def deck() -> Deck:
    table = _json("deck.z")
    facets = tuple(tuple(Facet(*facet) for facet in picture) for picture in table["facets"])
    return Deck(tuple(table["pictures"]), facets, tuple(table["concepts"]), table["scale"])


@cache
def columns() -> Mapping[str, int]:
    return {picture: column for column, picture in enumerate(deck().pictures)}


@cache
def rows(kind: str) -> Sequence[int]:
    """One byte a meaning and picture, meaning after meaning: `near` and `seen` are signed, `facet` is not."""
    whole = array("B" if kind == "facet" else "b")
    for part in range(_json("parts.z")[kind]):
        whole.frombytes(_unpacked(f"{kind}_{part}.z"))
    return whole


def row(kind: str, meaning: int) -> Sequence[int]:
    width = len(deck().pictures)
    return rows(kind)[meaning * width : (meaning + 1) * width]


@cache
def lexicon(language: str) -> Lexicon:
    return Lexicon(language, _json(f"words_{language}.z"), Dictionary(_joined(f"spelling_{language}")))


def _joined(name: str) -> bytes:
    """A table that is too large for one file."""
    folder = files(__package__).joinpath(FOLDER)
    parts: list[bytes] = []
    while (part := folder.joinpath(f"{name}_{len(parts)}.z")).is_file():
        parts.append(zlib.decompress(part.read_bytes()))
    return b"".join(parts)


@cache
def forms(language: str) -> tuple[tuple[str, ...], ...]:
    """How each concept is written, the dictionary form first."""
    return tuple(tuple(form.split("|")) if form else () for form in _json(f"forms_{language}.z"))


def called(concept: int, language: str) -> str:
    """What a concept is called."""
    return printed(forms(language)[concept][0])


def printed(form: str) -> str:
    """A form as one reads it: the tables have a typist's apostrophe."""
    return form.replace("'", "’")


class Lexica(Mapping[str, Lexicon]):
    """Four languages, each unpacked when it is first read."""

    def __getitem__(self, language: str) -> Lexicon:
        return lexicon(language)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


@cache
def _concept_places() -> Mapping[str, int]:
    return {name: place for place, name in enumerate(deck().concepts)}


def concept_place(name: str) -> int:
    return _concept_places()[name]


def facet_meanings(picture: str) -> tuple[int, ...]:
    """The first things and themes of a picture, or nothing if there is no such picture."""
    column = columns().get(picture)
    if column is None:
        return ()
    return tuple(facet.concept for facet in deck().facets[column] if facet.concept >= 0 and facet.kind != "said")[:4]


class Line(NamedTuple):
    """A ready clue and the columns of the pictures it can be said of; most were written for one."""

    style: str
    text: str
    pictures: frozenset[int]
    is_own: bool


@cache
def lines(language: str) -> tuple[Line, ...]:
    return tuple(Line(style, text, frozenset(fits), own) for style, text, fits, own in _json(f"lines_{language}.z"))


@cache
def people(language: str) -> tuple[tuple[str, ...], ...]:
    """What people may say of each picture, by its column."""
    return tuple(map(tuple, _json(f"people_{language}.z")))


class Meant(NamedTuple):
    """What a line that people say means: which one of its picture's it is, and how much of each meaning is in it."""

    language: str
    column: int
    place: int
    meanings: Mapping[int, float]


@cache
def people_meanings() -> tuple[Meant, ...]:
    """In all languages; a line that means nothing is left out."""
    return tuple(
        Meant(
            LANGUAGES[language],
            column,
            place,
            {meaning: tenths / 10 for meaning, tenths in zip(flat[::2], flat[1::2], strict=True)},
        )
        for language, column, place, *flat in _json("people_meanings.z")
    )


@cache
def themes(language: str) -> tuple[str, ...]:
    """What an opponent may name as the theme of a clue (PB-55)."""
    return tuple(_json("themes.z")[language])


@cache
def titles(language: str) -> tuple[str, ...]:
    return tuple(_json("titles.z")[language])
