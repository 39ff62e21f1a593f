from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.sound import Memory
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments, Tabs
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.fold import Fold
from pixtable.ui.widgets.hold import Hold
from pixtable.ui.widgets.keyboard import Keyboard
from pixtable.ui.widgets.number import Number
from pixtable.ui.widgets.scroll import ListView, Row
from pixtable.ui.widgets.slider import Slider
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import Toggle

Hear = tuple[list[object], Callable[..., None]]


class Sheet(Scene):
    def __init__(self, *nodes: Node) -> None:
        super().__init__()
        self.root.add(*nodes)


def at(node: Node, *rect: float) -> Node:
    node.rect = Rect(*rect)
    return node


def test_a_button_acts_when_the_hand_goes_up_on_it_and_not_when_it_slips_off(root: Path, hear: Hear) -> None:
    heard, tell = hear
    pilot = Pilot(Sheet(at(Button("go", "Go", tell), 100, 100, 160, 48)), root)
    pilot.move("go").mouse_down()
    assert heard == []
    pilot.move((600, 600)).mouse_up()
    assert heard == []
    pilot.click("go")
    assert len(heard) == 1
    pilot.press("return")
    pilot.pad("a")
    assert len(heard) == 3


@pytest.mark.parametrize(("part", "is_one_line"), [(0.9, True), (0.6, False)])
def test_a_button_shrinks_its_words_a_little_before_it_breaks_them(root: Path, part: float, is_one_line: bool) -> None:
    button = Button("go", "Lay the picture")
    pilot = Pilot(Sheet(at(button, 100, 100, 400, 64)), root)
    pilot.step()
    words = pilot.desk.canvas.measure(button.text, button.role)[0]
    button.rect = Rect(100, 100, part * words + 24, 64)
    pilot.desk.is_dirty = True
    pilot.step()
    (shown,) = [shown for shown in pilot.desk.canvas.register.shown if shown.text == button.text]
    assert shown.fits
    assert (shown.ink.h < 1.5 * shown.size) == is_one_line


def test_a_disabled_button_does_nothing_but_can_explain_itself(root: Path, hear: Hear) -> None:
    heard, tell = hear
    button = at(Button("go", "Go", tell, tooltip="Nothing to undo"), 100, 100, 160, 48)
    button.enabled = False
    pilot = Pilot(Sheet(button), root)
    pilot.click("go").step(400)
    assert heard == []
    assert "Nothing to undo" in pilot.texts


def test_a_tooltip_goes_with_the_press_and_comes_back_with_the_hand(root: Path) -> None:
    a = at(Button("a", "A", tooltip="first"), 100, 100, 100, 48)
    b = at(Button("b", "B"), 300, 100, 100, 48)
    pilot = Pilot(Sheet(a, b), root)
    pilot.move("a").step(400)
    assert "first" in pilot.texts
    pilot.click("a").step(2_000)
    assert "first" not in pilot.texts
    pilot.move("b").step(400)
    pilot.move("a").step(400)
    assert "first" in pilot.texts


def test_a_tooltip_waits_and_then_follows_at_once(root: Path) -> None:
    a = at(Button("a", "A", tooltip="first"), 100, 100, 100, 48)
    b = at(Button("b", "B", tooltip="second"), 300, 100, 100, 48)
    pilot = Pilot(Sheet(a, b), root)
    pilot.move("a").step(300)
    assert "first" not in pilot.texts
    pilot.step(100)
    assert "first" in pilot.texts
    pilot.move("b").step(20)
    assert "second" in pilot.texts


def test_holding_alt_shows_the_keys(root: Path) -> None:
    pilot = Pilot(Sheet(at(Button("a", "Undo", key="U"), 100, 100, 100, 48)), root)
    assert "U" not in pilot.texts
    assert "U" in pilot.key_down("left alt").texts
    assert "U" not in pilot.key_up("left alt").texts


@pytest.mark.parametrize("hand", ["mouse", "keys", "pad"])
def test_a_toggle_is_turned_by_every_hand(root: Path, hear: Hear, hand: str) -> None:
    heard, tell = hear
    pilot = Pilot(Sheet(at(Toggle("t", False, tell, words=("Off", "On")), 100, 100, 160, 44)), root)
    assert "Off" in pilot.texts
    {
        "mouse": lambda: pilot.click("t"),
        "keys": lambda: pilot.press("tab", "right"),
        "pad": lambda: pilot.pad("a", "a"),
    }[hand]()
    assert heard == [True]
    assert "On" in pilot.step().texts


def test_a_slider_is_dragged_clicked_stepped_and_wheeled(root: Path, hear: Hear) -> None:
    heard, tell = hear
    slider = Slider("s", 1.0, tell, low=1, high=2, step=0.25)
    pilot = Pilot(Sheet(at(slider, 100, 100, 400, 44)), root)
    pilot.drag((120, 122), (480, 122))
    assert slider.value == 2
    pilot.press("left")
    assert slider.value == 1.75
    pilot.wheel(-1)
    assert slider.value == 1.5
    pilot.pad("left")
    assert slider.value == 1.25
    pilot.press("home")
    assert heard[-1] == 1


def test_segments_choose_by_place_and_by_arrows(root: Path, hear: Hear) -> None:
    heard, tell = hear
    choice = Segments("c", [("off", "Off"), ("on", "On"), ("large", "Large")], "on", tell)
    pilot = Pilot(Sheet(at(choice, 100, 100, 500, 44)), root)
    pilot.click(choice.option_rect("large").centre)
    assert heard == ["large"]
    pilot.press("left", "left", "left")
    assert heard == ["large", "on", "off"]


def test_tabs_choose_by_place_and_by_pad(root: Path, hear: Hear) -> None:
    heard, tell = hear
    tabs = Tabs("tabs", [("a", "Play"), ("b", "StrokeStyle"), ("c", "Keys")], "a", tell)
    pilot = Pilot(Sheet(at(tabs, 100, 100, 600, 48)), root)
    pilot.click(tabs.option_rect("c").centre)
    pilot.pad("left")
    assert heard == ["c", "b"]


def test_caps_are_of_the_device_in_the_hand(root: Path) -> None:
    """Those of keys that a pad has no button for are not painted while it is held."""
    buttons = [
        at(Button(key.lower(), "Go", key=key, shows_key=True), 100, 100 + 60 * n, 300, 44)
        for n, key in enumerate(("Space", "D"))
    ]
    pilot = Pilot(Sheet(*buttons), root)
    assert {"Space", "D"} <= set(pilot.texts)
    pilot.pad("down")
    pilot.desk.draw()
    assert not {"Space", "D"} & set(pilot.texts)
    assert "X" in pilot.texts
    pilot.press("tab")
    pilot.desk.draw()
    assert {"Space", "D"} <= set(pilot.texts)


def test_a_text_box_takes_cyrillic_and_french_and_stops_at_its_length(root: Path) -> None:
    box = TextBox("box", longest=12)
    pilot = Pilot(Sheet(at(box, 100, 100, 300, 48)), root)
    pilot.click("box").type("Щука їсть œuf")
    assert box.text == "Щука їсть œu"


def test_a_text_box_edits_as_people_expect(root: Path, hear: Hear) -> None:
    heard, tell = hear
    box = TextBox("box", "moss lantern", on_enter=tell)
    pilot = Pilot(Sheet(at(box, 100, 100, 300, 48)), root)
    pilot.click((390, 124)).press("home", "shift+right", "shift+right", "ctrl+x")
    assert box.text == "ss lantern"
    pilot.press("end", "ctrl+v", "ctrl+backspace", "backspace")
    assert box.text == "ss"
    pilot.press("ctrl+a").type("ґ").compose("їж")
    assert box.text == "ґ"
    assert "їж" in pilot.texts
    pilot.type("їжак").press("return")
    assert heard == ["ґїжак"]


def test_letters_do_not_leak_out_of_a_text_box_as_commands(root: Path) -> None:
    wanted: list[str] = []

    class Listening(Sheet):
        def on_intent(self, intent) -> bool:  # type: ignore[no-untyped-def]
            wanted.append(intent.want)
            return False

    pilot = Pilot(Listening(at(TextBox("box"), 100, 100, 300, 48), at(Button("b", "B"), 500, 100, 100, 48)), root)
    pilot.click("box").press("u", "h", "space").type("uh ")
    assert wanted == []
    pilot.move("b").press("u")
    assert wanted == []
    pilot.click("b").press("u")
    assert wanted == ["undo"]


def test_the_keyboard_on_the_screen_writes_four_languages(root: Path) -> None:
    box = TextBox("box")
    keys = Keyboard("kb", box.write, lambda: box.erase(True), lambda: None, language="uk", suggest=lambda: ["їжак"],
                    on_word=box.write)  # fmt: skip
    keys.place(Rect(100, 200, 900, 500))
    pilot = Pilot(Sheet(at(box, 100, 100, 300, 48), keys), root)
    pilot.click("kb.shift").click("kb.ї").click("kb.ж").click("kb.space").click("kb.erase").click("kb.word0")
    assert box.text == "Їжїжак"
    for language in ("en", "fr", "ru", "uk"):
        keys.turn_to(language)
        pilot.step()
    pilot.click("kb.language").click("kb.q")
    assert box.text.endswith("q")


def test_a_fold_shows_its_content_only_while_open(root: Path) -> None:
    fold = Fold("f", "House rules", lambda _: None, note="standard")
    fold.add(at(Button("inside", "Deep"), 100, 160, 200, 48))
    pilot = Pilot(Sheet(at(fold, 100, 100, 400, 48)), root)
    assert "Deep" not in pilot.texts
    pilot.click("f")
    assert "Deep" in pilot.texts


def test_a_list_scrolls_to_what_is_focused_and_only_when_it_must(root: Path) -> None:
    view = ListView("list", Rect(100, 100, 300, 200))
    view.set_rows([Row(f"row{i}", f"Game {i}", lambda: None) for i in range(12)])
    pilot = Pilot(Sheet(view), root)
    pilot.press("down", *["down"] * 8)
    assert pilot.focused == "row8"
    assert view.rect.holds(view.children[8].screen_rect())
    view.set_rows([Row("only", "Game", lambda: None)])
    assert view.longest == 0


def test_what_is_scrolled_away_cannot_be_hit(root: Path, hear: Hear) -> None:
    heard, tell = hear
    view = ListView("list", Rect(100, 100, 300, 200))
    view.set_rows([Row(f"row{i}", f"Game {i}", tell) for i in range(12)])
    pilot = Pilot(Sheet(view), root)
    pilot.click((200, 430))
    assert heard == []
    pilot.move((200, 200)).wheel(-3)
    assert view.offset > 0


def test_a_dialog_is_answered_by_keys_and_escape_takes_the_safe_way(root: Path) -> None:
    heard: list[str] = []
    pilot = Pilot(Sheet(at(Button("b", "B"), 100, 100, 100, 48)), root)
    ask = lambda: Dialog("Reset", "All?", [Answer("no", "Keep", lambda: heard.append("no")),
                                          Answer("yes", "Reset", lambda: heard.append("yes"))])  # fmt: skip
    pilot.desk.push(ask())
    pilot.press("escape")
    pilot.desk.push(ask())
    pilot.press("right", "return")
    assert heard == ["no", "yes"]
    assert isinstance(pilot.scene, Sheet)


def test_what_lies_below_a_dialog_cannot_be_pressed(root: Path, hear: Hear) -> None:
    heard, tell = hear
    pilot = Pilot(Sheet(at(Button("b", "B", tell), 100, 100, 100, 48)), root)
    pilot.desk.push(Dialog("", "Sure?", [Answer("no", "No")]))
    pilot.click((150, 124))
    assert heard == []


def test_a_number_is_seen_to_change_and_then_stands_still(root: Path) -> None:
    number = Number("n", "27")
    pilot = Pilot(Sheet(at(number, 100, 100, 80, 40)), root)
    number.set("37", pilot.desk.motion)
    assert pilot.step(30).texts == ["27", "37"]
    assert pilot.settle().texts == ["37"]
    assert number.pose.is_home


def test_what_must_be_meant_is_held_or_pressed_twice(root: Path, hear: Hear) -> None:
    heard, tell = hear
    pilot = Pilot(Sheet(at(Hold("h", tell), 100, 100, 176, 176)), root)
    pilot.move("h").mouse_down().step(300).mouse_up().step(600)
    assert heard == []
    pilot.mouse_down().step(620)
    assert len(heard) == 1
    pilot.mouse_up().press("return")
    assert len(heard) == 1
    pilot.press("return")
    assert len(heard) == 2


def test_a_tooltip_goes_when_a_dialog_comes(root: Path) -> None:
    pilot = Pilot(Sheet(at(Button("b", "B", tooltip="why"), 100, 100, 100, 48)), root)
    pilot.move("b").step(400)
    assert "why" in pilot.texts
    pilot.desk.push(Dialog("", "Sure?", [Answer("no", "No")]))
    assert "why" not in pilot.step(20).texts


def test_every_widget_is_heard_once_a_press(root: Path) -> None:
    box = at(TextBox("box", on_keyboard=lambda _: None), 100, 400, 300, 48)
    nodes = [
        at(Button("go", "Go", lambda: None), 100, 100, 160, 48),
        at(Toggle("switch", False, lambda _: None), 100, 200, 80, 44),
        at(Tabs("tabs", [("a", "A"), ("b", "B")], "a", lambda _: None), 100, 300, 300, 48),
        box,
    ]
    pilot = Pilot(Sheet(*nodes), root)
    pilot.desk.sounds = memory = Memory()
    pilot.click("go").click("switch").click("switch").click((350, 320)).click((350, 320))
    assert memory.played[0] == "button_hover"  # barely there, once as the pointer comes
    memory.played[:] = [name for name in memory.played if name != "button_hover"]
    assert memory.played == ["button_press", "toggle_on", "toggle_off", "button_press"]
    memory.played.clear()
    pilot.click("box").type("a").press("left", "backspace", "delete")
    assert memory.played == ["typing", "typing"]
    memory.played.clear()
    pilot.click((390, 424))
    assert memory.played == ["button_press"]


class _Written(Scene):
    def build(self) -> None:
        self.box = TextBox("box", "moss", rect=Rect(100, 60, 400, 44))
        self.root.add(self.box)


def test_letters_of_many_strokes_are_offered_beside_the_caret(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(pygame.Rect(rect)))
    pilot = Pilot(scene := _Written(), root)
    pilot.desk.draw()
    assert told == []
    pilot.click("box").settle()
    pilot.desk.draw()
    first = told[-1]
    assert pygame.Rect(pilot.desk.view.box(scene.box.screen_rect())).contains(first)
    pilot.type("lantern").settle()
    pilot.desk.draw()
    assert told[-1].x > first.x
    count = len(told)
    pilot.desk.draw()
    assert len(told) == count  # only where it has moved
