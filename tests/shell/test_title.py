"""The title: two presses to any game, one to a game that waits."""

from datetime import date, timedelta

import pytest

from pixtable.games import GAMES
from pixtable.language.words import FINISHED
from pixtable.shell.title.scene import TitleScene
from pixtable.store.saves import SaveError
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.dialog import Dialog
from tests.shell.shell_pilot import (
    at_a_third_and_at_all_looks,
    findings_everywhere,
    fly,
    new_app,
    reach,
    save_game,
)

WAYS = {
    "title.daily": "open_daily",
    "title.shelf": "open_shelf",
    "title.statistics": "open_statistics",
    "title.settings": "open_settings",
    "title.credits": "open_credits",
}


@pytest.fixture
def app(tmp_path, monkeypatch):
    app = new_app(tmp_path)
    app.called = []
    for name in ("open_game_page", "resume_game", *WAYS.values()):
        monkeypatch.setattr(app, name, lambda *args, name=name: app.called.append((name, *args)))
    return app


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("is_waiting", [True, False])
def test_nothing_overflows_or_overlaps(tmp_path, language, is_waiting, thorough):
    app = new_app(tmp_path, language=language)
    if is_waiting:
        save_game(app)
    assert findings_everywhere(fly(app, TitleScene), app, thorough=thorough) == []


def test_a_tile_opens_the_games_page(app):
    fly(app, TitleScene).click("title.tile.pixies")
    assert app.called == [("open_game_page", "pixies")]


def test_enter_alone_opens_the_first_games_page(app):
    fly(app, TitleScene).press("return")
    assert app.called == [("open_game_page", "pixies")]


def test_one_step_too_many_to_the_right_does_not_lead_out(app):
    pilot = fly(app, TitleScene).press(*["right"] * (len(GAMES.on_the_title) - 1))
    assert pilot.focused == "title.tile.tactics"
    assert pilot.press("right").focused != "title.quit"


@pytest.mark.parametrize("node", ["title.tile.pixies", "title.continue.pixies"])
def test_one_click_anywhere_on_its_face_goes_on_with_a_waiting_game(app, node):
    path = save_game(app)
    fly(app, TitleScene).click(node)
    assert app.called == [("resume_game", path)]


def test_enter_alone_goes_on_with_a_waiting_game(app):
    path = save_game(app)
    fly(app, TitleScene).press("return")
    assert app.called == [("resume_game", path)]


def test_a_waiting_game_says_how_far_it_has_come(app):
    save_game(app)
    assert "Round 1 of 3" in fly(app, TitleScene).texts


def test_a_waiting_game_does_not_lock_a_new_one(app):
    save_game(app)
    reach(fly(app, TitleScene), "title.more.pixies", "down").press("return")
    assert app.called == [("open_game_page", "pixies")]


def test_a_finished_game_does_not_wait(app):
    save_game(app, moves=1000)
    assert fly(app, TitleScene).find("title.continue.pixies") is None


def test_a_save_that_will_not_open_is_explained(app, monkeypatch):
    path = save_game(app)
    pilot = fly(app, TitleScene)

    def refuse(_path):
        raise SaveError("damaged_start", path=str(path))

    monkeypatch.setattr(app, "resume_game", refuse)
    pilot.click("title.continue.pixies").settle()
    assert isinstance(pilot.scene, Dialog)
    assert app.say("saves.damaged_start", path=str(path)) in pilot.texts
    pilot.press("return").settle()
    assert isinstance(pilot.scene, TitleScene)


def test_a_hovered_tile_says_what_its_game_is_about(app):
    pilot = fly(app, TitleScene).move("title.tile.pixies")
    assert app.words_of("pixies").say("game.pitch") in pilot.texts
    assert "2–5 players · 20 min" in pilot.texts


@pytest.mark.parametrize("language", FINISHED)
def test_every_language_is_one_click_away(app, language):
    pilot = fly(app, TitleScene).click(f"title.language.{language}").settle()
    assert app.settings.spoken == language
    assert app.say("title.settings") in pilot.texts
    assert pilot.focused == f"title.language.{language}"


@pytest.mark.parametrize("by", ["keys", "pad"])
@pytest.mark.parametrize(("node", "way"), WAYS.items())
def test_every_way_is_reached_without_a_mouse(app, node, way, by):
    pilot = fly(app, TitleScene)
    pilot.press("tab") if by == "keys" else pilot.pad("rb")
    reach(pilot, node, "right", by=by)
    pilot.press("return") if by == "keys" else pilot.pad("a")
    assert app.called[0][0] == way


def test_the_rules_are_asked_of_a_game_by_name(app, monkeypatch):
    opened = []
    monkeypatch.setattr(app, "open_rulebook", opened.append)
    pilot = fly(app, TitleScene).click("title.rules").settle()
    pilot.press("escape").settle()
    assert opened == []
    pilot.click("title.rules").settle().click("dialog.rhombs")
    assert opened == ["rhombs"]


def test_who_is_new_here_is_told_what_to_press_until_they_look_at_a_game(app):
    pilot = fly(app, TitleScene)
    assert app.say("title.newcomer") in pilot.texts
    pilot.press("right").settle()
    assert app.words_of("rhombs").say("game.pitch") in pilot.texts
    app.services.progress.meet("rhombs", "open")
    assert app.say("title.newcomer") not in fly(app, TitleScene).texts


def test_days_in_a_row_stand_on_the_button_of_the_day(app):
    assert fly(app, TitleScene).find("title.streak") is None
    level, today = app.services.level_shelf.levels("rhombs", "puzzle")[0], date.today()
    for days in (1, 2):
        app.services.progress.solve(level, 3, 1, today - timedelta(days=days))
    assert fly(app, TitleScene).node("title.streak").n == 2
    app.services.progress.solve(level, 3, 1, today)
    assert fly(app, TitleScene).node("title.streak").is_done


def test_leaving_is_asked_for_and_staying_is_the_safe_answer(app):
    pilot = fly(app, TitleScene).press("escape").settle()
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape").settle()
    assert pilot.desk.is_running
    pilot.press("escape").settle().click("dialog.leave")
    assert not pilot.desk.is_running


def test_the_quit_button_quits(app):
    pilot = fly(app, TitleScene).click("title.quit")
    assert not pilot.desk.is_running


def test_what_happened_meanwhile_is_seen_on_return(app):
    pilot = fly(app, TitleScene)
    save_game(app)
    pilot.scene.resume()
    pilot.settle()
    assert pilot.find("title.continue.pixies") is not None


def test_at_the_start_the_table_is_seen_before_saved_games_are_read(app, monkeypatch):
    save_game(app)
    read = []
    look = app.services.shelf_index.waiting
    monkeypatch.setattr(app.services.shelf_index, "waiting", lambda game_id: read.append(game_id) or look(game_id))
    pilot = fly(app, lambda app: Scene())
    pilot.desk.replace(TitleScene(app, looks_later=True))
    pilot.desk.step(0)
    pilot.desk.draw()
    assert read == []
    assert pilot.focused == "title.tile.pixies"
    pilot.settle()
    assert read[: len(GAMES.on_the_title)] == [*GAMES.on_the_title]
    assert pilot.find("title.continue.pixies") is not None
    assert pilot.focused == "title.tile.pixies"


def test_who_has_chosen_before_the_saved_games_are_read_keeps_their_choice(app):
    save_game(app)
    pilot = fly(app, lambda app: Scene())
    pilot.desk.replace(TitleScene(app, looks_later=True))
    pilot.scene.focus.set(pilot.node("title.settings"))
    pilot.settle()
    assert pilot.find("title.continue.pixies") is not None
    assert pilot.focused == "title.settings"
