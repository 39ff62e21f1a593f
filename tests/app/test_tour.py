"""The tour goes everywhere, is the same every time, and finds nothing amiss."""

from pathlib import Path

import pytest

from pixtable.app import tour
from pixtable.app.main import main
from pixtable.app.settings import Settings
from pixtable.app.tour import visit_stop
from pixtable.app.tour_stops import STOPS
from pixtable.app.visit import Visit, frame_bytes
from pixtable.app.words import LANGUAGES
from pixtable.ui.audit import Finding

SIZES = ((960, 600), (1280, 800), (1920, 1080))
TEXT_SCALES = (1.0, 1.5, 2.0)
SAMPLE = (("en", (1280, 800), 1.0), ("uk", (960, 600), 1.5), ("fr", (1920, 1080), 1.0))


def calm(language: str = "en", text_scale: float = 1.0) -> Settings:
    return Settings(language=language, text_scale=text_scale, reduced_motion=True)


@pytest.mark.parametrize(("language", "size", "text_scale"), SAMPLE)
@pytest.mark.parametrize("stop", STOPS)
def test_nothing_is_amiss(stop: str, language: str, size: tuple[int, int], text_scale: float) -> None:
    assert visit_stop(stop, calm(language, text_scale), size) == []


@pytest.mark.slow
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stop", STOPS)
def test_nothing_is_amiss_anywhere(stop: str, language: str, size: tuple[int, int], text_scale: float) -> None:
    assert visit_stop(stop, calm(language, text_scale), size) == []


@pytest.mark.parametrize("stop", ["title_waiting", "new_game", "pixies_case_2", "pixies_scoring", "settings_data"])
def test_a_picture_is_the_same_every_time(stop: str) -> None:
    def picture() -> bytes:
        with Visit(calm(), (960, 600)) as visit:
            STOPS[stop](visit)
            return bytes(frame_bytes(visit))

    assert picture() == picture()


def test_pictures_are_named_by_their_stops(tmp_path: Path) -> None:
    assert main(["tour", "--out", str(tmp_path / "new"), "--only", "title,credits", "--theme", "high_contrast"]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"title.png", "credits.png"}


def test_findings_are_told_and_end_in_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tour, "visit_stop", lambda *_: [Finding("small", "title.quit", "9 x 9 u")])
    arguments = ["tour", "--out", str(tmp_path), "--only", "title"]
    assert main(arguments) == 1
    assert main([*arguments, "--lenient"]) == 0
    assert "small: title.quit: 9 x 9 u" in capsys.readouterr().out


def test_a_stop_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tour", "--out", str(tmp_path), "--only", "cellar"]) == 2
    assert "'cellar'" in capsys.readouterr().err
