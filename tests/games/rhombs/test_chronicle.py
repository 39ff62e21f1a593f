"""What a game of Rhombs tells of itself once it is over."""

import pytest

from pixtable.core.course import MOMENTS, course_of
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import Passed
from pixtable.games.rhombs.rules.legality import mobility
from pixtable.games.rhombs.rules.moves import Draw
from pixtable.games.rhombs.rules.state import left_in
from pixtable.games.rhombs.rules.tiles import TILES

from .pictures import BLUE, tiles


def played(seats: int, seed: int, **options: object) -> Match:
    match = Match.start(GAME, Deal(seats, seed, options))
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, GAME.mind.think(match.view(seat), seat, Opponent("greedy"), match.n, Budget()).move)
    return match


@pytest.mark.parametrize("options", [{}, {"mode": "blind"}, {"match": "match", "threshold": 5}])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_course_begins_with_what_was_dealt_and_ends_with_the_scores(seats, options):
    match = played(seats, 3, **options)
    course = course_of(match)
    assert len(course.points) == len(match.steps) + 1
    assert list(course.points[-1]) == list(match.result.scores)
    if options == {}:
        assert list(course.points[0]) == [left_in(hand).total for hand in match.state_at(0).hands]
    assert len(course.moments) <= MOMENTS
    assert list(course.moments) == sorted(course.moments, key=lambda moment: moment.n)


@pytest.mark.parametrize("blind_ties", ["longest", "seat"])
def test_who_has_won_because_the_bag_is_empty_is_told_with_the_reason(blind_ties):
    position = {"table": [BLUE], "bag_order": tiles("rry"), "hands": [[], [], [3]], "rid_at": [9, 0, 0], "mover": 2}
    options = {"mode": "blind", "blind_ties": blind_ties, "play_on": False}
    match = Match.start(GAME, Deal(3, 1, options, position=position))
    match.play(2, Draw())
    (told,) = [moment for moment in course_of(match).moments if moment.about != "kept"]
    assert (told.about, told.seat) == (blind_ties, {"longest": 1, "seat": 0}[blind_ties])


def test_of_several_who_have_won_one_stands_for_all():
    position = {"table": [BLUE], "bag_order": tiles("rry"), "hands": [[], [], [3]], "mover": 2}
    match = Match.start(GAME, Deal(3, 1, {"mode": "blind", "play_on": False}, position=position))
    match.play(2, Draw())
    assert match.result.winners == (0, 1)
    assert [moment.about for moment in course_of(match).moments].count("longest") == 1


def test_who_is_said_to_be_blocked_could_move_before_and_had_to_pass():
    told = [(match, moment) for match in (played(4, seed) for seed in range(6)) for moment in course_of(match).moments]
    blocked = [(match, moment) for match, moment in told if moment.about == "blocked"]
    assert blocked
    for match, moment in blocked:
        assert mobility(match.state_at(moment.n - 1), moment.other) > 0
        assert Passed(moment.other) in match.steps[moment.n].events


def test_a_black_tile_laid_or_kept_counts_its_five_points():
    told = [moment for seed in range(8) for moment in course_of(played(2, seed, mode="blind")).moments]
    black = next(tile.points for tile in TILES if tile.is_black)
    assert {moment.change for moment in told if moment.about == "black"} == {black}
    assert any(moment.about == "kept" and moment.change < 0 for moment in told)
