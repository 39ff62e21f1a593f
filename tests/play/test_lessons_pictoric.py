"""A fresh profile plays through every lesson of Pictoric Box, by mouse and by keyboard."""

import pytest

from pixtable.core.events import Move
from pixtable.games.pictoric.mind.meaning.explaining import hear
from pixtable.games.pictoric.mind.meaning.scoring import FAR, PLAIN
from pixtable.games.pictoric.rules.moves import Clue, Lay, Roll, Vote
from pixtable.language.words import FINISHED
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.play.lessons import go_to, lesson_on, play_through

NAMES = ("guess", "fool_them", "not_too_plain", "dice", "orange_chips")


def with_mouse(visit: Visit, scene: TableScene, move: Move) -> None:
    pilot = visit.pilot
    match move:
        case Vote(sector):
            pilot.click(f"pictoric.sector.{sector}")
        case Lay(card):
            pilot.drag(f"pictoric.bank.{card}", "pictoric.envelope").step(400).click("pictoric.seal")
        case Roll():
            pilot.click("pictoric.roll")
        case Clue(text=str(text)):
            pilot.click("pictoric.clue").press("ctrl+a").type(text).click("pictoric.lay")
        case Clue(pictograms=tuple(signs)):
            for sign in signs:
                pilot.click(f"pictoric.sign.{sign}")
            pilot.click("pictoric.lay")
    look_at_the_reveal(visit, scene, "mouse")


def with_keys(visit: Visit, scene: TableScene, move: Move) -> None:
    pilot = visit.pilot
    match move:
        case Vote(sector):
            pilot.press(str(sector))
        case Lay(card):
            key = pilot.node(f"pictoric.bank.{card}").key
            pilot.press(key).press("return")
        case Roll():
            pilot.press("return")
        case Clue(text=str(text)):
            pilot.press("ctrl+a").type(text.upper()).press("return")
        case Clue(pictograms=tuple(signs)):
            for name in (*(f"pictoric.sign.{sign}" for sign in signs), "pictoric.lay"):
                go_to(visit, pilot.node(name))
                pilot.press("return")
    look_at_the_reveal(visit, scene, "keys")


def look_at_the_reveal(visit: Visit, scene: TableScene, by: str) -> None:
    """What a vote brought stays on the table until the player goes on."""
    visit.pilot.settle()
    if visit.pilot.scene is scene and scene.director.is_held and not scene.guide.may_speak:
        visit.pilot.click("pictoric.onward") if by == "mouse" else visit.pilot.press("space")


HANDS = {"mouse": with_mouse, "keys": with_keys}


@pytest.fixture
def visit():
    with Visit(Settings(language="en", speed="instant")) as visit:
        yield visit


def levels(visit: Visit, kind: str):
    return visit.app.services.level_shelf.levels("pictoric", kind)


@pytest.mark.thorough
@pytest.mark.parametrize("by", HANDS)
def test_a_fresh_profile_plays_through_all_of_them(visit, by):
    lessons = levels(visit, "tutorial")
    assert tuple(level.name for level in lessons) == NAMES
    visit.app.play_level(lessons[0])
    for level in lessons:
        assert lesson_on(visit).guide.level.id == level.id
        play_through(visit, by, HANDS[by])
        assert visit.app.services.progress.is_solved(level)
        assert visit.findings() == []
        visit.pilot.press("return")


def test_the_first_step_says_how_one_wins_and_offers_one_picture(visit):
    visit.app.play_level(levels(visit, "tutorial")[0])
    visit.pilot.settle().step()
    scene = lesson_on(visit)
    assert scene.guide.level.teaches.en in " ".join(" ".join(visit.pilot.texts).split())
    assert scene.moves == [Vote(2)]


def test_another_clue_than_the_one_that_was_asked_for_is_explained_and_taken_back(visit):
    visit.app.play_level(levels(visit, "tutorial")[2])
    visit.pilot.settle()
    scene = lesson_on(visit)
    visit.pilot.type("a house").press("return").settle()
    assert scene.session.match.n == 0
    assert scene.guide.overlay.bubble.is_reproach


@pytest.mark.parametrize("language", FINISHED)
def test_the_meter_says_of_the_lessons_clues_what_the_lesson_says(language):
    """One is too plain, one too far-fetched, and one lies well between."""
    with Visit(Settings(language=language)) as visit:
        clues = [move["text"][language] for move in levels(visit, "tutorial")[2].solution]
    found = [hear(clue, language).crowding for clue in clues]
    assert [one.zone for one in found] == ["plain", "far", "good"]
    assert PLAIN + 2 < found[2].fitting < FAR - 2


def test_what_a_turn_has_brought_is_explained_while_it_lies_on_the_table(visit):
    visit.app.play_level(levels(visit, "tutorial")[0])
    visit.pilot.settle()
    scene = lesson_on(visit)
    visit.pilot.click("pictoric.sector.2").settle().step()
    for at in (1, 2):
        assert scene.session.lesson.at == at
        assert scene.director.is_held
        assert scene.guide.overlay.bubble.visible
        assert scene.stage.look.is_reveal
        visit.pilot.click("lesson.next").settle().step()
    assert not scene.director.is_held, "the next step speaks of the board"
    assert scene.stage.look.scene == "board"


def test_the_games_own_way_on_passes_over_what_was_still_to_be_said_of_it(visit):
    visit.app.play_level(levels(visit, "tutorial")[0])
    visit.pilot.settle().click("pictoric.sector.2").settle().click("pictoric.onward").settle().step()
    scene = lesson_on(visit)
    assert scene.session.lesson.at == 3
    assert scene.guide.overlay.bubble.visible
    assert scene.guide.overlay.spotlight.target is scene.stage.board


@pytest.mark.parametrize("goes_on", [False, True])
def test_a_clue_that_is_taken_back_can_be_written_anew(visit, goes_on):
    visit.app.play_level(levels(visit, "tutorial")[2])
    visit.pilot.settle().type("snail").press("return").settle().step()
    scene = lesson_on(visit)
    assert scene.guide.overlay.bubble.visible, "it says why before the game goes on"
    if goes_on:
        visit.pilot.click("pictoric.onward").settle()
    visit.pilot.press("u").settle()
    assert scene.stage.lead.box.selected == "snail"
    visit.pilot.type("chemistry")
    assert scene.stage.lead.box.text == "chemistry"


def test_the_hand_rests_once_the_picture_is_in_the_envelope(visit):
    visit.app.play_level(levels(visit, "tutorial")[0])
    visit.pilot.settle().click("pictoric.sector.2").settle().click("pictoric.onward").settle()
    visit.pilot.click("lesson.next").settle().step()
    scene = lesson_on(visit)
    assert scene.guide.overlay.hand.way is not None
    visit.pilot.click("pictoric.bank.5").settle().step()
    assert scene.guide.overlay.hand.way is None
    assert scene.stage.bank.seal in scene.guide.overlay.subjects


def test_the_table_speaks_the_language_of_the_player():
    with Visit(Settings(language="uk", speed="instant")) as visit:
        visit.app.play_level(levels(visit, "tutorial")[1])
        visit.pilot.settle()
        state = lesson_on(visit).session.match.state
        assert (state.language, state.clue.text) == ("uk", "Доброта")


def test_a_puzzle_is_won_by_the_right_vote_and_lost_by_another(visit):
    puzzle = levels(visit, "puzzle")[0]
    right = puzzle.solution[0]["sector"]
    visit.app.play_level(puzzle)
    visit.pilot.settle()
    other = next(move for move in lesson_on(visit).moves if move.sector != right)
    with_keys(visit, lesson_on(visit), other)
    visit.pilot.settle()
    assert not visit.app.services.progress.is_solved(puzzle)
    visit.pilot.press("space").settle().click("lesson.undo").settle()
    with_keys(visit, lesson_on(visit), Vote(right))
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, LevelDone)


def test_a_double_agent_is_won_at_the_table_as_it_was_proven(visit):
    puzzle = next(level for level in levels(visit, "puzzle") if level.goal["type"] == "fool")
    visit.app.play_level(puzzle)
    visit.pilot.settle()
    play_through(visit, "mouse", with_mouse)
    assert visit.app.services.progress.is_solved(puzzle)
