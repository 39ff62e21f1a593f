"""The command line: `game.py` alone is the table, with a word behind it one of its tools."""

import gc
import os
import sys
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import NamedTuple

from pixtable.language.words import Words, guess_language

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anybody imports pygame


class Command(NamedTuple):
    """`module` has a `run`. It is imported only when it is called for: the protocol must not wait for the bench."""

    module: str
    what: str


COMMANDS = {
    "tour": Command("pixtable.tools.tour.command", "every screen as a picture, looked over by machine"),
    "showcase": Command("pixtable.tools.showcase.command", "the README's pictures, made anew"),
    "film": Command("pixtable.tools.film.command", "moments of play frame by frame, and how they measure"),
    "selftest": Command("pixtable.tools.selftest.command", "does everything work on this machine?"),
    "protocol": Command("pixtable.tools.protocol.server", "play by text, one JSON object a line"),
    "arena": Command("pixtable.tools.arena.command", "opponents against each other, with intervals"),
    "train": Command("pixtable.tools.train", "opponents learn by playing themselves"),
    "bench": Command("pixtable.tools.bench.command", "how fast everything is, as ratios"),
    "verify": Command("pixtable.tools.verify", "decide every move of a saved game again"),
    "mine": Command("pixtable.tools.mine", "look for puzzles in games of opponents"),
    "check-levels": Command("pixtable.tools.check_levels", "read, solve and prove levels"),
    "soak": Command("pixtable.tools.soak.command", "play for hours and watch memory and files"),
    "package": Command("pixtable.tools.packaging.command", "make what is to be downloaded, and try it"),
}
if getattr(sys, "frozen", False):
    del COMMANDS["package"]  # what it needs was left out of it


def main(arguments: list[str] | None = None) -> int:
    _mend_streams()
    given = sys.argv[1:] if arguments is None else arguments
    if not given or given[0].startswith("-"):
        return _table(given)
    name, *rest = given
    if name not in COMMANDS:
        words = Words(guess_language())
        print(words.say("launcher.unknown_command", command=repr(name), commands=", ".join(COMMANDS)), file=sys.stderr)
        return 2
    run = import_module(COMMANDS[name].module).run
    code: int = run(rest)
    return code


def _mend_streams() -> None:
    """A build without a console has no streams at all, and an old console not every letter: neither may end us."""
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _table(arguments: list[str]) -> int:
    gc.disable()  # nothing of what is loaded for the first frame is waste; the window switches it on again
    from pixtable.shell.start.launch import run  # noqa: PLC0415

    return run(arguments, {name: command.what for name, command in COMMANDS.items()})
