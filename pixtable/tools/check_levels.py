"""`python game.py check-levels [DIR]`: read every level, play its solution, prove its puzzles."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from pixtable.games import GAMES
from pixtable.language.words import Words, guess_language
from pixtable.levels.checking import Context, Problem, check
from pixtable.levels.lines import line_of
from pixtable.levels.reading import BadLevel
from pixtable.store.level_files import LevelFile, files_in
from pixtable.store.program_files import levels_folder
from pixtable.store.rulebook import load_rulebook
from pixtable.table.loading import table_of
from pixtable.tools.progress import each


def run(arguments: list[str]) -> int:
    """0 where every level is sound, 1 where one is not, 2 where there are none."""
    parser = argparse.ArgumentParser(prog="game.py check-levels", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=levels_folder(), metavar="DIR")
    folder, words = parser.parse_args(arguments).folder, Words(guess_language())
    files = levels_in(folder)
    if not files:
        print(words.say("level_check.none", folder=folder), file=sys.stderr)
        return 2
    found = 0
    for file in each(files, words.say("level_check.checking")):
        for line, sentence in complaints(file, words):
            found += 1
            print(f"{file.path}:{line}: {sentence}")
    for complaint in _numbered_alike(files, words):
        found += 1
        print(complaint)
    print(words.say("level_check.sound", n=len(files)) if not found else words.say("level_check.problems", n=found))
    return 1 if found else 0


def levels_in(folder: Path) -> list[LevelFile]:
    """Of a folder with one folder a game, or of a game's own folder in it."""
    if folder.name not in GAMES:
        return list(files_in(folder))
    return [file for file in files_in(folder.parent) if file.path.parent == folder]


def complaints(file: LevelFile, words: Words) -> Iterator[tuple[int, str]]:
    """Line and sentence of everything that is wrong with a file."""
    try:
        level = file.level
    except BadLevel as bad:
        yield bad.line, words.say(f"level_check.unreadable.{bad.about}", why=bad.why)
        return
    for problem in check(level, context_of(level.played)):
        yield line_of(file.text, problem.path), sentence_of(problem, words)


def sentence_of(problem: Problem, words: Words) -> str:
    return words.say(f"level_check.wrong.{problem.about}", **problem.values)


@cache
def context_of(game_id: str) -> Context:
    clauses = frozenset(clause.id for clause in load_rulebook(game_id).clauses())
    return Context(GAMES[game_id], clauses, table_of(game_id).anchors)


def _numbered_alike(files: Iterable[LevelFile], words: Words) -> Iterator[str]:
    """Two levels of a kind that want the same place in the list."""
    places: dict[tuple[str, str, int], LevelFile] = {}
    for file in files:
        try:
            level = file.level
        except BadLevel:
            continue
        first = places.setdefault((level.game, level.kind, level.number), file)
        if first is not file:
            line = line_of(file.text, ("number",))
            yield f"{file.path}:{line}: {words.say('level_check.wrong.number_taken', other=first.path.name)}"
