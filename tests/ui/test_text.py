from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from pixtable.ui.draw.assets import WEIGHTS, Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.draw.theme import ROLES
from pixtable.ui.lettering.capitals import alphabet, title
from pixtable.ui.lettering.cmap import covered
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.lettering.typeset import Icon, Run, Setter, plain, runs_of
from pixtable.ui.lettering.typeset import _split as split_word
from pixtable.ui.widgets.textbox import get_clipboard, put_clipboard

FOUR_LANGUAGES = "Gewinn ÀÂÇÉÈÊËÎÏÔÛÙŒœ«»’ АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЫЪЭЮЯ №₴ʼ…—·×−½→"


@pytest.fixture
def canvas(assets: Assets) -> Canvas:
    made = Canvas(pygame.Surface((1280, 800)), Pictures(assets), Fonts(assets))
    made.register.on = True
    return made


def ten_wide() -> Setter:
    """Every letter is half as wide as the text is high."""
    return Setter(lambda text, _, size: len(text) * size / 2, 1.0, 1.0)


def words(block: object) -> list[str]:
    return [" ".join(p.text for p in line.pieces) for line in block.lines]  # type: ignore[attr-defined]


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_cmap_is_read_as_fonttools_reads_it(assets: Assets, weight: str) -> None:
    assert covered(assets.font_bytes(weight)) == set(TTFont(assets.font_path(weight)).getBestCmap())


def test_the_font_has_every_letter_of_four_languages(assets: Assets) -> None:
    for weight in WEIGHTS:
        assert Fonts(assets).missing(FOUR_LANGUAGES, weight) == ""
    assert Fonts(assets).missing("a★b", "bold") == "★"


@pytest.mark.parametrize("letter", ["\0", "\ud800"])
def test_what_the_font_library_refuses_is_drawn_as_the_box_of_a_missing_letter(canvas: Canvas, letter: str) -> None:
    name = f"A{letter}b"
    ink = canvas.text(name, Rect(0, 0, 400, 40), "body")
    assert ink.w == canvas.text("A★b", Rect(0, 50, 400, 40), "body").w > canvas.measure("Ab", "body")[0]
    assert canvas.register.shown[0].missing == letter
    title(canvas, name, Rect(0, 100, 400, 40))
    for weight in WEIGHTS:
        shown, box = (canvas.fonts.rendered(text, weight, 20, (0, 0, 0)) for text in (name, "A★b"))
        assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(box, "RGBA")


def test_titles_have_every_capital_of_four_languages(assets: Assets) -> None:
    letters = alphabet(assets)
    assert letters.can_set("НАЛАШТУВАННЯ ҐЄІЇ ЩЁЛКЪЫЭЙ 'ʼ’ RÉGLAGES ÇÀ ŒUVRE 0123456789!?")
    assert letters.can_set("«\u00a0PRÊT\u202f?\u00a0»")
    assert not letters.can_set("日")


def test_a_title_is_as_wide_as_its_letters_and_shrinks_to_its_box(canvas: Canvas) -> None:
    letters = alphabet(canvas.pictures.assets)
    wide = title(canvas, "Pixies", Rect(0, 0, 900, 60), 30)
    assert (wide.w, wide.h) == (pytest.approx(letters.width("PIXIES", 30)), 30)
    assert letters.width("TA", 30) < letters.width("T", 30) + letters.width("A", 30) + letters.tracking
    assert title(canvas, "Pixies", Rect(0, 0, 50, 60), 30).w == pytest.approx(50)


def test_without_our_letters_a_title_is_set_in_the_reading_face(tmp_path: Path) -> None:
    bare = Assets(tmp_path)
    canvas = Canvas(pygame.Surface((400, 100)), Pictures(bare), Fonts(bare))
    assert not alphabet(bare).can_set("A")
    assert title(canvas, "Pixies", Rect(0, 0, 400, 60)).w > 40


def test_text_wraps_at_spaces_and_never_at_a_no_break_space() -> None:
    block = ten_wide().fitted(runs_of("aaaa bb cc\u00a0dd"), ROLES["body"], (75, 500), False, 0)
    assert words(block) == ["aaaa bb", "cc\u00a0dd"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("aa bbb : cc", ["aa", "bbb :", "cc"]),
        ("a « bb » cc", ["a", "« bb »", "cc"]),
        ("aaa « bb", ["aaa", "« bb"]),
        ("aaaaaa ! bb", ["aaaaaa", "! bb"]),
        ("« aaaa » b", ["« aaaa", "» b"]),
    ],
)
def test_no_sign_is_torn_from_its_word_unless_both_have_no_room(text: str, lines: list[str]) -> None:
    assert words(ten_wide().fitted(runs_of(text), ROLES["body"], (65, 500), False, 0)) == lines


@pytest.mark.parametrize("mark", ["leader", ""], ids=["marked", "explained before"])
def test_a_word_is_not_broken_where_its_mark_ends(mark: str) -> None:
    runs = (Run("read the "), Run("leader", mark=mark), Run("’s mind"))
    lines = ten_wide().fitted(runs, ROLES["body"], (125, 500), False, 0).lines
    assert ["".join(piece.text for piece in line.pieces) for line in lines] == ["read the", "leader’s mind"]


def test_a_centred_text_leaves_no_word_alone_in_its_last_line() -> None:
    runs, role, setter = runs_of("aa bb cc dd ee ff"), ROLES["body"], ten_wide()
    greedy = setter.fitted(runs, role, (130, 500), False, 0)
    assert words(greedy) == ["aa bb cc dd ee", "ff"]
    assert words(setter.balanced(greedy, runs, role)) == ["aa bb cc", "dd ee ff"]


def test_a_text_that_does_not_fit_shrinks_to_the_floor_and_no_further() -> None:
    role = ROLES["label"]
    assert ten_wide().fitted(runs_of("abcdefgh"), role, (70, 40), True, 1).size == 17
    squeezed = ten_wide().fitted(runs_of("abcdefgh"), role, (10, 40), True, 1)
    assert (squeezed.size, squeezed.fits) == (16, False)


def test_a_long_word_may_break_after_its_hyphen() -> None:
    block = ten_wide().fitted(runs_of("moss-lantern"), ROLES["body"], (75, 500), False, 0)
    assert words(block) == ["moss-", "lantern"]


def test_runs_of_two_colours_share_a_line() -> None:
    rich = [Run("27 → ", "muted"), Run("37", "amber"), Icon("ui/check_on")]
    (line,) = ten_wide().fitted(runs_of(rich), ROLES["body"], (500, 50), False, 0).lines
    assert [p.colour for p in line.pieces] == ["muted", "amber", None]
    assert line.pieces[1].x > line.pieces[0].x + line.pieces[0].width
    assert plain(rich) == "27 → 37"


def test_twice_the_text_scale_is_twice_the_size(canvas: Canvas) -> None:
    small = canvas.measure("Take a card", "body")
    canvas.text_scale = 2
    large = canvas.measure("Take a card", "body")
    assert large[0] == pytest.approx(2 * small[0], rel=0.05)


def test_the_register_tells_what_left_its_box_and_what_has_no_glyph(canvas: Canvas) -> None:
    canvas.text("fits", Rect(10, 10, 200, 30))
    canvas.text("an unbreakablysolongwordthatnothinghelps", Rect(10, 50, 60, 30))
    canvas.text("★", Rect(10, 90, 60, 30))
    fits, over, star = canvas.register.shown
    assert (fits.fits, over.fits, star.missing) == (True, False, "★")
    assert fits.box.holds(fits.ink)


def test_the_register_costs_nothing_when_off(canvas: Canvas) -> None:
    canvas.register.on = False
    canvas.text("quiet", Rect(10, 10, 200, 30))
    assert canvas.register.shown == []


def test_capitals_stand_in_the_middle_of_their_box(canvas: Canvas) -> None:
    canvas.surface.fill((0, 0, 0))
    canvas.text("HHH", Rect(0, 100, 400, 80), "hero", (255, 255, 255))
    lit = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (128, 128, 128)).get_bounding_rects()
    top, bottom = min(r.top for r in lit), max(r.bottom for r in lit)
    assert abs((top + bottom) / 2 - 140) <= 1.5


def test_caches_stay_within_their_budget(canvas: Canvas) -> None:
    for i in range(60):
        for w in range(40, 400, 30):
            canvas.image(f"pixies/card_{i:02d}", Rect(0, 0, w, w * 1.4))
    assert canvas.pictures.weight <= (96 + 128) << 20


def test_the_register_knows_where_a_text_stands_even_in_a_turned_layer(canvas: Canvas) -> None:
    with canvas.shifted(100, 50), canvas.posed(Rect(10, 10, 200, 60), turn=5):
        ink = canvas.text("turned", Rect(20, 20, 150, 30))
    (shown,) = canvas.register.shown
    assert shown.box == pytest.approx(Rect(120, 70, 150, 30), abs=0.01)
    assert shown.ink.x == pytest.approx(ink.x + 100, abs=0.01)


def test_what_is_scrolled_out_of_sight_is_not_registered(canvas: Canvas) -> None:
    with canvas.clipped(Rect(0, 0, 300, 100)):
        canvas.text("seen", Rect(10, 10, 150, 30))
        canvas.text("unseen", Rect(10, 300, 150, 30))
    assert canvas.register.texts == ["seen"]


def test_text_that_no_system_clipboard_takes_is_kept_in_ours() -> None:
    pygame.display.init()
    put_clipboard("a\0b")
    assert get_clipboard() in {"a\0b", "a"}


@pytest.mark.parametrize("path", ["/home/ada/.local/share/pixtable/games", "C:\\Users\\Ada\\AppData\\Local\\Pixtable"])
def test_a_path_breaks_after_a_stroke_of_either_kind(path: str) -> None:
    parts = split_word(path)
    assert "".join(parts) == path
    assert len(parts) > 4
    assert all(part[-1] in "/\\" for part in parts[:-1])
