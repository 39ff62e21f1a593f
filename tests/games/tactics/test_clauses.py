"""Every clause of the duel has its tests: they are named after it."""

import re
from pathlib import Path

import pixtable.games.tactics

HERE = Path(__file__).parent
RULEBOOK = Path(pixtable.games.tactics.__file__).parent / "text" / "rulebook.toml"
LAST_OF_THE_DUEL = 93
"""Later clauses are about built decks and other ways to play."""


def test_every_clause_of_the_duel_has_its_tests():
    clauses = {int(number) for number in re.findall(r"PT-(\d+)", RULEBOOK.read_text(encoding="utf-8"))}
    duel = {number for number in clauses if number <= LAST_OF_THE_DUEL}
    assert len(duel) >= 40
    tests = "\n".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    named = {int(number) for name in re.findall(r"def (test_\w+)", tests) for number in re.findall(r"pt_(\d+)", name)}
    assert [f"PT-{number}" for number in sorted(duel - named)] == []
