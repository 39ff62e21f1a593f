"""Whoever wishes so finds out alone whether something fits, and passes or draws by hand."""

import pytest

from pixtable.games.rhombs.rules.moves import Draw, Pass
from pixtable.table.tastes import Tastes
from pixtable.ui.audit import audit
from tests.games.rhombs.table_host import open_table

from .pictures import tiles

ALONE = Tastes(tells_no_move=False)
TABLE = [{"tile": 0, "q": 0, "r": 0}]
"""A blue triple."""
STUCK = {"table": TABLE, "hands": [tiles("rrr rry"), tiles("bbg")], "mover": 0}
FREE = {"table": TABLE, "hands": [tiles("bbr rrr"), tiles("bbg")], "mover": 0}
BLIND = {"mode": "blind"}


def test_nobody_is_told_and_the_turn_is_not_passed_until_the_button_is_pressed():
    pilot, scene = open_table(position=STUCK, tastes=ALONE, waits=True)
    pilot.step(2000).settle()
    assert scene.match.n == 0
    assert not scene.stage.look.counts
    assert scene.stage.status().startswith("Olya: place a tile, or pass")
    assert not list(audit(pilot.scene, pilot.desk.canvas))
    pilot.click("rhombs.pass").settle()
    assert scene.match.steps[0].move == Pass()


def test_a_tile_that_fits_nowhere_is_taken_up_and_the_cell_is_refused_with_its_clause():
    pilot, scene = open_table(position=STUCK, tastes=ALONE, waits=True)
    pilot.press("1")
    assert scene.stage.hand.chosen is not None
    assert not scene.stage.look.cells
    pilot.click(scene.stage.look.camera.centre((1, 0))).settle()
    assert scene.refusals == ["HX-10.colour"]
    pilot.press("escape", "p").settle()
    assert scene.match.steps[0].move == Pass()


def test_passing_while_a_tile_fits_is_refused_with_its_clause():
    pilot, scene = open_table(position=FREE, tastes=ALONE, waits=True)
    pilot.click("rhombs.pass").settle()
    assert scene.refusals == ["HX-31"]
    assert scene.match.n == 0


@pytest.mark.parametrize(("hand", "refused"), [("bbr", ["HX-21"]), ("rrr", [])])
def test_in_the_blind_game_the_bag_may_be_tried(hand: str, refused: list[str]):
    position = {"table": TABLE, "hands": [tiles(hand), []], "bag_order": tiles("ggg bbg"), "mover": 0}
    pilot, scene = open_table(position=position, options=BLIND, tastes=ALONE, waits=True)
    assert scene.stage.status() == "Olya: place a penalty tile, or draw if none fits"
    pilot.press("d").settle()
    assert scene.refusals == refused
    assert [step.move for step in scene.match.steps] == ([] if refused else [Draw()])


def test_by_default_the_app_proves_it_and_passes():
    pilot, scene = open_table(position=STUCK, waits=True)
    pilot.step(2000).settle()
    assert scene.match.steps[0].move == Pass()
    assert not pilot.node("rhombs.pass").visible
