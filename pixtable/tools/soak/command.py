"""The soak itself: rounds until the time is up, a line of readings after each, and a verdict."""

import argparse
import gc
from time import monotonic

from pixtable.core.chance import Rng
from pixtable.shell.start import garbage
from pixtable.shell.start.memory import give_back_large_pieces
from pixtable.store.settings import Settings
from pixtable.tools.soak.gauges import Reading, read_gauges
from pixtable.tools.soak.rounds import play_a_round
from pixtable.tools.visit import Visit, draw_as_in_a_window

MOST_MEGABYTES = 450.0
"""What the program may hold after any number of rounds, at 1280 x 800."""
WARM = 6
"""Rounds after which all that is kept has been seen: from there on nothing may grow by much."""
MOST_GROWTH = 1.15
SPARE_HANDLES = 4


def run(arguments: list[str]) -> int:
    wish = _parser().parse_args(arguments)
    readings: list[Reading] = []
    ends = monotonic() + 60 * wish.minutes
    settings = Settings(language="en", pace="instant", speed="instant")
    dice = Rng(wish.seed)
    give_back_large_pieces()
    with Visit(settings) as visit:
        draw_as_in_a_window(visit)
        print(f"{'round':>5} {'minutes':>8} {'MB':>6} {'files':>6} {'processes':>10}")
        while monotonic() < ends or not readings:
            for _ in play_a_round(visit, dice):
                pass
            garbage.settle()
            gc.collect()
            readings.append(read_gauges())
            spent = wish.minutes - (ends - monotonic()) / 60
            print(_line(len(readings), spent, readings[-1]), flush=True)
            if wish.rounds and len(readings) >= wish.rounds:
                break
    faults = verdict(readings)
    print("\n".join(faults) or f"Nothing was held on to in {len(readings)} rounds.")
    return 1 if faults else 0


def verdict(readings: list[Reading]) -> list[str]:
    """What has grown, in words; nothing where all is well."""
    first, last = readings[min(WARM, len(readings)) - 1], readings[-1]
    found = []
    if last.megabytes > MOST_MEGABYTES:
        found.append(f"{last.megabytes:.0f} MB are held, more than {MOST_MEGABYTES:.0f}.")
    if last.megabytes > first.megabytes * MOST_GROWTH:
        found.append(f"Memory has grown from {first.megabytes:.0f} to {last.megabytes:.0f} MB.")
    if last.handles > first.handles + SPARE_HANDLES:
        found.append(f"Open files have grown from {first.handles} to {last.handles}.")
    if last.processes > first.processes:
        found.append(f"Processes have grown from {first.processes} to {last.processes}.")
    return found


def _line(number: int, minutes: float, reading: Reading) -> str:
    return f"{number:>5} {minutes:>8.1f} {reading.megabytes:>6.0f} {reading.handles:>6} {reading.processes:>10}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="for how long; the last round is finished")
    parser.add_argument("--rounds", type=int, default=0, help="at most so many rounds")
    parser.add_argument("--seed", type=int, default=1)
    return parser
