"""Our own capitals: they can set the titles of four languages, and their strokes can simply be filled."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from pixtable.studio.lettering import alphabet, setting

LETTERING = Path(__file__).parents[2] / "assets/ui/lettering.json"
TITLES = ("NEW GAME", "RÈGLES", "Œuvre à côté", "НОВА ГРА", "НАЛАШТУВАННЯ", "Ґанок, їжак, є", "РЕЗУЛЬТАТЫ", "Ёлка «2»")


@pytest.mark.parametrize("title", TITLES)
def test_title_can_be_set(title: str) -> None:
    shapes = setting.set_line(title)
    assert shapes
    assert max(x for shape in shapes for x, _ in shape) <= setting.line_width(title) + setting.WEIGHT


@pytest.mark.parametrize(
    "alphabet_of", ["ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ", "АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"]
)
def test_alphabet_is_complete(alphabet_of: str) -> None:
    assert set(alphabet_of) <= set(alphabet.CHARACTERS)


@pytest.mark.parametrize("character", alphabet.CHARACTERS)
def test_no_stroke_winds_round_itself(character: str) -> None:
    """Painters that fill by the even-odd rule would leave a hole there."""
    for shape in setting.glyph(character):
        assert not any(_cross(shape, i, j) for i in range(len(shape)) for j in range(i + 2, len(shape)))


def _cross(shape: list[tuple[float, float]], i: int, j: int) -> bool:
    if (j + 1) % len(shape) == i:
        return False
    (a, b), (c, d) = (shape[i], shape[(i + 1) % len(shape)]), (shape[j], shape[(j + 1) % len(shape)])
    return _side(a, b, c) * _side(a, b, d) < -1e-3 and _side(c, d, a) * _side(c, d, b) < -1e-3


def _side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_letters_that_look_alike_are_drawn_alike() -> None:
    assert setting.glyph("А") == setting.glyph("A")


def test_a_line_advances_from_left_to_right() -> None:
    places = [x for _, x in setting.advances("ТАБЛИЦЯ")]
    assert all(before < after for before, after in pairwise(places))


def test_kerning_pulls_letters_together() -> None:
    assert setting.line_width("ТА") < setting.line_width("НА")


def test_committed_alphabet_is_this_one() -> None:
    written = json.loads(LETTERING.read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(setting.as_data()))
