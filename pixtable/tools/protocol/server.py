"""Lines in, lines out. Whatever comes in, an answer goes out; only the end of the input ends it."""

import argparse
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from pixtable.core.codec import BadJson
from pixtable.tools.protocol.answers import ProtocolError
from pixtable.tools.protocol.requests import ANY_REQUEST
from pixtable.tools.protocol.table import Table

LONGEST_LINE = 1024 * 1024


def run(arguments: list[str]) -> int:
    argparse.ArgumentParser(prog="game.py protocol", description=__doc__).parse_args(arguments)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever listened has gone: nobody is left to tell, and every accepted move is already in its file.
        sys.stderr.close()
    return 0


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    with Table() as table:
        for line in lines(source):
            sink.write(msgspec.json.encode(answer(table, line)) + b"\n")
            sink.flush()


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of the input; None stands for one that was too long to keep."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        yield None


def answer(table: Table, line: bytes | None) -> dict[str, Any]:
    try:
        return {"ok": True, **table.handle(_read(line))}
    except ProtocolError as error:
        return {"ok": False, "error": error.told}
    except Exception as error:  # a fault of ours must not end somebody's game
        return {"ok": False, "error": {"code": "internal", "message": table.fault(error)}}


def _read(line: bytes | None) -> Any:
    if line is None:
        raise ProtocolError("too_long", f"a line may have at most {LONGEST_LINE} bytes")
    try:
        return ANY_REQUEST.decode(line)
    except msgspec.ValidationError as error:
        raise ProtocolError("bad_request", str(error)) from error
    except BadJson as error:
        raise ProtocolError("bad_json", f"this line is not a JSON object: {error}") from error
