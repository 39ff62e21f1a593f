"""`python -m pixtable.studio [--only rhombs,ui] [--jobs 2]` makes the pictures and says which have changed."""

import argparse
import sys
from collections import Counter
from pathlib import Path

from pixtable.studio.asset_files import write_assets
from pixtable.studio.pictoric import catalogue as pictoric
from pixtable.studio.pixies import catalogue as pixies
from pixtable.studio.rhombs import catalogue as rhombs
from pixtable.studio.tactics import catalogue as tactics
from pixtable.studio.title import catalogue as title
from pixtable.studio.ui import catalogue as ui

ASSETS = Path(__file__).parents[2] / "assets"
PARTS = {
    "pixies": pixies.jobs,
    "rhombs": rhombs.jobs,
    "pictoric": pictoric.jobs,
    "tactics": tactics.jobs,
    "ui": ui.jobs,
    "title": title.jobs,
}


def _parts(text: str) -> list[str]:
    names = text.split(",")
    if unknown := set(names) - set(PARTS):
        raise argparse.ArgumentTypeError(
            f"no part is called {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}"
        )
    return names


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m pixtable.studio", description="Draws the pictures of the game.")
    parser.add_argument("--only", type=_parts, default=list(PARTS), help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--jobs", type=int, default=1, help="how many to draw at once")
    parser.add_argument("--out", type=Path, default=ASSETS, help="the folder of assets")
    return parser.parse_args()


def main() -> None:
    arguments = _arguments()
    jobs = [job for part in arguments.only for job in PARTS[part]()]
    states: Counter[str] = Counter()
    for path, state in write_assets(jobs, arguments.out, arguments.jobs):
        states[state] += 1
        if state != "same":
            sys.stdout.write(f"{state:8}{path}\n")
            sys.stdout.flush()
    sys.stdout.write(", ".join(f"{count} {state}" for state, count in sorted(states.items())) + "\n")


if __name__ == "__main__":
    main()
