"""What is worth looking for in a position of Rhombs, for puzzles: small tables, and hands of two or three tiles."""

from collections.abc import Iterator
from typing import Any

from pixtable.core.events import Seat
from pixtable.core.goals import PuzzleSource, Wish
from pixtable.core.match import Match
from pixtable.games.rhombs.rules.fits import spots_of
from pixtable.games.rhombs.rules.legality import open_cells
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.rules.positions import picture_of
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES

SMALLEST_TABLE, LARGEST_TABLE = 7, 16
OWN_TILES, OTHER_TILES = 3, 2
MOST_PLACES = 9
"""A tile that fits in more places than this makes a puzzle of patience."""


def wishes(match: Match, seat: Seat) -> Iterator[Wish]:
    state: RhombsState = match.state
    hand = state.hands[seat]
    if not SMALLEST_TABLE <= len(state.table) <= LARGEST_TABLE or len(hand) < 2 or not all(state.hands):
        return
    yield Wish("empty", {"type": "empty_hand"}, None, len(hand), "HX-32")
    yield Wish("seal", {"type": "seal"}, None, 2, "HX-31")
    yield Wish("unload", {"type": "unload"}, range(4, 0, -1), len(hand), "HX-41")


def position(state: RhombsState) -> dict[str, Any]:
    """The table as it lies; of each hand a few tiles that fit somewhere, but not everywhere."""
    picture = picture_of(state)
    hands = [
        _few(state, hand, OWN_TILES if seat == state.mover else OTHER_TILES) for seat, hand in enumerate(state.hands)
    ]
    return {"mover": state.mover, "first": state.first, "table": picture["table"], "hands": hands, "bag": 0}


def _few(state: RhombsState, hand: list[int], count: int) -> list[int]:
    cells = open_cells(state).values()
    places = {tile: sum((fit & spots_of([tile])).bit_count() for fit in cells) for tile in hand}
    fitting = sorted((tile for tile in hand if 0 < places[tile] <= MOST_PLACES), key=lambda tile: (places[tile], tile))
    return sorted(fitting[:count])


def named(move: Place) -> dict[str, Any]:
    """The tile, by its kind and its colours."""
    tile = TILES[move.tile]
    a, b, c = (f"puzzles.colours.{colour}" for colour in tile.rhombi)
    return {"way": "plain", "kind": f"puzzles.kinds.{tile.kind}", "a": a, "b": b, "c": c, "title": ""}


PUZZLE_SOURCE = PuzzleSource(seats=2, options={}, wishes=wishes, position=position, named=named)
