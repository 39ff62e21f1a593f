"""Anybody's text may come to the screen: setting it costs as much as it is long, and no more than a screen can show."""

from __future__ import annotations

import random

import pygame
import pytest

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.draw.theme import ROLES
from pixtable.ui.lettering.capitals import title
from pixtable.ui.lettering.limits import DOTS, LINE_LETTERS, PASTED_LETTERS, SCREEN_LETTERS
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.lettering.typeset import Icon, Run, Setter, runs_of
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from pixtable.ui.widgets import textbox
from pixtable.ui.widgets.textbox import TextBox, get_clipboard

TEXTS = {
    "one word": "a",
    "words": "lorem ipsum dolor ",
    "hyphens": "-",
    "signs": "a b : ! ? ",
    "opening signs": "« ",
    "lines": "ab\n",
    "letters": "a ",
}
BOXES = {
    "a page": ("body", (400, 1 << 20), False, 0),
    "a small box": ("body", (400, 40), True, 0),
    "a line": ("label", (400, 40), True, 1),
    "three lines": ("body", (300, 100), True, 3),
    "a screen": ("body", (1280, 800), True, 0),
    "a screen of large letters": ("hero", (1280, 800), True, 0),
}
LENGTHS = (251, 1000, 4000, 16_000, 40_000)


class Counted:
    """Letters that are all half as wide as they are high; every one that is measured is counted, and every asking."""

    def __init__(self) -> None:
        self.cost = 0

    def __call__(self, text: str, weight: str, size: int) -> float:
        self.cost += len(text) + 1
        return len(text) * size / 2


def long(piece: str, letters: int) -> str:
    return (piece * (letters // len(piece) + 1))[:letters]


def cost(text: str, box: tuple[str, tuple[int, int], bool, int], *, centred: bool = False) -> int:
    widths = Counted()
    setter, (role, room, shrink, lines) = Setter(widths, 1.0, 1.0), box
    block = setter.fitted(runs_of(text), ROLES[role], room, shrink, lines)
    if centred:
        setter.balanced(block, runs_of(text), ROLES[role])
    return widths.cost


@pytest.mark.parametrize("centred", [False, True])
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("text", TEXTS)
def test_the_cost_grows_no_faster_than_the_text(text: str, box: str, centred: bool) -> None:
    unit = cost(long(TEXTS[text], 250), BOXES[box], centred=centred)
    for letters in LENGTHS:
        found = cost(long(TEXTS[text], letters), BOXES[box], centred=centred)
        assert found <= 1.3 * letters / 250 * unit, letters


def test_many_runs_and_pictures_in_a_line_cost_as_much_as_they_are() -> None:
    def mixed(pieces: int) -> int:
        widths = Counted()
        rich = [Run("ab ", "amber") if i % 2 else Icon("ui/check_on") for i in range(pieces)]
        Setter(widths, 1.0, 1.0).fitted(runs_of(rich), ROLES["body"], (400, 1 << 20), False, 0)
        return widths.cost

    assert mixed(10_000) <= 1.3 * 100 * mixed(100)


@pytest.mark.parametrize("text", TEXTS)
def test_what_no_screen_can_show_is_not_even_measured(text: str) -> None:
    endless = cost(long(TEXTS[text], 10_000_000), BOXES["a page"])
    assert endless <= 1.3 * cost(long(TEXTS[text], SCREEN_LETTERS), BOXES["a page"])
    assert cost(long(TEXTS[text], 1_000_000), BOXES["a line"]) <= 20 * LINE_LETTERS


def test_a_cut_text_ends_with_dots_and_a_whole_one_does_not() -> None:
    def last(letters: int) -> str:
        setter = Setter(Counted(), 1.0, 1.0)
        return setter.fitted(runs_of("a" * letters), ROLES["body"], (400, 1 << 20), False, 0).lines[-1].pieces[-1].text

    assert last(SCREEN_LETTERS)[-1] == "a"
    assert last(SCREEN_LETTERS + 1)[-1] == DOTS


def test_no_piece_is_wider_than_a_line_of_the_widest_screen() -> None:
    setter = Setter(Counted(), 1.0, 1.0)
    block = setter.fitted(runs_of("a" * 4000), ROLES["body"], (400, 400), True, 0)
    assert {len(piece.text) for line in block.lines for piece in line.pieces} == {LINE_LETTERS}


# With real letters


@pytest.fixture
def canvas(assets: Assets) -> Canvas:
    return Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))


def trimmed_letter_by_letter(canvas: Canvas, words: str, role: str, rect: Rect) -> str:
    """What `trimmed` promises, by the slowest way."""
    shown = words
    while len(shown) > 1 and not canvas.block(shown, role, rect.w, rect.h, shrink=True, lines=1).fits:
        shown = shown.removesuffix(DOTS)[:-1].rstrip() + DOTS
    return shown


def test_a_name_is_trimmed_as_letter_by_letter(canvas: Canvas) -> None:
    dice = random.Random(4)
    for _ in range(400):
        name = "".join(dice.choices("AVTLyfij lWmж Ю.…'", k=dice.randint(1, 30)))
        rect, role = Rect(0, 0, dice.randint(10, 160), 30), dice.choice(("name", "label", "caption"))
        assert canvas.trimmed(name, role, rect) == trimmed_letter_by_letter(canvas, name, role, rect)


@pytest.mark.parametrize("text", TEXTS)
def test_a_long_name_is_trimmed_by_halving(canvas: Canvas, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    real = Setter.fitted
    monkeypatch.setattr(Setter, "fitted", lambda self, runs, *how: tried.append(runs) or real(self, runs, *how))
    for letters in (LINE_LETTERS, 4000, 100_000):
        tried.clear()
        canvas.trimmed(long(TEXTS[text], letters), "name", Rect(10, 10, 200, 40))
        assert len(tried) <= 1 + LINE_LETTERS.bit_length(), letters


@pytest.mark.parametrize("letters", [4000, 100_000])
def test_a_long_name_is_drawn_everywhere(canvas: Canvas, letters: int) -> None:
    name = "W" * letters
    rect = Rect(10, 10, 200, 40)
    assert len(canvas.trimmed(name, "name", rect)) < 30
    canvas.name(name, rect, "cream")
    canvas.text(name, rect)
    canvas.text(name, rect, align="centre")
    assert title(canvas, name, rect).w <= rect.w + 0.01
    assert canvas.measure(name, "body", 300)[1] < 2000


@pytest.mark.parametrize("sign", ["\x01", "\x1b", "\x9f", "\u202e", "\u2066", "\u200f", "\u2028", "\ufffe"])
def test_a_sign_that_would_rule_the_line_is_drawn_as_a_box(canvas: Canvas, sign: str) -> None:
    assert canvas.measure(f"A{sign}b", "body") == canvas.measure("A★b", "body")


# A line to write in


def test_of_what_was_copied_only_as_much_as_anything_takes_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(textbox.pygame.scrap, "get_text", lambda: "x" * 10_000_000)
    assert len(get_clipboard()) == PASTED_LETTERS
    box = TextBox("box", longest=40)
    box.write("\x00" * 10_000_000)
    box.write("y" * 10_000_000)
    assert box.text == "y" * 40


def test_a_box_holds_no_more_than_its_longest_from_the_start() -> None:
    box = TextBox("box", "n" * 5000, longest=14)
    assert (len(box.text), box.caret) == (14, 14)


def test_the_gap_beside_a_letter_is_found_by_halving(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Page(Scene):
        def build(self) -> None:
            self.box = TextBox("box", "iWliWlW" * 40, longest=280, rect=Rect(10, 10, 1200, 40))
            self.root.add(self.box)

    pilot = Pilot(page := Page(), root)
    pilot.settle()
    box = page.box
    edges = [box._width(i) for i in range(len(box.text) + 1)]
    measured: list[str] = []
    real = Canvas.measure
    monkeypatch.setattr(Canvas, "measure", lambda self, text, *how: measured.append(text) or real(self, text, *how))
    for x in range(0, 1200, 7):
        at = Rect(box.screen_rect().x + textbox.PADDING + x - box._scroll, 20, 0, 0)
        found = box._index(pygame.Vector2(at.x, at.y))
        assert abs(edges[found] - x) == min(abs(edge - x) for edge in edges)
    assert len(measured) <= 172 * 2 * 14
