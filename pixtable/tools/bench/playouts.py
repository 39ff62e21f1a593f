"""How fast games are played and searched, against OpenSpiel."""

from collections.abc import Sequence
from statistics import median

from pixtable.core.chance import Rng
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.core.rules import Options
from pixtable.tools.bench.chapters import Bench
from pixtable.tools.bench.measure import Workload, ratio, speeds
from pixtable.tools.bench.reference import ABSENT
from pixtable.tools.bench.table import Row, rate, times
from pixtable.tools.names import name_of

SIMULATIONS = 100
"""Of one thought: few enough to take turns with the slower search."""
DOMINOES, HEARTS = "python_block_dominoes", "hearts"


def engine_row(game: GameInfo, goal: float, bench: Bench) -> Row:
    workloads = {"engine": event_engine(game)}
    if bench.reference:
        workloads[DOMINOES] = bench.reference.playouts(DOMINOES)
    measured = speeds(workloads, bench.effort)
    return compared(engine_named(game), goal, measured["engine"], measured.get(DOMINOES))


def engine_named(game: GameInfo) -> str:
    return f"{name_of(game)} event engine vs OpenSpiel Python dominoes"


def search_row(game: GameInfo, goal: float, bench: Bench) -> Row:
    workloads = {"ours": ismcts(game)}
    if bench.reference:
        workloads["theirs"] = bench.reference.ismcts(HEARTS, SIMULATIONS)
    measured = speeds(workloads, bench.effort)
    what = f"{name_of(game)} ISMCTS simulations vs OpenSpiel Python ISMCTS on hearts"
    return compared(what, goal, measured["ours"], measured.get("theirs"))


def compared(what: str, goal: float, ours: Sequence[float], theirs: Sequence[float] | None) -> Row:
    ours_now, wished = rate(median(ours)), f">= {goal:g}x"
    if theirs is None:
        return Row(what, wished, f"{ours_now} ({ABSENT})", None)
    faster = ratio(ours, theirs)
    return Row(what, wished, f"{times(faster)} ({ours_now} to {rate(median(theirs))})", faster >= goal)


def event_engine(game: GameInfo) -> Workload:
    """Whole games for two, as the app plays them; a unit is a decision."""
    dice = Rng(1)
    return lambda: len(random_match(game, seats=2, dice=dice).steps)


def random_match(game: GameInfo, seats: int, dice: Rng, options: Options | None = None) -> Match:
    match = Match.start(game, Deal(seats, dice.getrandbits(32), options or {}))
    play_randomly(match, dice)
    return match


def play_randomly(match: Match, dice: Rng) -> None:
    while match.result is None:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, sample_of(moves[int(dice.random() * len(moves))]))


def ismcts(game: GameInfo) -> Workload:
    """A hard opponent of two, thinking about its first move; a unit is a simulation."""
    match, dice = Match.start(game, Deal(seats=2, seed=1)), Rng(1)
    seat = match.to_act[0]
    view, hard, budget = match.view(seat), Opponent("hard"), Budget(SIMULATIONS)
    return lambda: game.mind.think(view, seat, hard, dice.getrandbits(32), budget).nodes
