"""Looking back: the tiles lie as they did then, and none of them can be taken up."""

import pytest

from pixtable.core.match import Deal
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.shell.test_table import FRIEND, ME, play_any, table_of


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


def test_a_tile_of_the_past_says_that_one_is_looking_back_whether_or_not_it_has_been_laid_since(visit):
    visit.app.start_game("rhombs", (ME, FRIEND), Deal(2, 5, {}))
    visit.pilot.settle()
    table = table_of(visit)
    for _ in range(6):
        play_any(visit, table)
    table.timeline.look_at(2)
    visit.pilot.settle()
    laid_since = {laid.tile for laid in table.session.match.state.table[2:]}
    held = [node for node in table.stage.pieces.tray if node.visible]
    for is_laid in (True, False):
        node = next(node for node in held if (node.tile in laid_since) == is_laid)
        visit.pilot.click(node).settle()
        assert table.toast.visible
        assert table.toast.text == table.status() == "Looking back: move 2 of 6. Esc returns"
    table.timeline.look_at(4)
    visit.pilot.settle()
    assert not table.toast.visible
    visit.pilot.click(next(node for node in table.stage.pieces.tray if node.visible)).settle()
    assert table.toast.visible
    table.timeline.look_at_now()
    visit.pilot.settle()
    assert not table.toast.visible
