"""Which game these screens belong to, and where it lies."""

from pixtable.games import GAMES

GAME = "tactics"
PACKAGE = GAMES.package_of(GAME)
