"""The games. A fifth one is a folder beside these and a name here.

A game may lie in the folder of another (`tactics.draft.market`) and use what is there: it is entered from its sheet.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixtable.core.game import GameInfo


class Games(Mapping[str, "GameInfo"]):
    """Each is loaded when it is first looked into: the title names them all, and nobody waits for their rules there."""

    def __init__(self, *names: str) -> None:
        self._packages = {name: f"{__name__}.{name}" for name in names}

    def register(self, name: str, package: str) -> None:
        """A game that lies elsewhere: its package shows a `GAME`, and whatever else a game may show."""
        self._packages[name] = package

    def forget(self, name: str) -> None:
        del self._packages[name]

    def package_of(self, name: str) -> str:
        """Where a game lies: its words are found there without loading its rules."""
        return self._packages[name]

    @property
    def on_the_title(self) -> tuple[str, ...]:
        """Those that are no part of another."""
        return tuple(name for name in self._packages if "." not in name)

    def __getitem__(self, name: str) -> "GameInfo":
        game: GameInfo = import_module(self.package_of(name)).GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._packages

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)


GAMES = Games(
    "pixies",
    "rhombs",
    "pictoric",
    "tactics",
    "tactics.draft.classic",
    "tactics.draft.market",
    "tactics.draft.winston",
)
