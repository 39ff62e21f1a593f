from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import pixtable.ui
from pixtable.ui.draw.glyphs import CORNERS, corner_shape
from pixtable.ui.draw.theme import HIGH_CONTRAST, NORMAL, ROLES, SEATS, TEXT_FLOOR, TEXT_PAIRS, contrast
from pixtable.ui.motion.durations import BEATS, Motion, breath, march

SOURCES = sorted(Path(pixtable.ui.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_every_text_reads_on_its_ground(text: str, ground: str) -> None:
    assert contrast(NORMAL.colour(text), NORMAL.colour(ground)) >= 4.5
    assert contrast(HIGH_CONTRAST.colour(text), HIGH_CONTRAST.colour(ground)) >= 7


def test_focus_ring_stands_out_from_felt_and_paper() -> None:
    assert contrast(NORMAL.colour("amber"), NORMAL.colour("felt")) > 9
    assert contrast(NORMAL.colour("amber_paper"), NORMAL.colour("paper_top")) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == 21
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_no_role_is_smaller_than_the_floor() -> None:
    assert min(role.size for role in ROLES.values()) >= TEXT_FLOOR


def test_there_are_ten_different_seats() -> None:
    assert len(set(SEATS)) == 10


def test_signs_are_told_apart_by_their_corners() -> None:
    assert len(set(CORNERS.values())) == len(CORNERS)
    assert len(corner_shape(3)) == 3
    assert len(corner_shape(6)) == 12


def test_reduced_motion_keeps_no_travel_and_no_shake() -> None:
    calm = Motion(1, reduced=True)
    assert calm.ms("move") == 120
    assert calm.ms("invalid") == 0
    assert breath(400, True) == breath(900, True)
    assert march(400, True) == 0


def test_speed_divides_every_duration_and_instant_is_nought() -> None:
    for beat in BEATS:
        assert Motion(2).ms(beat) == Motion(1).ms(beat) / 2
        assert Motion(0).ms(beat) == 0


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.stem)
def test_colours_and_clocks_live_in_their_own_files_only(path: Path) -> None:
    source = path.read_text()
    if path.stem not in {"theme"}:
        assert not re.search(r"#[0-9A-Fa-f]{6}", source)
    modules = {getattr(n, "module", None) or a.name for n in ast.walk(ast.parse(source))
               if isinstance(n, ast.Import | ast.ImportFrom) for a in n.names}  # fmt: skip
    assert not modules & {"time", "datetime", "random"}
    assert all(m.startswith("pixtable.ui") for m in modules if m.startswith("pixtable"))
    if path.stem != "loop":
        assert "pygame.time" not in source
