"""The tour goes everywhere, is the same every time, and finds nothing amiss."""

from itertools import product
from pathlib import Path

import pytest

from pixtable.language.words import FINISHED
from pixtable.store.settings import Settings
from pixtable.tools.main import main
from pixtable.tools.tour import command as tour
from pixtable.tools.tour.command import visit_stop
from pixtable.tools.tour.stops import STOPS
from pixtable.tools.visit import Visit, frame_bytes
from pixtable.ui.audit import Finding

SIZES = ((960, 600), (1280, 800), (1920, 1080))
TEXT_SCALES = (1.0, 1.5, 2.0)
MATRIX = tuple(product(FINISHED, SIZES, TEXT_SCALES))
STRIDE = 7  # has no factor in common with the matrix: neighbouring stops get very different looks


def calm(language: str = "en", text_scale: float = 1.0) -> Settings:
    return Settings(language=language, text_scale=text_scale, reduced_motion=True)


@pytest.mark.parametrize(("number", "stop"), list(enumerate(STOPS)))
def test_nothing_is_amiss_in_a_sample_of_all_looks(number: int, stop: str) -> None:
    language, size, text_scale = MATRIX[number * STRIDE % len(MATRIX)]
    assert visit_stop(stop, calm(language, text_scale), size) == [], (language, size, text_scale)


@pytest.mark.slow
@pytest.mark.parametrize("stop", STOPS)
def test_nothing_is_amiss_anywhere(stop: str) -> None:
    looks = {(lang, size, scale): visit_stop(stop, calm(lang, scale), size) for lang, size, scale in MATRIX}
    assert {look: found for look, found in looks.items() if found} == {}


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
