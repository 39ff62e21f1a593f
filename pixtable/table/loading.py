"""A game's table, loaded when it is first wanted: it brings all of the game's drawing along."""

from importlib import import_module

from pixtable.games import GAMES
from pixtable.table.kit import TableKit


def table_of(game_id: str) -> TableKit:
    """The `TABLE` that a game's package shows in its `table`."""
    table: TableKit = import_module(f"{GAMES.package_of(game_id)}.table").TABLE
    return table
