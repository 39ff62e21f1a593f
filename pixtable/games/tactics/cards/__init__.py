"""The characters, one file each: importing them writes them into `words.CHARACTERS`.

What an ability says in words stands in `text/<language>/cards.toml` under its character and slot; here it is done.
"""

from importlib import import_module

from pixtable.games.tactics.rules.decks.roster import ROSTER

ALL = tuple(import_module(f"{__name__}.{name}") for name in ROSTER)
