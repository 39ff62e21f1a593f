"""A level as it stands in its file. `levels/README.md` says what every key is for."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pixtable.core.rules import OptionValue

Language: TypeAlias = Literal["en", "fr", "ru", "uk"]
Pattern: TypeAlias = dict[str, Any]
"""Some fields of a move: it is meant by every move that has them so."""
Word: TypeAlias = Literal["next", "undo", "look", "rules"]
"""What a step may wait for beside a move."""
Side: TypeAlias = Literal["left", "right", "above", "below"]
Count = Annotated[int, Meta(ge=1, le=200)]

SCRIPTED, WHATEVER = "scripted", "any"
"""How the other seats answer: as the script says, or in any way at all. Else a level of the game's opponents."""
HINTS = 3


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to say, in every language."""

    en: str
    fr: str
    ru: str
    uk: str

    def in_language(self, language: str) -> str:
        """In English where levels have not been translated into it yet."""
        said: str = getattr(self, language, "") or self.en
        return said


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that fixes the game before its first move; without a position it is an ordinary deal.

    `game` is the one that is played, where that is not the level's own but one of its folder.
    """

    game: str = ""
    seats: Annotated[int, Meta(ge=1, le=20)]
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] | None = None


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody else makes by the script."""

    seat: Annotated[int, Meta(ge=0, le=20)]
    move: dict[str, Any]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. The next one comes when `wait` has happened and the others have replied."""

    wait: Word | Pattern | Annotated[list[Pattern], Meta(min_length=1)]
    say: Text | None = None
    point: str = ""
    hand: tuple[str, str] | None = None
    side: Side | None = None
    light: list[str] = []
    brings: list[str] = []
    allow: list[Pattern] = []
    wrong: Text | None = None
    reply: list[Reply] = []

    @property
    def word(self) -> str | None:
        """What it waits for, if that is no move."""
        return self.wait if isinstance(self.wait, str) else None

    @property
    def awaited(self) -> list[Pattern]:
        """The moves that it waits for."""
        if isinstance(self.wait, str):
            return []
        return self.wait if isinstance(self.wait, list) else [self.wait]


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: Count


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern=r"^[a-z]+\.[a-z0-9_]+$")]
    kind: Literal["tutorial", "puzzle", "challenge"]
    number: Count
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    title: Text
    start: Start
    seat: Annotated[int, Meta(ge=0, le=20)] = 0
    others: str = SCRIPTED
    task: Text | None = None
    done: Text | None = None
    teaches: Text | None = None
    enough: bool = False
    bare: list[str] = []
    script: list[Step] = []
    goal: dict[str, Any] | None = None
    limit: Limit | None = None
    par: Count | None = None
    unique: bool = False
    hints: Annotated[list[Text], Meta(max_length=HINTS)] = []
    solution: list[dict[str, Any]] = []
    rules: list[str] = []
    origin: str = ""

    @property
    def game(self) -> str:
        """In whose list it stands."""
        return self.id.partition(".")[0]

    @property
    def played(self) -> str:
        """The game on the table."""
        return self.start.game or self.game

    @property
    def name(self) -> str:
        return self.id.partition(".")[2]

    @property
    def is_lesson(self) -> bool:
        return self.kind == "tutorial"
