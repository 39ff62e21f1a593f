"""What may be asked of the table, as types: an unknown field or a wrong type is refused while it is read."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pixtable.core.rules import OptionValue

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Milliseconds = Annotated[int, Meta(ge=1, le=600_000)]
OPEN: Literal["all"] = "all"
"""Whoever begins a table as `all` sees the whole of it: for tests and tools."""


class Request(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower, forbid_unknown_fields=True):
    """The name of a request is its class's, in small letters."""


class Games(Request, frozen=True):
    pass


class New(Request, frozen=True):
    game: str
    seats: Count
    seed: Seed | None = None
    options: dict[str, OptionValue] = {}
    people: tuple[Count, ...] | None = None
    log: str | None = None
    whose: Count | Literal["all"] = msgspec.field(default=OPEN, name="as")
    others: str | None = None
    ms: Milliseconds | None = None


class Join(Request, frozen=True):
    """From now on this connection is that seat's; the other seats are played by our opponents."""

    seat: Count
    others: str | None = None
    ms: Milliseconds | None = None


class Legal(Request, frozen=True):
    seat: Count | None = None


class Play(Request, frozen=True):
    move: msgspec.Raw
    seat: Count | None = None


class View(Request, frozen=True):
    seat: Count | None = None


class Think(Request, frozen=True):
    level: str = "hard"
    persona: str | None = None
    ms: Milliseconds | None = None
    seed: Seed = 0
    seat: Count | None = None


class Undo(Request, frozen=True):
    pass


class Seek(Request, frozen=True):
    n: Count


class Save(Request, frozen=True):
    path: str


class Load(Request, frozen=True):
    path: str


class Setup(Request, frozen=True):
    position: dict[str, Any]


class Result(Request, frozen=True):
    pass


ANY_REQUEST = msgspec.json.Decoder(
    Games | New | Join | Legal | Play | View | Think | Undo | Seek | Save | Load | Setup | Result,
)
