"""How a game of Rhombs went: points fall as tiles are placed, and a match counts its rounds."""

from itertools import pairwise

from pixtable.app.course import course_of
from pixtable.core.match import Match
from pixtable.games.rhombs import GAME
from tests.contract.walk import Deal, walk


def finished(**options) -> Match:
    *_, last = walk(GAME, Deal(3, 4, options))
    return last.match


def test_a_single_game_falls_from_the_whole_hand_to_what_is_left():
    match = finished()
    course = course_of(match)
    assert course.points[-1] == list(match.result.scores)
    assert course.ends == [len(match.steps)]
    for step, (before, after) in zip(match.steps, pairwise(course.points), strict=True):
        assert after[step.seat] <= before[step.seat]
    assert {moment.turn.about for moment in course.moments} == {"unload"}
    assert all(-moment.change == moment.turn.number > 0 for moment in course.moments)


def test_the_blind_game_also_rises():
    abouts = set()
    for seats in (2, 3, 4):
        *_, last = walk(GAME, Deal(seats, 4, {"mode": "blind"}))
        course = course_of(last.match)
        assert course.points[0] == [0] * seats
        abouts |= {moment.turn.about for moment in course.moments}
    assert "kept" in abouts


def test_a_match_counts_its_rounds():
    match = finished(match="match", threshold=10)
    course = course_of(match)
    assert course.points[0] == [0, 0, 0]
    assert course.points[-1] == list(match.result.scores)
    assert len(course.ends) == match.state.round
    assert {moment.turn.about for moment in course.moments} <= {"round"}
