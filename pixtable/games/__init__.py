"""The games. A fifth one is a folder beside these and a line here: static, so that a frozen build sees it."""

from pixtable.core.game import GameInfo
from pixtable.games import pictoric, pixies, rhombs, tactics

GAMES: dict[str, GameInfo] = {game.id: game for game in (pixies.GAME, rhombs.GAME, pictoric.GAME, tactics.GAME)}
