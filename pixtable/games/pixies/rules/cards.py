"""The 70 cards (PX-1). A card's id is its place in the table below, from 0."""

from typing import NamedTuple

COLOURS = ("blue", "green", "yellow", "red")
MULTI = "multi"

# value, then +n for spirals, -n for crosses, * for a special card of its own colour
_TABLE = {
    MULTI: "2 3 4 6-1 7-1 8-1",
    "blue": "1+6 2+4 3+3 3+1 4+1 4* 4 5 5-2 5* 6+1 6-1 7-3 8-3 9-6 9-1",
    "green": "1+5 2+3 3+2 3* 4+4 4-1 5 5-1 5* 6-4 6-1 6+1 7-2 7 8-2 9-4",
    "yellow": "1+4 2+2 2* 3+5 3 4+3 4-1 5-2 5 5* 6-3 6 7-5 7+1 8-1 9-2",
    "red": "1+3 1* 2+5 3+4 4+2 4 5-1 5* 5 6-2 6 7-4 7-1 8-5 8 9",
}


class Card(NamedTuple):
    id: int
    value: int
    colour: str
    spirals: int
    crosses: int
    special: str | None

    @property
    def cell(self) -> int:
        """The index, from 0, of the cell that bears this card's number."""
        return self.value - 1

    @property
    def symbols(self) -> int:
        return self.spirals - self.crosses

    def is_of(self, colour: str) -> bool:
        """PX-41, PX-42: a multicolour card is of every colour at once."""
        return self.colour in (colour, MULTI)


def _read(id: int, colour: str, notation: str) -> Card:
    mark, number = notation[1:2], int(notation[2:] or 0)
    return Card(
        id,
        value=int(notation[0]),
        colour=colour,
        spirals=number if mark == "+" else 0,
        crosses=number if mark == "-" else 0,
        special=colour if mark == "*" else None,
    )


def _read_table() -> tuple[Card, ...]:
    rows = [(colour, notation) for colour, line in _TABLE.items() for notation in line.split()]
    return tuple(_read(id, colour, notation) for id, (colour, notation) in enumerate(rows))


CARDS = _read_table()
