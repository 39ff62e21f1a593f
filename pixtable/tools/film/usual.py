"""Moments of the shell: the change from one screen to another, and the end of a game."""

from collections.abc import Mapping
from itertools import pairwise

from pixtable.shell.result.scene import SOUNDS, ResultScene
from pixtable.tools.film.moment import Moment, Row, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import FIRST, chairs_for, is_over, play_until

SEATS = 3
CHEERS = tuple(SOUNDS.values())
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


def _end_of_a_game(recorder: Recorder) -> None:
    """A game is over: who came where, what is said of it, and how it came to that."""
    match, desk = play_until(FIRST, SEATS, is_over), recorder.pilot.desk
    recorder.visit.app.resume_game(recorder.visit.save(match, chairs_for(FIRST, SEATS)))
    recorder.wait_until(lambda: isinstance(desk.top, ResultScene))
    scene = desk.top
    assert isinstance(scene, ResultScene)
    for place in scene.podium.shown:
        recorder.follow(f"place {place.rank}", place)
    recorder.start().note("opens").wait_until(lambda: not scene.root.is_telling).note("stands").wait(A_WHILE)


def _rises(trace: Trace) -> list[int]:
    """The frames in which the blocks begin to show, from the lowest."""
    names = sorted((name for name in trace.followed if name.startswith("place ")), reverse=True)
    return [next(n for n, shown in trace.seen(name) if shown.alpha > 0) for name in names]


def _cheers_after(trace: Trace) -> float:
    return min(trace.heard(sound)[0] for sound in CHEERS if trace.heard(sound)) - trace.ms(_rises(trace)[-1])


RESULT = (
    Row("the next block rises after", between(230, 290), lambda t: [t.ms(b - a) for a, b in pairwise(_rises(t))]),
    Row("the crown is down, and heard, after", between(450, 550), _cheers_after),
    Row("until all of it stands", between(2000, 6000), lambda t: t.ms(t.at("stands") - t.at("opens"))),
)

USUAL_MOMENTS: Mapping[str, Moment] = {
    "scene": Moment(
        _change_of_scene, (Row("a change of screens takes", between(250, 300), _change_takes),), draws=True
    ),
    "result": Moment(_end_of_a_game, RESULT, is_climax=True),
}
