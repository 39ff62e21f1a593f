"""What a thousand saved games cost: the first frame of the title with them, and of a shelf that nobody knows yet."""

import os
from collections.abc import Iterator
from statistics import median

from pixtable.core.match import Match
from pixtable.store.settings import Settings
from pixtable.tools.bench.measure import Effort, cost
from pixtable.tools.bench.table import Row, milliseconds, times
from pixtable.tools.game_tools import tools_of
from pixtable.tools.tour.games import FIRST, chairs_for, is_over, play_until
from pixtable.tools.visit import LONG_AGO, Visit

GAMES_SAVED = 1000
DIFFERENT = 6
"""Games that are played for it; the others are copies."""
MOVES = 20
MOST_SLOWER, LONGEST = 1.2, 0.05
FRAME = 1000 / 60


def shelf_rows(effort: Effort) -> Iterator[Row]:
    with Visit(Settings(language="en")) as full, Visit(Settings(language="en")) as empty:
        waiting, *over = _played()
        for visit in (full, empty):
            _see_a_shelf(visit, [waiting, *over])
        _fill(full, waiting, over)
        yield _opening_row(full, effort)
        yield _title_row(full, empty, effort)


def _played() -> Iterator[Match]:
    """One to go on with, and some that are over."""
    yield play_until(FIRST, 3, lambda match: match.n >= MOVES)
    for seed in range(1, 1 + DIFFERENT):
        yield play_until(FIRST, 3, is_over, tools_of(FIRST).short_game, seed)


def _see_a_shelf(visit: Visit, matches: list[Match]) -> None:
    """With a few games: rules and pictures, which are loaded once however many there are, are no part of the cost."""
    visit.pilot.desk.canvas.register.on = False  # the audit's book is no part of a player's frame
    services = visit.app.services
    for match in matches:
        visit.save(match, chairs_for(match.game.id, match.deal.seats))
    visit.app.open_title()
    visit.app.open_shelf()
    visit.pilot.settle().press("escape").settle()
    for path in services.library.files():
        path.unlink()
    services.shelf_index.close()
    services.folders.shelf_index.unlink()
    del services.shelf_index  # the next who asks begins anew


def _fill(visit: Visit, waiting: Match, over: list[Match]) -> None:
    """As shelves are: all are over but the last one that was played."""
    texts = []
    for match in (waiting, *over):
        path = visit.save(match, chairs_for(match.game.id, match.deal.seats))
        texts.append(path.read_bytes())
        path.unlink()
    for number in range(GAMES_SAVED):
        path = visit.app.services.folders.games / f"game-{number}.pixtable"
        path.write_bytes(texts[1 + number % len(over)] if number else texts[0])
        os.utime(path, (LONG_AGO - number, LONG_AGO - number))


def _opening_row(visit: Visit, effort: Effort) -> Row:
    """Frame by frame, with all that is done beside them, until the shelf is known or enough is seen."""
    spent = [cost(visit.app.open_shelf)]
    desk, most = visit.pilot.desk, effort.acts * effort.rounds * 10
    while desk.is_moving and len(spent) < most:
        spent.append(cost(_frame, visit))
    visit.pilot.settle(float("inf"))
    worst, usual = max(spent), median(spent)
    what = f"the first opening of the shelf with {GAMES_SAVED} games and no index: the longest of {len(spent)} frames"
    measured = f"{milliseconds(worst)}, median {milliseconds(usual)}"
    return Row(what, f"<= {milliseconds(LONGEST)}", measured, worst <= LONGEST)


def _title_row(full: Visit, empty: Visit, effort: Effort) -> Row:
    """They take turns, so that noise meets them alike."""
    ratios, costs = [], []
    for visit in (full, empty):
        _first_frame(visit)  # pictures are scaled once, then kept
    for _ in range(effort.acts):
        with_games, without = _first_frame(full), _first_frame(empty)
        ratios.append(with_games / without)
        costs.append((with_games, without))
    slower = median(ratios)
    many, none = (median(each) for each in zip(*costs, strict=True))
    what = f"the title's first frame with {GAMES_SAVED} saved games, one to go on with, to that with none"
    measured = f"{times(slower)} ({milliseconds(many)} to {milliseconds(none)})"
    return Row(what, f"<= {MOST_SLOWER:g}x", measured, slower <= MOST_SLOWER)


def _first_frame(visit: Visit) -> float:
    spent = cost(_come_back, visit)
    visit.pilot.settle(float("inf"))
    return spent


def _come_back(visit: Visit) -> None:
    visit.app.open_title()
    _frame(visit)


def _frame(visit: Visit) -> None:
    visit.pilot.desk.step(FRAME)
    visit.pilot.desk.draw()
