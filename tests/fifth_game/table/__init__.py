"""The table of Stones."""

from pixtable.table.kit import TableKit
from tests.fifth_game.table.stage import StonesStage

TABLE = TableKit(stage=StonesStage)
