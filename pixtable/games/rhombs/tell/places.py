"""Where a tile is laid and how it is turned, as one sees it: the board can be moved, but never turned."""

from typing import NamedTuple

from pixtable.core.hexes import facing, neighbour
from pixtable.core.telling import Moment, Sentence
from pixtable.games.rhombs.rules.events import TilePlaced
from pixtable.games.rhombs.rules.legality import placements
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES, TURNS
from pixtable.games.rhombs.tell.tiles import colours_named, part, piece

SIDES = ("upper_right", "right", "lower_right", "lower_left", "left", "upper_left")
"""What lies across each edge."""
CORNERS = ("top", "top_right", "bottom_right", "bottom", "bottom_left", "top_left")
DEGREES = 60


class Spot(NamedTuple):
    """A cell, as the side of a tile on the table."""

    mark: int
    side: str


def spot_at(state: RhombsState, place: Place | TilePlaced) -> Spot | None:
    """Beside the tile that is easiest to name: no two are alike, so one is enough. None for the first of all tiles."""
    edges = {neighbour((place.q, place.r), edge): edge for edge in range(TURNS)}
    near = [laid for laid in reversed(state.table) if laid.cell in edges]  # what was laid last is best remembered
    if not near:
        return None
    mark = min(near, key=lambda laid: colours_named(laid.tile, [*lying(state), place.tile]))
    return Spot(mark.tile, SIDES[facing(edges[mark.cell])])


def where(moment: Moment, spot: Spot, laid: int) -> Sentence:
    tile = piece(moment, spot.mark, [*lying(moment.view), laid], "near")
    return moment.tell(f"tell.side.{spot.side}", tile=tile)


def lying(state: RhombsState) -> list[int]:
    return [laid.tile for laid in state.table]


def turned(moment: Moment, move: Place) -> Sentence:
    """Nothing where it fits in one turn only: then the colours beside it say how it lies."""
    ways = [turn for q, r, turn in placements(moment.view, move.tile) if (q, r) == (move.q, move.r)]
    if len(ways) < 2:
        return ()
    it = TILES[move.tile]
    if it.kind == "triple":  # it looks alike in every turn, and so most often lies as it came
        return moment.tell("tell.turned", degrees=DEGREES * move.turn) if move.turn else ()
    rhombus = 0 if it.kind == "single" else 2  # of a double and a black one: the odd one
    corner = CORNERS[(2 * rhombus + move.turn) % TURNS]
    return moment.tell(f"tell.turn.{corner}", colour=part(moment, it.rhombi[rhombus]))
