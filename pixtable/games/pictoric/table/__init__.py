"""The table of Pictoric Box."""

from pixtable.games.pictoric.table.stage import TABLE

__all__ = ["TABLE"]
