"""The search that proves puzzles: what can be reached, how soon, by which moves, and whatever others do."""

import pytest

from pixtable.core.events import Move
from pixtable.core.goals import Goal
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.goals import Mosaic, Pin, Validate
from pixtable.games.pixies.rules.moves import Take
from pixtable.levels.solving import Search, TooWide, sharpest_answer

SOIL = {
    "row": [46, 68, 33, 51],
    "gardens": [{"5": {"up": 13, "down": [62]}}, {"2": {"up": 39}, "3": {"up": 24}}],
}
"""A third 5 to be laid face down, and a 6 to be laid on it, if the rival leaves it."""


def match_of(position: dict) -> Match:
    return Match.start(GAME, Deal(2, 13, {"rounds": 1}, position))


def ways(goal: Goal, others: str, position: dict, moves: int, **limits: int) -> list[Move]:
    return Search(frozenset({goal}), 0, others, **limits).winning_moves(match_of(position), moves)[goal]


def test_a_goal_in_one_move_is_found_with_every_move_that_reaches_it():
    twins = {**SOIL, "row": [15, 27, 68, 34], "gardens": [{"5": {"up": 13}, "4": {"up": 10}}, SOIL["gardens"][1]]}
    found = ways(Validate(1), "any", twins, 1)
    assert found == [Take(card, keep) for card in (15, 27) for keep in ("new", "old")]


def test_a_goal_that_needs_two_moves_is_not_found_in_one():
    assert ways(Pin(6), "greedy", SOIL, 1) == []


def test_whatever_the_rival_does_is_harder_than_what_it_would_do():
    """The greedy rival takes the 6 away; against every answer it cannot be certain either."""
    assert ways(Pin(6), "any", SOIL, 2) == []


def test_with_two_ways_to_soil_one_is_certain():
    """Two sixes lie in the row: whichever the rival takes, the other is left."""
    found = ways(Pin(6), "any", {**SOIL, "row": [46, 32, 33, 51]}, 2)
    assert found == [Take(46, None, 6)]


def test_nothing_is_played_on_the_match_itself():
    match = match_of(SOIL)
    Search(frozenset({Mosaic(2)}), 0, "any").winning_moves(match, 2)
    assert match.n == 0
    assert not match.steps


def test_too_many_positions_are_told_not_waited_for():
    with pytest.raises(TooWide):
        ways(Mosaic(9), "any", SOIL, 2, most_nodes=50)


def test_several_goals_are_found_in_one_go_as_each_alone():
    goals = [Validate(1), Pin(6), Mosaic(2), Mosaic(9)]
    together = Search(frozenset(goals), 0, "any").winning_moves(match_of(SOIL), 2)
    assert together == {goal: ways(goal, "any", SOIL, 2) for goal in goals}


def test_who_may_answer_anything_answers_what_spoils_the_goal():
    match = match_of(SOIL)
    match.play(0, Take(46, None, 6))
    assert sharpest_answer(match, 1, Pin(6), 0, 1) == Take(33)
