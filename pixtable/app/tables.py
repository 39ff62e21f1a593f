"""The pygame half of every game: kept apart from GAMES, so that rules and protocol never load a window's kit."""

from pixtable.games.pictoric.table import TABLE as PICTORIC
from pixtable.games.pixies.table import TABLE as PIXIES
from pixtable.games.rhombs.table import TABLE as RHOMBS
from pixtable.games.tactics.draft.classic.table import TABLE as CLASSIC_DRAFT
from pixtable.games.tactics.draft.market.table import TABLE as MARKET_DRAFT
from pixtable.games.tactics.draft.winston.table import TABLE as WINSTON_DRAFT
from pixtable.games.tactics.table import TABLE as TACTICS
from pixtable.ui.stage import TableKit

TABLES: dict[str, TableKit] = {
    "pixies": PIXIES,
    "rhombs": RHOMBS,
    "pictoric": PICTORIC,
    "tactics": TACTICS,
    "tactics.draft.classic": CLASSIC_DRAFT,
    "tactics.draft.market": MARKET_DRAFT,
    "tactics.draft.winston": WINSTON_DRAFT,
}
