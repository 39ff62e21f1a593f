"""How fast tiles are laid, against OpenSpiel, whether a full table slows them down, and how long opponents think."""

from collections.abc import Iterator, Mapping

from pixtable.core.chance import Rng
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.mind.fast import FastRound
from pixtable.tools.bench.chapters import Bench, Chapter, Rows
from pixtable.tools.bench.measure import Effort, Workload, ratio, speeds
from pixtable.tools.bench.minds import USUAL_GOALS, Goal, Trial, mind_rows
from pixtable.tools.bench.playouts import DOMINOES, compared
from pixtable.tools.bench.table import Row, times

HIVE = "hive"
EARLY, LATE = 5, 40
"""Tiles on the table."""
TABLES = 20
MOVES_A_TABLE = 5
TRIALS = (
    Trial(GAME, (2, 4), (*USUAL_GOALS, Goal("expert", 1.5, 1.5))),
    Trial(GAME, (10,), (Goal("hard", 0.3, 0.3), Goal("expert", 0.3, 0.3))),
)


def search_rows(bench: Bench) -> Iterator[Row]:
    workloads = {"core": round_core()}
    if bench.reference:
        workloads |= {name: bench.reference.playouts(name) for name in (DOMINOES, HIVE)}
    measured = speeds(workloads, bench.effort)
    core, what = measured["core"], "Rhombs legal moves and placing, random rounds for two, vs OpenSpiel Python dominoes"
    yield compared(what, 5, core, measured.get(DOMINOES))
    yield compared("the same vs OpenSpiel C++ hive", 10, core, measured.get(HIVE))
    slower = _slower_by_a_full_table(bench.effort)
    yield Row(f"Rhombs: cost of a move at {LATE} tiles to that at {EARLY}", "<= 2x", times(slower), slower <= 2)


def _slower_by_a_full_table(effort: Effort) -> float:
    measured = speeds({"early": moves_after(EARLY), "late": moves_after(LATE)}, effort)
    return ratio(measured["early"], measured["late"])


def round_core() -> Workload:
    """Open rounds for two, every legal move listed before one is placed; a unit is a decision."""
    random = Rng(1).random
    root = _dealt(1)

    def play() -> int:
        world, decisions = root.copy(), 0
        while world.mover >= 0:
            _move_at_random(world, random())
            decisions += 1
        return decisions

    return play


def moves_after(lying: int) -> Workload:
    """A hundred moves on tables that hold so many tiles; a unit is a move."""
    random, tables = Rng(1).random, [_table_of(lying, seed) for seed in range(TABLES)]

    def move() -> int:
        for table in tables:
            for _ in range(MOVES_A_TABLE):
                _move_at_random(table.copy(), random())
        return TABLES * MOVES_A_TABLE

    return move


def _table_of(lying: int, seed: int) -> FastRound:
    """The first deal from this seed on that is not stuck before it has so many tiles."""
    world, random = _dealt(seed), Rng(seed).random
    while world.mover >= 0 and world.lying < lying:
        _move_at_random(world, random())
    return world if world.mover >= 0 else _table_of(lying, seed + TABLES)


def _dealt(seed: int) -> FastRound:
    return FastRound.of(Match.start(GAME, Deal(seats=2, seed=seed)).state)


def _move_at_random(world: FastRound, chance: float) -> None:
    actions = world.actions()
    world.play(actions[int(chance * len(actions))])


def thinking_rows(bench: Bench) -> Iterator[Row]:
    return mind_rows(TRIALS, bench.effort)


BENCH_ROWS: Mapping[Chapter, Rows] = {Chapter.SEARCH: search_rows, Chapter.MINDS: thinking_rows}
