"""From the text of a file to a level. What is wrong with the text is said with its line."""

import re
import tomllib
from typing import Any

import msgspec

from pixtable.core.game import GameInfo
from pixtable.core.goals import Goal
from pixtable.levels.format import Level
from pixtable.levels.lines import Path, line_of, read_path

LONGEST_FILE = 200_000
"""Characters. Whatever is longer was not written by somebody who wants to teach."""


class BadLevel(ValueError):
    """A level that cannot be read. `about` names the sentence in the catalogue, `line` counts from 1."""

    def __init__(self, about: str, line: int, why: str = "") -> None:
        super().__init__(f"line {line}: {about} {why}".strip())
        self.about, self.line, self.why = about, line, why


def read_level(text: str) -> Level:
    """Only what the format knows; everything else is refused. Nothing in it is ever carried out."""
    if len(text) > LONGEST_FILE:
        raise BadLevel("too_long", 1)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadLevel("no_toml", _line_in(str(error), text), str(error)) from error
    try:
        return msgspec.convert(data, Level)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadLevel("wrong_shape", line_of(text, _where(str(error))), str(error)) from error


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
