"""`game.py bench`: the table of how fast the program is, in Markdown."""

import argparse
import gc
import os
import platform
import sys
from collections.abc import Iterator

from pixtable.app.arguments import positive_number
from pixtable.app.bench.drawing import drawing_rows
from pixtable.app.bench.history import history_rows
from pixtable.app.bench.measure import QUICK, THOROUGH, Effort
from pixtable.app.bench.minds import mind_rows
from pixtable.app.bench.playouts import playout_rows, search_rows
from pixtable.app.bench.reference import open_spiel
from pixtable.app.bench.rhombs import rhombs_rows
from pixtable.app.bench.start_up import start_up_rows
from pixtable.app.bench.table import HEADING, Row


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
    reference = open_spiel()
    gc.freeze()  # as the window does when the first frame stands: what is loaded stays
    yield from playout_rows(effort, reference)
    yield from search_rows(effort, reference)
    yield from rhombs_rows(effort, reference)
    yield from history_rows(effort)
    yield from mind_rows(effort)
    yield from drawing_rows(effort)
    yield from start_up_rows(effort)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
