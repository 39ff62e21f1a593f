"""A newcomer's first minute, in every language and at two sizes of the window: no account, no dialog, no settings."""

import pytest

from pixtable.games import GAMES
from pixtable.games.pixies.table.tokens import Floater
from pixtable.language.words import FINISHED, Words, guess_language
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.new_game import scene as new_game
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.node import Node
from pixtable.ui.pilot import FRAME
from tests.play.lessons import lesson_on

LOCALES = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8", "ru": "ru_RU.UTF-8", "uk": "uk_UA.UTF-8"}
SEED = 5
SIZES = ((1280, 800), (960, 600))
A_MINUTE = 60_000.0
LESSON_SEEN, FIRST_MOVE, SECOND_CONCEPT = 12_000.0, 20_000.0, 35_000.0
A_THOUGHT = 2_500.0
"""What a newcomer takes to read a sentence and move the mouse."""
A_GLANCE = 500.0
A_TICK = 1_200.0
TWO_ROUNDS_OF_OPPONENTS = 20_000.0


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request):
    return request.param


@pytest.fixture(params=FINISHED)
def newcomer(request, size, monkeypatch):
    """A fresh profile on a machine that speaks this language, in front of the title."""
    monkeypatch.setenv("LC_ALL", LOCALES[request.param])
    monkeypatch.setattr(new_game, "new_seed", lambda: SEED)
    with Visit(Settings(), size) as visit:
        visit.language = request.param
        visit.app.open_title()
        visit.pilot.step(A_GLANCE)
        yield visit


def seen(visit: Visit) -> str:
    """All that the last frame says; a text may be broken into lines."""
    visit.pilot.desk.draw()
    return " ".join(word for word in " ".join(visit.pilot.texts).split(" ") if word)


def start_by_two_clicks(visit: Visit) -> TableScene:
    visit.pilot.click("title.tile.pixies").settle()
    assert isinstance(visit.pilot.scene, GamePageScene)
    visit.pilot.click("game_page.play")
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    wait_for_a_choice(visit, table)
    return table


def wait_for_a_choice(visit: Visit, table: TableScene) -> None:
    """Opponents may come first; they must not keep a newcomer waiting."""
    began = visit.pilot.desk.now
    visit.pilot.settle()
    while len(table.stage.pieces.row) < 2:
        place_a_card(visit, table)
        visit.pilot.settle()
    assert visit.pilot.desk.now - began < TWO_ROUNDS_OF_OPPONENTS


def place_a_card(visit: Visit, table: TableScene) -> None:
    """One click is enough."""
    visit.pilot.click(plain_card(table))


def plain_card(table: TableScene) -> Node:
    """A card with a single place, and of these the one that changes the score most."""
    options = table.stage.look.options
    plain = [piece for piece in table.stage.pieces.row if len(options[piece.card]) == 1]
    return max(plain, key=lambda piece: abs(options[piece.card][0].change.total))


def sees_the_score_change(visit: Visit, table: TableScene) -> bool:
    for _ in range(round(A_TICK / FRAME)):
        if any(isinstance(node, Floater) for node in table.stage.flourishes.children):
            return True
        visit.pilot.step(FRAME)
    return False


def test_the_title_speaks_the_machines_language(newcomer):
    assert isinstance(newcomer.pilot.scene, TitleScene)
    assert guess_language() == newcomer.language
    words = Words(newcomer.language)
    for key in ("title.settings", "title.rules", "title.quit"):
        assert words.say(key) in seen(newcomer)
    for language in FINISHED:
        assert newcomer.pilot.node(f"title.language.{language}").visible


def test_pointing_at_a_game_tells_what_it_is_how_many_play_and_how_long(newcomer):
    newcomer.pilot.move("title.tile.pixies").step(A_GLANCE)
    own = Words(newcomer.language, GAMES.package_of("pixies"))
    assert own.say("game.pitch") in seen(newcomer)
    assert numbers_of("pixies", newcomer.language) in seen(newcomer)


def test_two_clicks_lead_to_the_first_choice_within_a_minute(newcomer):
    began = newcomer.pilot.desk.now
    table = start_by_two_clicks(newcomer)
    assert newcomer.pilot.desk.now - began < A_MINUTE
    assert newcomer.app.desk.scenes == [table], "no dialog stands between a newcomer and the game"
    say = newcomer.app.words_of("pixies").say
    assert say("table.status.take", name=table.host.sitters[table.viewer].name) in seen(newcomer)


def test_a_card_pointed_at_shows_what_it_would_bring(newcomer):
    table = start_by_two_clicks(newcomer)
    newcomer.pilot.move(plain_card(table)).step(A_GLANCE)
    assert newcomer.app.words_of("pixies").say("table.forecast.title") in seen(newcomer)
    assert table.stage.look.outcome is not None


def test_a_card_is_placed_counted_and_taken_back(newcomer):
    table = start_by_two_clicks(newcomer)
    before = table.session.match.n
    place_a_card(newcomer, table)
    assert table.session.match.n > before
    assert sees_the_score_change(newcomer, table)
    newcomer.pilot.click("table.undo").step(A_GLANCE)
    assert table.session.match.n == before
    assert table.moves


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_rules_are_one_press_away(newcomer, way):
    table = start_by_two_clicks(newcomer)
    newcomer.pilot.click("table.rules") if way == "click" else newcomer.pilot.press("f1")
    newcomer.pilot.settle()
    assert isinstance(newcomer.pilot.scene, RulebookScene)
    newcomer.pilot.press("escape").step(A_GLANCE)
    assert newcomer.pilot.scene is table


@pytest.mark.thorough
def test_the_first_lesson_takes_a_newcomer_through_the_first_minute(newcomer):
    """The script of the first minute: every promise with its second."""
    pilot, words = newcomer.pilot, Words(newcomer.language)
    pilot.step(A_THOUGHT).click("title.tile.pixies").step(A_THOUGHT)
    assert words.say("game_page.first_lesson") in seen(newcomer)
    assert words.say("game_page.play") in seen(newcomer)
    assert newcomer.findings() == []
    pilot.click("game_page.first_lesson").step(A_THOUGHT)
    lesson = lesson_on(newcomer)
    assert pilot.desk.now < LESSON_SEEN
    assert lesson.guide.level.teaches.in_language(newcomer.language) in seen(newcomer), "how one wins"
    assert {move.card for move in lesson.moves} == {26}, "one card breathes"
    pilot.drag(lesson.stage.pieces.cards[26], "pixies.cell.4")
    assert sees_the_score_change(newcomer, lesson)
    assert pilot.desk.now < FIRST_MOVE
    visited = []
    for do in ("undo", "move", "look", "move", "next"):
        pilot.settle().step(A_THOUGHT)
        assert newcomer.findings() == []
        assert lesson.guide.level.script[lesson.session.lesson.at].say.in_language(newcomer.language) in seen(newcomer)
        visited.append(lesson.guide.step.word or "move")
        if do == "move":
            card = next(iter(lesson.stage.look.options))
            pilot.click(lesson.stage.pieces.cards[card])
            assert len(visited) > 2 or pilot.desk.now < SECOND_CONCEPT
        elif do == "look":
            pilot.move(lesson.guide.overlay.spotlight.target).step(A_THOUGHT)
        else:
            pilot.click("table.undo" if do == "undo" else "lesson.next")
    assert visited == ["undo", "move", "look", "move", "next"]
    pilot.settle()
    assert isinstance(pilot.scene, LevelDone)
    assert newcomer.findings() == []
    assert pilot.desk.now < A_MINUTE


def test_nothing_in_the_first_minute_overflows(newcomer):
    assert newcomer.findings() == []
    newcomer.pilot.click("title.tile.pixies").settle()
    assert newcomer.findings() == []
    newcomer.pilot.click("game_page.play")
    table = newcomer.pilot.scene
    wait_for_a_choice(newcomer, table)
    newcomer.pilot.move(plain_card(table)).settle()
    assert newcomer.findings() == []
