"""Whole turns by each hand alone: mouse, drag, keyboard, pad. Nothing else may be needed."""

from collections.abc import Callable

import pygame
import pytest

from pixtable.games.pictoric.rules.moves import Discard, Vote
from pixtable.games.pictoric.rules.state import SILENCE
from pixtable.games.pictoric.table.layout import die_beside
from pixtable.ui.pilot import Pilot
from pixtable.ui.widgets.textbox import TextBox
from tests.games.pictoric.table_host import TableScene, open_table

Hand = Callable[[Pilot, TableScene], None]
CLUE = "a long way home"
SHEEN = 4
"""Of 255: so much may shine through a die."""


def by_mouse(pilot: Pilot, scene: TableScene) -> None:
    match scene.match.state.phase:
        case "roll":
            pilot.click("pictoric.roll")
        case "theme":
            pilot.click("pictoric.theme").type("sea").click("pictoric.name_theme")
        case "clue" if scene.match.state.forfeit == SILENCE:
            pilot.click("pictoric.sign.moon").click("pictoric.lay")
        case "clue":
            pilot.click("pictoric.clue").type(CLUE).click("pictoric.lay")
        case "lay":
            pilot.click(scene.stage.bank.pictures[0]).click("pictoric.seal")
        case "discard" | "return":
            for node in scene.stage.bank.pictures[: scene.match.state.owed]:
                pilot.click(node)
            pilot.click("pictoric.seal")
        case "vote":
            pilot.click(f"pictoric.sector.{allowed(scene)}")


def by_drag(pilot: Pilot, scene: TableScene) -> None:
    """Pictures are carried to the envelope; the rest is pressed."""
    if scene.match.state.phase != "lay":
        by_mouse(pilot, scene)
        return
    pilot.drag(scene.stage.bank.pictures[1], "pictoric.envelope").step(400)
    assert scene.stage.look.chosen == [scene.stage.bank.pictures[1].card]
    pilot.click("pictoric.seal")


def by_keys(pilot: Pilot, scene: TableScene) -> None:
    match scene.match.state.phase:
        case "roll":
            pilot.press("return")
        case "theme":
            pilot.type("sea").press("return")
        case "clue" if scene.match.state.forfeit == SILENCE:
            _walk(pilot, scene, "pictoric.sign.moon", pilot.press)
            pilot.press("return")
            _walk(pilot, scene, "pictoric.lay", pilot.press)
            pilot.press("return")
        case "clue":
            pilot.type(CLUE).press("return")
        case "lay":
            pilot.press("2").press("1").press("1")
        case "discard" | "return":
            for n in range(scene.match.state.owed):
                pilot.press(str(n + 1))
            _walk(pilot, scene, "pictoric.seal", pilot.press)
            pilot.press("return")
        case "vote":
            pilot.press(str(allowed(scene)))


def by_pad(pilot: Pilot, scene: TableScene) -> None:
    """What is written is written by the keyboard on the screen, which the shell opens."""
    match scene.match.state.phase:
        case "roll":
            pilot.pad("a")
        case "theme" | "clue" if scene.match.state.forfeit != SILENCE:
            pilot.pad("a")
            assert scene.written
            box = scene.focus.current
            assert isinstance(box, TextBox)
            box.write(CLUE)
            done = "pictoric.name_theme" if scene.match.state.phase == "theme" else "pictoric.lay"
            pilot.step()
            _walk(pilot, scene, done, pilot.pad)
            pilot.pad("a")
        case "clue":
            _walk(pilot, scene, "pictoric.sign.moon", pilot.pad)
            pilot.pad("a")
            _walk(pilot, scene, "pictoric.lay", pilot.pad)
            pilot.pad("a")
        case "lay":
            _walk(pilot, scene, scene.stage.bank.pictures[0].id, pilot.pad)
            pilot.pad("a", "a")
        case "discard" | "return":
            for node in scene.stage.bank.pictures[: scene.match.state.owed]:
                _walk(pilot, scene, node.id, pilot.pad)
                pilot.pad("a")
            if scene.match.to_act == (scene.viewer,) and scene.match.state.owed:
                _walk(pilot, scene, "pictoric.seal", pilot.pad)
                pilot.pad("a")
        case "vote":
            _walk(pilot, scene, f"pictoric.sector.{allowed(scene)}", pilot.pad)
            pilot.pad("a")


def _walk(pilot: Pilot, scene: TableScene, goal: str, press: Callable[[str], object]) -> None:
    """Along the arrows, as a player would who sees where it is."""
    node = pilot.node(goal)
    scene.focus.enter(node.region_name)
    for _ in range(40):
        if scene.focus.current is node and node.focused:
            return
        assert scene.focus.current is not None
        here, there = scene.focus.current.screen_rect(), node.screen_rect()
        dx, dy = there.cx - here.cx, there.cy - here.cy
        sideways = abs(dx) > abs(dy)
        before = scene.focus.current
        press(("right" if dx > 0 else "left") if sideways else "down" if dy > 0 else "up")
        if scene.focus.current is before:
            press(("down" if dy > 0 else "up") if sideways else "right" if dx > 0 else "left")
    raise AssertionError(f"the arrows do not come to {goal}")


def allowed(scene: TableScene) -> int:
    """A sector that is not one's own."""
    votes = [move for move in scene.match.legal(scene.viewer) if isinstance(move, Vote)]
    return votes[0].sector


@pytest.mark.parametrize("hand", [by_mouse, by_drag, by_keys, by_pad])
def test_four_turns(hand: Hand) -> None:
    """With forfeits: everything is asked of the viewer at least once in a few turns."""
    pilot, scene = open_table(3, seed=11, options={"forfeits": True}, instant=True)
    pilot.settle()
    asked: set[str] = set()
    while scene.match.state.turn < 6 and scene.match.result is None:
        asked.add(scene.match.state.phase)
        before = scene.match.n
        hand(pilot, scene)
        assert scene.match.n > before, f"nothing came of {scene.match.state.phase}"
        pilot.settle()
        if scene.is_held:
            pilot.press("return").settle()
    assert {"roll", "clue", "lay", "vote"} <= asked


@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_cards_are_given_up(hand: Hand) -> None:
    pilot, scene = open_table(4, seed=6, phase="discard", options={"forfeits": True}, instant=True, waits=True)
    pilot.settle()
    owed = scene.match.state.owed
    hand(pilot, scene)
    last = scene.match.steps[-1].move
    assert isinstance(last, Discard)
    assert len(last.cards) == owed


def test_a_second_click_does_not_seal() -> None:
    pilot, scene = open_table(phase="lay", waits=True)
    picture = scene.stage.bank.pictures[0]
    pilot.settle().click(picture).click(picture).settle()
    assert scene.match.state.phase == "lay"
    assert scene.stage.look.chosen == [picture.card]


def test_the_mind_can_be_changed_until_it_is_sealed() -> None:
    pilot, scene = open_table(phase="lay", waits=True)
    first, second = scene.stage.bank.pictures[:2]
    pilot.settle().click(first).click(second).settle()
    assert scene.stage.look.chosen == [second.card]


def test_pictures_are_looked_at_at_once() -> None:
    pilot, scene = open_table(phase="vote", waits=True)
    pilot.settle().move("pictoric.sector.2").press("z")
    assert scene.stage.look.zoomed == scene.shown.sectors[1]
    pilot.press("right")
    assert scene.stage.look.zoomed == scene.shown.sectors[2]
    pilot.press("escape")
    assert scene.stage.look.zoomed is None
    pilot.click("pictoric.sector.3", button=3)
    assert scene.stage.look.zoomed == scene.shown.sectors[2]
    pilot.click((300, 300))
    assert scene.stage.look.zoomed is None
    pilot.move("pictoric.sector.1").wheel(1)
    assert scene.stage.look.zoomed == scene.shown.sectors[0]


def test_a_picture_that_grows_leaves_its_number_in_sight() -> None:
    pilot, scene = open_table(phase="vote")
    picture = scene.stage.sectors.pictures[1]
    die = pygame.Rect(*die_beside(picture.rect).inset(8))

    def number() -> bytes:
        return pygame.image.tobytes(pilot.settle().desk.screen.surface.subsurface(die), "RGB")

    before = number()
    pilot.move(picture)
    assert picture.focused
    assert max(abs(a - b) for a, b in zip(number(), before, strict=True)) < SHEEN


def test_the_clue_says_what_is_understood() -> None:
    pilot, scene = open_table(phase="clue", waits=True)
    pilot.settle().type("the moon zzyzx")
    desk = scene.stage.lead
    assert [desk.box.text[a:b] for a, b in desk.box.heard.understood] == ["moon"]
    assert desk.meter.crowding.of == 112
    assert "14 / 60" in pilot.texts


def test_one_turn_s_words_are_gone_in_the_next() -> None:
    pilot, scene = open_table(3, seed=2, phase="clue", instant=True)
    pilot.settle().type("snow").press("return").settle()
    for _ in range(60):
        if scene.is_held:
            pilot.press("return")
        elif scene.viewer in scene.match.to_act and scene.match.state.phase != "clue":
            by_keys(pilot, scene)
        elif scene.match.state.phase == "clue" and scene.match.state.leader == scene.viewer:
            break
        pilot.settle()
    assert scene.stage.lead.box.text == ""


def test_a_letter_after_the_clue_is_no_longer_written() -> None:
    pilot, scene = open_table(phase="clue", waits=True)
    pilot.settle().type("snow").press("return").settle()
    pilot.type("1")
    assert scene.stage.lead.box.text == "snow"


def test_enter_ends_a_choice_that_was_made_by_digits() -> None:
    pilot, scene = open_table(4, phase="lay")
    pilot.settle().press("2").press("1").press("return").settle()
    assert scene.match.state.laid[0] is not None or scene.match.state.turn > 1
