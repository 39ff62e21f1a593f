"""How far a Pictoric has come."""

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.pictoric.rules.state import PictoricState


def reckon(state: PictoricState, seat: Seat) -> list[ScoreLine]:
    return [ScoreLine(state.turn, "cells", "PB-33", state.places[seat])]
