"""Every game in GAMES, and the fifth, goes through every screen of the program. A new game needs no new line here."""

from collections.abc import Iterator

import pytest

from pixtable.ai.arena import Pairing, play_game
from pixtable.core.game import GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games import GAMES
from pixtable.language.words import FINISHED
from pixtable.shell.coach.scene import CoachScene
from pixtable.shell.game_page.first_met import FirstMet
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.shell.statistics.scene import LEVELS, StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.table.loading import table_of
from pixtable.tools.game_tools import tools_of
from pixtable.tools.visit import Visit
from tests.contract.walk import walk

FIFTH = "tests.fifth_game"
A_FEW_MOVES = 3
A_WHILE = 3_000
"""Frames: longer than a few moves of any game take."""


@pytest.fixture(params=[*GAMES, "stones"])
def game(request: pytest.FixtureRequest) -> Iterator[GameInfo]:
    if request.param in GAMES:
        yield GAMES[request.param]
        return
    GAMES.register(request.param, FIFTH)
    yield GAMES[request.param]
    GAMES.forget(request.param)


@pytest.fixture
def visit(game: GameInfo) -> Iterator[Visit]:
    with Visit(Settings(language="en", pace="instant", speed="instant")) as visit:
        yield visit


def smallest_deal(game: GameInfo) -> Deal:
    options = game.read_options(tools_of(game.id).short_game)
    return Deal(game.seats_with(options)[0], 3, options)


def chairs_for(deal: Deal) -> tuple[Chair, ...]:
    return (Chair("Ada"), *(Chair(f"Ivo {seat}", "easy") for seat in range(1, deal.seats)))


def finished(game: GameInfo) -> Match:
    *_, last = walk(game, smallest_deal(game))
    return last.match


def test_its_table_opens_and_is_played_at(game: GameInfo, visit: Visit) -> None:
    deal = smallest_deal(game)
    visit.app.start_game(game.id, chairs_for(deal), deal)
    table = visit.pilot.settle().desk.scenes[0]
    assert isinstance(table, TableScene)
    assert visit.findings() == []
    if isinstance(visit.pilot.scene, FirstMet):
        visit.pilot.press("return").settle()
        assert visit.findings() == []

    def act() -> None:
        if table.host.moves and visit.pilot.scene is table:
            table.host.commit(sample_of(table.host.moves[0]))

    assert visit.wait_until(lambda: table.session.match.n >= A_FEW_MOVES, A_WHILE, act)
    visit.pilot.settle()
    assert visit.findings() == []
    assert table.stage.status()
    assert table.stage.headline()


def test_it_is_found_again_when_it_is_over(game: GameInfo, visit: Visit) -> None:
    """Result, coach, shelf and statistics, each as any game has them, whatever the game adds of its own."""
    match = finished(game)
    visit.sit_down_at(match, chairs_for(match.deal))
    visit.pilot.settle()
    table, *above = visit.pilot.desk.scenes
    assert isinstance(table, TableScene)
    assert above, "nothing tells how it ended"
    assert visit.findings() == []
    visit.app.open_coach(table.session)
    coach = visit.pilot.scene
    assert isinstance(coach, CoachScene)
    assert visit.wait_until(lambda: coach.analysis.is_done or bool(coach.analysis.verdicts), A_WHILE)
    visit.pilot.step()
    assert visit.findings() == []
    visit.app.open_title()
    visit.app.open_shelf()
    visit.pilot.settle()
    shelf = visit.pilot.scene
    assert isinstance(shelf, ShelfScene)
    assert [row.entry.game_id for row in shelf.list.rows if row.entry] == [game.id]
    assert visit.findings() == []
    visit.app.open_statistics()
    visit.pilot.settle().click(f"statistics.game.{game.home}").settle()
    statistics = visit.pilot.scene
    assert isinstance(statistics, StatisticsScene)
    assert statistics.store.records()
    for page in ("feats", "chance", "results"):
        visit.pilot.click(f"statistics.page.{page}").settle()
        assert visit.findings() == []


def test_its_rulebook_and_its_new_game_open(game: GameInfo, visit: Visit) -> None:
    """In two languages; all four, at every size, are the tour's matter."""
    visit.app.open_title()
    for language in (FINISHED[0], FINISHED[-1]):
        visit.app.change(language=language)
        visit.app.open_rulebook(game.id)
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, RulebookScene)
        assert visit.findings() == []
        visit.pilot.press("escape").settle()
        visit.app.open_new_game(game.id)
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, NewGameScene)
        assert visit.findings() == []
        visit.pilot.press("escape").settle()


def test_its_page_opens_and_offers_each_of_its_modes(game: GameInfo, visit: Visit) -> None:
    """Its words in every language, its picture, and a sheet on which it is agreed on and can be begun."""
    if game.id != game.home:
        return  # it is a mode of another game
    names = [mode.name for mode in game.modes]
    assert len(set(names)) == len(names)
    for language in FINISHED:
        visit.app.change(language=language)
        visit.app.open_title()
        visit.app.open_game_page(game.id)
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, GamePageScene)
        assert visit.findings() == []
    for mode in game.modes:
        assert table_of(game.id).modes.get(mode.name), f"{mode.name} has no picture"
        visit.app.open_title()
        visit.app.open_game_page(game.id)
        visit.pilot.settle().click(f"game_page.mode.{mode.name}").settle()
        sheet = visit.pilot.scene
        assert isinstance(sheet, NewGameScene)
        assert sheet.game.id == (mode.game or game.id)
        assert mode.options.items() <= sheet.plan.agreed.items()
        assert mode.game or game.mode_with(sheet.plan.agreed) == mode
        assert sheet.start.enabled


def test_its_levels_play_each_other_in_the_arena(game: GameInfo) -> None:
    deal = smallest_deal(game)
    assert set(LEVELS) & set(game.mind.levels)
    pairing = Pairing(deal.seats, Opponent("easy"), Opponent("random"), 4, seed=1, options=deal.options, pilot="random")
    assert 0.0 <= play_game(game, pairing, 0).credit <= 1.0


@pytest.mark.parametrize("count", range(1, 10))
def test_the_title_has_room_for_so_many_games(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of those that are there; where there are more places, the fifth game under other names."""
    packages = {name: GAMES.package_of(name) for name in GAMES.on_the_title}
    packages |= {f"stones{number}": FIFTH for number in range(9)}
    monkeypatch.setattr(GAMES, "_packages", dict(list(packages.items())[:count]))
    with Visit(Settings(language="uk")) as visit:
        visit.app.open_title()
        visit.pilot.settle()
        title = visit.pilot.scene
        assert isinstance(title, TitleScene)
        assert [tile.game_id for tile in title.tiles] == list(GAMES)
        assert visit.findings() == []
        visit.app.change(text_scale=2.0)
        visit.pilot.settle()
        assert visit.findings() == []
