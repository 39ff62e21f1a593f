"""What need not be seen at once: its pictures come a few a frame, and then it looks as if it had been there at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.lettering.text import Fonts

NAMES = [f"pixies/card_{number:02}" for number in range(1, 6)]
BOX = Rect(10, 10, 500, 140)


@pytest.fixture
def canvas(root: Path) -> Canvas:
    assets = Assets(root)
    made = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    made.register.on = False
    return made


def frame(canvas: Canvas, places: int = 1) -> list[str]:
    """What was drawn in each place in one frame."""
    canvas.begin(0)
    drawn: list[str] = []
    for place in range(places):
        box = BOX.moved(0, 200 * place)
        canvas.composed_at_leisure(
            ("cards", place), box, lambda box=box: paint(canvas, box, drawn), lambda: drawn.append("meanwhile")
        )
    return drawn


def paint(canvas: Canvas, box: Rect, drawn: list[str]) -> None:
    for number, name in enumerate(NAMES):
        canvas.image(name, Rect(box.x + 100 * number, box.y, 90, 130))
    drawn.append("all")


def test_everything_is_there_at_once_where_nobody_hurries(canvas: Canvas) -> None:
    assert frame(canvas) == ["all"]
    assert not canvas.stirred


def test_one_picture_a_frame_where_there_is_no_time_at_all(canvas: Canvas) -> None:
    canvas.pictures.spare = 0
    for _ in NAMES[1:]:
        assert frame(canvas) == ["meanwhile"]
        assert canvas.stirred, "another frame has to come"
    assert frame(canvas) == ["all"]
    assert not canvas.stirred
    assert frame(canvas) == [], "it is kept as one picture"


def test_all_places_of_a_frame_share_its_time(canvas: Canvas) -> None:
    canvas.pictures.spare = 0
    frames = 1
    while "meanwhile" in frame(canvas, places=3):
        frames += 1
    assert frames == len(NAMES), "the same pictures serve them all"


def test_what_came_bit_by_bit_looks_like_what_came_at_once(canvas: Canvas, root: Path) -> None:
    frame(canvas)
    assets = Assets(root)
    slow = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    slow.register.on = False
    slow.pictures.spare = 0
    while "meanwhile" in frame(slow):
        slow.surface.fill((0, 0, 0))
    assert slow.surface.get_buffer().raw == canvas.surface.get_buffer().raw


def test_whatever_is_not_drawn_at_leisure_never_waits(canvas: Canvas) -> None:
    canvas.pictures.spare = 0
    canvas.begin(0)
    paint(canvas, BOX, drawn := [])
    assert drawn == ["all"]
