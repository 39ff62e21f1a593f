"""The command line: `game.py` alone is the table, with a word behind it one of its tools."""

import sys
from collections.abc import Callable

from pixtable.app.words import Words, guess_language


def main(arguments: list[str] | None = None) -> int:
    command, *rest = (sys.argv[1:] if arguments is None else arguments) or [""]
    words = Words(guess_language())
    if command not in COMMANDS:
        known = ", ".join(name for name in COMMANDS if name)
        print(words.say("launcher.unknown_command", command=repr(command), commands=known), file=sys.stderr)
        return 2
    return COMMANDS[command](rest)


# Each tool is imported only when it is called for: the protocol must not wait for the bench's imports.


def _table(arguments: list[str]) -> int:
    print(Words(guess_language()).say("launcher.no_window_yet"))
    return 0


def _protocol(arguments: list[str]) -> int:
    from pixtable.app.protocol.server import run  # noqa: PLC0415

    return run()


def _arena(arguments: list[str]) -> int:
    from pixtable.app.arena_command import run  # noqa: PLC0415

    return run(arguments)


def _bench(arguments: list[str]) -> int:
    from pixtable.app.bench.command import run  # noqa: PLC0415

    return run(arguments)


def _verify(arguments: list[str]) -> int:
    from pixtable.app.verify_command import run  # noqa: PLC0415

    return run(arguments)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "": _table,
    "protocol": _protocol,
    "arena": _arena,
    "bench": _bench,
    "verify": _verify,
}
