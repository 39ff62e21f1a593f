"""PB-3: everybody chooses a Pictoric and its die before the game, and it stays theirs."""

import msgspec
import pytest

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PAIRS
from pixtable.games.pictoric.rules.told_turns import told_turns_of
from pixtable.games.pictoric.screens.album.album import Album
from pixtable.games.pictoric.table import TABLE, miniature
from pixtable.shell.new_game.plan import PERSON, Plan
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair, emblems_of
from pixtable.store.saves import Recorded, SaveError, load
from pixtable.store.settings import Settings, TableSetup
from pixtable.tools.tour.games import is_over, play_until
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Rect
from tests.games.table_host import random_choice
from tests.shell.shell_pilot import reach

AI = Chair("", "easy", "poet")
CHOSEN = (Chair("Ada", emblem=4), Chair("Ivo", "easy", "poet", emblem=0), Chair("Maud", "easy", emblem=2))


@pytest.fixture
def visit():
    with Visit(Settings(language="en", speed="instant", pace="instant")) as visit:
        yield visit


def named(plan):
    return [chair for chair in plan.named(lambda persona: "P", str) if chair is not None]


def test_the_first_and_the_third_chair_are_not_the_first_and_the_second_pair():
    plan = Plan(GAME, [PERSON, None, AI, AI, None, None])
    assert [chair.emblem for chair in named(plan)] == [0, 2, 3]


def test_nobody_has_what_somebody_else_chose():
    plan = Plan(GAME, [PERSON, AI, AI, None, None, None])
    plan.play_with(2)
    assert plan.emblems == {0: 2, 1: 1, 2: 0}
    plan.selected = 1
    plan.play_with(5)
    assert plan.emblems == {0: 2, 1: 5, 2: 0}


def test_a_choice_outlives_a_change_of_who_sits_there():
    plan = Plan(GAME, [PERSON, AI, AI, None, None, None])
    plan.play_with(4)
    plan.seat_a("opponent")
    plan.be("child")
    assert plan.emblems[0] == 4


def test_the_last_choice_is_laid_again_and_a_strange_one_is_not():
    last = TableSetup((Chair("", emblem=5), AI, msgspec.structs.replace(AI, emblem=9)), {})
    assert Plan.of(GAME, last).emblems == {0: 5, 1: 1, 2: 2}


def test_where_nothing_is_chosen_chairs_say_nothing_of_it():
    plan = Plan.of(GAMES["pixies"], TableSetup((Chair("", emblem=3), None, Chair("", "easy")), {}))
    assert [chair.emblem for chair in named(plan)] == [None, None]


@pytest.mark.parametrize(
    ("wished", "given"),
    [
        ([None, None, None], [0, 1, 2]),
        ([2, None, None], [2, 1, 0]),
        ([3, 3, None], [3, 1, 2]),
        ([1, 0, 0], [1, 0, 2]),
    ],
)
def test_everybody_has_one_of_their_own(wished, given):
    assert list(emblems_of([Chair("x", emblem=emblem) for emblem in wished]).values()) == given


def test_the_pictures_are_those_of_the_pairs():
    assert tuple(TABLE.pairs) == PAIRS == GAME.pairs


# On the sheet


def test_a_pair_is_chosen_with_the_mouse(visit):
    visit.app.open_new_game("pictoric")
    visit.pilot.settle().click("new_game.pair.violet").settle()
    assert visit.pilot.scene.plan.emblems == {0: 5, 1: 1, 2: 2}
    visit.pilot.click("new_game.pair.orange").click("new_game.start").settle()
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    assert [chair.emblem for chair in table.session.chairs] == [1, 5, 2]


def test_a_pair_is_chosen_by_keys_and_for_an_opponent_too(visit):
    visit.app.open_new_game("pictoric")
    visit.pilot.settle().click("new_game.chair.2").settle()
    reach(visit.pilot, "new_game.start", "tab")
    reach(visit.pilot, "new_game.fold.rules", "up").press("up")
    assert visit.pilot.focused.startswith("new_game.pair.")
    reach(visit.pilot, "new_game.pair.red", "left")
    reach(visit.pilot, "new_game.pair.blue", "right")
    visit.pilot.press("return").settle()
    assert visit.pilot.scene.plan.emblems == {0: 0, 1: 4, 2: 2}


def test_whose_pair_it_is_stands_on_it(visit):
    visit.app.open_new_game("pictoric")
    visit.pilot.settle()
    taken = visit.pilot.node("new_game.pair.orange")
    assert taken.is_taken
    assert visit.pilot.scene.plan.kind(1) == "opponent"
    assert "Press to swap" in taken.tooltip
    assert not visit.pilot.node("new_game.pair.green").is_taken


# At the table and behind it


def test_they_are_shown_at_the_table(visit):
    visit.app.start_game("pictoric", CHOSEN, Deal(3, 4, {"forfeits": False}))
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert [plate.piece for plate in scene.stage.plates()] == [f"pictoric/pawns/{PAIRS[n]}_front" for n in (4, 0, 2)]
    assert [plate.sitter.emblem for plate in scene.rail.plates] == [4, 0, 2]
    assert len({scene.stage.look.colour(seat) for seat in range(3)}) == 3
    assert scene.stage.look.colour(1) == "red"
    assert {entry.emblem for entry in scene.log.shown()} <= {4, 0, 2}
    assert {tick.emblem for tick in scene.log.ticks} <= {4, 0, 2}
    assert scene.bar.emblem == (4, 0, 2)[scene.session.match.to_act[0]]


def test_they_are_kept_to_the_result_and_go_along_when_chairs_are_turned(visit):
    visit.sit_down_at(play_until("pictoric", 3, is_over, {"forfeits": False}), CHOSEN)
    visit.pilot.step(3000).settle()
    scene = visit.pilot.scene
    assert isinstance(scene, ResultScene)
    assert {place.id: place.emblem for place in scene.podium.shown} == {
        f"result.podium.{seat}": emblem for seat, emblem in enumerate((4, 0, 2))
    }
    assert [row.emblem for row in scene.moments.moments] == [
        (4, 0, 2)[row.moment.seat] for row in scene.moments.moments
    ]
    chairs, _ = scene.session.once_more(rotate=True)
    assert list(emblems_of(chairs).values()) == [0, 2, 4]


def test_a_save_keeps_them_and_one_of_before_looks_as_before(tmp_path):
    match = Match.start(GAME, Deal(3, 1, {"forfeits": False}))
    Recorded.create(match, tmp_path / "new.pixtable", CHOSEN).close()
    assert load(tmp_path / "new.pixtable").chairs == CHOSEN
    plain = tuple(msgspec.structs.replace(chair, emblem=None) for chair in CHOSEN)
    Recorded.create(match, tmp_path / "old.pixtable", plain).close()
    assert b"emblem" not in (tmp_path / "old.pixtable").read_bytes()
    assert list(emblems_of(load(tmp_path / "old.pixtable").chairs).values()) == [0, 1, 2]


def test_an_emblem_that_there_is_not_is_refused_with_the_file(tmp_path):
    match = Match.start(GAME, Deal(3, 1))
    Recorded.create(match, tmp_path / "game.pixtable", (Chair("A", emblem=99), *CHOSEN[1:])).close()
    with pytest.raises(SaveError):
        load(tmp_path / "game.pixtable")


def test_the_shelf_shows_them(visit, monkeypatch):
    seen = []
    monkeypatch.setattr(miniature, "paint_pawn", lambda canvas, emblem, rect: seen.append(emblem))
    state = Match.start(GAME, Deal(3, 1)).state
    TABLE.paint_miniature(visit.pilot.desk.canvas, Rect(0, 0, 96, 96), state, 0, (4, 0, 2))
    assert seen == [4, 0, 2]


def test_a_what_if_keeps_them(visit):
    chairs = (CHOSEN[0], Chair("Ivo", emblem=0), CHOSEN[2])
    visit.sit_down_at(play_until("pictoric", 3, is_over, {"forfeits": False}), chairs)
    assert visit.app.desk.scenes[0].session.what_if(3, 0).emblems == (4, 0, 2)


def test_the_album_remembers_them(tmp_path):
    match, choose = Match.start(GAME, Deal(3, 5, {"forfeits": False}, people=(0,))), random_choice(1)
    recorded = Recorded.create(match, _folder(tmp_path) / "pictoric-1.pixtable", CHOSEN)
    while match.state.last_turn is None:
        recorded.play(match.to_act[0], choose(match, match.to_act[0]))
    recorded.close()
    album = Album(tmp_path / "album.json", tmp_path / "games")
    list(album.catch_up())
    told = [clipping.turn for clippings in album.clippings().values() for clipping in clippings]
    assert {turn.emblems for turn in told} == {(4, 0, 2)}
    assert told[0].emblem(1) == 0
    (before,) = told_turns_of(match, ("A", "B", "C"), [])
    assert [before.emblem(seat) for seat in range(3)] == [0, 1, 2]


def _folder(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    return folder
