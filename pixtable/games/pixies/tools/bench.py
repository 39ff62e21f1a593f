"""How fast Pixies is: its rules and its search core, its past, its opponents, its table for five."""

import dataclasses
from collections.abc import Iterator, Mapping

from pixtable.core.chance import Rng
from pixtable.core.game import Option
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.mind.fast import FastRound
from pixtable.tools.bench.chapters import Bench, Chapter, Rows
from pixtable.tools.bench.drawing import drawing_rows
from pixtable.tools.bench.history import replay_row, save_row, scrub_row, seek_row, undo_row
from pixtable.tools.bench.measure import Workload, speeds
from pixtable.tools.bench.minds import USUAL_GOALS, Trial, mind_rows
from pixtable.tools.bench.playouts import (
    DOMINOES,
    HEARTS,
    compared,
    engine_named,
    event_engine,
    play_randomly,
    random_match,
    search_row,
)
from pixtable.tools.bench.table import Row
from pixtable.tools.tour.games import play_until

MANY = 5
"""Seats of the fullest table."""
LONG_ROUNDS = 15
"""No game of three rounds has 1,000 events, so one is played that goes on and on."""
TRIALS = (Trial(GAME, (2, MANY), USUAL_GOALS),)


def playout_rows(bench: Bench) -> Iterator[Row]:
    workloads = {"core": search_core(), "engine": event_engine(GAME)}
    if bench.reference:
        workloads |= {name: bench.reference.playouts(name) for name in (DOMINOES, HEARTS)}
    measured = speeds(workloads, bench.effort)
    core, dominoes = measured["core"], measured.get(DOMINOES)
    yield compared("Pixies search core, random playouts, vs OpenSpiel Python dominoes", 12, core, dominoes)
    yield compared("the same vs OpenSpiel C++ hearts", 1, core, measured.get(HEARTS))
    yield compared(engine_named(GAME), 1.5, measured["engine"], dominoes)


def search_core() -> Workload:
    """Rounds for two, as search plays them to their end; a unit is a decision."""
    match, random = Match.start(GAME, Deal(seats=2, seed=1)), Rng(1).random
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


def search_rows(bench: Bench) -> Iterator[Row]:
    yield search_row(GAME, 4, bench)


def history_rows(bench: Bench) -> Iterator[Row]:
    effort = bench.effort
    yield replay_row(random_match(GAME, MANY, Rng(1)), "a Pixies log for five", effort)
    match = long_match()
    yield seek_row(match, f"{LONG_ROUNDS} rounds of Pixies", effort)
    yield undo_row(match, effort)
    yield scrub_row(match, effort)
    yield save_row(GAME, effort)


def long_match() -> Match:
    rounds = Option("rounds", clause="PX-32", default=LONG_ROUNDS, choices=(LONG_ROUNDS,))
    game = dataclasses.replace(GAME, options=(rounds,))
    match = Match.start(game, Deal(MANY, seed=1))
    play_randomly(match, Rng(1))
    return match


def thinking_rows(bench: Bench) -> Iterator[Row]:
    return mind_rows(TRIALS, bench.effort)


def table_rows(bench: Bench) -> Iterator[Row]:
    return drawing_rows(full_table(), "a table of Pixies for five", bench.effort)


def full_table() -> Match:
    """Five gardens, nearly all cells taken, and it is our turn."""
    return play_until(GAME.id, MANY, lambda match: match.n >= 7 * MANY and match.to_act == (0,))


BENCH_ROWS: Mapping[Chapter, Rows] = {
    Chapter.PLAYOUTS: playout_rows,
    Chapter.SEARCH: search_rows,
    Chapter.HISTORY: history_rows,
    Chapter.MINDS: thinking_rows,
    Chapter.DRAWING: table_rows,
}
