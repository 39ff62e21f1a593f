"""How a level and a taste pick from what search found."""

from random import Random

from pixtable.ai.ismcts import Candidate
from pixtable.ai.levels import choose

FOUND = [
    Candidate("best", 60, 0.62),
    Candidate("nearly", 30, 0.6),
    Candidate("liked", 30, 0.59),
    Candidate("bad", 9, 0.3),
]
LIKED = {"best": 0, "nearly": 1, "liked": 2, "bad": 9}


def test_without_whim_or_liking_it_is_the_best():
    assert choose(FOUND, 0.0, 0.0, Random(1)).action == "best"


def test_a_whim_takes_any_that_is_nearly_as_good():
    rng = Random(1)
    assert {choose(FOUND, 0.0, 0.04, rng).action for _ in range(50)} == {"best", "nearly", "liked"}


def test_a_liking_takes_the_one_it_likes_most_of_those_that_are_nearly_as_good():
    assert choose(FOUND, 0.0, 0.04, Random(1), LIKED.get).action == "liked"
    assert choose(FOUND, 0.0, 0.025, Random(1), LIKED.get).action == "nearly"
    assert choose(FOUND, 0.0, 0.0, Random(1), LIKED.get).action == "best"


def test_what_is_liked_alike_is_told_apart_by_its_worth():
    assert choose(FOUND[1:], 0.0, 0.04, Random(1), lambda _: 0.0).action == "nearly"


def test_who_slips_takes_the_second_best_whatever_they_like():
    rng = Random(1)
    assert [choose(FOUND, 1.0, 0.04, rng, LIKED.get).action for _ in range(5)] == ["nearly"] * 5
