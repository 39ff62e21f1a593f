"""Tables of Pictoric Box for tests."""

from typing import Any

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.ui.pilot import Pilot
from tests.games.table_host import TableScene, random_choice, seat_at

__all__ = ["TableScene", "open_table", "play_to"]


def open_table(
    seats: int = 4, seed: int = 1, *, phase: str = "", viewer: int = 0, options: dict[str, Any] | None = None,
    **how: Any,
) -> tuple[Pilot, TableScene]:  # fmt: skip
    """At the first moment at which the viewer has to do with such a phase."""
    match = Match.start(GAME, Deal(seats=seats, seed=seed, options={"forfeits": False, **(options or {})}))
    if phase:
        play_to(match, phase, viewer)
    return seat_at(match, viewer=viewer, **how)


def play_to(match: Match, phase: str, viewer: int) -> None:
    """Everybody plays by chance until the viewer is asked."""
    choose = random_choice(5)
    while not (match.state.phase == phase and viewer in match.to_act):
        seat = match.to_act[-1]
        match.play(seat, choose(match, seat))
