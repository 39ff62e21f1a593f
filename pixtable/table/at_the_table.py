"""What the nodes of every stage ask their host for: words and people."""

from typing import Protocol

from pixtable.table.ports import People, Voice
from pixtable.table.seats import Sitter
from pixtable.ui.draw.theme import SEATS, Colour


class Company(People, Voice, Protocol):
    """Those who sit there, and somebody who speaks."""


class AtTheTable:
    """A node, or what its nodes look at, that can name people and say things."""

    host: Company

    def say(self, key: str, **values: object) -> str:
        return self.host.say(f"table.{key}", **values)

    def sitter(self, seat: int) -> Sitter:
        return next(sitter for sitter in self.host.sitters if sitter.seat == seat)

    def name(self, seat: int) -> str:
        return self.sitter(seat).name

    def emblem(self, seat: int) -> int:
        return self.sitter(seat).emblem

    def colour(self, seat: int) -> Colour:
        return SEATS[self.emblem(seat) % len(SEATS)]

    @property
    def viewer(self) -> int:
        return self.host.viewer
