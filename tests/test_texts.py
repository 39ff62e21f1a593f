"""Every catalogue says the same things in four languages."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from pixtable.games import GAMES
from pixtable.language.words import FINISHED, SHELL, Words, catalogue, forms_of, plural_form, section, speaking
from pixtable.store.saves import Code
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.input.keymap import cap

pytestmark = pytest.mark.brief

ROOT = Path(__file__).parent.parent / "pixtable"
PACKAGES = (SHELL, *dict.fromkeys(package for game in GAMES for package in speaking(GAMES.package_of(game))))
SHEETS = {rf"{path.stem}\..+" for path in (ROOT / "shell/text/en").iterdir()} - {
    r"personas\..+",
    r"saves\..+",
    r"refusals\..+",
}
FORMS = {language: {plural_form(language, n) for n in range(200)} for language in FINISHED}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_sentence_is_found_in_the_file_of_its_table(package, language):
    for key, sentence in catalogue(package, language).items():
        assert section(package, language, key.partition(".")[0])[key] == sentence


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FINISHED[1:])
def test_every_sentence_exists_in_every_language(package, language):
    assert catalogue(package, language).keys() == catalogue(package, "en").keys()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_sentence_has_the_same_placeholders_and_all_plural_forms(package, language):
    for key, english in catalogue(package, "en").items():
        sentence = catalogue(package, language)[key]
        if isinstance(english, list):  # ways to say the same: each has what its own translation has
            assert [placeholders(one) for one in sentence] == [placeholders(one) for one in english], key
        assert placeholders(sentence) == placeholders(english), key
        if isinstance(sentence, dict):
            assert sentence.keys() == FORMS[language], key


def placeholders(sentence: object) -> set[str]:
    return {name for form in forms_of(sentence) for name in re.findall(r"\{(\w+)\}", form)}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_said_somewhere(package):
    """By its key, or by the key without its sheet's name, written out or put together behind a fixed beginning.

    A sheet's own way of saying (`f"shelf.{key}"`) proves nothing for the keys of the whole sheet.
    """
    written, made = keys_in_code()
    silent = [
        key
        for key in catalogue(package, "en")
        if not any(part in written or made.fullmatch(part) for part in (key, key.partition(".")[2]) if part)
    ]
    assert silent == []


@cache
def keys_in_code() -> tuple[set[str], re.Pattern[str]]:
    """All strings, and a pattern of all f-strings that begin with a word and a dot."""
    folders = [folder for folder in ROOT.iterdir() if folder.name not in ("studio", "text")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for folder in folders for path in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    patterns = {"".join(map(pattern_of, node.values)) for node in nodes if isinstance(node, ast.JoinedStr)}
    proofs = (one for one in patterns if re.match(r"\w+\\\.", one) and one not in SHEETS)
    return written, re.compile("|".join(sorted(proofs)))


def pattern_of(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) else ".+"


def test_every_problem_with_a_save_has_its_sentence():
    assert {f"saves.{code}" for code in get_args(Code)} <= catalogue(SHELL, "en").keys()


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "one", 0: "other", 2: "other", 21: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other"}),
        ("ru", {1: "one", 21: "one", 11: "many", 2: "few", 24: "few", 12: "many", 5: "many", 0: "many", 111: "many"}),
        ("uk", {1: "one", 101: "one", 3: "few", 13: "many", 20: "many"}),
    ],
)
def test_plurals_follow_the_language(language, forms):
    assert {n: plural_form(language, n) for n in forms} == forms


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FINISHED)
def test_a_percent_sign_stays_with_its_number(package, language):
    """English writes them together, the others with a space that never breaks."""
    between = "" if language == "en" else "\u00a0"
    for key, sentence in catalogue(package, language).items():
        for form in forms_of(sentence):
            assert all(space == between for space in re.findall(r"[\d}](\s?)%", form)), key


def test_a_sentence_is_filled_in():
    assert Words("ru").say("verify.agreed", n=22).startswith("22 хода")
    assert (
        Words("en", GAMES.package_of("pixies"))
        .say("refusals.PX-20.value", v=4)
        .startswith("A 4 goes face up on cell 4")
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Space Enter"), ("fr", "Espace Entrée"), ("ru", "Пробел Enter"), ("uk", "Пробіл Enter")],
)
def test_keys_are_called_as_on_the_readers_keyboard(language, said):
    with Visit(Settings(language=language)) as visit:
        canvas = visit.pilot.desk.canvas
        assert f"{canvas.named(cap('space'))} {canvas.named(cap('return'))}" == said
        assert canvas.named(cap("ctrl+z")) == "Ctrl+Z"
        assert canvas.named("+") == "+"
