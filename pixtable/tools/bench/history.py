"""A game's past: how fast it is read, sought and taken back, and how small it is kept."""

import gzip
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from pixtable.core.chance import Rng
from pixtable.core.game import GameInfo
from pixtable.core.match import Match, Step
from pixtable.play.session import Session
from pixtable.shell.start import garbage
from pixtable.shell.table.scene import TableScene
from pixtable.store.saves import Recorded, save_as
from pixtable.store.settings import Settings
from pixtable.tools.bench.drawing import FULL_HD, in_words
from pixtable.tools.bench.measure import Effort, Workload, cost, percentile, ratio, speeds
from pixtable.tools.bench.playouts import random_match
from pixtable.tools.bench.table import Row, milliseconds, rate, times
from pixtable.tools.names import name_of
from pixtable.tools.tour.games import chairs_for
from pixtable.tools.visit import Visit
from pixtable.ui.draw.units import DESIGN
from pixtable.ui.pilot import FRAME

SEEKS_AN_ACT = 100
SCRUBS_AN_ACT = 3
DRAGS = 3
WINDOW = (round(DESIGN.w), round(DESIGN.h))
SHORT = 10
"""Steps of a game that has hardly begun."""


def replay_row(match: Match, log: str, effort: Effort) -> Row:
    events_a_second = median(speeds({"replay": replay(match)}, effort)["replay"])
    what = f"replay of {log}, read from JSON"
    return Row(what, ">= 50,000 events/s", rate(events_a_second), events_a_second >= 50_000)


def replay(match: Match) -> Workload:
    """The log of a whole game, read and folded; a unit is an event."""
    codec = match.game.codec
    opening = codec.encode(match.opening)
    log = [(step.seat, codec.encode(step.move), codec.encode(step.events)) for step in match.steps]

    def read() -> int:
        copy = Match(match.game, match.deal)
        copy.open_with(codec.events(opening))
        for seat, move, events in log:
            copy.replay(Step(seat, codec.move(move), codec.events(events)))
        return count_events(copy)

    return read


def count_events(match: Match) -> int:
    return len(match.opening) + sum(len(step.events) for step in match.steps)


def seek_row(match: Match, game: str, effort: Effort) -> Row:
    places = Rng(1).choices(range(len(match.steps) + 1), k=effort.acts * SEEKS_AN_ACT)

    def seek(place: int) -> None:
        match.seek(place)
        match.view(0)

    worst = percentile([cost(seek, place) for place in places], 99)
    what = f"seek anywhere in {count_events(match):,} events ({game}) and view it"
    return Row(what, "p99 <= 1 ms", f"p99 {milliseconds(worst)}", worst <= 0.001)


def undo_row(match: Match, effort: Effort) -> Row:
    steps = len(match.steps)
    measured = speeds({"long": undo(match, steps), "short": undo(match, SHORT)}, effort)
    slower = ratio(measured["short"], measured["long"])
    what = f"undo: its cost after {steps:,} steps to that after {SHORT}"
    return Row(what, "<= 1.5x", times(slower), slower <= 1.5)


def undo(match: Match, after: int) -> Workload:
    """A thousand times back and forth again; a unit is one of them."""

    def go() -> int:
        for _ in range(1000):
            match.seek(after)
            match.undo(practice=True)
        return 1000

    return go


def scrub_row(match: Match, effort: Effort) -> Row:
    """The slider dragged by a hand from one end of a long game to the other and back: a move of it, and its frame.

    Judged in the window as it opens; what the largest screen makes of it is told beside.
    """
    usual, large = (_drags(match, effort, size) for size in (WINDOW, FULL_HD))
    what = f"dragging the time slider through {count_events(match):,} events, {len(usual)} frames at {in_words(WINDOW)}"
    measured = f"{_worst_and_usual(usual)}; at {in_words(FULL_HD)} {_worst_and_usual(large)}"
    return Row(what, "p99 <= 16.7 ms", measured, percentile(usual, 99) <= FRAME / 1000)


def _worst_and_usual(spent: Sequence[float]) -> str:
    return f"p99 {milliseconds(percentile(spent, 99))}, median {milliseconds(median(spent))}"


def _drags(match: Match, effort: Effort, size: tuple[int, int]) -> list[float]:
    return [seconds for _ in range(DRAGS) for seconds in _drag(match, effort.acts * SCRUBS_AN_ACT, size)]


def _drag(match: Match, frames: int, size: tuple[int, int]) -> list[float]:
    """CPU seconds of each frame."""
    match.seek(len(match.steps))  # opponents would play on from anywhere else, and cut off what came after
    with Visit(Settings(language="en"), size) as visit:
        visit.app.open_what_if(
            Session(visit.app.services, Recorded(match, chairs=tuple(chairs_for(match.game.id, match.deal.seats))))
        )
        pilot, table = visit.pilot, visit.pilot.scene
        assert isinstance(table, TableScene)
        pilot.desk.canvas.register.on = False
        there = [table.strip.line.place(round(i * len(match.steps) / frames)) for i in range(frames)]
        pilot.move(there[-1]).mouse_down().step()  # the first picture of a table is another matter
        while pilot.desk.pictures.is_expecting:  # and so is what a table at rest fetches from the disk
            pilot.step()
        garbage.settle()  # as the window does
        return [cost(pilot.move, place) for place in (*there, *reversed(there))]


def save_row(game: GameInfo, effort: Effort) -> Row:
    dice = Rng(1)
    sizes = [_compressed_size(random_match(game, seats=2, dice=dice)) for _ in range(effort.acts)]
    what = f"a saved game of {name_of(game)} for two, gzipped: the median of {effort.acts}"
    return Row(
        what, "<= 2 kB", f"{median(sizes) / 1000:.2f} kB, at most {max(sizes) / 1000:.2f}", median(sizes) <= 2000
    )


def _compressed_size(match: Match) -> int:
    with TemporaryDirectory() as folder:
        file = Path(folder, "game")
        save_as(file, match)
        return len(gzip.compress(file.read_bytes()))
