"""How long a frame of a full table takes, and whether an opponent's thinking is felt in it.

The surface is one of memory, so nothing waits for a screen. What drawing costs is CPU time; whether thinking is felt
can only be told by the clock on the wall, for the thinker has a process of its own.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter, process_time

from pixtable.core.game import Opponent
from pixtable.core.match import Match
from pixtable.play.thinking import Thinker, ThinkRequest
from pixtable.shell.start import garbage
from pixtable.store.settings import Settings
from pixtable.tools.bench.measure import Effort, cost, percentile
from pixtable.tools.bench.table import Row, milliseconds, times
from pixtable.tools.bench.turn import frames_of_play
from pixtable.tools.tour.games import chairs_for
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME

FULL_HD = (1920, 1080)
FRAMES_AN_ACT = 5
WARM_UP = 90
"""Frames for which the table has been looked at before anything is timed."""
LONG_THOUGHT = 1_000_000
"""Simulations that nobody finishes while frames are drawn."""


def in_words(size: tuple[int, int]) -> str:
    return f"{size[0]} x {size[1]}"


def drawing_rows(match: Match, table: str, effort: Effort) -> Iterator[Row]:
    """Of a game at a moment when it is the first seat's turn; `table` says of which."""
    with Visit(Settings(language="en"), FULL_HD) as visit:
        visit.sit_down_at(match, chairs_for(match.game.id, match.deal.seats))
        draw_frames(visit, WARM_UP)  # pictures are scaled once, then kept
        garbage.settle()  # as the window does
        yield _drawing_row(visit, table, effort)
        yield _thinking_row(visit, match, effort)
        yield _playing_row(visit, effort)  # last, for it plays on


def draw_frames(visit: Visit, frames: int, clock: Callable[[], float] = process_time) -> list[float]:
    """Seconds for each; time goes on between them, so that what breathes breathes."""
    spent, desk = [], visit.pilot.desk
    desk.canvas.register.on = False  # the audit's book is no part of a player's frame
    for _ in range(frames):
        desk.step(FRAME)
        begun = clock()
        desk.draw()
        spent.append(clock() - begun)
    return spent


def play_frames(visit: Visit, frames: int) -> list[float]:
    """CPU seconds of each frame of play that is drawn: the loop leaves out those that would look the same."""
    spent: list[float] = []
    desk, play = visit.pilot.desk, frames_of_play(visit)
    while len(spent) < frames:
        next(play)
        desk.step(FRAME)
        if desk.needs_draw:
            spent.append(cost(desk.draw))
    return spent


def draw_anew(visit: Visit, frames: int) -> list[float]:
    """CPU seconds of frames in which every pixel is painted, as the first one after a change of size."""
    spent: list[float] = []
    for _ in range(frames):
        visit.pilot.desk.screen.forget()
        spent += draw_frames(visit, 1)
    return spent


def _drawing_row(visit: Visit, table: str, effort: Effort) -> Row:
    """The whole table, though a player's frame hardly ever is: only what has changed is painted.

    Round by round, for a neighbour on the same machine may slow down one of them.
    """
    rounds = [draw_anew(visit, effort.acts * FRAMES_AN_ACT) for _ in range(effort.rounds)]
    spent = [seconds for one in rounds for seconds in one]
    worst, usual = median(percentile(one, 99) for one in rounds), median(spent)
    copied = median(_copies(visit, effort.acts))
    frames = f"{len(rounds)} rounds of {len(rounds[0])} frames"
    what = f"drawing {table} at {in_words(FULL_HD)}, every pixel anew, {frames}"
    measured = f"p99 {milliseconds(worst)}, median {milliseconds(usual)} = {times(usual / copied)} a copy of the screen"
    return Row(what, "p99 <= 8 ms", measured, worst <= 0.008)


def _playing_row(visit: Visit, effort: Effort) -> Row:
    """With all that a turn brings for the first time: new cards, new panels, new lines."""
    spent = play_frames(visit, effort.acts * FRAMES_AN_ACT)
    worst, usual = percentile(spent, 99), median(spent)
    what = f"the same in play: {len(spent)} frames of pointing, carrying a card, and the others' moves"
    measured = f"p99 {milliseconds(worst)}, median {milliseconds(usual)}"
    return Row(what, "p99 <= 16.7 ms", measured, worst <= FRAME / 1000)


def _copies(visit: Visit, count: int) -> list[float]:
    """Plain copies of the whole screen, in the same run: what milliseconds are worth on this machine just now."""
    screen = visit.pilot.desk.screen.surface
    picture = screen.copy()
    return [cost(screen.blit, picture, (0, 0)) for _ in range(count)]


def _thinking_row(visit: Visit, match: Match, effort: Effort) -> Row:
    """Idle and busy take turns, so that noise meets them alike."""
    thinker, ratios = Thinker(), []
    thinker.start()
    try:
        for _ in range(effort.rounds):
            idle = median(draw_frames(visit, effort.acts, perf_counter))
            thinker.ask(_endless(match))
            ratios.append(median(draw_frames(visit, effort.acts, perf_counter)) / idle)
            thinker.cancel()
    finally:
        thinker.close()
    slower = median(ratios)
    return Row("a frame while an opponent thinks, to an idle one", "<= 1.5x", times(slower), slower <= 1.5)


def _endless(match: Match) -> ThinkRequest:
    return ThinkRequest.about(match, 0, Opponent("hard"), 1, simulations=LONG_THOUGHT)
