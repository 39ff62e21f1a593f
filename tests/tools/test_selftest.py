"""The self-test passes on a sound program, and says what is wrong with another."""

import json
from pathlib import Path

import pytest

from pixtable.games import GAMES
from pixtable.tools.main import main
from pixtable.tools.selftest import checks as selftest_checks
from pixtable.tools.selftest import uses
from pixtable.tools.selftest.checks import check_pictures, check_sounds
from pixtable.tools.selftest.demand import NotAsItShouldBe


@pytest.mark.thorough
def test_all_is_well_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest"]) == 0
    *checks, verdict = capsys.readouterr().out.splitlines()
    assert len(checks) == 11 + len(GAMES)
    assert verdict


def test_a_failed_check_is_told_and_ends_in_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(selftest_checks, "assets_folder", lambda: tmp_path)
    monkeypatch.setattr("pixtable.tools.selftest.command.checks", lambda: iter(one_check()))
    monkeypatch.setattr("pixtable.tools.selftest.command.guess_language", lambda: "en")
    assert main(["selftest"]) == 1
    told = capsys.readouterr().out
    assert "FAIL  pictures" in told
    assert "1 check failed." in told


def one_check() -> list[object]:
    from pixtable.tools.selftest.command import Check  # noqa: PLC0415

    return [Check("pictures", check_pictures)]


def test_a_missing_sound_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = tmp_path / "sound" / "sounds.toml"
    table.parent.mkdir()
    table.write_text('[knock]\nfiles = ["sfx/knock.ogg"]\n')
    monkeypatch.setattr(selftest_checks, "assets_folder", lambda: tmp_path)
    with pytest.raises(NotAsItShouldBe, match=r"sfx/knock\.ogg"):
        check_sounds()


def test_what_one_process_tells_another_survives_every_code_page(tmp_path, monkeypatch):
    class Told(Exception):
        pass

    def tell(line: str, **_: object) -> None:
        raise Told(line)

    monkeypatch.setattr(uses, "print", tell, raising=False)
    folder = tmp_path / "Оля ґ"
    folder.mkdir()
    with pytest.raises(Told) as told:
        uses.play_until_killed(folder)
    line = str(told.value)
    assert line.isascii()
    path, moves = json.loads(line)
    assert Path(path).is_relative_to(folder)
    assert moves in (0, 1)
