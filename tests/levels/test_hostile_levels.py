"""A level that was written to hang whoever opens the Puzzles page: refused with a sentence, and for little work."""

import os

import pytest

from pixtable.levels.lines import line_of
from pixtable.levels.reading import LONGEST_FILE, BadLevel, read_level
from pixtable.shell.levels.scene import LevelsScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.level_files import LevelFile
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.lettering.text import Fonts
from tests.levels.test_broken_levels import PUZZLE
from tests.systems import needs_pipes
from tests.work import deadline, lines_of

FOOLED = 'a = \'"""\'\nb = """\n'
"""After this the text of `b` looks like tables and keys to whoever only counts quotes."""
HOSTILE = {
    "a dotted key of 40 kB": ("too_deep", "a." * 20_000 + "a = 1"),
    "a dotted header": ("too_deep", f"[{'a.' * 20_000}a]"),
    "a dotted key in a list": ("too_deep", f"x = [{{ {'a.' * 20_000}a = 1 }}]"),
    "brackets": ("too_deep", "[" * 3000),
    "brackets and spaces": ("too_deep", "[ " * 1500),
    "a bracket and spaces": ("no_toml", "[" + " " * 3000),
    "a bracket and spaces in a text": ("wrong_shape", f'a = """\n[{" " * 3000}\n"""\n'),
    "a bracket and spaces that look like a header": ("wrong_shape", f'{FOOLED}[{" " * 3000}\n"""\n'),
    "as many spaces as there is room for": ("wrong_shape", f'{FOOLED}[{" " * 50_000}\n"""\n'),
    "many of them": ("wrong_shape", FOOLED + ("[" + " " * 900 + "\n") * 50 + '"""\n'),
    "a header in a text": ("wrong_shape", f'{FOOLED}[{"a." * 25_000}a]\n"""\n'),
    "a key in a text": ("wrong_shape", f'{FOOLED}{"a." * 25_000}a = \n"""\n'),
    "lists in lists": ("too_deep", f"x = {'[' * 900}{']' * 900}"),
    "tables in tables": ("too_deep", f"x = {'{a = ' * 300}1{'}' * 300}"),
    "a number of 5000 digits": ("no_toml", f"x = {'9' * 5000}"),
    "quotes": ("no_toml", '"' * 50_000),
    "an open text": ("no_toml", 'x = """' + '"" ' * 15_000),
    "as many tables as there is room for": ("wrong_shape", "[[a]]\n" * 9_900),
    "keys of sixteen parts": ("wrong_shape", "\n".join(f"k{i}.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p = 1" for i in range(1300))),
    "a key of 50 kB": ("wrong_shape", f'"{"k" * 50_000}" = 1'),
    "too long": ("too_long", "#" * (LONGEST_FILE + 1)),
}
LINES_A_LETTER = 40
"""Of Python, for reading a level: whatever grows faster than its text goes beyond them."""


@pytest.fixture(autouse=True)
def nobody_waits():
    with deadline(120):
        yield


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_level_is_refused_for_work_that_grows_as_its_text(name):
    about, text = HOSTILE[name]
    with pytest.raises(BadLevel) as bad:
        lines_of(lambda: read_level(text), LINES_A_LETTER * len(text))
    assert bad.value.about == about
    assert len(bad.value.why) <= 200


def test_an_ordinary_level_is_far_from_any_limit():
    assert lines_of(lambda: read_level(PUZZLE), LINES_A_LETTER * len(PUZZLE)) < LINES_A_LETTER * len(PUZZLE) / 2
    assert 10 * len(PUZZLE) < LONGEST_FILE


@pytest.mark.parametrize("written", ["\\u0000", "\\u202e", "\u202e", "\u2066", "\\U0000200F", "\\b"])
def test_a_sign_that_rules_a_line_is_refused_and_its_line_is_told(written):
    text = PUZZLE.replace('[title]\nen = "', f'[title]\nen = "{written}', 1)
    assert text != PUZZLE
    with pytest.raises(BadLevel) as bad:
        read_level(text)
    assert bad.value.about == "signs"
    assert written in text.splitlines()[bad.value.line - 1]


def test_lines_are_found_as_before():
    text = '[ start ]  # here\nseats = 2\n[[ script ]]\n"odd key" . say = 1\n[[script]]\nwait = "next"\n'
    assert [line_of(text, path) for path in (("start",), ("start", "seats"), ("script", 1), ("script", 1, "wait"))] == [
        1,
        2,
        5,
        6,
    ]
    assert line_of(text, ("script", 0, "odd key", "say")) == 4


@pytest.mark.parametrize("kind", [pytest.param("pipe", marks=needs_pipes), "folder", "huge"])
def test_a_level_is_a_regular_file_of_a_sane_size(kind, tmp_path):
    path = tmp_path / "x.toml"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.touch()
        os.truncate(path, 500 << 20)
    with pytest.raises(BadLevel) as bad:
        _ = LevelFile(path).level
    assert bad.value.about == ("too_long" if kind == "huge" else "not_a_file")


@needs_pipes
@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_puzzles_page_lists_them_all_with_a_reason(language):
    with Visit(Settings(language=language, reduced_motion=True)) as visit:
        folder = visit.app.services.folders.levels / "pixies"
        folder.mkdir(parents=True)
        for number, (_, text) in enumerate(HOSTILE.values()):
            (folder / f"h{number}.toml").write_text(text, encoding="utf-8")
        (folder / "good.toml").write_text(PUZZLE.replace('en = "', 'en = "\\u0000', 1), encoding="utf-8")
        os.mkfifo(folder / "pipe.toml")
        visit.app.open_levels("pixies", "puzzle")
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, LevelsScene)
        assert len(list(visit.app.services.level_shelf.broken("pixies"))) == len(HOSTILE) + 2
        assert visit.pilot.desk.draw()


def letters_set(text, monkeypatch):
    """How many letters are measured while a level with this text is listed and opened."""
    letters, real = 0, Fonts.width

    def counted(self, words, *how):
        nonlocal letters
        letters += len(words)
        return real(self, words, *how)

    with monkeypatch.context() as patch, Visit(Settings(language="en", reduced_motion=True)) as visit:
        folder = visit.app.services.folders.levels / "pixies"
        folder.mkdir(parents=True)
        (folder / "good.toml").write_text(PUZZLE.replace('en = "', f'en = "{text}'), encoding="utf-8")
        patch.setattr(Fonts, "width", counted)
        visit.app.open_levels("pixies", "puzzle")
        visit.pilot.settle()
        found = visit.app.services.level_shelf.levels("pixies", "puzzle")
        visit.app.play_level(next(level for level in found if level.id == "pixies.good"))
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, TableScene)
    return letters


@pytest.mark.parametrize("text", ["W" * 4000, "« " * 2000, "a-" * 2000, "lorem ipsum " * 300])
def test_a_level_with_a_long_text_is_listed_and_played_for_work_that_grows_as_it(text, monkeypatch):
    assert letters_set(text, monkeypatch) - letters_set("", monkeypatch) < 8 * len(text)
