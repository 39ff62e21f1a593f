"""Moments of the shell: the change from one screen to another."""

from collections.abc import Mapping

from pixtable.tools.film.moment import Moment, Row, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import FIRST

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


USUAL_MOMENTS: Mapping[str, Moment] = {
    "scene": Moment(
        _change_of_scene, (Row("a change of screens takes", between(250, 300), _change_takes),), draws=True
    ),
}
