"""`game.py bench`: the table of how fast the program is, in Markdown."""

import argparse
import gc
import os
import platform
import sys
from collections.abc import Iterator

from pixtable.games import GAMES
from pixtable.tools.arguments import positive_number
from pixtable.tools.bench.chapters import Bench, Chapter
from pixtable.tools.bench.climaxes import climax_rows
from pixtable.tools.bench.measure import QUICK, THOROUGH, Effort
from pixtable.tools.bench.reference import open_spiel
from pixtable.tools.bench.shelf import shelf_rows
from pixtable.tools.bench.start_up import start_up_rows
from pixtable.tools.bench.table import HEADING, Row
from pixtable.tools.game_tools import tools_of


def run(argv: list[str]) -> int:
    wish = _parser().parse_args(argv)
    effort = QUICK if wish.quick else THOROUGH
    if wish.rounds:
        effort = effort._replace(rounds=wish.rounds)
    _tell(f"Python {platform.python_version()}, {os.cpu_count()} cores, CPU time, median of {effort.rounds} rounds\n")
    _tell(HEADING)
    for row in rows(effort):
        _tell(str(row))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py bench", description=__doc__)
    parser.add_argument("--rounds", type=positive_number, metavar="N", help="how often the workloads take turns")
    parser.add_argument("--quick", action="store_true", help="a rough picture in a few seconds")
    return parser


def rows(effort: Effort) -> Iterator[Row]:
    """Each as soon as it is measured."""
    bench = Bench(effort, open_spiel())
    parts = [tools_of(game).bench_rows for game in GAMES]
    gc.freeze()  # as the window does when the first frame stands: what is loaded stays
    for chapter in Chapter:
        for part in parts:
            if chapter in part:
                yield from part[chapter](bench)
    yield from climax_rows()
    yield from shelf_rows(effort)
    yield from start_up_rows(effort)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
