"""How fast the rules of Pixel Tactics are, and how long its opponents think."""

from collections.abc import Iterator, Mapping

from pixtable.games.tactics import GAME
from pixtable.tools.bench.chapters import Bench, Chapter, Rows
from pixtable.tools.bench.minds import USUAL_GOALS, Goal, Trial, mind_rows
from pixtable.tools.bench.playouts import engine_row
from pixtable.tools.bench.table import Row

EXPERT = Goal("expert", 2.0, 2.0)
TRIALS = (
    Trial(GAME, (2,), (*USUAL_GOALS, EXPERT)),
    Trial(GAME, (4,), (EXPERT,), {"variant": "cross"}),
    Trial(GAME, (6,), (EXPERT,), {"variant": "king"}),
)


def playout_rows(bench: Bench) -> Iterator[Row]:
    yield engine_row(GAME, 1.0, bench)


def thinking_rows(bench: Bench) -> Iterator[Row]:
    return mind_rows(TRIALS, bench.effort)


BENCH_ROWS: Mapping[Chapter, Rows] = {Chapter.PLAYOUTS: playout_rows, Chapter.MINDS: thinking_rows}
