"""Pictures and sounds that are there and cannot be read: something stands in their place, and it is remembered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from pixtable.ui.draw import panels
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import SPOILT_GROUND, Pictures
from pixtable.ui.draw.theme import SLICES
from pixtable.ui.lettering.capitals import FILE, title
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.lettering.typeset import Icon
from pixtable.ui.sound import open_sounds

SPOILT = {"garbage": b"no picture at all " * 9, "empty": b"", "cut short": None, "only its head": b"\x89PNG\r\n\x1a\n"}


def spoil(path: Path, how: str) -> None:
    data = SPOILT[how]
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2] if data is None else data)


@pytest.fixture
def own(root: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(root, tmp_path / "assets"))


def on(assets: Assets) -> Canvas:
    return Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))


@pytest.mark.parametrize("how", SPOILT)
def test_a_crossed_field_stands_in_a_pictures_place(own: Path, how: str) -> None:
    spoil(own / "pixies/card_07.png", how)
    canvas = on(assets := Assets(own))
    for _ in range(2):
        canvas.card("pixies/card_07", Rect(100, 100, 90, 130))
        canvas.image("pixies/card_07", Rect(300, 100, 90, 130), crop=(500, 500, 20, 20), pixel=True, tone="grey")
        canvas.text([Icon("pixies/card_07")], Rect(500, 100, 90, 130))
    assert canvas.surface.get_at((145, 120))[:3] == SPOILT_GROUND
    assert assets.spoilt == {"pixies/card_07"}
    assert canvas.pictures.absent == set()


def test_a_picture_that_is_not_there_is_still_an_empty_one(own: Path) -> None:
    canvas = on(assets := Assets(own))
    canvas.image("pixies/none", Rect(0, 0, 40, 40))
    canvas.image("pixies/none", Rect(0, 0, 40, 40), crop=(0, 40, 20, 20), pixel=True)  # of a sheet of figures
    assert (assets.spoilt, canvas.pictures.absent) == (set(), {"pixies/none"})


def test_with_every_picture_spoilt_everything_is_drawn_still(own: Path) -> None:
    for path in own.rglob("*.png"):
        spoil(path, "garbage")
    (own / FILE).write_bytes(b"\xff\xfe no letters")
    canvas = on(assets := Assets(own))
    for name in SLICES:
        canvas.slice(name, Rect(10, 10, 200, 100))
    panels.backdrop(canvas, "ui/table_felt")
    panels.panel(canvas, Rect(10, 10, 400, 300), "paper")
    panels.rail(canvas, Rect(900, 0, 200, 700))
    canvas.emblem(2, Rect(0, 0, 40, 40))
    assert title(canvas, "Pixies", Rect(0, 0, 400, 60)).w > 40
    assert FILE in assets.spoilt


def test_letters_that_are_no_alphabet_are_set_in_the_reading_face(own: Path) -> None:
    (own / FILE).write_text('{"line": "high"}', encoding="utf-8")
    assert title(on(assets := Assets(own)), "Pixies", Rect(0, 0, 400, 60)).w > 40
    assert assets.spoilt == {FILE}


def test_a_sound_that_cannot_be_heard_is_remembered_and_one_that_is_not_there_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("tick.ogg", "song.ogg"):
        (tmp_path / name).write_bytes(b"no sound at all " * 99)
    table = {
        "tick": {"files": ["tick.ogg"], "bus": "effects"},
        "gone": {"files": ["gone.ogg"], "bus": "effects"},
        "song": {"files": ["song.ogg"], "bus": "music"},
    }
    sounds = open_sounds(tmp_path, table)
    for _ in range(2):
        sounds.play("tick")
        sounds.play("gone")
        sounds.music("song")
        sounds.step(5000)
    assert sounds.spoilt == {"tick.ogg", "song.ogg"}
    pygame.mixer.quit()
