"""How fast games are played and searched, against OpenSpiel."""

from collections.abc import Iterator, Sequence
from statistics import median

from pixtable.app.bench.measure import Effort, Workload, ratio, speeds
from pixtable.app.bench.reference import ABSENT, OpenSpiel
from pixtable.app.bench.table import Row, rate, times
from pixtable.core.chance import Rng
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.core.rules import Options
from pixtable.games.pixies import GAME as PIXIES
from pixtable.games.pixies.fast import FastRound
from pixtable.games.tactics import GAME as TACTICS

SIMULATIONS = 100
"""Of one thought: few enough to take turns with the slower search."""
DOMINOES, HEARTS = "python_block_dominoes", "hearts"


def playout_rows(effort: Effort, reference: OpenSpiel | None) -> Iterator[Row]:
    workloads = {"core": search_core(), "engine": event_engine(PIXIES), "tactics": event_engine(TACTICS)}
    if reference:
        workloads |= {name: reference.playouts(name) for name in (DOMINOES, HEARTS)}
    measured = speeds(workloads, effort)
    core, engine = measured["core"], measured["engine"]
    dominoes, hearts = measured.get(DOMINOES), measured.get(HEARTS)
    yield compared("Pixies search core, random playouts, vs OpenSpiel Python dominoes", 12, core, dominoes)
    yield compared("the same vs OpenSpiel C++ hearts", 1, core, hearts)
    yield compared("Pixies event engine vs OpenSpiel Python dominoes", 1.5, engine, dominoes)
    yield compared("Pixel Tactics event engine vs OpenSpiel Python dominoes", 0.6, measured["tactics"], dominoes)


def search_rows(effort: Effort, reference: OpenSpiel | None) -> Iterator[Row]:
    workloads = {"ours": ismcts()}
    if reference:
        workloads["theirs"] = reference.ismcts(HEARTS, SIMULATIONS)
    measured = speeds(workloads, effort)
    what = "Pixies ISMCTS simulations vs OpenSpiel Python ISMCTS on hearts"
    yield compared(what, 4, measured["ours"], measured.get("theirs"))


def compared(what: str, goal: float, ours: Sequence[float], theirs: Sequence[float] | None) -> Row:
    ours_now, wished = rate(median(ours)), f">= {goal:g}x"
    if theirs is None:
        return Row(what, wished, f"{ours_now} ({ABSENT})", None)
    faster = ratio(ours, theirs)
    return Row(what, wished, f"{times(faster)} ({ours_now} to {rate(median(theirs))})", faster >= goal)


def search_core() -> Workload:
    """Rounds for two, as search plays them to their end; a unit is a decision."""
    match, random = Match.start(PIXIES, Deal(seats=2, seed=1)), Rng(1).random
    root = FastRound.of(match.view(0), random)

    def play() -> int:
        world, decisions = root.copy(), 0
        while world.picker >= 0:
            actions = world.actions()
            world.play(actions[int(random() * len(actions))])
            decisions += 1
        for seat in range(world.seats):
            world.terms(seat)
        return decisions

    return play


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


def ismcts() -> Workload:
    """A hard opponent of two, thinking about its first move; a unit is a simulation."""
    match, dice = Match.start(PIXIES, Deal(seats=2, seed=1)), Rng(1)
    seat = match.to_act[0]
    view, hard, budget = match.view(seat), Opponent("hard"), Budget(SIMULATIONS)
    return lambda: PIXIES.mind.think(view, seat, hard, dice.getrandbits(32), budget).nodes
