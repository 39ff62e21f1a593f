"""The rail: its plates all say alike, and the newest line of its log is whole."""

import pygame
import pytest

from pixtable.app.places import assets_folder
from pixtable.app.scenes.table_rail import Rail, SeatPlate
from pixtable.ui.assets import Assets
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.pictures import Pictures
from pixtable.ui.stage import Plate, Sitter
from pixtable.ui.text import Fonts

PERSON, OPPONENT = Sitter(0, "Olha", True, "Human"), Sitter(1, "Ivo", False, "AI · Normal")
WIDE, HIGH, LOW = 232.0, 58.0, 42.0


def said(tall: float, *notes: tuple[str, str], text_scale: float = 1.0) -> list[list[str]]:
    """What the plates of a person and an opponent say who have these notes, long and short."""
    assets = Assets(assets_folder())
    canvas = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    canvas.register.on, canvas.text_scale = True, text_scale
    plates = [SeatPlate(sitter) for sitter in (PERSON, OPPONENT)]
    Rail(("", "", ""), plates)
    told = []
    for n, (plate, (note, brief)) in enumerate(zip(plates, notes, strict=True)):
        plate.rect, plate.plate = Rect(1032, 80 + 70 * n, WIDE, tall), Plate("25", note, brief)
    for plate in plates:
        canvas.begin(0)
        plate.paint(canvas)
        assert all(shown.fits for shown in canvas.register.shown)
        told.append(sorted(canvas.register.texts))
    return told


def test_a_note_says_who_sits_there_where_every_plate_has_room_for_it():
    assert said(HIGH, ("2/9", ""), ("4/9", "")) == [
        ["25", "Human · 2/9", "Olha"],
        ["25", "AI · Normal · 4/9", "Ivo"],
    ]


def test_where_one_plate_has_no_room_for_both_all_say_how_they_stand():
    assert said(HIGH, ("2 of 20 points", ""), ("19 of 20 points", "")) == [
        ["2 of 20 points", "25", "Olha"],
        ["19 of 20 points", "25", "Ivo"],
    ]


@pytest.mark.parametrize(("scale", "shown"), [(1.0, True), (2.0, False)])
def test_a_short_note_stands_on_all_plates_or_on_none(scale, shown):
    olha, ivo = said(LOW, ("", "3 pts"), ("", "14 pts"), text_scale=scale)
    assert ("3 pts" in olha, "14 pts" in ivo) == (shown, shown)


@pytest.mark.parametrize(("tall", "a_line", "has_room"), [(300, 96, True), (70, 70, True), (10, 44, False)])
def test_a_line_of_the_log_is_no_taller_than_its_room(tall, a_line, has_room):
    rail = Rail(("", "", ""), [])
    rail.arrange_log(Rect(1032, 700, WIDE, tall), text_scale=2.0)
    assert (rail.log.row_height, rail.has_room_for_log) == (a_line, has_room)
