"""The album, the teaching of words and the recap cards through the real scenes."""

import pytest

from pixtable.core.match import Deal
from pixtable.games.pictoric.screens.album.scene import AlbumScene
from pixtable.games.pictoric.screens.teaching.scene import TeachingScene
from pixtable.games.pictoric.screens.teaching.taught_words import taught_words_of
from pixtable.games.pictoric.screens.ways import open_album
from pixtable.games.pictoric.tools.tour import EXPLANATIONS, UNKNOWN
from pixtable.language.words import FINISHED
from pixtable.shell.kit.recap import RecapScene
from pixtable.shell.table.history import LogRow
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.visit import Visit
from tests.shell.shell_pilot import reach

PERSONAS = ("literal", "poet", "joker")


@pytest.fixture(params=["en"])
def visit(request):
    with Visit(Settings(language=request.param, speed="instant", pace="instant")) as visit:
        yield visit


def lead_with(visit, words):
    """One person, who leads first, among opponents; up to the reveal."""
    language = visit.app.settings.spoken
    chairs = (Chair("Ada"), *(Chair(persona, "easy", persona) for persona in PERSONAS))
    visit.app.start_game("pictoric", chairs, Deal(4, 3, {"forfeits": False, "language": language}))
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    visit.pilot.type(words).press("return").settle()
    while not scene.director.is_held:
        visit.pilot.step(200)
    visit.pilot.settle()
    return scene


@pytest.mark.parametrize("visit", FINISHED, indirect=True)
def test_an_unknown_word_is_admitted_and_can_be_taught(visit):
    language = visit.app.settings.spoken
    word = UNKNOWN[language]
    scene = lead_with(visit, word)
    assert any(word in text and text.startswith("literal") for text in visit.pilot.texts)
    visit.pilot.click("pictoric.teach").settle()
    assert isinstance(visit.pilot.scene, TeachingScene)
    assert not visit.pilot.scene.done.enabled
    visit.pilot.type(EXPLANATIONS[language]).click("teaching.done").settle()
    assert visit.pilot.scene is scene
    assert taught_words_of(visit.app.services).words[language] == {word: (EXPLANATIONS[language],)}
    visit.pilot.settle()
    assert scene.root.find("pictoric.teach").visible is False
    assert any(word in text and text.startswith("literal") for text in visit.pilot.texts)


def test_it_is_taught_by_keys_alone(visit):
    lead_with(visit, "zorbling")
    visit.pilot.press("t").settle()
    assert isinstance(visit.pilot.scene, TeachingScene)
    visit.pilot.press("down")
    assert visit.pilot.focused.startswith("teaching.alike.")
    visit.pilot.press("return")
    reach(visit.pilot, "teaching.done", "tab", "right")
    visit.pilot.press("return").settle()
    assert list(taught_words_of(visit.app.services).words["en"]) == ["zorbling"]


def test_several_words_are_taught_one_after_another(visit):
    lead_with(visit, "zorbling plimfo")
    visit.pilot.click("pictoric.teach").settle()
    visit.pilot.type("cat").click("teaching.done").settle()
    assert isinstance(visit.pilot.scene, TeachingScene)
    visit.pilot.type("dog").click("teaching.done").settle()
    assert taught_words_of(visit.app.services).words["en"] == {"zorbling": ("cat",), "plimfo": ("dog",)}


def test_opponents_are_handed_what_was_taught(visit):
    taught_words_of(visit.app.services).teach("en", "zorbling", "cat")
    scene = lead_with(visit, "zorbling")
    assert b"zorbling" in visit.app.services.taught_of(scene.session.game)
    assert scene.root.find("pictoric.teach").visible is False
    assert visit.app.services.taught_of(play_until("pixies", 2, lambda match: match.n > 1).game) == b""


def test_a_taught_word_is_underlined_while_it_is_typed(visit):
    taught_words_of(visit.app.services).teach("en", "zorbling", "cat")
    chairs = (Chair("Ada"), *(Chair(persona, "easy", persona) for persona in PERSONAS))
    visit.app.start_game("pictoric", chairs, Deal(4, 3, {"forfeits": False, "language": "en"}))
    visit.pilot.settle().type("zorbling").settle()
    heard = visit.pilot.scene.stage.lead.box.heard
    assert heard.understood == ((0, 8),)
    assert heard.crowding.fitting > 0


def test_the_log_opens_a_card_of_the_turn(visit):
    scene = lead_with(visit, "a quiet evening")
    rows = [node for node in scene.root.walk() if isinstance(node, LogRow) and node.entry.card is not None]
    assert len(rows) == 1
    visit.pilot.click(rows[0].id).settle()
    assert isinstance(visit.pilot.scene, RecapScene)
    assert "“a quiet evening”" in visit.pilot.texts
    assert all(name in visit.pilot.texts for name in ("Ada", *PERSONAS))
    visit.pilot.press("escape").settle()
    assert visit.pilot.scene is scene


def test_the_album_holds_every_clue_and_tells_of_its_turn(visit):
    visit.save(play_until("pictoric", 4, is_over), chairs_for("pictoric", 4))
    visit.app.open_title()
    visit.app.open_shelf()
    visit.pilot.settle().click("shelf.album").settle()
    scene = visit.pilot.scene
    assert isinstance(scene, AlbumScene)
    told = scene.clippings[scene.shown]
    assert told[0].turn.clue.text is None or any(told[0].turn.clue.text in text for text in visit.pilot.texts)
    visit.pilot.click("album.clue.0").settle()
    assert isinstance(visit.pilot.scene, RecapScene)
    visit.pilot.press("escape").press("z").settle()
    assert visit.pilot.scene is not scene
    visit.pilot.press("escape").settle()
    assert visit.pilot.scene is scene


def test_the_album_of_a_running_game_holds_only_what_was_scored(visit):
    scene = lead_with(visit, "a quiet evening")
    visit.pilot.press("space").settle()
    visit.pilot.click("table.album").settle()
    clippings = visit.pilot.scene.clippings
    assert [one.turn.clue.text for told in clippings.values() for one in told] == ["a quiet evening"]
    visit.pilot.press("escape").settle()
    assert visit.pilot.scene is scene


def test_taught_words_are_forgotten_and_taken_back(visit):
    taught_words_of(visit.app.services).teach("en", "zorbling", "cat")
    visit.app.open_title()
    open_album(visit.app)
    visit.pilot.settle()
    visit.pilot.scene.tabs.choose("words")
    visit.pilot.settle().click("album.word.zorbling.forget").settle()
    assert taught_words_of(visit.app.services).words["en"] == {}
    visit.pilot.press("u").settle()
    assert taught_words_of(visit.app.services).words["en"] == {"zorbling": ("cat",)}
    visit.pilot.click("album.teach").settle()
    visit.pilot.type("plimfo").click("teaching.box").type("dog").click("teaching.done").settle()
    assert set(taught_words_of(visit.app.services).words["en"]) == {"zorbling", "plimfo"}


def test_a_damaged_album_is_told_of(visit):
    visit.app.services.folders.data.mkdir(parents=True)
    visit.app.services.folders.album.write_bytes(b"{")
    visit.app.open_title()
    open_album(visit.app)
    visit.pilot.settle()
    assert any("damaged-1" in text for text in visit.pilot.texts)
