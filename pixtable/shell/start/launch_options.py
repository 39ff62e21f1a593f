"""What may stand behind `game.py` when no tool is called: how to open the window, and which game to lay out at once."""

import argparse
import re
from argparse import ArgumentTypeError
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from pixtable import __version__
from pixtable.games import GAMES
from pixtable.language.words import LANGUAGES
from pixtable.shell.start.display import how_to_call_us
from pixtable.ui.draw.units import SMALLEST

Pixels = tuple[int, int]


class LaunchOptions(NamedTuple):
    game: str | None = None
    seats: int | None = None
    seed: int | None = None
    replay: Path | None = None
    portable: Path | None = None
    language: str | None = None
    size: Pixels | None = None
    full_screen: bool = False
    first_frame: bool = False
    """Leave as soon as something is seen: how long that took is for whoever started us to say."""

    @property
    def game_at_once(self) -> str | None:
        """A seed or a number of seats is a wish to play, too."""
        wishes_to_play = self.game or self.seed is not None or self.seats is not None
        return (self.game or next(iter(GAMES))) if wishes_to_play else None


def read_options(arguments: list[str], commands: Mapping[str, str] | None = None) -> LaunchOptions:
    """`commands` are told to whoever asks for help: each by its name, and in a few words."""
    parser = _parser(commands or {})
    options = LaunchOptions(**vars(parser.parse_args(arguments)))
    if options.seats is not None and options.game_at_once is not None:
        game = GAMES[options.game_at_once]
        allowed = game.seats_with(game.read_options({}))
        if options.seats not in allowed:
            parser.error(f"--seats: {options.game_at_once} is played by {', '.join(map(str, allowed))}")
    return options


def pixels(text: str) -> Pixels:
    """`1280x800`, and not so small that nobody could read it."""
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not found:
        raise ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    width, height = int(found[1]), int(found[2])
    if width < SMALLEST.w or height < SMALLEST.h:
        raise ArgumentTypeError(f"{text!r} is smaller than {SMALLEST.w:.0f}x{SMALLEST.h:.0f}")
    return width, height


def _commands(commands: Mapping[str, str]) -> str:
    wide = max(map(len, commands), default=0)
    return (
        "\n".join(["commands:", *(f"  {name:{wide}}  {what}" for name, what in commands.items())]) if commands else ""
    )


def _parser(commands: Mapping[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=how_to_call_us(), description="Four tabletop games on one table.", epilog=_commands(commands),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"Pixtable {__version__}")
    parser.add_argument("--game", choices=tuple(GAMES), help="lay this game out at once")
    parser.add_argument("--seats", type=int, metavar="N", help="at that game's table")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the game of this number")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="take in a saved game and open it")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep games and settings in this folder")
    parser.add_argument("--lang", dest="language", choices=LANGUAGES)
    parser.add_argument("--size", type=pixels, metavar="WxH", help="of the window")
    parser.add_argument("--full-screen", action="store_true")
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    return parser
