"""What is printed on a game's box beside its name: found without loading its rules."""

import tomllib
from functools import cache

import msgspec

from pixtable.games import GAMES
from pixtable.language.words import texts_of


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[int, ...]
    minutes: int


@cache
def box_of(game_id: str) -> Box:
    file = texts_of(GAMES.package_of(game_id)) / "box.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Box)
