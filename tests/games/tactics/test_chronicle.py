"""How a game of Pixel Tactics went: the leaders' life, and how each match ended."""

from pixtable.core.course import course_of
from pixtable.games.tactics.rules.events import MatchEnded
from pixtable.tools.tour.games import is_over, play_until


def test_the_loser_of_a_match_ends_at_nothing_and_the_winner_keeps_what_is_left():
    match = play_until("tactics", 2, is_over, seed=3)
    course = course_of(match)
    winners = [event.winner for step in match.steps for event in step.events if isinstance(event, MatchEnded)]
    assert len(course.ends) == len(winners) >= 2
    decided = [(n, winner) for n, winner in zip(course.ends, winners, strict=True) if winner is not None]
    assert decided
    for n, winner in decided:
        assert course.points[n][1 - winner] == 0
        assert course.points[n][winner] == course.points[n - 1][winner] > 0


def test_until_new_leaders_stand_the_lines_stay_where_they_were():
    match = play_until("tactics", 2, is_over, seed=3)
    course = course_of(match)
    waiting = [n for n in range(course.ends[0] + 1, len(match.steps)) if match.state_at(n).leader(0) is None]
    assert waiting
    assert all(course.points[n][0] == course.points[n - 1][0] for n in waiting)
