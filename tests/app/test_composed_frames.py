"""What is put together once and kept looks exactly as if it were painted anew, whatever has happened since."""

import pygame
import pytest

from pixtable.app.chairs import Chair
from pixtable.app.scenes.table import TableScene
from pixtable.app.settings import Settings
from pixtable.app.visit import Visit
from pixtable.core.match import Deal

UNSEEN = (9, 9, 9, 255)
"""A difference in levels that nobody sees."""
ME, ROBOT = Chair("Ada"), Chair("Moss", "easy", "miser")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_played_on_for_long_looks_as_if_just_laid_out(seats):
    with Visit(Settings(language="en", reduced_motion=True, pace="instant")) as visit:
        visit.pilot.desk.canvas.register.on = False
        visit.app.start_game("pixies", (ME, *[ROBOT] * (seats - 1)), Deal(seats, 3, {"rounds": 1}))
        visit.pilot.settle()
        table = visit.app.desk.top
        assert isinstance(table, TableScene)
        while not table.sitting.is_over:
            assert_kept_equals_new(visit)
            hover_over_the_row(visit, table)
            table.commit(table.moves[len(table.moves) // 2])
            visit.pilot.step(40)  # in the middle of a movement
            visit.pilot.settle()


@pytest.mark.parametrize("options", [{}, {"mode": "blind"}], ids=["open", "blind"])
def test_a_board_played_on_for_long_looks_as_if_just_laid_out(options):
    with Visit(Settings(language="en", reduced_motion=True, pace="instant")) as visit:
        visit.pilot.desk.canvas.register.on = False
        visit.app.start_game("rhombs", (ME, *[Chair("Flint", "easy", "blocker")] * 2), Deal(3, 3, options))
        visit.pilot.settle()
        table = visit.app.desk.top
        assert isinstance(table, TableScene)
        while not table.sitting.is_over:
            assert_kept_equals_new(visit)
            take_up_every_tile(visit, table)
            if table.moves:  # nobody is asked who can only pass
                table.commit(table.moves[len(table.moves) // 2])
            visit.pilot.step(40)
            visit.pilot.settle()


def take_up_every_tile(visit: Visit, table: TableScene) -> None:
    for node in [node for node in table.stage.walk() if node.id.startswith("rhombs.tile.") and node.piece][:3]:
        visit.pilot.click(node).press("tab").settle()
        assert_kept_equals_new(visit)
        table.stage.hand.let_go()  # type: ignore[attr-defined]
        table.toast.hide()
    visit.pilot.move((2, 2)).settle()


def hover_over_the_row(visit: Visit, table: TableScene) -> None:
    for node in [node for node in table.stage.walk() if node.id.startswith("pixies.market.")]:
        visit.pilot.move(node).settle()
        assert_kept_equals_new(visit)
    visit.pilot.move((2, 2)).settle()


def assert_kept_equals_new(visit: Visit) -> None:
    """To the eye: layers on layers may round a level differently."""
    desk = visit.pilot.desk
    kept = desk.draw().copy()
    desk.canvas.forget_composed()
    alike = pygame.mask.from_threshold(desk.draw(), (0, 0, 0), UNSEEN, kept)
    alike.invert()
    assert alike.get_bounding_rects() == []
