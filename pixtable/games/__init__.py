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
        self._names = names

    def __getitem__(self, name: str) -> "GameInfo":
        if name not in self._names:
            raise KeyError(name)
        game: GameInfo = import_module(f"{__name__}.{name}").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES = Games(
    "pixies",
    "rhombs",
    "pictoric",
    "tactics",
    "tactics.draft.classic",
    "tactics.draft.market",
    "tactics.draft.winston",
)
