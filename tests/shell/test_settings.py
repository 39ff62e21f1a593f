"""The settings sheet: everything acts at once, and every hand can do everything."""

import json

import pytest

from pixtable.shell.settings.fields import KEPT, PAGES
from pixtable.shell.settings.scene import SettingsScene
from pixtable.store.settings import Settings, load_settings
from pixtable.ui.input.intent import Want
from pixtable.ui.input.keymap import KEYS
from pixtable.ui.sound import BUSES, Memory
from pixtable.ui.widgets.choice import Segments
from tests.shell.shell_pilot import MATRIX, found_by_audit, seated


def test_every_setting_has_its_place_on_a_page():
    shown = {field.name for fields in PAGES.values() for field in fields}
    elsewhere = {"volumes", "keys", "window", "window_place", "tables", "counted_since"}
    assert set(Settings.__struct_fields__) - elsewhere <= shown


@pytest.mark.parametrize(("size", "scale", "language", "high"), MATRIX)
def test_no_page_overflows_or_overlaps(tmp_path, size, scale, language, high):
    looks = {"language": language, "text_scale": scale, "high_contrast": high}
    _, pilot = seated(tmp_path, SettingsScene, size=size, **looks)
    for page in PAGES:
        pilot.click(f"settings.tab.{page}").settle()
        assert found_by_audit(pilot) == []


def test_a_change_acts_and_is_kept_at_once(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.click("settings.high_contrast")
    assert app.settings.high_contrast
    assert pilot.desk.canvas.theme.name == "high_contrast"
    assert load_settings(app.services.folders.settings).high_contrast


def test_the_language_changes_every_word_and_nothing_else(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.step()
    languages = pilot.node("settings.language")
    assert isinstance(languages, Segments)
    pilot.click(tuple(languages.option_rect("uk").centre))
    assert app.settings.language == "uk"
    assert "Читання" in pilot.texts
    assert pilot.scene.page == "reading"
    assert pilot.scene.focus.current.id == "settings.language"


def test_the_text_grows_by_keys_alone(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.press("down", "down")
    assert pilot.focused == "settings.text_scale"
    pilot.press("right", "right")
    assert app.settings.text_scale == pilot.desk.canvas.text_scale == 1.5


def test_a_pad_turns_pages_flips_a_switch_and_leaves(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.pad("left", "down", "down")
    assert pilot.focused == "settings.reduced_motion"
    pilot.pad("a")
    assert app.settings.reduced_motion
    pilot.pad("b").settle()
    assert not isinstance(pilot.scene, SettingsScene)


def test_a_mouse_drags_a_volume_and_hears_it(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.desk.sounds = memory = Memory()
    pilot.click("settings.tab.sound")
    line = pilot.node("settings.volume_effects").screen_rect()
    pilot.drag((line.cx, line.cy), (line.x + 20, line.cy))
    assert app.settings.volumes == {"effects": 0.0}
    assert "card_place" in memory.played
    pilot.click("settings.back").settle()
    assert not isinstance(pilot.scene, SettingsScene)


def test_full_screen_is_the_windows_own_affair(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    asked = []
    pilot.desk.hooks.fullscreen = lambda: asked.append("full screen")
    pilot.click("settings.tab.look").click("settings.full_screen")
    assert asked == ["full screen"]
    assert app.settings.full_screen


def keys_page(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    return app, pilot.click("settings.tab.keys").settle()


def choose(pilot, want):
    """Press the line of an intent, wherever the page is scrolled to."""
    pilot.desk.reveal(pilot.node(f"settings.key.{want}"))
    return pilot.click(f"settings.key.{want}")


def test_a_free_key_is_bound_by_pressing_it(tmp_path):
    app, pilot = keys_page(tmp_path)
    choose(pilot, "undo").press("k")
    assert pilot.desk.keymap.want("k") == Want.UNDO
    assert app.settings.keys["undo"][0] == "k"


def test_every_key_can_be_heard_even_one_that_the_desk_takes_itself(tmp_path):
    _, pilot = keys_page(tmp_path)
    choose(pilot, "log").press("f11")
    assert pilot.find("dialog.take") is not None
    pilot.click("dialog.take")
    assert pilot.desk.keymap.want("f11") == Want.LOG


def test_a_taken_key_is_given_only_when_asked(tmp_path):
    app, pilot = keys_page(tmp_path)
    choose(pilot, "undo").press("h")
    assert pilot.find("dialog.keep") is not None
    pilot.press("escape")
    assert pilot.desk.keymap.want("h") == Want.HINT
    choose(pilot, "undo").press("h").click("dialog.take")
    assert pilot.desk.keymap.want("h") == Want.UNDO
    assert app.settings.keys["hint"] == []


def test_confirm_never_loses_its_last_key(tmp_path):
    _, pilot = keys_page(tmp_path)
    choose(pilot, "undo").press("up")
    assert pilot.find("dialog.take") is None
    assert pilot.desk.keymap.want("up") == Want.UP


@pytest.mark.parametrize("key", ["escape", "4"])
def test_escape_and_digits_bind_nothing(tmp_path, key):
    app, pilot = keys_page(tmp_path)
    choose(pilot, "undo").press(key)
    assert app.settings.keys == {}
    assert isinstance(pilot.scene, SettingsScene)
    pilot.press("escape").settle()
    assert not isinstance(pilot.scene, SettingsScene)


def test_keys_go_back_to_the_first(tmp_path):
    app, pilot = keys_page(tmp_path)
    choose(pilot, "undo").press("k").click("settings.reset")
    assert app.settings.keys == {}
    assert pilot.desk.keymap.keys == dict(KEYS)


def test_reset_of_a_page_leaves_the_others(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene, text_scale=1.5, pace="fast")
    pilot.click("settings.reset")
    assert app.settings.text_scale == 1.0
    assert app.settings.pace == "fast"


def test_reset_of_all_asks_first_and_keeps_who_one_is(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    app.change(pace="fast", name="Ivo", high_contrast=True)
    pilot.settle().click("settings.tab.data").click("settings.reset_all").click("dialog.keep")
    assert app.settings.pace == "fast"
    pilot.click("settings.reset_all").click("dialog.reset")
    blank, now = Settings(), app.settings
    assert [name for name in Settings.__struct_fields__ if getattr(blank, name) != getattr(now, name)] == ["name"]
    assert "name" in KEPT
    assert json.loads(app.services.folders.settings.read_text())["name"] == "Ivo"


def test_a_name_is_written_by_keyboard_and_by_pad(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.click("settings.tab.play").click("settings.name").type("Оля")
    assert app.settings.name == "Оля"
    pilot.pad("a", "a", "b")  # the keyboard, its first key, and back
    assert app.settings.name == "Оля1"
    assert found_by_audit(pilot) == []


def test_a_name_is_written_by_mouse_alone(tmp_path):
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.click("settings.tab.play").settle()
    box = pilot.node("settings.name")
    pilot.click((box.screen_rect().right - 20, box.screen_rect().cy))
    pilot.click("screen_keyboard.o").click("screen_keyboard.k").click("screen_keyboard.done").settle()
    assert app.settings.name == "ok"
    assert isinstance(pilot.scene, SettingsScene)


def test_silence_when_away_is_wished_for_and_taken_back(tmp_path):
    _, pilot = seated(tmp_path, SettingsScene, hush_when_away=False)
    pilot.desk.sounds = memory = Memory()
    pilot.click("settings.tab.sound").click("settings.hush_when_away")
    assert memory.mutes_away
    assert memory.played == ["button_press", "toggle_on"]
    pilot.click("settings.reset")
    assert memory.mutes_away
    pilot.click("settings.hush_when_away")
    assert not memory.mutes_away


def test_volumes_go_back_to_the_first(tmp_path):
    _, pilot = seated(tmp_path, SettingsScene, volumes={"music": 1.0})
    pilot.desk.sounds = memory = Memory()
    pilot.click("settings.tab.sound").click("settings.reset")
    assert memory.levels["music"] == BUSES["music"]


def test_the_data_folder_opens_or_says_where_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr("pixtable.shell.settings.scene.open_folder", lambda folder: False)
    app, pilot = seated(tmp_path, SettingsScene)
    pilot.click("settings.tab.data").click("settings.open")
    assert any(str(app.services.folders.data) in text for text in pilot.texts)
    assert found_by_audit(pilot) == []
