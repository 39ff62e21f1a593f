"""A tournament through its scenes: entered from the sheet, played, broken off, won; by mouse, keyboard and pad."""

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.games.tactics.screens.cup.bracket import BracketScene
from pixtable.games.tactics.screens.cup.champion import ChampionScene
from pixtable.games.tactics.screens.cup.cup import DRAFT, cup_of
from pixtable.games.tactics.screens.cup.entry import NewTournamentScene
from pixtable.games.tactics.screens.drafts.drafted import DraftedScene
from pixtable.games.tactics.screens.ways import open_tournament
from pixtable.games.tactics.tools.tour_cup import champion, entered, won_by_the_first
from pixtable.shell.game_page.first_met import FirstMet
from pixtable.shell.kit.work import WorkScene
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import save_as
from pixtable.store.settings import Settings, TableSetup
from pixtable.tools.visit import Visit
from pixtable.ui.widgets.dialog import Dialog
from tests.games.tactics.draft.drafts import play_on
from tests.shell.shell_pilot import reach

FRAMES = 60 * 60 * 10
ENTRANTS = (Chair("Оля"), *(Chair("", "easy", persona) for persona in ("turtle", "rusher", None)))


@pytest.fixture
def visit():
    tables = {"tactics.tournament": TableSetup(ENTRANTS)}
    with Visit(Settings(language="en", pace="instant", speed="instant", tables=tables)) as visit:
        visit.app.services.thinker._simulations = 4
        yield visit


def open_sheet(visit):
    visit.app.open_title()
    visit.app.open_game_page("tactics")
    visit.pilot.settle().click("game_page.mode.tournament").settle()
    assert isinstance(visit.pilot.scene, NewTournamentScene)


def open_bracket(visit, tournament):
    cup_of(visit.app.services).begin(tournament)
    open_tournament(visit.app)
    visit.pilot.settle()


def play_for_people(visit):
    """Whoever sits at this laptop plays as an opponent would."""
    scene = visit.pilot.desk.top
    if isinstance(scene, TableScene) and not scene.director.is_busy and scene.session.deciding is not None:
        match, seat = scene.session.match, scene.session.deciding
        mind, pending = match.game.mind, match.pending(seat)
        thought = mind.think(match.view(seat), seat, Opponent("easy"), match.n, Budget(4), pending=pending)
        scene.show(scene.session.play(seat, thought.move))


def play_by_chance(visit, number):
    """To the end in its file, as if it had been broken off after the last move. No table may have it open meanwhile."""
    for scene in visit.pilot.desk.scenes:
        scene.put_away()
    session, _ = cup_of(visit.app.services).sit_down(number)
    play_on(session.match)
    session.leave()
    save_as(cup_of(visit.app.services).path_of(number), session.match, session.chairs)
    return session.match


def test_the_result_leads_back_and_the_winner_goes_on(visit):
    tournament = entered(visit, 4)
    open_bracket(visit, tournament)
    number = next(number for number in tournament.ready if tournament.has_person(number))
    visit.pilot.click("tournament.next").settle()
    play_by_chance(visit, number)
    visit.app.resume_game(cup_of(visit.app.services).path_of(number))  # as the title offers it
    assert visit.wait_for(ResultScene, FRAMES)
    pilot = visit.pilot.settle()
    assert not pilot.find("result.rematch")
    pilot.press("r").settle()  # nobody plays a match of a tournament twice
    assert isinstance(pilot.scene, ResultScene)
    pilot.click("result.tournament").settle()
    assert isinstance(pilot.scene, BracketScene)
    assert number in cup_of(visit.app.services).now.winners


@pytest.mark.slow
def test_a_whole_tournament_of_one_person_and_three_opponents(visit):
    pilot = visit.pilot
    open_sheet(visit)
    pilot.click("new_game.start").settle()
    assert isinstance(pilot.scene, BracketScene)
    while cup_of(visit.app.services).now.champion is None:
        if pilot.node("tournament.quick").visible:
            pilot.click("tournament.quick")
            assert isinstance(pilot.desk.top, WorkScene)
            assert visit.wait_for((BracketScene, ChampionScene), FRAMES)
        else:
            pilot.click("tournament.next")
            assert visit.wait_for(ResultScene, FRAMES, lambda: play_for_people(visit))
            pilot.settle()
            assert not pilot.find("result.rematch")
            pilot.click("result.tournament").settle()
    assert visit.wait_for(ChampionScene, FRAMES)
    pilot.settle()
    now = cup_of(visit.app.services).now
    assert now.entrants[now.champion].chair.name in " ".join(pilot.texts)
    assert len(visit.app.services.library.files()) == now.matches
    assert len({entrant.chair.deck for entrant in now.entrants}) == len(now.entrants)  # by lot, no two alike


def test_a_draft_comes_first_where_decks_are_drafted(visit):
    pilot = visit.pilot
    open_sheet(visit)
    pilot.scene.plan.agree("decks", "drafted")
    pilot.scene.refresh()
    assert not pilot.find("new_game.deck")
    pilot.settle().click("new_game.start").settle()
    assert "First, everybody drafts a deck." in pilot.texts
    pilot.click("tournament.next").settle()
    assert isinstance(pilot.scene, FirstMet)
    pilot.press("return").settle()
    assert isinstance(pilot.scene, TableScene)
    play_by_chance(visit, DRAFT)
    visit.app.resume_game(cup_of(visit.app.services).path_of(DRAFT))
    assert visit.wait_for(DraftedScene, FRAMES)
    pilot.settle().click("drafted.tournament").settle()
    assert cup_of(visit.app.services).now.ready == (0, 1)


def test_stopping_the_background_keeps_what_was_played(visit):
    open_bracket(visit, entered(visit, 8))
    visit.pilot.click("tournament.quick")
    for _ in range(20):
        visit.pilot.step()
    visit.pilot.press("escape").settle()
    assert isinstance(visit.pilot.scene, BracketScene)
    begun = [
        number for number in cup_of(visit.app.services).now.ready if cup_of(visit.app.services).is_under_way(number)
    ]
    assert len(begun) == 1
    session, _ = cup_of(visit.app.services).sit_down(begun[0])
    assert session.match.n > 5
    session.leave()


def test_an_interrupted_match_goes_on_from_the_bracket(visit):
    pilot = visit.pilot
    open_bracket(visit, entered(visit, 4))
    pilot.click("tournament.next").settle()
    for _ in range(25):
        play_for_people(visit)
        pilot.step()
    assert isinstance(pilot.scene, TableScene)
    played = pilot.scene.session.match.n
    assert played
    visit.app.open_title()
    open_tournament(visit.app)
    pilot.settle()
    assert pilot.node("tournament.next").text == "Go on"
    pilot.click("tournament.next").settle()
    assert pilot.scene.session.match.n >= played


def test_opponents_are_watched_or_left_alone(visit):
    tournament = entered(visit, 8)
    open_bracket(visit, tournament)
    number = next(number for number in tournament.ready if not tournament.has_person(number))
    visit.pilot.click(f"tournament.match.{number + 1}").settle()
    assert isinstance(visit.pilot.desk.top, Dialog)
    visit.pilot.click("dialog.watch")
    assert isinstance(visit.pilot.scene, TableScene)


def test_a_new_one_is_not_begun_by_a_slip_of_the_hand(visit):
    tournament = entered(visit, 4)
    open_bracket(visit, tournament)
    visit.pilot.click("tournament.fresh").settle()
    visit.pilot.press("escape").settle()
    assert isinstance(visit.pilot.scene, BracketScene)
    visit.pilot.click("tournament.fresh").settle().click("dialog.fresh").settle()
    assert isinstance(visit.pilot.scene, NewTournamentScene)
    assert cup_of(visit.app.services).now == tournament


def test_a_damaged_file_is_told_of_on_the_way_in(visit):
    visit.app.services.folders.tournament.parent.mkdir(parents=True, exist_ok=True)
    visit.app.services.folders.tournament.write_bytes(b"{")
    visit.app.open_title()
    visit.app.open_game_page("tactics")
    visit.pilot.settle().click("game_page.mode.tournament").settle()
    assert isinstance(visit.pilot.desk.top, Dialog)
    visit.pilot.press("escape").settle()
    assert isinstance(visit.pilot.scene, NewTournamentScene)


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_every_match_is_reached_without_a_mouse(visit, by):
    open_bracket(visit, won_by_the_first(entered(visit, 4), 0))
    reach(visit.pilot, "tournament.match.2", "up", "up", "down", by=by)
    press = visit.pilot.press if by == "keys" else visit.pilot.pad
    press("return" if by == "keys" else "a")
    visit.pilot.settle()
    assert not isinstance(visit.pilot.scene, BracketScene)


def test_the_way_back_from_the_bracket_is_the_title(visit):
    open_bracket(visit, entered(visit, 4))
    visit.pilot.press("escape").settle()
    assert isinstance(visit.pilot.scene, TitleScene)


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
def test_the_champions_leaders_can_be_read(visit, by):
    champion(visit)
    pilot = visit.pilot
    face = pilot.scene.face.leaders[1]
    if by == "mouse":
        pilot.click(face).settle()
    else:
        pilot.scene.focus.set(face)
        (pilot.press if by == "keys" else pilot.pad)("z" if by == "keys" else "y").settle()
    assert pilot.scene.reading.visible
    assert pilot.scene.reading.card == face.card
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, ChampionScene)
    assert not pilot.scene.reading.visible
