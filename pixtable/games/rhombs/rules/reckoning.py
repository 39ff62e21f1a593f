"""What a hand of Rhombs counts, and how freely it can be played, and those of the others."""

import msgspec

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.rhombs.rules.legality import mobility
from pixtable.games.rhombs.rules.state import RhombsState, left_in


def reckon(state: RhombsState, seat: Seat) -> list[ScoreLine]:
    """Tiles count against their owner (HX-41); places where one of them fits now are to the good, and to the bad where
    one of another's does (HX-31)."""
    kinds: dict[str, int] = msgspec.to_builtins(left_in(state.hands[seat]))
    lines = [ScoreLine(state.round, kind, "HX-41", -points) for kind, points in kinds.items()]
    places = [mobility(state, one) for one in range(state.seats)]
    mine = places.pop(seat)
    return [
        *lines,
        ScoreLine(state.round, "places", "HX-31", mine),
        ScoreLine(state.round, "denied", "HX-31", -sum(places)),
    ]
