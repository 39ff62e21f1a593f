"""What `--quick` takes of a family, and that no file is left out by it."""

import ast
from itertools import product
from pathlib import Path

import pytest

from tests.conftest import SPREAD, spread

TESTS = Path(__file__).parent
LEFT_OUT = {"thorough", "slow"}
GAMES, LANGUAGES, CARDS = range(4), range(3), range(60)


def cases(**values: range) -> list[dict[str, int]]:
    return [dict(zip(values, case, strict=True)) for case in product(*values.values())]


@pytest.mark.parametrize("salt", range(7))
def test_of_many_values_a_few_are_taken_and_of_few_every_one(salt):
    assert len(spread(cases(card=CARDS), salt)) == SPREAD
    family = cases(game=GAMES, card=CARDS, language=LANGUAGES)
    chosen = [family[n] for n in spread(family, salt)]
    assert {case["game"] for case in chosen} == {*GAMES}
    assert {case["language"] for case in chosen} == {*LANGUAGES}
    assert len(chosen) <= SPREAD + len(GAMES) + len(LANGUAGES)


def test_families_begin_elsewhere():
    assert {n for salt in CARDS for n in spread(cases(card=CARDS), salt)} == {*CARDS}


def test_every_file_is_met():
    """Unless it is slow as a whole, a file has something that a quick run takes."""
    for path in TESTS.rglob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        tests = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
        taken = [test for test in tests if test.name.startswith("test_") and not marks_of(test) & LEFT_OUT]
        assert taken or "pytestmark = pytest.mark.slow" in source, path.name


def marks_of(test: ast.FunctionDef) -> set[str]:
    return {mark.attr for mark in test.decorator_list if isinstance(mark, ast.Attribute)}
