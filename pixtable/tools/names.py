"""What the command line calls a game, and what it says of it."""

from pixtable.core.game import GameInfo
from pixtable.games import GAMES
from pixtable.language.words import Words


def words_of(game: GameInfo, language: str = "en") -> Words:
    """The tools speak English to their readers, and the player's language to the player."""
    return Words(language, GAMES.package_of(game.id))


def name_of(game: GameInfo, language: str = "en") -> str:
    return words_of(game, language).say("game.name")
