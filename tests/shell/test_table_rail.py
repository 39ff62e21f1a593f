"""The rail: its plates all say alike, and its log shows what it has room for."""

import re

import pygame
import pytest

from pixtable.core.match import Deal
from pixtable.shell.table.history import LogEntry
from pixtable.shell.table.rail import Rail, SeatPlate
from pixtable.store.chairs import Chair
from pixtable.store.program_files import assets_folder
from pixtable.store.settings import Settings
from pixtable.table.seats import Plate, Sitter
from pixtable.tools.visit import Visit
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.lettering.text import Fonts

PERSON, OPPONENT = Sitter(0, "Olha", True, "Human"), Sitter(1, "Ivo", False, "AI · Normal")
WIDE, HIGH, LOW = 232.0, 58.0, 42.0


def said(tall: float, *notes: tuple[str, str], text_scale: float = 1.0) -> list[list[str]]:
    """What the plates of a person and an opponent say who have these notes, long and short."""
    assets = Assets(assets_folder())
    canvas = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    canvas.register.on, canvas.text_scale = True, text_scale
    plates = [SeatPlate(sitter) for sitter in (PERSON, OPPONENT)]
    Rail(("", "", ""), plates, canvas)
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


def a_rail(text_scale: float = 2.0) -> Rail:
    assets = Assets(assets_folder())
    canvas = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    canvas.register.on, canvas.text_scale = True, text_scale
    return Rail(("", "", ""), [], canvas)


@pytest.mark.parametrize(("tall", "has_room"), [(300, True), (44, True), (10, False)])
def test_a_log_without_room_for_anything_is_not_shown(tall, has_room):
    rail = a_rail()
    rail.arrange_log(Rect(1032, 700, WIDE, tall))
    assert rail.has_room_for_log == has_room


def test_a_line_is_as_tall_as_its_words():
    rail = a_rail()
    rail.arrange_log(Rect(1032, 400, WIDE, 300))
    rail.log.show([LogEntry(0, "so long " * 12, 1, 1), LogEntry(0, "short", 2, 2)], lambda entry: None)
    short, long = rail.log.children
    assert short.rect.h * 4 < long.rect.h
    assert long.rect.y == short.rect.bottom
    assert rail.log.longest == pytest.approx(long.rect.bottom - short.rect.y - 300)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_a_plate_has_no_room_for_in_large_text_is_told_where_one_points(seats):
    chairs = (Chair("Olya"), *(Chair("", "easy") for _ in range(seats - 1)))
    settings = Settings(language="en", pace="instant", speed="instant", text_scale=2.0)
    with Visit(settings, size=(960, 600)) as visit:
        visit.app.start_game("rhombs", chairs, Deal(seats, 5, {}))
        table = visit.pilot.settle().scene
        for plate in table.rail.plates:
            points = int(re.search(r"\d+", plate.plate.note)[0])
            is_said = f"{points} pts" in visit.pilot.texts or f"holds {points} points" in visit.pilot.texts
            assert is_said != (f"holds {points} points" in plate.tooltip)
        unsaid = next((plate for plate in table.rail.plates if plate.focusable), None)
        assert (unsaid is not None) == (seats >= 5)
        if unsaid is not None:
            visit.pilot.move(unsaid).step(600)
            assert unsaid.tooltip in visit.pilot.texts
