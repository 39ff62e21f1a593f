"""What the tour, the bench and the arena see of Pixel Tactics."""

from pixtable.games.tactics.tools.alike import ALIKE
from pixtable.games.tactics.tools.balance.weighing import BALANCE
from pixtable.games.tactics.tools.bench import BENCH_ROWS
from pixtable.games.tactics.tools.blunders import blunders_of
from pixtable.games.tactics.tools.moments import MOMENTS
from pixtable.games.tactics.tools.tour_cup import TOURNAMENT_STOPS
from pixtable.games.tactics.tools.tour_decks import DECK_STOPS
from pixtable.games.tactics.tools.tour_drafts import DRAFT_STOPS
from pixtable.games.tactics.tools.tour_levels import LEVEL_STOPS
from pixtable.games.tactics.tools.tour_table import TACTICS_STOPS
from pixtable.games.tactics.tools.tour_variants import VARIANT_STOPS
from pixtable.games.tactics.tools.trailer import trailer
from pixtable.games.tactics.tools.training import TRAINING
from pixtable.tools.game_tools import GameTools

TOOLS = GameTools(
    tour_stops={
        **TACTICS_STOPS,
        **VARIANT_STOPS,
        **DECK_STOPS,
        **DRAFT_STOPS,
        **TOURNAMENT_STOPS,
        **LEVEL_STOPS,
    },
    short_game={"trophies": 1},
    bench_rows=BENCH_ROWS,
    balance=BALANCE,
    trailer=trailer,
    moments={**MOMENTS, **ALIKE},
    blunders=blunders_of,
    training=TRAINING,
)
