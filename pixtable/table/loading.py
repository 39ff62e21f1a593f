"""A game's table, loaded when it is first wanted: it brings all of the game's drawing along."""

from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING

from pixtable.games import GAMES

if TYPE_CHECKING:
    from pixtable.table.kit import TableKit

A_LITTLE = 0.004
"""Seconds that a frame can spare for somebody who waits."""
_loaders: dict[str, Thread] = {}


def table_of(game_id: str) -> "TableKit":
    """The `TABLE` that a game's package shows in its `table`."""
    table: TableKit = import_module(f"{GAMES.package_of(game_id)}.table").TABLE
    return table


def is_at_hand(game_id: str) -> bool:
    """Whether a game's rules and table are loaded. If not they are soon: meanwhile frames go on."""
    loader = _loaders.get(game_id)
    if loader is None:
        loader = _loaders[game_id] = Thread(target=_load, args=(game_id,), daemon=True)
        loader.start()
    if loader.is_alive():
        loader.join(A_LITTLE)
    return not loader.is_alive()


def _load(game_id: str) -> None:
    """Nobody need wait for another here, for no module imports itself by a detour."""
    GAMES[game_id]  # by being looked at
    table_of(game_id)
