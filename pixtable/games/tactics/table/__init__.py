"""The table of Pixel Tactics."""

from pixtable.games.tactics.table.stage import TABLE

__all__ = ["TABLE"]
