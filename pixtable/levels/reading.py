"""From the text of a file to a level. What is wrong with the text is said with its line."""

import re
import tomllib
from typing import Any

import msgspec

from pixtable.core.foreign import SIGNS, quoted, toml_is_too_deep
from pixtable.core.game import GameInfo
from pixtable.core.goals import Goal
from pixtable.levels.format import Level
from pixtable.levels.lines import Path, line_of, read_path

LONGEST_FILE = 60_000
"""Characters, ten times our longest. Whatever is longer was not written by somebody who wants to teach."""


class BadLevel(ValueError):
    """A level that cannot be read. `about` names the sentence in the catalogue, `line` counts from 1."""

    def __init__(self, about: str, line: int, why: str = "") -> None:
        super().__init__(f"line {line}: {about} {why}".strip())
        self.about, self.line, self.why = about, line, quoted(why)


def read_level(text: str) -> Level:
    """Only what the format knows; everything else is refused. Nothing in it is ever carried out."""
    if len(text) > LONGEST_FILE:
        raise BadLevel("too_long", 1)
    if (line := toml_is_too_deep(text)) is not None:
        raise BadLevel("too_deep", line)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no mistake of the TOML's
        raise BadLevel("no_toml", _line_in(str(error), text), str(error)) from error
    if sign := _sign_in(data):
        raise BadLevel("signs", _line_with(sign, text), f"U+{ord(sign):04X}")
    try:
        return msgspec.convert(data, Level)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadLevel("wrong_shape", line_of(text, _where(str(error))), str(error)) from error


def _sign_in(data: Any) -> str:
    """The first sign in any text of a level that would rule the line it is shown in."""
    match data:
        case str():
            found = SIGNS.search(data)
            return found[0] if found else ""
        case dict():
            return next(filter(None, map(_sign_in, (*data, *data.values()))), "")
        case list():
            return next(filter(None, map(_sign_in, data)), "")
        case _:
            return ""


def _line_with(sign: str, text: str) -> int:
    """Where a sign stands as it is, or is written as a number."""
    short, long = f"u{ord(sign):04x}", f"u{ord(sign):08x}"
    found = re.search(rf"{re.escape(sign)}|\\(?:{short}|{long}|[bf])", text, re.IGNORECASE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


def read_goal(data: dict[str, Any], game: GameInfo) -> Goal:
    """One of the game's own goals; raises `BadLevel` on the goal's line 0, which whoever has the text replaces."""
    try:
        goal: Goal = msgspec.convert(data, game.goals)
    except msgspec.ValidationError as error:
        raise BadLevel("wrong_goal", 0, str(error)) from error
    return goal


def _line_in(message: str, text: str) -> int:
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else len(text.splitlines()) or 1


def _where(message: str) -> Path:
    """The path that a message of msgspec speaks of; of an unknown key the key's own."""
    found = re.search(r"at `(\$[^`]*)`", message)
    path = read_path(found[1]) if found else ()
    unknown = re.search(r"unknown field `([^`]*)`", message)
    return (*path, unknown[1]) if unknown else path
