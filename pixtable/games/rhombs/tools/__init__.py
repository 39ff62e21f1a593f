"""What the tour and the bench see of Rhombs."""

from pixtable.games.rhombs.tools.bench import BENCH_ROWS
from pixtable.games.rhombs.tools.characters import CHARACTERS
from pixtable.games.rhombs.tools.moments import MOMENTS
from pixtable.games.rhombs.tools.tour import RHOMBS_STOPS
from pixtable.games.rhombs.tools.trailer import trailer
from pixtable.tools.game_tools import GameTools

TOOLS = GameTools(
    tour_stops=RHOMBS_STOPS, bench_rows=BENCH_ROWS, trailer=trailer, moments=MOMENTS, characters=CHARACTERS
)
