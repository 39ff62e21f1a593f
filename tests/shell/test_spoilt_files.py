"""A damaged picture or sound of our own: the program goes on, and says so once."""

import shutil
from pathlib import Path

import pytest

from pixtable.shell.kit.notice import PassingNotice
from pixtable.shell.start import sounds, window
from pixtable.shell.start.assembly import assemble
from pixtable.shell.start.window import Window
from pixtable.store.data_folders import DataFolders
from pixtable.store.program_files import assets_folder
from pixtable.store.settings import Settings
from pixtable.ui.motion.durations import NOTICE_MS


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the title needs, to spoil."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folder = tmp_path / "assets"
    shutil.copytree(assets_folder() / "ui", folder / "ui")
    (folder / "sound").mkdir()
    shutil.copy(assets_folder() / "sound" / sounds.TABLE, folder / "sound")
    for module in (sounds, window):
        monkeypatch.setattr(module, "assets_folder", lambda: folder)
    return folder


def opened(tmp_path: Path) -> Window:
    made = Window(assemble(DataFolders.under(tmp_path), Settings(language="en")), (1280, 800))
    made.app.open_title()
    return made


def notices(made: Window) -> list[PassingNotice]:
    assert made.desk.top is not None
    return [node for node in made.desk.top.root.children if isinstance(node, PassingNotice)]


def told_in(made: Window) -> list[str]:
    """Every notice of a minute on three screens; the same words said again are another one."""
    told: list[PassingNotice] = []
    for go in (lambda: None, made.app.open_settings, made.app.open_credits):
        go()
        for _ in range(40):
            made.frame(NOTICE_MS / 20)
            told += [notice for notice in notices(made) if notice not in told]
    return [notice.text for notice in told]


def test_a_sound_house_has_nothing_to_tell(assets: Path, tmp_path: Path) -> None:
    assert told_in(opened(tmp_path)) == []


def test_spoilt_pictures_are_told_of_once_in_a_run(assets: Path, tmp_path: Path) -> None:
    for path in (assets / "ui").rglob("*.png"):
        path.write_bytes(path.read_bytes()[:40])
    (told,) = told_in(opened(tmp_path))
    assert "damaged" in told


def test_a_spoilt_table_of_sounds_is_silence(assets: Path, tmp_path: Path) -> None:
    (assets / "sound" / sounds.TABLE).write_bytes(b"\xff\xfe\x00")
    opened(tmp_path).frame(16)


def test_spoilt_sounds_are_told_of_too(assets: Path, tmp_path: Path) -> None:
    for name in ("button_press", "typing"):
        for file in assets_folder().glob(f"sound/**/*{name}*"):
            copy = assets / file.relative_to(assets_folder())
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(b"no sound " * 50)
    made = opened(tmp_path)
    for _ in range(3):
        made.frame(16)
    made.desk.play("button_press")
    (told,) = told_in(made)
    assert "damaged" in told
