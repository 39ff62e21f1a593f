"""All stops of the tour, in its order: the entrance, every game by itself, and what they have in common."""

from collections.abc import Mapping

from pixtable.games import GAMES
from pixtable.tools.game_tools import tools_of
from pixtable.tools.tour.levels import LEVEL_STOPS
from pixtable.tools.tour.shell import ENTRANCE_STOPS, ROOM_STOPS
from pixtable.tools.tour.table import TABLE_STOPS
from pixtable.tools.visit import Stop

STOPS: Mapping[str, Stop] = {
    **ENTRANCE_STOPS,
    **{name: stop for game in GAMES for name, stop in tools_of(game).tour_stops.items()},
    **LEVEL_STOPS,
    **TABLE_STOPS,
    **ROOM_STOPS,
}
