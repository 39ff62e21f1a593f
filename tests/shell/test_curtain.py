"""The curtain: nothing of the table shows before the right person has opened it."""

import pygame
import pytest

from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.ui.draw.layout import Rect
from pixtable.ui.scene import Scene
from tests.shell.shell_pilot import MATRIX, found_by_audit, seated

SECRET = (255, 0, 255)


class Table(Scene):
    """A table all of one colour that stands nowhere else."""

    def paint(self, canvas):
        canvas.fill(Rect(0, 0, canvas.view.width, canvas.view.height), SECRET)


def drawn(tmp_path, **settings):
    opened = []
    app, pilot = seated(tmp_path, lambda app: Table(), **settings)
    assert shows_the_table(pilot)
    progress = list(enumerate((False, True, True, False)))
    pilot.desk.push(CurtainScene(app, "Оля", 0, lambda: opened.append("open"), progress))
    pilot.desk.draw()
    return pilot, opened


def shows_the_table(pilot) -> bool:
    surface = pilot.desk.screen.surface
    mask = pygame.mask.from_threshold(surface, SECRET, (24, 24, 24, 255))
    return mask.count() > 0


@pytest.mark.parametrize(("size", "scale", "language", "high"), MATRIX)
def test_nothing_overflows_or_overlaps(tmp_path, size, scale, language, high):
    looks = {"language": language, "text_scale": scale, "high_contrast": high}
    name = "Maximilienne-Rose"
    _, pilot = seated(
        tmp_path,
        lambda app: CurtainScene(app, name, 7, lambda: None, list(enumerate([True] * 5 + [False] * 5))),
        size=size,
        **looks,
    )
    assert found_by_audit(pilot) == []
    pilot.press("return")
    assert found_by_audit(pilot) == []


@pytest.mark.parametrize("high", [False, True])
def test_no_frame_shows_the_table(tmp_path, high):
    pilot, opened = drawn(tmp_path, high_contrast=high)
    assert not shows_the_table(pilot)
    pilot.press("return", "return")
    while not opened:
        assert not shows_the_table(pilot)
        pilot.step()


def test_it_says_whom_to_pass_to_by_name(tmp_path):
    pilot, _ = drawn(tmp_path)
    assert {"Pass to", "Оля", "Hold the fox to open", "2 of 4 done"} <= set(pilot.texts)
    assert not any("you" in text.lower().split() for text in pilot.texts)


def test_holding_the_emblem_opens_it(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.move("curtain.emblem").mouse_down().step(500)
    assert not opened
    pilot.step(200).settle()
    assert opened == ["open"]
    assert isinstance(pilot.scene, Table)


def test_letting_go_too_early_keeps_it_shut(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.move("curtain.emblem").mouse_down().step(400).mouse_up().step(2000)
    assert not opened
    assert pilot.scene.held == 0


def test_slipping_off_the_emblem_keeps_it_shut(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.move("curtain.emblem").mouse_down().move((20, 700)).step(1000)
    assert not opened


def test_enter_must_be_pressed_twice(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.press("return").step(1000)
    assert not opened
    assert "Once more to open" in pilot.texts
    pilot.press("return").settle()
    assert opened == ["open"]


def test_a_held_enter_counts_once(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.key_down("return")
    again = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0, repeat=True)
    for _ in range(20):
        pilot.desk.feed(again)
    pilot.step(1000)
    assert not opened


def test_a_pad_opens_it_by_two_presses_or_by_holding(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.pad("a", "a").settle()
    assert opened == ["open"]
    pilot, opened = drawn(tmp_path / "again")
    hold = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0)
    pilot.desk.feed(hold)
    pilot.step(700).settle()
    assert opened == ["open"]


def test_escape_and_looking_away_start_it_over(tmp_path):
    pilot, opened = drawn(tmp_path)
    pilot.press("return", "escape", "return").look_away().press("return").step(500)
    assert not opened
    assert isinstance(pilot.scene, CurtainScene)


def test_without_motion_it_opens_as_well(tmp_path):
    pilot, opened = drawn(tmp_path, speed="instant")
    pilot.press("return", "return").settle()
    assert opened == ["open"]
