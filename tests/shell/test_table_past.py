"""Time at a table: looking back, replays, bookmarks, what might have been. Nothing of it changes the game."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games import GAMES
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import Notes, load
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import REPLAY_SPEEDS
from tests.shell.played import played_game
from tests.shell.test_table import FRIEND, ME, ROBOT, play_any, sit

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
    match = table.session.match
    return table.director.shown == match.rules.view(match.state_at(n), table.viewer)


def test_every_step_is_shown_as_it_was_whatever_was_looked_at_before(over):
    for n in (7, 0, 12, 3, len(over.session.match.steps), 5):
        over.timeline.look_at(n)
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
    over.timeline.look_at(7)
    over.timeline.look_at(4)
    assert visit.pilot.settle().texts == at_once


def test_only_the_last_place_of_a_hand_in_a_frame_is_looked_at(visit, over, monkeypatch):
    seen = []
    monkeypatch.setattr(over.timeline, "glance_at", seen.append)
    for n in (3, 6, 9):
        over.strip.line.pointer_move(over.strip.line.place(n))
    visit.pilot.step()
    assert seen == [9]


def test_page_keys_go_by_a_step_from_any_moment(visit, over):
    last = len(over.session.match.steps)
    visit.pilot.press("page up", "page up").settle()
    assert over.looking_at == last - 2
    visit.pilot.press("page down").settle()
    assert over.looking_at == last - 1
    visit.pilot.press("escape").settle()
    assert over.looking_at is None


@pytest.mark.thorough
def test_a_replay_shows_every_step_and_ends_on_the_result(visit, over):
    seen = []
    over.director.on_event = lambda event, before, was=over.director.on_event: (seen.append(event), was(event, before))
    over.timeline.watch_from(0)
    visit.pilot.settle()
    assert seen == [event for step in over.session.match.steps for event in step.events]
    assert isinstance(visit.pilot.scene, ResultScene)
    assert over.looking_at is None


def test_the_result_sheet_starts_the_replay(visit):
    visit.sit_down_at(played_game(3, rounds=1), CHAIRS)
    visit.pilot.settle().click("result.watch")
    assert table_of(visit).timeline.is_replaying


def test_a_replay_pauses_and_goes_on_by_the_preview_key(visit, over):
    over.timeline.look_at(4)
    visit.pilot.press("space").step(900)
    assert over.timeline.is_replaying
    visit.pilot.press("space").settle()
    at = over.looking_at
    assert not over.timeline.is_replaying
    assert at > 4
    assert shown_at(over, at)
    visit.pilot.step(3000)
    assert over.looking_at == at


def test_a_faster_replay_comes_further_in_the_same_time(visit, over):
    reached = []
    for presses in ("q", "e", "e"):
        over.timeline.look_at(0)
        visit.pilot.press(presses)
        over.timeline.start_replay()
        visit.pilot.step(6000)
        reached.append(over.looking_at)
        over.timeline.toggle_replay()
    assert reached == sorted(reached)
    assert reached[0] < reached[-1]


def test_speeds_go_from_a_quarter_to_eight_and_stop_there(visit, over):
    over.timeline.look_at(3)
    visit.pilot.press(*["q"] * 9)
    assert over.timeline.replay_speed == REPLAY_SPEEDS[0] == 0.25
    visit.pilot.press(*["e"] * 9)
    assert over.timeline.replay_speed == REPLAY_SPEEDS[-1] == 8
    visit.pilot.click("table.speed")
    assert over.timeline.replay_speed == 0.25


def test_after_a_replay_motion_is_as_the_player_has_set_it(visit, over):
    before = visit.app.desk.motion.speed
    over.timeline.watch_from(0)
    assert visit.app.desk.motion.speed == 1
    over.timeline.toggle_replay()
    assert visit.app.desk.motion.speed == before


def test_a_bookmark_is_kept_in_the_file_and_found_again_from_the_strip(visit, over):
    over.timeline.look_at(6)
    visit.pilot.press("b").settle()
    path = over.session.recorded.journal.path
    assert load(path).notes == Notes({6}, set())
    over.timeline.look_at(15)
    over.focus.set(over.strip.line)
    visit.pilot.press("up").settle()
    assert over.looking_at == 6
    visit.pilot.click("table.bookmark").settle()
    assert load(path).notes == Notes()


def test_the_strip_leads_nobody_into_the_past_who_only_came_down_to_it(visit):
    """Beyond the present there is nothing, and up goes back to the table."""
    table = sit(visit, ME, FRIEND)
    play_any(visit, table)
    visit.pilot.settle()
    table.focus.set(table.strip.line)
    visit.pilot.press("right", "down").settle()
    assert (table.looking_at, visit.pilot.focused) == (None, table.strip.line.id)
    visit.pilot.press("up").settle()
    assert table.looking_at is None
    assert visit.pilot.focused.startswith("pixies.")


def test_a_hint_leaves_its_mark(visit):
    table = sit(visit, ME, FRIEND)
    visit.pilot.press("h").settle()
    assert table.session.recorded.notes.hints == {0}
    assert table.strip.line.hints == {0}


def test_tools_of_the_past_are_there_only_while_we_look_back(visit, over):
    over.timeline.look_at(5)
    visit.pilot.settle()
    assert visit.pilot.node("table.replay").visible
    assert not visit.pilot.node("table.undo").visible
    visit.pilot.click("table.now").settle()
    assert visit.pilot.node("table.undo").visible
    assert not visit.pilot.node("table.replay").visible


# What if


def test_what_might_have_been_is_played_on_and_leaves_the_game_alone(visit, over):
    n = next(n for n in range(6, 20) if over.session.match.to_act_at(n) == (0,))
    before = list(over.session.match.steps)
    over.timeline.look_at(n)
    visit.pilot.press("w").settle()
    aside = table_of(visit)
    assert aside is not over
    assert aside.session.match.steps == before[:n]
    play_any(visit, aside)
    assert len(aside.session.match.steps) > n
    assert len(visit.app.services.library.files()) == 1
    visit.pilot.press("escape").settle()
    assert table_of(visit) is over
    assert over.session.match.steps == before


def test_a_result_that_only_might_have_been_says_so(visit, over):
    over.timeline.look_at(max(n for n in range(over.session.match.n) if over.session.match.to_act_at(n) == (0,)))
    visit.pilot.press("w").settle()
    aside = table_of(visit)
    while not aside.session.is_over:
        play_any(visit, aside)
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, ResultScene)
    assert "What if" in visit.pilot.scene.facts.text.replace("\N{NO-BREAK SPACE}", " ")
    visit.pilot.click("result.to_game").settle()
    assert table_of(visit) is over


def test_what_might_be_while_the_game_goes_on_shows_nothing_that_is_hidden(visit):
    table = sit(visit, ME, ROBOT, ROBOT, seed=8)
    match = table.session.match
    aside = table.session.what_if(match.n, 0).match
    assert match.rules.view(aside.state, 0) == match.view(0)
    assert aside.state.deck != match.state.deck


def test_another_person_is_played_by_an_opponent_there(visit):
    table = sit(visit, ME, FRIEND)
    assert [chair.is_person for chair in table.session.what_if(0, 1).chairs] == [False, True]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_can_be_gone_on_with_from_any_moment(visit, game_id):
    match = played_by_chance(game_id, 40)
    chairs = (ME, *[ROBOT] * (match.deal.seats - 1))
    visit.sit_down_at(match, [Chair(chair.name, chair.level) for chair in chairs])
    session = visit.app.desk.scenes[0].session
    for n in range(0, match.n, 3):
        aside = session.what_if(n, 0).match
        assert aside.to_act


def played_by_chance(game_id: str, moves: int) -> Match:
    game, rng = GAMES[game_id], Random(1)
    match = Match.start(game, Deal(game.seats[0], 1))
    while match.to_act and match.n < moves:
        seat = match.to_act[0]
        match.play(seat, sample_of(rng.choice(match.legal(seat))))
    return match


def test_the_log_tells_where_somebody_was_helped_when_it_happens(visit):
    table = sit(visit, ME, ROBOT, seed=8)
    told = lambda: [entry.text for entry in table.log.shown() if not entry.is_spoken]
    before = len(told())
    table.timeline.what_if()
    visit.pilot.settle().press("escape").settle()
    assert len(told()) == before  # what is dealt anew shows nothing
    visit.app.services.settings = visit.app.settings.changed(practice=True)
    table.timeline.what_if()
    visit.pilot.settle().press("escape").settle()
    visit.app.services.settings = visit.app.settings.changed(practice=False)
    assert told()[before:] == ["What if, with open cards"]
    assert "What if, with open cards" in [row.entry.text for row in table.rail.log.children]
