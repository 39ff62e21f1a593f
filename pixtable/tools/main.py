"""The command line: `game.py` alone is the table, with a word behind it one of its tools."""

import gc
import os
import sys
from collections.abc import Callable
from io import StringIO, TextIOWrapper

from pixtable.language.words import Words, guess_language

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anybody imports pygame


def main(arguments: list[str] | None = None) -> int:
    _mend_streams()
    given = sys.argv[1:] if arguments is None else arguments
    command, *rest = given if given and not given[0].startswith("-") else ["", *given]
    if command not in COMMANDS:
        words = Words(guess_language())
        known = ", ".join(name for name in COMMANDS if name)
        print(words.say("launcher.unknown_command", command=repr(command), commands=known), file=sys.stderr)
        return 2
    return COMMANDS[command](rest)


def _mend_streams() -> None:
    """A build without a console has no streams at all, and an old console not every letter: neither may end us."""
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


# Each tool is imported only when it is called for: the protocol must not wait for the bench's imports.


def _table(arguments: list[str]) -> int:
    gc.disable()  # nothing of what is loaded for the first frame is waste; the window switches it on again
    from pixtable.shell.start.launch import run  # noqa: PLC0415

    return run(arguments)


def _tour(arguments: list[str]) -> int:
    from pixtable.tools.tour.command import run  # noqa: PLC0415

    return run(arguments)


def _showcase(arguments: list[str]) -> int:
    from pixtable.tools.showcase.command import run  # noqa: PLC0415

    return run(arguments)


def _selftest(arguments: list[str]) -> int:
    from pixtable.tools.selftest.command import run  # noqa: PLC0415

    return run(arguments)


def _protocol(arguments: list[str]) -> int:
    from pixtable.tools.protocol.server import run  # noqa: PLC0415

    return run()


def _arena(arguments: list[str]) -> int:
    from pixtable.tools.arena.command import run  # noqa: PLC0415

    return run(arguments)


def _bench(arguments: list[str]) -> int:
    from pixtable.tools.bench.command import run  # noqa: PLC0415

    return run(arguments)


def _mine(arguments: list[str]) -> int:
    from pixtable.tools.mine import run  # noqa: PLC0415

    return run(arguments)


def _verify(arguments: list[str]) -> int:
    from pixtable.tools.verify import run  # noqa: PLC0415

    return run(arguments)


def _check_levels(arguments: list[str]) -> int:
    from pixtable.tools.check_levels import run  # noqa: PLC0415

    return run(arguments)


def _soak(arguments: list[str]) -> int:
    from pixtable.tools.soak.command import run  # noqa: PLC0415

    return run(arguments)


def _package(arguments: list[str]) -> int:
    from pixtable.tools.packaging.__main__ import main as run  # noqa: PLC0415

    return run(arguments)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "": _table,
    "tour": _tour,
    "showcase": _showcase,
    "selftest": _selftest,
    "protocol": _protocol,
    "arena": _arena,
    "bench": _bench,
    "verify": _verify,
    "mine": _mine,
    "check-levels": _check_levels,
    "soak": _soak,
    "package": _package,
}
