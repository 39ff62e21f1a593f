"""Who sits at the table: people by name, opponents by level and persona."""

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import TYPE_CHECKING, Annotated

import msgspec

if TYPE_CHECKING:
    from pixtable.core.game import Opponent

LONGEST_NAME = 14
MOST_EMBLEMS = 10
USUAL_LEVEL = "normal"
FIRST_LEVEL = "easy"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's player. Without a level it is a person. `deck` names the deck they bring, where a game has decks.

    `emblem` is the one they chose, and with it the pieces that go with it in a game where pieces are chosen; without
    one they have their seat's.
    """

    name: str
    level: str | None = None
    persona: str | None = None
    deck: str = ""
    emblem: Annotated[int, msgspec.Meta(ge=0, lt=MOST_EMBLEMS)] | None = None

    def known_to(self, levels: Collection[str], personas: Collection[str]) -> "Chair":
        """The same chair, with the usual level or no persona where nobody knows the one that it names."""
        level = self.level if self.level is None or self.level in levels else USUAL_LEVEL
        persona = self.persona if self.persona in personas else None
        return msgspec.structs.replace(self, name=self.name[:LONGEST_NAME], level=level, persona=persona)

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def opponent(self) -> "Opponent | None":
        from pixtable.core.game import Opponent  # noqa: PLC0415 - settings name chairs before any game is loaded

        return None if self.level is None else Opponent(self.level, self.persona)


def people_among(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The seats that people sit on."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_person)


def emblems_of(chairs: Sequence[Chair | None]) -> dict[int, int]:
    """By seat that is taken: its emblem. No two have the same one: who chose none, or came too late, has the seat's own
    or, where somebody else has that, the first that is free."""
    taken = {seat: chair for seat, chair in enumerate(chairs) if chair is not None}
    emblems: dict[int, int] = {}
    for seat, chair in taken.items():
        if chair.emblem is not None and chair.emblem not in emblems.values():
            emblems[seat] = chair.emblem
    for seat in taken:
        if seat not in emblems and seat not in emblems.values():
            emblems[seat] = seat
    for seat in taken:
        if seat not in emblems:
            emblems[seat] = next(free for free in count() if free not in emblems.values())
    return {seat: emblems[seat] for seat in taken}


def unlike(name: str, others: Sequence[Chair | None]) -> str:
    """A name that none of the others has: namesakes are numbered."""
    present = {chair.name for chair in others if chair is not None}
    numbered = (f"{name} {number}" for number in count(2))
    return next(free for free in chain([name], numbered) if free not in present)
