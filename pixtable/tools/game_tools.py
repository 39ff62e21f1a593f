"""What a game adds to the command line's tools, and where they find it.

The tools know no game: each tells here what it has to show, to measure and to weigh, in its package `tools`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pixtable.core.rules import Options
from pixtable.games import GAMES

if TYPE_CHECKING:  # whoever asks for one tool need not wait for the others, nor the arena for the window
    from pixtable.ai.arena import Onlooker
    from pixtable.tools.arena.balance import Balance
    from pixtable.tools.arena.traits import Characters
    from pixtable.tools.bench.chapters import Chapter, Rows
    from pixtable.tools.film.moment import Moment
    from pixtable.tools.showcase.camera import Trailer
    from pixtable.tools.training import Training
    from pixtable.tools.visit import Stop


@dataclass(frozen=True)
class GameTools:
    """A game that adds nothing is toured, measured and tested as far as the tools can do it for any game."""

    tour_stops: Mapping[str, Stop] = field(default_factory=dict)
    """Screens that show this game, by the names of their pictures, which no other game uses."""
    short_game: Options = field(default_factory=dict)
    """The house rules of its shortest game, for screens that are about games that are over."""
    bench_rows: Mapping[Chapter, Rows] = field(default_factory=dict)
    """How fast it is; the bench goes chapter by chapter, and through the games in each."""
    trailer: Trailer | None = None
    """A few seconds of it, for the README."""
    moments: Mapping[str, Moment] = field(default_factory=dict)
    """What of it is filmed frame by frame and measured, by names that no other game uses."""
    balance: Balance[Any] | None = None
    """What `arena --balance` weighs."""
    characters: Characters | None = None
    """What `arena --characters` knows its opponents by."""
    blunders: Onlooker | None = None
    """Counts what opponents did that anybody would see was bad (`arena --blunders`)."""
    training: Training | None = None
    """How its opponents learn by playing themselves."""


def tools_of(game_id: str) -> GameTools:
    """`TOOLS` in the game's package `tools`; the defaults where there is no such package."""
    package = f"{GAMES.package_of(game_id)}.tools"
    try:
        tools: GameTools = import_module(package).TOOLS
    except ModuleNotFoundError as missing:
        if f"{package}.".startswith(f"{missing.name}."):
            return GameTools()
        raise  # the package is there, and what it needs is not
    return tools
