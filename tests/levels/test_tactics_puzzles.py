"""The puzzles of Pixel Tactics: not for those who look no farther than the next moment, and fair to who thinks."""

import pytest

from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.goals import Hold, Rescue
from pixtable.games.tactics.rules.moves import Castle, Clear, Pass, Recruit
from pixtable.levels.format import Level
from pixtable.levels.others import answer_of
from pixtable.levels.reading import read_goal
from pixtable.levels.rehearsal import start_of
from pixtable.levels.solving import sharpest_answer
from pixtable.store.level_files import files_in
from pixtable.store.program_files import levels_folder

TACTICS = GAMES["tactics"]
LEVELS = [file.level for file in files_in(levels_folder()) if file.path.parent.name == "tactics"]
PUZZLES = {level.name: level for level in LEVELS if level.kind == "puzzle"}
ME, RIVAL = 0, 1


def start(name: str) -> Match:
    return start_of(PUZZLES[name], TACTICS)


def test_there_are_enough_and_of_many_kinds():
    assert len(PUZZLES) >= 20
    assert {level.goal["type"] for level in PUZZLES.values()} >= {"lethal", "clean_sweep", "hold", "rescue", "win"}


@pytest.mark.parametrize("level", PUZZLES.values(), ids=PUZZLES)
def test_greed_alone_does_not_solve_it(level: Level):
    match, goal = start_of(level, TACTICS), read_goal(level.goal, TACTICS)
    left = level.limit.moves
    while match.result is None and not goal.is_missed(match, ME):
        seat = match.to_act[0]
        if seat == ME:
            left -= match.half_made is None
            if left < 0:
                break
        spoils = level.others == "any" and seat == RIVAL
        match.play(seat, sharpest_answer(match, seat, goal, ME, left) if spoils else answer_of(match, seat))
    assert not goal.is_reached(match, ME)


def test_to_hold_is_to_stand_when_the_wave_is_over_and_not_before():
    match = start("p12_changing_of_the_guard")
    match.play(ME, Castle(12, 7))
    assert not Hold().is_reached(match, ME)
    assert not Hold().is_missed(match, ME)
    match.play(RIVAL, Pass())
    assert Hold().is_reached(match, ME)


def test_a_rival_who_may_answer_anything_finds_the_blow():
    match = start("p12_changing_of_the_guard")
    match.play(ME, Pass())
    match.play(RIVAL, sharpest_answer(match, RIVAL, Hold(), ME, 0))
    while match.result is None and match.to_act:
        match.play(match.to_act[0], sharpest_answer(match, match.to_act[0], Hold(), ME, 0))
    assert match.result.winners == (RIVAL,)
    assert not Hold().is_reached(match, ME)


def test_who_was_a_body_and_stands_again_is_rescued():
    match = start("p13_second_call")
    goal = Rescue(15)
    match.play(ME, Clear(15))
    assert not goal.is_reached(match, ME)
    match.play(ME, Recruit(15, 3))
    assert goal.is_reached(match, ME)


def test_who_is_left_lying_is_not():
    match = start("p13_second_call")
    match.play(ME, Pass())
    assert Rescue(15).is_missed(match, ME)
    assert not Rescue(15).is_reached(match, ME)
