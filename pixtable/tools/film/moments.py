"""Every moment that can be filmed, by its name: those of the games, and those that any game has."""

from collections.abc import Mapping

from pixtable.games import GAMES
from pixtable.tools.film.moment import Moment
from pixtable.tools.film.usual import USUAL_MOMENTS
from pixtable.tools.game_tools import tools_of


def moments() -> Mapping[str, Moment]:
    return {**USUAL_MOMENTS, **{name: moment for game in GAMES for name, moment in tools_of(game).moments.items()}}
