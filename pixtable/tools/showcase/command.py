"""`game.py showcase`: the README's pictures, drawn without a display: the title, and a short film of each game."""

import argparse
from collections.abc import Callable
from pathlib import Path

from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.store.settings import Settings
from pixtable.tools.game_tools import tools_of
from pixtable.tools.showcase.camera import WINDOW, Camera, Trailer
from pixtable.tools.tour.shell import title
from pixtable.tools.visit import Visit

HERO_SIZE = (1600, 800)
"""Wider than a window usually is: what it is and where to get it stand below without scrolling."""


def run(arguments: list[str]) -> int:
    makers = pictures()
    wish = _parser(list(makers)).parse_args(arguments)
    wish.out.mkdir(parents=True, exist_ok=True)
    chosen = wish.only or list(makers)
    for name in chosen:
        path = wish.out / name
        makers[name](path)
        print(f"{path}  {path.stat().st_size / 1000:,.0f} kB")
    print(Words("en").say("launch.tour.done", n=len(chosen), folder=wish.out))
    return 0


def pictures() -> dict[str, Callable[[Path], None]]:
    """What makes each picture, by the name of its file; a game without a trailer has none."""
    films = {f"{game}.gif": _film(trailer) for game in GAMES if (trailer := tools_of(game).trailer) is not None}
    return {"title.jpg": _hero, **films}


def _hero(path: Path) -> None:
    """A photograph's format, for there is wood grain in it: a tenth of what it would weigh otherwise."""
    with Visit(Settings(language="en", reduced_motion=True), HERO_SIZE) as visit:
        title(visit)
        visit.pilot.screenshot(path)


def _film(trailer: Trailer) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        with Visit(Settings(language="en"), WINDOW) as visit:
            camera = Camera(visit)
            trailer(camera)
            camera.develop(path)

    return make


def _parser(names: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py showcase", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="DIR", required=True, help="where the pictures go")
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=f"some of {', '.join(names)}")
    return parser
