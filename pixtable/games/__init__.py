"""The games. A fifth one is a folder beside these and a line here: static, so that a frozen build sees it."""

from pixtable.core.game import GameInfo
from pixtable.games import pictoric, pixies, tactics

PLAYABLE = ("pixies",)
"""Those that have a table to sit down at; the others are played by the protocol. A test compares `app.tables`."""

GAMES: dict[str, GameInfo] = {game.id: game for game in (pixies.GAME, pictoric.GAME, tactics.GAME)}
