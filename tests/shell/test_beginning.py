"""A new game is dealt while one looks on; one that goes on, and a level, lie there as they were left."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Visit

DEALT = {"pixies": "pixies.market.", "rhombs": "rhombs.tile."}
LONG_ENOUGH = 2000.0
CHAIRS = (Chair("Ada"), Chair("Moss", "easy"), Chair("Fern", "easy"))


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="step")) as visit:
        yield visit


def dealt(table: TableScene, prefix: str) -> list[float]:
    """How much is to be seen of each piece that one takes up."""
    return [node.pose.alpha for node in table.stage.walk() if node.id.startswith(prefix)]


@pytest.mark.parametrize("game", DEALT)
def test_a_new_game_is_dealt_in_view(visit: Visit, game: str):
    visit.app.start_game(game, CHAIRS, Deal(3, 1))
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    assert set(dealt(table, DEALT[game])) == {0.0}
    visit.pilot.step(LONG_ENOUGH)
    assert set(dealt(table, DEALT[game])) == {1.0}


@pytest.mark.parametrize("game", DEALT)
def test_a_game_that_goes_on_lies_there_as_it_was_left(visit: Visit, game: str):
    match = play_until(game, 3, lambda match: match.n > 3 and match.to_act == (0,))
    visit.app.resume_game(visit.save(match, chairs_for(game, 3)))
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    assert set(dealt(table, DEALT[game])) == {1.0}
    assert not table.stage.is_telling


def test_a_level_lies_there_as_it_was_made(visit: Visit):
    visit.app.play_level(visit.app.services.level_shelf.levels("pixies", "puzzle")[0])
    assert not visit.pilot.scene.stage.is_telling  # type: ignore[attr-defined]


def test_a_hand_need_not_wait_for_the_deal(visit: Visit):
    seed = next(seed for seed in range(20) if Match.start(GAMES["pixies"], Deal(3, seed)).to_act == (0,))
    visit.app.start_game("pixies", CHAIRS, Deal(3, seed))
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    visit.pilot.press("1")
    assert table.session.match.n == 1
