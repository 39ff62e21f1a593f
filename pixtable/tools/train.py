"""`game.py train GAME`: opponents play themselves, and what they learn of the worth of a table is written down."""

import argparse
from pathlib import Path

from pixtable.games import GAMES
from pixtable.tools.arguments import positive_number
from pixtable.tools.game_tools import tools_of
from pixtable.tools.progress import bar
from pixtable.tools.training import Course


def run(arguments: list[str]) -> int:
    learners = {game_id: training for game_id in GAMES if (training := tools_of(game_id).training)}
    wish = _parser(list(learners)).parse_args(arguments)
    training = learners[wish.game]
    usual = training.usual
    course = Course(
        wish.games or usual.games, wish.rounds or usual.rounds, usual.seed if wish.seed is None else wish.seed
    )
    with bar(course.games * course.rounds, "games", is_wanted=not wish.quiet) as shown:
        lessons = training.learn(course, shown.update, print)
    out = wish.out or training.file
    out.write_bytes(lessons)
    print(f"what was learned is in {out}")
    return 0


def _parser(learners: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py train", description=__doc__)
    parser.add_argument("game", choices=learners)
    parser.add_argument("--games", type=positive_number, metavar="N", help="a round (default: as the game is used to)")
    parser.add_argument("--rounds", type=positive_number, metavar="N")
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: where the opponents look for it")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser
