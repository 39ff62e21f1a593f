from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from pixtable.ui.audit import audit
from pixtable.ui.desk import Hooks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.units import View
from pixtable.ui.loop import window_size
from pixtable.ui.motion.durations import BREATH_MS, MUSIC_FADE, MUSIC_STOPS, Motion
from pixtable.ui.motion.particles import Particles
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.sound import Silence, open_sounds
from pixtable.ui.widgets.button import Button
from tests.ui.gallery import PAGES, Card, Controls, States

REPOSITORY = Path(__file__).parents[2]


class Life(Scene):
    def __init__(self, log: list[str], name: str, covers: bool = True) -> None:
        super().__init__()
        self.log, self.name, self.covers = log, name, covers

    def build(self) -> None:
        self.log.append(f"{self.name} built")

    def arrange(self, view: View) -> None:
        self.log.append(f"{self.name} arranged {view.width:.0f}")

    def leave(self) -> None:
        self.log.append(f"{self.name} left")

    def pause(self) -> None:
        self.log.append(f"{self.name} paused")

    def resume(self) -> None:
        self.log.append(f"{self.name} resumed")

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.name, Rect(0, 0, 300, 40))


def test_scenes_live_in_a_stack(root: Path) -> None:
    log: list[str] = []
    pilot = Pilot(Life(log, "table"), root)
    pilot.desk.push(Life(log, "help"))
    pilot.desk.pop()
    first = ["table built", "table arranged 1280", "table paused"]
    assert log == [*first, "help built", "help arranged 1280", "help left", "table resumed"]


def test_a_scene_that_covers_hides_what_is_below_and_one_that_does_not_shows_it(root: Path) -> None:
    log: list[str] = []
    pilot = Pilot(Life(log, "table"), root)
    pilot.desk.push(Life(log, "dialog", covers=False))
    assert pilot.step().texts == ["table", "dialog"]
    pilot.desk.push(Life(log, "curtain"))
    assert pilot.step().texts == ["curtain"]


def test_a_resize_and_a_text_scale_arrange_every_scene_anew(root: Path) -> None:
    log: list[str] = []
    sizes: list[tuple[int, int]] = []
    hooks = Hooks(resized=lambda w, h: sizes.append((w, h)))
    pilot = Pilot(Life(log, "table"), root, hooks=hooks)
    pilot.resize(1600, 800)
    pilot.press("+")
    assert log[-2:] == ["table arranged 1600", "table arranged 1600"]
    assert sizes == [(1600, 800)]
    assert pilot.desk.canvas.text_scale == 1.25


def test_scenes_fade_into_each_other_and_then_nothing_moves(root: Path) -> None:
    pilot = Pilot(Life([], "table"), root)
    pilot.desk.push(Life([], "help"))
    assert pilot.desk.is_moving
    pilot.settle()
    assert not pilot.desk.needs_draw


def test_a_still_table_is_not_drawn_again_but_a_breathing_one_is(root: Path) -> None:
    card = Card("c", "pixies/card_00")
    card.rect = Rect(10, 10, 120, 168)
    scene = Life([], "table")
    scene.root.add(card)
    pilot = Pilot(scene, root).settle()
    assert not pilot.desk.needs_draw
    card.mark(Mark.PICKABLE)
    pilot.desk.draw()
    assert not pilot.desk.needs_draw  # it looks the same until its breath has gone on by a step
    pilot.desk.step(BREATH_MS / 4)
    assert pilot.desk.needs_draw
    pilot.desk.set_motion(1, reduced=True)
    pilot.desk.draw()
    assert not pilot.desk.needs_draw


def test_drawing_changes_nothing(root: Path) -> None:
    pilot = Pilot(States(), root)
    first = pygame.image.tobytes(pilot.desk.draw(), "RGB")
    for _ in range(3):
        pilot.desk.draw()
    assert pygame.image.tobytes(pilot.desk.draw(), "RGB") == first


def test_particles_keep_to_their_budget_and_die(root: Path) -> None:
    motes = Particles()
    motes.burst(10, 10, Motion(), 100)
    assert len(motes.motes) == 24
    motes.update(1000, Motion())
    assert not motes.is_moving
    motes.burst(10, 10, Motion(1, reduced=True), 10)
    assert not motes.motes


def test_the_window_suits_the_desktop_and_is_never_too_small() -> None:
    assert window_size((1920, 1080)) == (1280, 800)
    assert window_size((1366, 768)) == (1093, 614)
    assert window_size((800, 600)) == (960, 600)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_settings_sheet_has_no_finding_at_any_size(root: Path, size: tuple[int, int], scale: float) -> None:
    pilot = Pilot(Controls(), root, size=size, text_scale=scale)
    assert audit(pilot.scene, pilot.desk.canvas) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_gallery_draws_in_both_themes_without_motion(root: Path, page: str) -> None:
    for theme in ("normal", "high_contrast"):
        pilot = Pilot(PAGES[page](), root, theme=theme, reduced=True).step(100)
        assert [f for f in audit(pilot.scene, pilot.desk.canvas) if f.kind != "small"] == []


def test_the_audit_finds_what_is_wrong(root: Path) -> None:
    class Bad(Scene):
        def build(self) -> None:
            a, b = Button("a", "A"), Button("b", "B")
            a.rect, b.rect = Rect(10, 10, 100, 30), Rect(60, 10, 100, 60)
            far = Button("far", "Far")
            far.rect = Rect(1250, 700, 100, 60)
            self.root.add(a, b, far)

        def paint_over(self, canvas: Canvas) -> None:
            canvas.text("Unbreakable★words", Rect(300, 300, 40, 20))
            canvas.text("over", Rect(500, 300, 100, 30))
            canvas.text("each", Rect(510, 300, 100, 30))

    pilot = Pilot(Bad(), root)
    kinds = {f.kind for f in audit(pilot.scene, pilot.desk.canvas)}
    assert kinds == {"small", "overlap", "off_screen", "overflow", "missing_glyph", "text_overlap"}


def test_without_a_device_there_is_silence_and_not_a_word(root: Path) -> None:
    code = (
        "from pixtable.ui.sound import open_sounds, Silence\n"
        f"s = open_sounds({str(root)!r}, {{'tick': {{'files': ['sfx/none.ogg'], 'bus': 'effects'}}}})\n"
        "s.play('tick'); s.music('none'); s.step(16); s.hush(True); s.set_volume('music', 0.2)\n"
        "assert isinstance(s, Silence)\n"
    )
    env = {**os.environ, "SDL_AUDIODRIVER": "alsa", "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=REPOSITORY
    )
    assert (done.stdout, done.stderr) == ("", "")


def test_a_mixer_without_its_files_goes_on_quietly(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = open_sounds(root, {"tick": {"files": ["sfx/none.ogg"], "bus": "effects"}})
    sounds.play("tick")
    sounds.play("unknown")
    sounds.music("nothing")
    sounds.step(1000)
    assert not isinstance(sounds, Silence)
    pygame.mixer.quit()


def test_music_goes_from_verse_to_verse_and_begins_with_one_not_just_heard(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    table = {name: {"files": [f"{name}_{n}.ogg" for n in (1, 2, 3)], "bus": "music"} for name in ("garden", "cave")}
    sounds = open_sounds(root, table)
    loaded: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: loaded.append(Path(path).stem))
    monkeypatch.setattr(pygame.mixer.music, "play", lambda: None)
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: busy)

    def listen(name: str) -> None:
        sounds.music(name)
        for _ in range(3):
            sounds.step(MUSIC_FADE)

    busy = True
    listen("garden")
    assert loaded == ["garden_1"]
    busy = False
    sounds.step(16)
    assert loaded == ["garden_1", "garden_2"]
    busy = True
    listen("cave")
    listen("garden")
    assert loaded[2:] == ["cave_1", "garden_3"]
    pygame.mixer.quit()


def test_music_rests_for_a_while_and_comes_back(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = open_sounds(root, {"garden": {"files": ["garden.ogg"], "bus": "music"}})
    levels: list[float] = []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: None)
    monkeypatch.setattr(pygame.mixer.music, "play", lambda: None)
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: True)
    monkeypatch.setattr(pygame.mixer.music, "set_volume", levels.append)
    sounds.music("garden")
    for _ in range(3):
        sounds.step(MUSIC_FADE)
    usual = levels[-1]
    sounds.rest(1000)
    sounds.step(MUSIC_STOPS)
    assert usual > 0 == levels[-1]
    sounds.step(1000 - MUSIC_STOPS)
    assert levels[-1] == 0
    sounds.step(MUSIC_FADE)
    assert levels[-1] == usual
    pygame.mixer.quit()


def test_only_a_pad_that_is_in_use_is_felt(root: Path) -> None:
    pilot, felt = Pilot(Scene(), root), []
    pilot.desk.hooks.rumble = felt.append
    pilot.desk.touch("hit")
    pilot.pad("a")
    pilot.desk.touch("hit")
    pilot.desk.touch("snap")
    assert [rumble.ms for rumble in felt] == [60, 30]
    pilot.move((5, 5))
    pilot.desk.touch("hit")
    pilot.pad("a")
    pilot.desk.rumbles = False
    pilot.desk.touch("hit")
    assert len(felt) == 2


def test_a_screenshot_needs_no_display_at_all(root: Path, tmp_path: Path) -> None:
    code = (
        "from pixtable.ui.pilot import Pilot\nfrom tests.ui.gallery import Controls\n"
        f"Pilot(Controls(), {str(root)!r}, size=(1600, 900), text_scale=1.5).screenshot({str(tmp_path / 'a.png')!r})\n"
    )
    env = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=REPOSITORY
    )
    assert done.stderr == ""
    assert pygame.image.load(str(tmp_path / "a.png")).get_size() == (1600, 900)
