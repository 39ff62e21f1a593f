"""From the title to result, coach, shelf and statistics: the screens know no game, so they know this one."""

from itertools import pairwise

import pytest

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.shell.coach.scene import CoachScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene, tile_places
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit

CHAIRS = (Chair("Ada"), Chair("Ivo", "easy"))


@pytest.fixture
def visit(stones):
    with Visit(Settings(language="en", reduced_motion=True)) as visit:
        yield visit


def play_to_the_end(visit):
    """By mouse: the first stone of the first heap that has one, so that the whole heap goes."""
    for _ in range(400):
        scene = visit.pilot.scene
        if isinstance(scene, ResultScene):
            return scene
        if isinstance(scene, TableScene) and scene.host.moves:
            visit.pilot.click(next(stone.id for stone in scene.stage.stones if stone.visible))
        visit.pilot.step(200)
    raise AssertionError("the game does not end")


def test_from_the_title_to_the_result_and_the_coach(visit):
    visit.app.open_title()
    visit.pilot.settle().click("title.tile.stones").settle()
    assert isinstance(visit.pilot.scene, NewGameScene)  # no lessons: there is no door
    visit.pilot.click("new_game.start").settle()
    assert isinstance(visit.pilot.scene, TableScene)
    result = play_to_the_end(visit)
    assert visit.findings() == []
    visit.app.open_coach(result.session)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, CoachScene)
    visit.pilot.press("escape").settle()
    visit.app.open_rulebook("stones")
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, RulebookScene)


def test_the_shelf_and_the_statistics_know_it(visit):
    visit.app.start_game("stones", CHAIRS, Deal(2, 1))
    play_to_the_end(visit)
    visit.app.open_title()
    visit.app.open_shelf()
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, ShelfScene)
    assert "Stones" in " ".join(visit.pilot.texts)
    visit.app.open_statistics()
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, StatisticsScene)
    scene.game = "stones"
    scene.rebuild()
    visit.pilot.settle()


@pytest.mark.parametrize("count", range(1, 10))
def test_the_title_has_room_for_so_many(count):
    places = tile_places(count)
    assert len(places) == count
    assert all(a.right <= b.x + 0.01 or a.bottom <= b.y + 0.01 for a, b in pairwise(places))
    assert all(place.x >= 80 - 0.01 and place.right <= 1200.01 and place.y + 0.01 >= 168 for place in places)


def test_it_is_gone_again():
    assert "stones" not in GAMES
    assert TitleScene
