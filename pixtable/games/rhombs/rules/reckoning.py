"""What a hand of Rhombs counts, and how freely it can be played."""

import msgspec

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.rhombs.rules.legality import mobility
from pixtable.games.rhombs.rules.state import RhombsState, left_in


def reckon(state: RhombsState, seat: Seat) -> list[ScoreLine]:
    """Tiles count against their owner (HX-41); places where one of them fits now are to the good (HX-31)."""
    kinds: dict[str, int] = msgspec.to_builtins(left_in(state.hands[seat]))
    lines = [ScoreLine(state.round, kind, "HX-41", -points) for kind, points in kinds.items()]
    return [*lines, ScoreLine(state.round, "places", "HX-31", mobility(state, seat))]
