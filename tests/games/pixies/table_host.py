"""Tables of Pixies for tests."""

from typing import Any

from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.ui.pilot import Pilot
from tests.games.table_host import Chooser, TableScene, play_on, random_choice, seat_at

__all__ = ["Chooser", "TableScene", "open_table", "play_on", "random_choice"]


def open_table(
    seats: int = 3, seed: int = 1, *, position: dict[str, Any] | None = None, rounds: int = 3, **how: Any
) -> tuple[Pilot, TableScene]:
    deal = Deal(seats=seats, seed=seed, position=position, options={"rounds": rounds})
    return seat_at(Match.start(GAME, deal), **how)
