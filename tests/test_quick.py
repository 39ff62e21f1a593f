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
    files = [path for path in TESTS.rglob("test_*.py") if not marks_of_all(path) & LEFT_OUT]
    assert [path.name for path in files if not any(not marks(test) & LEFT_OUT for test in tests_in(path))] == []


def tests_in(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def marks(test: ast.FunctionDef) -> set[str]:
    return {node.attr for decorator in test.decorator_list for node in [decorator] if isinstance(node, ast.Attribute)}


def marks_of_all(path: Path) -> set[str]:
    """Of a file that is marked as a whole."""
    found = (line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("pytestmark"))
    return {mark for mark in LEFT_OUT - {"thorough"} if mark in "".join(found)}
