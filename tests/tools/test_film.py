"""Moments of play on virtual time: each is recorded pose by pose, and lies where it should."""

from pathlib import Path

import pygame
import pytest

from pixtable.tools.film.moment import Moment, Row, at_most, between
from pixtable.tools.film.moments import moments
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import apart
from pixtable.tools.film.sheets import spans_alike
from pixtable.tools.main import main
from pixtable.tools.visit import Visit
from pixtable.ui.motion.choreo import part
from pixtable.ui.node import Node

LONG = {name: pytest.mark.slow for name, moment in moments().items() if moment.is_long}


@pytest.mark.parametrize("name", [pytest.param(name, marks=LONG.get(name, ())) for name in moments()])
def test_every_number_of_a_moment_lies_where_it_should(name: str) -> None:
    _, rows = moments()[name].measured()
    assert [f"{row.row.what}: {row}, not {row.row.aim}" for row in rows if not row.is_met] == []


def test_a_recorder_sees_every_frame_and_hears_every_sound() -> None:
    with Visit() as visit:
        trace = _slide(Recorder(visit)).trace
    xs = [shown.x for shown in trace.of("slide") if shown is not None]
    assert len(trace.frames) == len(xs) == 12
    assert xs == sorted(xs)
    assert (xs[0] > 0, xs[-1]) == (True, 100)
    assert trace.ms(trace.rest_of("slide")) == pytest.approx(100, abs=17)
    assert [(heard.frame, heard.name) for heard in trace.sounds] == [(12 - 3, "card_flip")]
    assert trace.heard("card_flip") == [pytest.approx(150 + 150)], "a sound is heard where its blow is, not its start"


def test_a_row_that_measures_nothing_or_too_much_is_not_met() -> None:
    moment = Moment(
        lambda recorder: _slide(recorder) and None,
        (
            Row("rests", between(80, 120), lambda t: t.ms(t.rest_of("slide"))),
            Row("rests at once", at_most(50), lambda t: t.ms(t.rest_of("slide"))),
            Row("claps", at_most(50), lambda t: t.heard("clap")),
            Row("leaps", at_most(50), lambda t: t.ms(t.at("leap"))),
        ),
    )
    _, rows = moment.measured()
    assert [row.is_met for row in rows] == [True, False, False, False]


def test_a_film_is_frames_a_sheet_a_video_and_a_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["film", "--moment", "scene", "--out", str(tmp_path), "--close", "0,0,320,200"])
    folder = tmp_path / "scene"
    made = {path.name for path in folder.iterdir()}
    assert {"frames", "sheet.png", "trace.jsonl"} < made
    assert made & {"film.mp4", "film.gif"}
    assert len(list((folder / "frames").iterdir())) == len((folder / "trace.jsonl").read_text().splitlines())
    assert "| scene | a change of screens takes |" in capsys.readouterr().out


def test_on_sheets_of_every_frame_what_looks_alike_is_counted_and_left_out(tmp_path: Path) -> None:
    shades = [40, 40, 43, 90, 90, 40]
    frames = [tmp_path / f"{number}.png" for number in range(len(shades))]
    for path, shade in zip(frames, shades, strict=True):
        picture = pygame.Surface((64, 40))
        picture.fill((shade, shade, shade))
        pygame.image.save(picture, str(path))
    assert spans_alike(frames) == [range(3), range(3, 5), range(5, 6)]


def test_every_frame_lies_on_sheets_instead_of_a_video(tmp_path: Path) -> None:
    main(["film", "--moment", "scene", "--out", str(tmp_path), "--close", "0,0,320,200", "--every"])
    made = {path.name for path in (tmp_path / "scene").iterdir()}
    assert {"frames", "sheet.png", "sheets", "trace.jsonl"} == made
    assert list((tmp_path / "scene" / "sheets").iterdir())


def test_two_ways_are_the_same_although_one_begins_between_two_frames() -> None:
    one = [number / 20 for number in range(21)]
    later = [0.0, *((number + 0.4) / 20 for number in range(20)), 1.0]
    assert max(apart(one, later)) < 0.03
    assert max(apart(one, [part * part for part in one])) > 0.1


def _slide(recorder: Recorder) -> Recorder:
    """A node goes 100 u to the right in 100 ms, and there is a sound 50 ms later."""
    node = Node("slide")
    recorder.pilot.scene.root.add(node)
    node.add_motion(part(node.pose, "dx", 100, 100, "move"))
    recorder.start().wait(150)
    recorder.pilot.desk.play("card_flip")
    return recorder.wait(50).stop()
