"""The pygame half of every game: kept apart from GAMES, so that rules and protocol never load a window's kit."""

from pixtable.games.pictoric.table import TABLE as PICTORIC
from pixtable.games.pixies.table import TABLE as PIXIES
from pixtable.games.rhombs.table import TABLE as RHOMBS
from pixtable.games.tactics.table import TABLE as TACTICS
from pixtable.ui.stage import TableKit

TABLES: dict[str, TableKit] = {"pixies": PIXIES, "rhombs": RHOMBS, "pictoric": PICTORIC, "tactics": TACTICS}
