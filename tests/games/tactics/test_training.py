"""Opponents learn: what is noted of a game is what was to be seen, and what is learned can be played by."""

import msgspec
import pytest

from pixtable.games.tactics.mind import evaluation
from pixtable.games.tactics.mind.evaluation import Learned, learned, play_by
from pixtable.games.tactics.mind.features import NAMES, seen
from pixtable.games.tactics.tools.training import BY_HAND, examples_of, features_of, learn
from pixtable.tools.training import Course

from .squads import battle


@pytest.fixture
def lessons():
    before = learned()
    yield before
    play_by(before)


def numbers(table, seat=0):
    return dict(zip(NAMES, seen(table.state)[seat].numbers, strict=True))


def test_what_is_seen_is_what_stands_there():
    told = numbers(
        battle("lancer golem . ~bard monk=9 . . . .", "knight . . . viking . . . .", hand=("witch", "deity"))
    )
    assert told["heroes"] == 2
    assert told["front"] == 2
    assert told["corpses"] == 1
    assert told["room"] == 5
    assert told["leader_life"] == 9
    assert told["leader_open"] == 0, "golem stands before it"
    assert (told["cards_1"], told["cards_2"], told["cards_3"]) == (1, 1, 0)
    assert told["actions"] == 2


def test_a_leader_within_reach_of_what_strikes_next_is_seen():
    threatened = battle(". . . . monk=2 . . . .", "samurai . . . viking . . . .", turn=0)
    assert numbers(threatened)["leader_falls_next"] == 1
    screened = battle(". knight . . monk=2 . . . .", "samurai . . . viking . . . .", turn=0)
    assert numbers(screened)["leader_falls_next"] == 0


def test_features_are_a_seat_against_the_other():
    state = battle("lancer . . . monk . . . .", "knight golem . . viking . . . .").state
    mine, theirs = features_of(state, 0), features_of(state, 1)
    assert mine["heroes"] == -1
    assert {name: -value for name, value in mine.items()} == theirs


def test_what_begins_by_hand_is_known():
    assert set(BY_HAND) <= set(NAMES)
    assert set(learned().numbers) == set(NAMES)


@pytest.mark.slow
def test_a_short_course_gives_lessons_that_can_be_read(lessons):
    played, told = [], []
    found = msgspec.json.decode(learn(Course(2, 1, 3), lambda: played.append(1), told.append), type=Learned)
    assert len(played) == 2
    assert len(told) == 1
    assert found.note["seed"] == 3
    assert set(found.numbers) == set(lessons.numbers)
    assert set(found.abilities) == set(lessons.abilities)
    assert all(0 <= example.won <= 1 and example.features for example in examples_of(0, 3))


def test_lessons_are_played_by(lessons):
    state = battle("lancer . . . monk . . . .", "knight . . . viking . . . .").state
    before = evaluation.lead(state, 0)
    play_by(Learned({}, dict.fromkeys(NAMES, 0.0), dict.fromkeys(lessons.abilities, 0.0)))
    assert evaluation.lead(state, 0) == 0.0 != before
