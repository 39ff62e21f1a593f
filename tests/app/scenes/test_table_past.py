"""Time at a table: looking back, replays, bookmarks, what might have been. Nothing of it changes the game."""

from random import Random

import pytest

from pixtable.app.chairs import Chair
from pixtable.app.saves import Notes, load
from pixtable.app.scenes.result import ResultScene
from pixtable.app.scenes.table import TableScene
from pixtable.app.settings import Settings
from pixtable.app.visit import Visit
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games import GAMES
from pixtable.ui.motion import REPLAY_SPEEDS
from tests.app.scenes.played import played_game
from tests.app.scenes.test_table import FRIEND, ME, ROBOT, play_any, sit

CHAIRS = (ME, ROBOT, ROBOT)


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


@pytest.fixture
def over(visit):
    """A table at which a game of one round is over."""
    visit.sit_down_at(played_game(3, rounds=1), CHAIRS)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, ResultScene)
    visit.pilot.press("escape").settle()
    return table_of(visit)


def table_of(visit: Visit) -> TableScene:
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    return scene


def shown_at(table: TableScene, n: int) -> bool:
    match = table.sitting.match
    return table.director.shown == match.rules.view(match.state_at(n), table.viewer)


def test_every_step_is_shown_as_it_was_whatever_was_looked_at_before(over):
    for n in (7, 0, 12, 3, len(over.sitting.match.steps), 5):
        over.look_at(n)
        assert shown_at(over, n)
        assert over.log.steps_shown() == n


def test_a_hand_that_drags_through_time_sees_the_table_first_and_the_rest_a_frame_later(visit, over):
    line = over.strip.line
    visit.pilot.move(line.place(9)).mouse_down().settle()
    told = visit.pilot.move(line.place(4)).texts
    assert (over.looking_at, line.at) == (4, 4)
    assert shown_at(over, 4)
    assert visit.pilot.step().texts != told
    assert over.rail.log.children[0].entry.step == 4
    visit.pilot.mouse_up().settle()
    at_once = visit.pilot.texts
    over.look_at(7)
    over.look_at(4)
    assert visit.pilot.settle().texts == at_once


def test_only_the_last_place_of_a_hand_in_a_frame_is_looked_at(visit, over, monkeypatch):
    seen = []
    monkeypatch.setattr(over, "glance_at", seen.append)
    for n in (3, 6, 9):
        over.strip.line.pointer_move(over.strip.line.place(n))
    visit.pilot.step()
    assert seen == [9]


def test_page_keys_go_by_a_step_from_any_moment(visit, over):
    last = len(over.sitting.match.steps)
    visit.pilot.press("page up", "page up").settle()
    assert over.looking_at == last - 2
    visit.pilot.press("page down").settle()
    assert over.looking_at == last - 1
    visit.pilot.press("escape").settle()
    assert over.looking_at is None


def test_a_replay_shows_every_step_and_ends_on_the_result(visit, over):
    seen = []
    over.director.on_event = lambda event, before, was=over.director.on_event: (seen.append(event), was(event, before))
    over.watch_from(0)
    visit.pilot.settle()
    assert seen == [event for step in over.sitting.match.steps for event in step.events]
    assert isinstance(visit.pilot.scene, ResultScene)
    assert over.looking_at is None


def test_the_result_sheet_starts_the_replay(visit):
    visit.sit_down_at(played_game(3, rounds=1), CHAIRS)
    visit.pilot.settle().click("result.watch")
    assert table_of(visit).is_replaying


def test_a_replay_pauses_and_goes_on_by_the_preview_key(visit, over):
    over.look_at(4)
    visit.pilot.press("space").step(900)
    assert over.is_replaying
    visit.pilot.press("space").settle()
    at = over.looking_at
    assert not over.is_replaying
    assert at > 4
    assert shown_at(over, at)
    visit.pilot.step(3000)
    assert over.looking_at == at


def test_a_faster_replay_comes_further_in_the_same_time(visit, over):
    reached = []
    for presses in ("q", "e", "e"):
        over.look_at(0)
        visit.pilot.press(presses)
        over.start_replay()
        visit.pilot.step(6000)
        reached.append(over.looking_at)
        over.toggle_replay()
    assert reached == sorted(reached)
    assert reached[0] < reached[-1]


def test_speeds_go_from_a_quarter_to_eight_and_stop_there(visit, over):
    over.look_at(3)
    visit.pilot.press(*["q"] * 9)
    assert over.replay_speed == REPLAY_SPEEDS[0] == 0.25
    visit.pilot.press(*["e"] * 9)
    assert over.replay_speed == REPLAY_SPEEDS[-1] == 8
    visit.pilot.click("table.speed")
    assert over.replay_speed == 0.25


def test_after_a_replay_motion_is_as_the_player_has_set_it(visit, over):
    before = visit.app.desk.motion.speed
    over.watch_from(0)
    assert visit.app.desk.motion.speed == 1
    over.toggle_replay()
    assert visit.app.desk.motion.speed == before


def test_a_bookmark_is_kept_in_the_file_and_found_again_from_the_strip(visit, over):
    over.look_at(6)
    visit.pilot.press("b").settle()
    path = over.sitting.recorded.journal.path
    assert load(path).notes == Notes({6}, set())
    over.look_at(15)
    over.focus.set(over.strip.line)
    visit.pilot.press("up").settle()
    assert over.looking_at == 6
    visit.pilot.click("table.bookmark").settle()
    assert load(path).notes == Notes()


def test_a_hint_leaves_its_mark(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.press("h").settle()
    assert table.sitting.recorded.notes.hints == {0}
    assert table.strip.line.hints == {0}


def test_tools_of_the_past_are_there_only_while_we_look_back(visit, over):
    over.look_at(5)
    visit.pilot.settle()
    assert visit.pilot.node("table.replay").visible
    assert not visit.pilot.node("table.undo").visible
    visit.pilot.click("table.now").settle()
    assert visit.pilot.node("table.undo").visible
    assert not visit.pilot.node("table.replay").visible


# What if


def test_what_might_have_been_is_played_on_and_leaves_the_game_alone(visit, over):
    n = next(n for n in range(6, 20) if over.sitting.match.to_act_at(n) == (0,))
    before = list(over.sitting.match.steps)
    over.look_at(n)
    visit.pilot.press("w").settle()
    aside = table_of(visit)
    assert aside is not over
    assert aside.sitting.match.steps == before[:n]
    play_any(visit, aside)
    assert len(aside.sitting.match.steps) > n
    assert len(list(visit.app.library.entries())) == 1
    visit.pilot.press("escape").settle()
    assert table_of(visit) is over
    assert over.sitting.match.steps == before


def test_a_result_that_only_might_have_been_says_so(visit, over):
    over.look_at(max(n for n in range(over.sitting.match.n) if over.sitting.match.to_act_at(n) == (0,)))
    visit.pilot.press("w").settle()
    aside = table_of(visit)
    while not aside.sitting.is_over:
        play_any(visit, aside)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, ResultScene)
    assert "What if" in visit.pilot.scene.facts.text.replace("\N{NO-BREAK SPACE}", " ")
    visit.pilot.click("result.to_game").settle()
    assert table_of(visit) is over


def test_what_might_be_while_the_game_goes_on_shows_nothing_that_is_hidden(visit):
    table = sit(visit, ME, ROBOT, ROBOT, seed=8)
    match = table.sitting.match
    aside = table.sitting.what_if(match.n, 0).match
    assert match.rules.view(aside.state, 0) == match.view(0)
    assert aside.state.deck != match.state.deck


def test_another_person_is_played_by_an_opponent_there(visit):
    table = sit(visit, ME, FRIEND)
    assert [chair.is_person for chair in table.sitting.what_if(0, 1).chairs] == [False, True]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_can_be_gone_on_with_from_any_moment(visit, game_id):
    match = played_by_chance(game_id, 40)
    chairs = (ME, *[ROBOT] * (match.deal.seats - 1))
    visit.sit_down_at(match, [Chair(chair.name, chair.level) for chair in chairs])
    sitting = visit.app.desk.scenes[0].sitting
    for n in range(0, match.n, 3):
        aside = sitting.what_if(n, 0).match
        assert aside.to_act


def played_by_chance(game_id: str, moves: int) -> Match:
    game, rng = GAMES[game_id], Random(1)
    match = Match.start(game, Deal(game.seats[0], 1))
    while match.to_act and match.n < moves:
        seat = match.to_act[0]
        match.play(seat, sample_of(rng.choice(match.legal(seat))))
    return match
