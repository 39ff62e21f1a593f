"""What the tour and the bench see of Pixies."""

from pixtable.games.pixies.tools.bench import BENCH_ROWS
from pixtable.games.pixies.tools.characters import CHARACTERS
from pixtable.games.pixies.tools.moments import MOMENTS
from pixtable.games.pixies.tools.tour import PIXIES_STOPS
from pixtable.games.pixies.tools.trailer import trailer
from pixtable.tools.game_tools import GameTools

TOOLS = GameTools(
    tour_stops=PIXIES_STOPS,
    short_game={"rounds": 1},
    bench_rows=BENCH_ROWS,
    trailer=trailer,
    moments=MOMENTS,
    characters=CHARACTERS,
)
