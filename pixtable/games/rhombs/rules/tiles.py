"""The 50 tiles (HX-1, HX-2). A tile's id is its place in `TILES`, from 0: triples, doubles, singles, black ones."""

from itertools import combinations, permutations
from typing import NamedTuple

COLOURS = ("blue", "green", "yellow", "red", "violet")
BLACK = "black"
TURNS = 6

POINTS = {"black": 5, "triple": 3, "double": 2, "single": 1}
"""HX-41: what a tile of each kind counts that is left in a hand."""


class Tile(NamedTuple):
    """`rhombi` go clockwise from the top: rhombus i points to corner 2i and owns the edges on either side of it."""

    id: int
    kind: str
    rhombi: tuple[str, str, str]

    @property
    def edges(self) -> tuple[str, ...]:
        """The colour of each edge, clockwise from the upper right, of the tile as it is printed (turn 0)."""
        a, b, c = self.rhombi
        return a, b, b, c, c, a

    @property
    def points(self) -> int:
        return POINTS[self.kind]

    @property
    def is_black(self) -> bool:
        return self.kind == "black"

    def edge(self, edge: int, turn: int) -> str:
        """HX-3: a turn of t moves edge i to edge i + t."""
        return self.edges[(edge - turn) % TURNS]


def _all_tiles() -> tuple[Tile, ...]:
    triples = [(a, a, a) for a in COLOURS]
    doubles = [(a, a, b) for a, b in permutations(COLOURS, 2)]
    singles = [
        hand for a, b, c in combinations(COLOURS, 3) for hand in ((a, b, c), (a, c, b))
    ]  # HX-2: both mirror forms
    blacks = [(BLACK, BLACK, a) for a in COLOURS]
    kinds = {"triple": triples, "double": doubles, "single": singles, "black": blacks}
    rows = [(kind, rhombi) for kind, tiles in kinds.items() for rhombi in tiles]
    return tuple(Tile(id, kind, rhombi) for id, (kind, rhombi) in enumerate(rows))


TILES = _all_tiles()
