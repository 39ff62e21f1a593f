"""`game.py film`: moments of play at sixty frames a second, and what was seen and heard measured against its aim."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from pixtable.language.words import LANGUAGES
from pixtable.shell.start.launch_options import pixels
from pixtable.store.settings import Settings
from pixtable.tools.film.moment import Measured, Moment
from pixtable.tools.film.moments import moments
from pixtable.tools.film.reel import Reel
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.durations import PACES, SPEEDS


def run(arguments: list[str]) -> int:
    known = moments()
    wish = _parser(list(known)).parse_args(arguments)
    rows: list[tuple[str, Measured]] = []
    for name in wish.moment or known:
        rows += [(name, row) for row in film(known[name], wish, wish.out / name if wish.out else None)]
    print_table(rows)
    return 0 if all(row.is_met for _, row in rows) else 1


def film(moment: Moment, wish: argparse.Namespace, folder: Path | None) -> list[Measured]:
    """Play a moment once, and measure it; its film lies in a folder if one is given."""
    with Visit(_settings(moment, wish), wish.size or moment.size) as visit:
        reel = Reel(folder, wish.close, shows_every=wish.every) if folder is not None and not moment.is_long else None
        trace = moment.recorded(moment.recorder_at(visit, reel.add if reel is not None else None))
        for path in reel.develop(trace) if reel is not None else ():
            print(path)
        return [row.taken(trace) for row in moment.rows]


def print_table(rows: Sequence[tuple[str, Measured]]) -> None:
    print("| moment | what | measured | aim | |\n|---|---|---|---|---|")
    for name, measured in rows:
        verdict = "met" if measured.is_met else "NOT MET"
        print(f"| {name} | {measured.row.what} | {measured} | {measured.row.aim} | {verdict} |")


def _settings(moment: Moment, wish: argparse.Namespace) -> Settings:
    asked = {
        "language": wish.lang,
        "text_scale": wish.text / 100,
        "reduced_motion": wish.reduced,
        "pace": wish.pace,
        "speed": wish.speed,
    }
    return Settings(**{**moment.settings, **{name: value for name, value in asked.items() if value is not None}})


def _box(text: str) -> Rect:
    try:
        x, y, w, h = map(float, text.split(","))
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(f"{text!r} is not X,Y,WIDTH,HEIGHT") from wrong
    return Rect(x, y, w, h)


def _parser(names: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py film", description=__doc__)
    told = f"some of {', '.join(names)}; all of them without it"
    parser.add_argument("--moment", nargs="+", choices=names, metavar="NAME", help=told)
    told = "where frames, sheet, video and trace go, a folder a moment; without it only the table is printed"
    parser.add_argument("--out", type=Path, metavar="DIR", help=told)
    told = "instead of a video sheets of every frame; one that looks like the one before is left out and counted"
    parser.add_argument("--every", action="store_true", help=told)
    parser.add_argument("--close", type=_box, metavar="X,Y,W,H", help="a close-up: only this part of the window")
    parser.add_argument("--size", type=pixels, metavar="WxH", help="of the window")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="size of the letters")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    parser.add_argument("--pace", choices=PACES, help="of the opponents")
    parser.add_argument("--speed", choices=SPEEDS, help="of all that moves")
    return parser
