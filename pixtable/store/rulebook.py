"""The rulebooks: every clause and example of a game in all languages, from one file a game."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from pixtable.core.game import home_of
from pixtable.games import GAMES
from pixtable.language.spoken import Spoken
from pixtable.language.words import texts_of

Origin: TypeAlias = Literal["sheet", "ruling", "mixed"]
"""The printed sheet says it; we settled it; or the sheet's text has something beside it that is not the sheet's."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`text` is the sheet's, except where the whole clause is a ruling."""

    id: str
    origin: Origin
    text: Spoken
    ruling: Spoken = {}
    """What we settled beside the sheet's text."""
    published: Spoken = {}
    """What the sheet leaves out and the game has as it was published."""
    why: Spoken = {}
    """Why it is so, where the sheet does not say it."""
    option: tuple[str, ...] = ()
    """The options of the game by which it can be agreed on otherwise."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Spoken
    clauses: tuple[Clause, ...] = msgspec.field(name="clause")
    intro: Spoken = {}


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    summary: tuple[Spoken, ...]
    sections: tuple[Section, ...] = msgspec.field(name="section")
    example: Spoken = {}

    def clauses(self) -> Iterator[Clause]:
        for section in self.sections:
            yield from section.clauses


@cache
def load_rulebook(game_id: str) -> Rulebook:
    """A game that lies in the folder of another stands in its book; one that has none is told without."""
    home = home_of(game_id)
    file = texts_of(GAMES.package_of(home)) / "rulebook.toml"
    if not file.is_file():
        return Rulebook(home, prefix="", summary=(), sections=())
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulebook)
