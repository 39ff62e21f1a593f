"""What a thousand saved games cost: the first frame of the title with them, and of a shelf that nobody knows yet."""

import os
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.shell.start import garbage
from pixtable.shell.start.ahead import preparations
from pixtable.store.settings import Settings
from pixtable.tools.bench.measure import Effort, cost
from pixtable.tools.bench.table import Row, milliseconds, times
from pixtable.tools.game_tools import tools_of
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.visit import LONG_AGO, Visit, draw_as_in_a_window

GAMES_SAVED = 1000
MOVES = 20
MOST_SLOWER, LONGEST = 1.2, 0.05
FRAME = 1000 / 60
MOST_FRAMES = 5000


def shelf_rows(effort: Effort) -> Iterator[Row]:
    with Visit(Settings(language="en")) as full, Visit(Settings(language="en")) as empty:
        _fill(full)
        yield _opening_row(full.folder)
        yield _title_row(full, empty, effort)


def _fill(visit: Visit) -> None:
    """Games of every kind in turn; those that the title can offer to go on with are the last that were played."""
    waiting = [_saved(visit, game_id, lambda match: match.n >= MOVES) for game_id in GAMES.on_the_title]
    over = [_saved(visit, game_id, is_over) for game_id in GAMES]
    for number in range(GAMES_SAVED):
        path = visit.app.services.folders.games / f"game-{number}.pixtable"
        path.write_bytes(waiting[number] if number < len(waiting) else over[number % len(over)])
        os.utime(path, (LONG_AGO - number, LONG_AGO - number))


def _saved(visit: Visit, game_id: str, until: Callable[[Match], bool]) -> bytes:
    """What is in the file of such a game."""
    match = play_until(game_id, _seats(game_id), until, tools_of(game_id).short_game)
    path = visit.save(match, chairs_for(game_id, match.deal.seats))
    text = path.read_bytes()
    path.unlink()
    return text


def _seats(game_id: str) -> int:
    return min(GAMES[game_id].seats)


def _opening_row(folder: Path) -> Row:
    """In a process of its own, which has loaded neither rules nor pictures of any game."""
    with get_context("spawn").Pool(1) as fresh:
        spent = fresh.apply(frames_of_opening, (folder,))
        fresh.close()  # it ends by itself: whoever has opened a window takes a request to end for a press on its cross
        fresh.join()
    what = f"the first opening of the shelf with {GAMES_SAVED} games and no index: the longest of {len(spent)} frames"
    measured = f"{milliseconds(max(spent))}, median {milliseconds(median(spent))}"
    return Row(what, f"<= {milliseconds(LONGEST)}", measured, max(spent) <= LONGEST)


def frames_of_opening(folder: Path) -> list[float]:
    """From the press on, with all that is done beside the frames, until the shelf is known."""
    with Visit(Settings(language="en"), folder=folder) as visit:
        draw_as_in_a_window(visit)
        visit.app.open_title()
        _frame(visit)
        for _ in preparations(visit.app):  # while the player looks for the button
            pass
        garbage.settle()  # as the window does
        spent = [cost(visit.app.open_shelf)]
        while visit.pilot.desk.needs_draw and len(spent) < MOST_FRAMES:
            spent.append(cost(_frame, visit))
    return spent


def _title_row(full: Visit, empty: Visit, effort: Effort) -> Row:
    """They take turns, so that noise meets them alike."""
    ratios, costs = [], []
    for visit in (full, empty):
        draw_as_in_a_window(visit)
        _first_frame(visit)  # pictures are scaled once, then kept
    for _ in range(effort.acts):
        with_games, without = _first_frame(full), _first_frame(empty)
        ratios.append(with_games / without)
        costs.append((with_games, without))
    slower = median(ratios)
    many, none = (median(each) for each in zip(*costs, strict=True))
    what = f"the title's first frame with {GAMES_SAVED} saved games, one of each to go on with, to that with none"
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
