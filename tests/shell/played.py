"""A finished game, and a stand-in for the session that holds it."""

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from pixtable.core.chance import Chance
from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.play.services import Services
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair, emblems_of, people_among
from pixtable.store.data_folders import DataFolders
from pixtable.store.saves import Notes, Recorded
from pixtable.store.settings import Settings

NAMES = ("Оля", "Ivo", "Ada", "Mira", "Maximilienne-Rose")


def played_game(seats: int = 3, seed: int = 5, rounds: int = 3) -> Match:
    """A game of Pixies by chance, to its end."""
    match = Match.start(GAMES["pixies"], Deal(seats, seed, {"rounds": rounds}))
    chance = Chance(seed, 99)
    while match.to_act:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    return match


@dataclass
class StandIn:
    """What the result sheet relies on of a session; remembers what it was asked."""

    match: Match
    chairs: tuple[Chair, ...]
    minutes: int | None = 24
    is_what_if: bool = False
    is_counted: bool = True
    asked: list[object] = field(default_factory=list)
    notes: Notes | None = None
    folder: TemporaryDirectory[str] = field(default_factory=TemporaryDirectory)

    @cached_property
    def services(self) -> Services:
        return assemble(DataFolders.under(Path(self.folder.name)), Settings(language="en")).services

    @staticmethod
    def seed_at(n: int) -> int:
        return n

    @property
    def game(self) -> GameInfo:
        return self.match.game

    @property
    def persons(self) -> tuple[int, ...]:
        return people_among(self.chairs)

    @property
    def emblems(self) -> tuple[int, ...]:
        return tuple(emblems_of(self.chairs).values())

    @property
    def recorded(self) -> Recorded:
        """Kept in no file."""
        return Recorded(self.match, chairs=self.chairs, notes=self.notes)

    def leave(self) -> None:
        self.asked.append("leave")

    def once_more(self, *, rotate: bool) -> tuple[tuple[Chair, ...], Deal]:
        return (*self.chairs[rotate:], *self.chairs[:rotate]), self.match.deal

    def look_at(self, n: int) -> None:
        self.asked.append(("look_at", n))

    def watch_from(self, n: int) -> None:
        self.asked.append(("watch_from", n))


def seated_at(match: Match, *persons: int) -> StandIn:
    chairs = tuple(
        Chair(NAMES[seat], None if seat in persons else "easy") for seat in range(match.deal.seats)
    )  # fmt: skip
    return StandIn(match, chairs)
