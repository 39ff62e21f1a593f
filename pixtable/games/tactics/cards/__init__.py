"""The characters, one file each: importing them writes them into `words.CHARACTERS`."""

from importlib import import_module

from pixtable.games.tactics.rules.decks.roster import ROSTER

ALL = tuple(import_module(f"{__name__}.{name}") for name in ROSTER)
