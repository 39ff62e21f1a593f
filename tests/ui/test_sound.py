"""What is heard: no sound twice at once or twice running, and music that makes room."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from pixtable.ui.motion.durations import DUCK, SOUND_GUARD
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.sound import FRAME_BYTES, FRAMES_A_SECOND, Memory, Mixer


def test_two_of_one_kind_at_once_are_one(root: Path) -> None:
    pilot = Pilot(Scene(), root)
    pilot.desk.sounds = memory = Memory()
    for _ in range(3):
        pilot.desk.play("card_place")
    pilot.desk.play("score_tick", 1)
    pilot.desk.play("score_tick", 2)
    assert memory.played == ["card_place", "score_tick", "score_tick"]
    pilot.step(SOUND_GUARD)
    pilot.desk.play("card_place")
    assert memory.played[-1] == "card_place"


@pytest.mark.parametrize("count", [2, 3, 5])
def test_no_file_is_heard_twice_running(mixer: Mixer, count: int) -> None:
    entry = {"files": [f"{n}.ogg" for n in range(count)], "pick": "random"}
    heard = [mixer._pick("card", entry, 0) for _ in range(200)]
    assert all(a != b for a, b in pairwise(heard))
    assert set(heard) == set(entry["files"])


def test_music_bows_below_a_fanfare_and_rises_again(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    volumes: list[float] = []
    monkeypatch.setattr(pygame.mixer.music, "set_volume", volumes.append)
    mixer._music, mixer._swell, mixer._next = "garden", 1.0, "garden"
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: True)
    mixer._set_music()
    full = volumes[-1]
    mixer._ducked_for = 1000
    for _ in range(30):
        mixer.step(16)
    assert volumes[-1] == pytest.approx(DUCK * full)
    for _ in range(120):
        mixer.step(16)
    assert volumes[-1] == pytest.approx(full)


def test_what_drives_a_verse_joins_in_time_and_only_where_it_is_heard(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not decoded while all is calm; then it begins where the verse is."""
    begun: list[int] = []
    raw = bytes(FRAME_BYTES * FRAMES_A_SECOND * 10)
    monkeypatch.setattr(pygame.mixer.music, "get_pos", lambda: 4000)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda buffer: begun.append(len(buffer)) or Silent())
    drive = mixer._drive
    monkeypatch.setattr(drive, "_decode", lambda file: setattr(drive, "_decoded", (file, raw)))
    drive.enter("garden_1_drive.ogg")
    for _ in range(10):
        drive.step(16, 0.5)
    assert not begun
    assert drive._decoded == ("", b"")
    mixer.drive(1.0)
    monkeypatch.setattr(pygame.mixer, "Channel", lambda number: Silent())
    for _ in range(10):
        drive.step(16, 0.5)
    assert begun == [FRAME_BYTES * FRAMES_A_SECOND * 6]


class Silent:
    """A channel, and a sound."""

    def play(self, sound: object) -> None: ...

    def stop(self) -> None: ...

    def set_volume(self, volume: float) -> None: ...


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init()
    yield Mixer(Path(), {"garden": {"files": ["garden.ogg"], "bus": "music"}})
    pygame.mixer.quit()
