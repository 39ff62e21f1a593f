"""Votes of people around one screen: nobody learns anything from the screen but who has closed a cup."""

import pygame
import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.moves import Clue, Lay
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit

PEOPLE = ("Olha", "Ivo", "Zoé", "Marc")
SEATS = len(PEOPLE)


def laid_out() -> Match:
    """The first turn of four, all pictures on the table; the leader is seat 1."""
    match = Match.start(GAME, Deal(SEATS, 4, {"forfeits": False}))
    match.play(match.to_act[0], Clue(text="home"))
    while match.state.phase == "lay":
        seat = match.to_act[0]
        match.play(seat, Lay(match.state.banks[seat][0]))
    return match


def sat_down(visit: Visit, persons: int = SEATS) -> TableScene:
    chairs = (Chair(name) if seat < persons else Chair(name, "easy", "poet") for seat, name in enumerate(PEOPLE))
    visit.sit_down_at(laid_out(), tuple(chairs))
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, TableScene)
    return visit.pilot.scene


@pytest.fixture
def visit():
    with Visit(Settings(language="en", speed="instant", pace="instant")) as visit:
        yield visit


def sector_of(scene: TableScene, seat: int) -> int:
    state = scene.session.match.state
    return state.sectors.index(state.laid[seat]) + 1


def answer(scene: TableScene) -> str:
    """The leader's picture: everybody may vote for it."""
    return str(sector_of(scene, scene.session.match.state.leader))


def asked(scene: TableScene) -> str:
    assert scene.stage.spoken_to is not None
    return PEOPLE[scene.stage.spoken_to]


def test_votes_are_played_when_the_last_cup_is_closed(visit):
    scene = sat_down(visit)
    n, voters = scene.session.match.n, [PEOPLE[seat] for seat in scene.session.match.to_act]
    for voter in voters:
        assert asked(scene) == voter
        assert voter in scene.bar.status
        assert scene.bar.emblem == PEOPLE.index(voter)
        assert [PEOPLE[seat] for seat, plate in enumerate(scene.rail.plates) if plate.is_now] == [voter]
        assert scene.session.match.n == n
        visit.pilot.press(answer(scene))
        assert isinstance(visit.pilot.scene, TableScene)
        if voter != voters[-1]:
            visit.pilot.settle()
    visit.pilot.settle()
    assert scene.session.match.n == n + len(voters)
    assert scene.director.is_held
    assert scene.stage.look.is_reveal


def told_by_a_vote(sector: int) -> tuple[list[bytes], list[str]]:
    """Every frame and every sound after the first of them has pressed a number."""
    with Visit(Settings(language="en", pace="instant", reduced_motion=True)) as visit:
        scene = sat_down(visit)
        sounds: list[str] = []
        visit.pilot.desk.play = lambda name, step=0: sounds.append(name)  # type: ignore[method-assign]
        frames = []
        visit.pilot.key_down(str(sector))
        for _ in range(6):
            frames.append(pygame.image.tobytes(visit.pilot.desk.draw(), "RGB"))
            visit.pilot.step(60)
        assert asked(scene) == PEOPLE[scene.session.match.to_act[1]]
        return frames, sounds


def test_a_cup_closes_alike_for_every_answer_also_for_one_s_own_picture():
    first, *others = [told_by_a_vote(sector) for sector in range(1, SEATS + 1)]
    assert first[1] == ["cup_down"]
    assert all(other == first for other in others)


def test_who_votes_for_their_own_picture_is_asked_once_more_when_all_cups_are_closed(visit):
    scene = sat_down(visit)
    first, second, third = scene.session.match.to_act
    visit.pilot.press(answer(scene)).settle()
    visit.pilot.press(str(sector_of(scene, second))).settle()
    assert scene.stage.look.cups.slipped is None
    visit.pilot.press(answer(scene)).settle()
    assert scene.stage.look.cups.slipped == second
    assert asked(scene) == PEOPLE[second]
    assert PEOPLE[second] in scene.bar.status
    assert [scene.stage.look.cups.is_closed(seat) for seat in (first, second, third)] == [True, False, True]
    assert not scene.toast.visible
    visit.pilot.press(answer(scene)).settle()
    assert scene.stage.look.is_reveal


def test_a_press_on_a_picture_only_enlarges_it_before_all_eyes(visit):
    scene = sat_down(visit)
    visit.pilot.click("pictoric.sector.2").settle()
    assert scene.stage.zoom.visible
    assert not any(scene.stage.look.cups.is_closed(seat) for seat in scene.session.match.to_act)


def test_whoever_wants_the_mouse_votes_behind_the_curtain(visit):
    """What lies under cups already is played; the others are seated one by one."""
    scene = sat_down(visit)
    voters = scene.session.match.to_act
    visit.pilot.press(answer(scene)).settle().click("pictoric.behind_curtain").settle()
    for seat in voters[1:]:
        assert isinstance(visit.pilot.scene, CurtainScene)
        assert scene.viewer == seat
        visit.pilot.press("return", "return").settle().click(f"pictoric.sector.{answer(scene)}").settle()
    assert scene.stage.look.is_reveal


def test_the_curtain_is_kept_as_a_setting(visit):
    visit.app.change(hand_over="curtain")
    chairs = tuple(Chair(name) for name in PEOPLE)
    visit.sit_down_at(laid_out(), chairs)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, CurtainScene)


def test_no_hint_is_given_before_all_eyes(visit):
    scene = sat_down(visit)
    visit.pilot.press("h").settle()
    assert not scene.toast.visible
    assert not visit.pilot.node("table.hint").enabled


def test_a_look_back_leaves_the_cups_standing(visit):
    scene = sat_down(visit)
    first = scene.session.match.to_act[0]
    visit.pilot.press(answer(scene)).settle()
    scene.timeline.look_at(0)
    visit.pilot.settle()
    scene.timeline.look_at_now()
    visit.pilot.settle()
    assert scene.stage.look.cups.is_closed(first)


def test_one_person_among_opponents_votes_as_ever(visit):
    scene = sat_down(visit, persons=1)
    assert not scene.stage.look.cups.are_out
    visit.pilot.press(str(sector_of(scene, 0)))
    assert scene.toast.visible
    visit.pilot.press(answer(scene))
    assert scene.session.match.state.votes[0] is not None or scene.stage.look.is_reveal
