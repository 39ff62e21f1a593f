from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.units import View
from pixtable.ui.input import translator as translating
from pixtable.ui.input.intent import Edit, Intent, Pointer, Want
from pixtable.ui.input.keymap import KeyMap
from pixtable.ui.input.translator import Translator
from pixtable.ui.node import Node
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from tests.ui.gallery import Card, Cell

VIEW = View.of(1280, 800)


def said(translator: Translator, kind: int, key: int, mod: int = 0, scancode: int = 0) -> list[object]:
    return list(translator.translate(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=scancode), VIEW))


class Board(Scene):
    """Three cards above, three cells below; a card may go to the cells its number allows."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[str, str]] = []
        self.refusals: list[tuple[str, str]] = []

    def build(self) -> None:
        self.cards = [Card(f"card{i}", f"pixies/card_{i:02d}", "market") for i in range(3)]
        self.cells = [Cell(f"cell{i}") for i in range(3)]
        self.root.add(*self.cells, *self.cards)
        self.drag.handler = self

    def arrange(self, view: View) -> None:
        for i in range(3):
            self.cards[i].rect = Rect(100 + i * 140, 60, 120, 168)
            self.cells[i].rect = Rect(100 + i * 140, 400, 120, 168)

    def targets(self, piece: Node) -> Sequence[Node]:
        return self.cells[: self.cards.index(piece)]  # type: ignore[arg-type]

    def commit(self, piece: Node, target: Node) -> None:
        self.played.append((piece.id, target.id))

    def refused(self, piece: Node, over: Node | None) -> None:
        self.refusals.append((piece.id, over.id if over else ""))


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def pilot(board: Board, root: Path) -> Pilot:
    return Pilot(board, root)


def test_keys_become_intents() -> None:
    t = Translator()
    assert said(t, pygame.KEYDOWN, pygame.K_z, pygame.KMOD_LCTRL) == [Intent(Want.UNDO, key="ctrl+z")]
    assert said(t, pygame.KEYDOWN, pygame.K_KP7) == [Intent(Want.DIGIT, 7, key="[7]")]
    assert said(t, pygame.KEYDOWN, pygame.K_4) == [Intent(Want.DIGIT, 4, key="4")]


def test_shortcuts_work_on_a_cyrillic_keyboard_and_digits_on_a_french_one() -> None:
    t = Translator()
    assert said(t, pygame.KEYDOWN, 0x433, scancode=pygame.KSCAN_U)[0].want == Want.UNDO  # type: ignore[attr-defined]
    french_two = said(t, pygame.KEYDOWN, 0xE9, scancode=pygame.KSCAN_2)
    assert french_two == [Intent(Want.DIGIT, 2, key="2")]


def test_while_typing_letters_are_letters_and_editing_keys_edit() -> None:
    t = Translator(typing=True)
    assert said(t, pygame.KEYDOWN, pygame.K_u) == []
    assert said(t, pygame.KEYDOWN, pygame.K_LEFT, pygame.KMOD_LSHIFT) == [Edit("left", select=True)]
    assert said(t, pygame.KEYDOWN, pygame.K_ESCAPE)[0].want == Want.CANCEL  # type: ignore[attr-defined]


def test_copying_and_pasting_work_on_a_cyrillic_keyboard() -> None:
    t = Translator(typing=True)
    assert said(t, pygame.KEYDOWN, 0x444, pygame.KMOD_LCTRL, pygame.KSCAN_A) == [Edit("all")]
    assert said(t, pygame.KEYDOWN, 0x43C, pygame.KMOD_LCTRL, pygame.KSCAN_V) == [Edit("paste")]


def test_held_keys_say_when_they_are_let_go() -> None:
    t = Translator()
    assert said(t, pygame.KEYDOWN, pygame.K_SPACE) == [Intent(Want.PREVIEW)]
    assert said(t, pygame.KEYUP, pygame.K_SPACE) == [Intent(Want.PREVIEW, released=True)]


def test_only_ways_repeat_while_a_key_is_held() -> None:
    """A slow frame makes pygame repeat a key pressed once: Esc must not leave two pages, nor Enter play twice."""
    t = Translator()
    for key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_u, pygame.K_1):
        assert len(said(t, pygame.KEYDOWN, key)) == 1
        assert said(t, pygame.KEYDOWN, key) == []
        said(t, pygame.KEYUP, key)
        assert len(said(t, pygame.KEYDOWN, key)) == 1
    assert said(t, pygame.KEYDOWN, pygame.K_DOWN) == [Intent(Want.DOWN, key="down")]
    assert said(t, pygame.KEYDOWN, pygame.K_DOWN) == [Intent(Want.DOWN, repeated=True, key="down")]


def test_a_key_that_came_up_in_another_window_is_not_held() -> None:
    t = Translator()
    said(t, pygame.KEYDOWN, pygame.K_ESCAPE)
    list(t.release_all())
    assert len(said(t, pygame.KEYDOWN, pygame.K_ESCAPE)) == 1


def test_a_held_stick_repeats_after_a_while() -> None:
    t = Translator()
    push = pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=30000, instance_id=0
    )
    assert [i.want for i in t.translate(push, VIEW)] == [Want.RIGHT]  # type: ignore[union-attr]
    assert list(t.translate(push, VIEW)) == []
    assert list(t.repeats(100)) == []
    assert [i.want for i in t.repeats(400)] == [Want.RIGHT]  # type: ignore[union-attr]


def test_a_changed_key_map_survives_a_file_and_never_loses_what_must_work() -> None:
    keys = KeyMap()
    assert keys.bind(Want.HINT, "u") == [Want.UNDO]
    again = KeyMap.from_data(keys.to_data())
    assert again.want("u") == Want.HINT
    assert again.want("ctrl+z") == Want.UNDO
    assert keys.bind(Want.HINT, "escape") == []
    assert keys.want("escape") == Want.CANCEL


def test_arrows_go_to_the_nearest_that_way_and_tab_round_the_regions(pilot: Pilot) -> None:
    pilot.press("right")
    assert pilot.focused == "cell0"
    pilot.press("right")
    assert pilot.focused == "cell1"
    pilot.press("tab")
    assert pilot.focused == "card0"
    pilot.press("right", "tab", "tab")
    assert pilot.focused == "card1"
    pilot.pad("right", "rb")
    assert pilot.focused == "cell1"


def test_a_card_dragged_to_a_legal_cell_is_played_on_button_up(pilot: Pilot, board: Board) -> None:
    pilot.move("card2").mouse_down().move((300, 400))
    assert board.drag.is_carrying
    assert Mark.TARGET in board.cells[0].marks
    pilot.move("cell1")
    assert board.played == []
    pilot.mouse_up()
    assert board.played == [("card2", "cell1")]
    assert not any(cell.marks for cell in board.cells)


def test_the_magnet_takes_a_card_let_go_near_its_cell(pilot: Pilot, board: Board) -> None:
    pilot.drag("card2", (300, 610))
    assert board.played == [("card2", "cell1")]


def test_a_card_dropped_outside_returns_to_the_same_place(pilot: Pilot, board: Board) -> None:
    home = board.cards[2].rect
    pilot.drag("card2", (1000, 700))
    assert board.played == []
    pilot.settle()
    assert board.cards[2].screen_rect() == home
    assert board.cards[2].pose.is_home


def test_a_drop_on_a_cell_that_may_not_take_it_is_refused(pilot: Pilot, board: Board) -> None:
    pilot.drag("card1", "cell2")
    assert (board.played, board.refusals) == ([], [("card1", "cell2")])


def test_a_card_picked_up_before_its_turn_may_be_played_when_the_turn_comes(pilot: Pilot, board: Board) -> None:
    may = board.targets
    board.targets = lambda piece: ()  # type: ignore[method-assign]
    pilot.move("card2").mouse_down().move((300, 400)).step(50)
    assert not board.cells[1].marks
    board.targets = may  # type: ignore[method-assign]
    pilot.step(50)
    assert Mark.TARGET in board.cells[1].marks
    pilot.move("cell1").mouse_up()
    assert (board.played, board.refusals) == ([("card2", "cell1")], [])


def test_a_slip_below_the_threshold_is_a_click(pilot: Pilot, board: Board) -> None:
    pilot.move("card2").mouse_down().move((443, 147)).mouse_up()
    assert Mark.SELECTED in board.cards[2].marks


def test_click_click_selects_and_commits(pilot: Pilot, board: Board) -> None:
    pilot.click("card2").click("cell0")
    assert board.played == [("card2", "cell0")]


@pytest.mark.parametrize("way", ["right button", "escape", "elsewhere", "again"])
def test_a_selection_can_always_be_put_back(pilot: Pilot, board: Board, way: str) -> None:
    pilot.click("card2")
    match way:
        case "right button":
            pilot.click((900, 600), button=3)
        case "escape":
            pilot.press("escape")
        case "elsewhere":
            pilot.click((900, 600))
        case "again":
            pilot.click("card2")
    assert board.drag.held is None
    assert not board.cards[2].marks


def test_keys_alone_play_a_card(pilot: Pilot, board: Board) -> None:
    pilot.press("tab", "tab", "right", "right", "return")
    assert pilot.focused == "cell0"
    pilot.press("right", "return")
    assert board.played == [("card2", "cell1")]


def test_the_pad_alone_plays_a_card(pilot: Pilot, board: Board) -> None:
    pilot.pad("rb", "rb", "right", "a", "a")
    assert board.played == [("card1", "cell0")]


def test_a_card_without_a_place_says_so_at_once(pilot: Pilot, board: Board) -> None:
    pilot.click("card0")
    assert board.refusals == [("card0", "")]
    assert board.drag.held is None


def test_looking_away_puts_the_carried_card_back(pilot: Pilot, board: Board) -> None:
    pilot.move("card2").mouse_down().move((300, 400)).look_away()
    assert board.drag.held is None
    pilot.settle()
    assert board.cards[2].pose.is_home


def test_a_busy_scene_keeps_one_action_and_only_one(root: Path) -> None:
    class Busy(Board):
        is_busy = False  # type: ignore[assignment]

    board = Busy()
    pilot = Pilot(board, root)
    board.is_busy = True
    pilot.press("tab", "return", "return", "return")
    board.is_busy = False
    pilot.step(50)
    assert len(board.refusals) <= 1


def test_resizing_in_the_middle_of_a_drag_keeps_the_hand(pilot: Pilot, board: Board) -> None:
    pilot.move("card2").mouse_down().move((300, 400)).resize(1920, 1080).move("cell0").mouse_up()
    assert board.played == [("card2", "cell0")]


def touched(translator: Translator, kind: int, x: float, y: float, finger: int = 1) -> list[object]:
    event = pygame.event.Event(kind, touch_id=7, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0)
    return list(translator.translate(event, VIEW))


def test_a_finger_is_a_hand() -> None:
    translator = Translator()
    at = Point(640, 200)
    assert touched(translator, pygame.FINGERDOWN, 0.5, 0.25) == [
        Pointer("move", at),
        Pointer("down", at, 1, by_finger=True),
    ]
    assert touched(translator, pygame.FINGERMOTION, 0.25, 0.5) == [Pointer("move", Point(320, 400))]
    up = touched(translator, pygame.FINGERUP, 0.25, 0.5)
    assert up == [Pointer("up", Point(320, 400), 1), Pointer("leave", Point(-1, -1))]


class Closer(Board):
    """A card that is shown closer."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def on_right_click(self, node: Node | None, at: Point) -> bool:
        self.seen += [node.id] if node is not None else []
        return node is not None


def test_a_finger_that_rests_looks_closer_and_does_nothing_else(assets: Assets) -> None:
    board = Closer()
    pilot = Pilot(board, assets)
    pilot.touch("card1", 700)
    assert board.seen == ["card1"]
    assert board.drag.held is None
    pilot.touch("card1", 100)
    assert board.seen == ["card1"]
    assert board.drag.piece is board.cards[1]


def test_a_finger_that_goes_somewhere_carries(assets: Assets) -> None:
    board = Closer()
    pilot = Pilot(board, assets)
    for kind, where in ((pygame.FINGERDOWN, "card1"), (pygame.FINGERMOTION, "cell0"), (pygame.FINGERUP, "cell0")):
        pilot.at = pilot.node(where).rect.centre
        pilot.desk.feed(pilot._finger(kind))
        pilot.step(300)
    assert (board.played, board.seen) == ([("card1", "cell0")], [])


def test_where_nothing_is_to_be_seen_closer_a_press_stays_a_press(board: Board, assets: Assets) -> None:
    pilot = Pilot(board, assets)
    pilot.touch("card1", 700)
    assert board.drag.piece is board.cards[1]


def test_what_else_touches_the_screen_is_no_second_hand() -> None:
    translator = Translator()
    touched(translator, pygame.FINGERDOWN, 0.5, 0.5)
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        assert touched(translator, kind, 0.1, 0.1, finger=2) == []
    assert len(touched(translator, pygame.FINGERUP, 0.5, 0.5)) == 2


def test_a_finger_is_forgotten_when_the_window_loses_the_keyboard() -> None:
    translator = Translator()
    touched(translator, pygame.FINGERDOWN, 0.5, 0.5)
    list(translator.release_all())
    assert touched(translator, pygame.FINGERUP, 0.5, 0.5) == []
    assert len(touched(translator, pygame.FINGERDOWN, 0.5, 0.5)) == 2


def test_the_mouse_that_sdl_plays_for_a_finger_does_nothing_a_second_time() -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
        event = pygame.event.Event(kind, pos=(5, 5), button=1, rel=(0, 0), buttons=(1, 0, 0), touch=True)
        assert list(Translator().translate(event, VIEW)) == []
    real = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)
    assert len(list(Translator().translate(real, VIEW))) == 1


def test_on_a_trackpad_only_the_mouse_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translating, "FINGERS_ARE_HANDS", False)
    assert touched(Translator(), pygame.FINGERDOWN, 0.5, 0.5) == []


def test_a_card_is_dragged_by_a_finger(root: Path) -> None:
    board = Board()
    pilot = Pilot(board, root)
    width, height = pilot.desk.view.pixels
    start, end = (pilot.desk.view.to_px(*pilot.node(id).screen_rect().centre) for id in ("card1", "cell0"))
    for kind, (x, y) in (
        (pygame.FINGERDOWN, start),
        *((pygame.FINGERMOTION, (start[0] + (end[0] - start[0]) * i / 8, start[1] + (end[1] - start[1]) * i / 8))
          for i in range(1, 9)),
        (pygame.FINGERUP, end),
    ):  # fmt: skip
        pilot.desk.feed(pygame.event.Event(kind, touch_id=1, finger_id=1, x=x / width, y=y / height, dx=0.0, dy=0.0))
        pilot.step()
    assert board.played == [("card1", "cell0")]
