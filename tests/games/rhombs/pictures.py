"""Tiles by three letters, and small tables to try a ruling on."""

from pixtable.core.chance import Chance
from pixtable.core.match import Deal, Match
from pixtable.core.resolve import resolve
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.legality import placements
from pixtable.games.rhombs.rules.moves import Place, RhombsMove
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES

RULES = GAME.rules
LETTERS = {"blue": "b", "green": "g", "yellow": "y", "red": "r", "violet": "v", "black": "k"}
BLUE = {"tile": 0, "q": 0, "r": 0}
"""The blue triple in the middle: whatever has blue fits beside it in some turn, and nothing else does."""


def notation(id: int) -> str:
    return "".join(LETTERS[colour] for colour in TILES[id].rhombi)


def tile(name: str) -> int:
    """`bgy` is the tile whose rhombi are blue, green and yellow clockwise, from whichever one begins."""
    return next(one.id for one in TILES if notation(one.id) in (name, name[1:] + name[:1], name[2:] + name[:2]))


def tiles(names: str) -> list[int]:
    return [tile(name) for name in names.split()]


def position(*hands: str, seats: int = 0, options: dict | None = None, **data) -> RhombsState:
    """A position with these hands on a table with the blue triple, and an empty bag, unless it is told otherwise."""
    data = {"table": [BLUE], "bag_order": [], "hands": [tiles(hand) for hand in hands], **data}
    return RULES.position(data, seats or len(hands), GAME.read_options(options or {}))


def blind(*hands: str, bag: str = "", **more) -> RhombsState:
    options = {"mode": "blind", **more.pop("options", {})}
    return position(*hands, bag_order=tiles(bag), options=options, **more)


def play(state: RhombsState, move: RhombsMove) -> list:
    assert RULES.refuse(state, state.mover, move) is None
    return resolve(RULES, state, state.mover, move, Chance(1, 1)).events


def place(state: RhombsState, name: str) -> list:
    """The tile on the first cell that it fits on."""
    return play(state, Place(tile(name), *placements(state, tile(name))[0]))


def refused(state: RhombsState, move: RhombsMove, seat: int | None = None) -> str:
    refusal = RULES.refuse(state, state.mover if seat is None else seat, move)
    assert refusal is not None
    return refusal.key


def begun(seats: int, seed: int = 1, **options) -> RhombsState:
    return Match.start(GAME, Deal(seats, seed, options)).state
