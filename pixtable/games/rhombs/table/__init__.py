"""The table of Rhombs."""

from pixtable.games.rhombs.table.stage import TABLE

__all__ = ["TABLE"]
