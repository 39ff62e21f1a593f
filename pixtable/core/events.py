"""What passes between rules and the rest: events (facts), moves (wishes) and asks (questions)."""

import re
from typing import ClassVar, TypeAlias

import msgspec

Seat: TypeAlias = int


def snake_case(name: str) -> str:
    """`CardsRevealed` -> `cards_revealed`: the `kind` of a class in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake_case):
    """One thing that happened, in the past tense, with every random outcome it had."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned something new by it: undo in a counted game stops there."""


class Move(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="kind",
    tag=snake_case,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """One thing that a seat wishes to do, in the imperative."""

    is_forced: ClassVar[bool] = False
    """Made for those who can do nothing else: a table asks nobody for it, and undo does not stop there."""


class Choose(Move, frozen=True):
    """The answer to a pending `Ask`."""

    option: int | str


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A choice in mid-effect: the script waits until `seat` has chosen one of `options`.

    `source` names what asks, as the game names its pieces.
    """

    seat: Seat
    prompt: str
    options: tuple[int | str, ...]
    clause: str
    source: str = ""
