"""On which line of a TOML text a value stands: the standard parser does not say, and people want to know."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from pixtable.core.foreign import MOST_KEY_PARTS

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: `("script", 2, "say", "fr")`."""

_HEADER = re.compile(r"\s*+(\[\[?)([^\]]++)\]\]?\s*+(?:#.*)?$")
_KEY = re.compile(r"\s*+((?:[\w-]++|\"[^\"]*+\")(?:\s*+\.\s*+(?:[\w-]++|\"[^\"]*+\"))*+)\s*+=")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line of the value at a path, else of the first thing in it, else of what is around it; from 1."""
    known = _lines(text)
    here = tuple(path)
    while here:
        inside = [line for place, line in known.items() if place[: len(here)] == here]
        if inside:
            return known.get(here, min(inside))
        here = here[:-1]
    return 1


def read_path(written: str) -> Path:
    """The path that msgspec writes as `$.script[2].say`."""
    steps = _STEP.findall(written.removeprefix("$"))
    return tuple(int(number) if number.isdecimal() else name or number for name, number in steps)


def _lines(text: str) -> dict[Path, int]:
    known: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    quoted = False
    for number, line in enumerate(text.splitlines(), start=1):
        if not quoted:
            if header := _HEADER.match(line):
                table = _open(_names(header[2]), header[1] == "[[", counts)
                known.setdefault(table, number)
            elif key := _KEY.match(line):
                known.setdefault((*table, *_names(key[1])), number)
        quoted ^= (line.count('"""') + line.count("'''")) % 2 == 1
    return known


def _open(names: Path, repeats: bool, counts: dict[Path, int]) -> Path:
    """Where a header leads: through the last of every list of tables, to a new one if it repeats."""
    here: Path = ()
    for depth, name in enumerate(names, start=1):
        here = (*here, name)
        if repeats and depth == len(names):
            counts[here] = counts.get(here, 0) + 1
        if here in counts:
            here = (*here, counts[here] - 1)
    return here


def _names(written: str) -> Path:
    return tuple(part.strip().strip('"') for part in written.split(".", MOST_KEY_PARTS))
