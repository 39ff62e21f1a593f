"""Moments of the shell: the change from one screen to another, and the end of a game."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from pixtable.core.match import Match
from pixtable.shell.result.scene import SOUNDS, ResultScene
from pixtable.tools.film.moment import NEVER, Moment, Row, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import FIRST, chairs_for, play_until
from pixtable.tools.tour.games import Moment as Ending

SEATS = 3
ME = 0
A_WHILE = 600.0
MOVING = 0.002
"""Of the window: less is no change of the screen."""


def _change_of_scene(recorder: Recorder) -> None:
    """From the title to the laying of a table."""
    recorder.visit.app.open_title()
    recorder.wait_until_still().start().wait(100).note("leaves")
    recorder.visit.app.open_new_game(FIRST)
    recorder.wait(A_WHILE)


def _change_takes(trace: Trace) -> float:
    changing = [n for n, part in enumerate(trace.stirred) if part > MOVING and n >= trace.at("leaves")]
    return trace.ms(changing[-1] + 1 - trace.at("leaves")) if changing else 0.0


def _end_of_a_game(is_there: Ending, recorder: Recorder) -> None:
    """A game is over: who came where, what is said of it, and how it came to that."""
    match, desk = play_until(FIRST, SEATS, is_there), recorder.pilot.desk
    recorder.visit.app.resume_game(recorder.visit.save(match, chairs_for(FIRST, SEATS)))
    recorder.wait_until(lambda: isinstance(desk.top, ResultScene))
    scene = desk.top
    assert isinstance(scene, ResultScene)
    for place in scene.podium.shown:
        recorder.follow(f"place {place.rank}", place)
    recorder.start().note("opens").wait_until(lambda: not scene.root.is_telling).note("stands").wait(A_WHILE)


def _is_won(match: Match) -> bool:
    return match.result is not None and match.result.winners == (ME,)


def _is_lost(match: Match) -> bool:
    return match.result is not None and ME not in match.result.winners


def _rises(trace: Trace) -> list[int]:
    """The frames in which the blocks begin to show, from the lowest."""
    names = sorted((name for name in trace.followed if name.startswith("place ")), reverse=True)
    return [next(n for n, shown in trace.seen(name) if shown.alpha > 0) for name in names]


def _result(sound: str) -> tuple[Row, ...]:
    """It sounds otherwise to those who have won than to those who have lost; all else is the same."""

    def cheers_after(trace: Trace) -> float:
        return next(iter(trace.heard(sound)), NEVER) - trace.ms(_rises(trace)[-1])

    return (
        Row("the next block rises after", between(230, 290), lambda t: [t.ms(b - a) for a, b in pairwise(_rises(t))]),
        Row("the crown is down, and heard, after", between(450, 550), cheers_after),
        Row("until all of it stands", between(2000, 6000), lambda t: t.ms(t.at("stands") - t.at("opens"))),
    )


USUAL_MOMENTS: Mapping[str, Moment] = {
    "scene": Moment(
        _change_of_scene, (Row("a change of screens takes", between(250, 300), _change_takes),), draws=True
    ),
    "result": Moment(partial(_end_of_a_game, _is_won), _result(SOUNDS["won"]), is_climax=True),
    "result-lost": Moment(partial(_end_of_a_game, _is_lost), _result(SOUNDS["lost"])),
}
