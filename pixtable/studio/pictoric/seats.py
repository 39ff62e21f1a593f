"""The six seat colours: on pawns, dice and cups, each with the ink that reads on it."""

from typing import NamedTuple

CREAM, INK = "#fff6e0", "#1e1b18"


class Seat(NamedTuple):
    colour: str
    ink: str


SEATS = {
    "blue": Seat("#2458c4", CREAM),
    "orange": Seat("#f0935a", INK),
    "red": Seat("#b5321c", CREAM),
    "violet": Seat("#9a50d4", CREAM),
    "green": Seat("#519b8c", INK),
    "yellow": Seat("#fadf29", INK),
}
