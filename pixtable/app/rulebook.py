"""The rulebooks: every clause, term and example of a game in all languages, from one file a game."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from pixtable.app.words import game_package
from pixtable.core.game import home_of

Spoken: TypeAlias = dict[str, str]
"""One text by language."""
FALLBACK = "en"


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`short` and `reason` are headlines for a refusal; a ruling is ours where the sheet is silent."""

    id: str
    text: Spoken
    short: Spoken = {}
    reason: dict[str, Spoken] = {}
    ruling: bool = False
    ruling_scope: Literal["", "whole", "part"] = ""
    option: bool = False


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Spoken
    clauses: tuple[Clause, ...] = msgspec.field(name="clause")
    intro: Spoken = {}


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    term: Spoken
    definition: Spoken


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    name: Spoken
    pitch: Spoken
    summary: tuple[Spoken, ...]
    sections: tuple[Section, ...] = msgspec.field(name="section")
    glossary: tuple[Term, ...] = ()
    example: Spoken = {}

    def clauses(self) -> Iterator[Clause]:
        for section in self.sections:
            yield from section.clauses


def in_language(spoken: Mapping[str, str], language: str) -> str:
    """The text in this language, else in English; empty where there is none at all."""
    return spoken.get(language) or spoken.get(FALLBACK, "")


@cache
def load_rulebook(game_id: str) -> Rulebook:
    """A game that lies in the folder of another stands in its book."""
    file = files(game_package(home_of(game_id))).joinpath("text", "rulebook.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulebook)
