"""Tables of Rhombs for tests."""

from typing import Any

from pixtable.core.match import Deal, Match
from pixtable.games.rhombs import GAME
from pixtable.ui.pilot import Pilot
from tests.games.table_host import TableScene, seat_at

__all__ = ["TableScene", "open_table"]


def open_table(
    seats: int = 2, seed: int = 1, *, position: dict[str, Any] | None = None, options: dict[str, Any] | None = None,
    **how: Any,
) -> tuple[Pilot, TableScene]:  # fmt: skip
    deal = Deal(seats=seats, seed=seed, position=position, options=options or {})
    return seat_at(Match.start(GAME, deal), **how)
