"""The table of Pixies."""

from pixtable.games.pixies.table.stage import TABLE

__all__ = ["TABLE"]
