"""The characters that Rhombs is played against: what each of them likes in a move, in points.

`block` counts what the next player will probably be left with, `own` what one is left with oneself. `dear` counts the
points of the tile that is placed, `handy` the cells that it would have fitted on, `echo` the tiles it touches that
the player before has laid. `whim` is how much worth is given up for variety.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    block: float = 0.0
    own: float = 0.0
    dear: float = 0.0
    handy: float = 0.0
    echo: float = 0.0
    whim: float = 0.0


PLAIN = Weights()

PERSONAS = {
    "blocker": Weights(block=0.5),
    "hoarder": Weights(handy=-0.6),
    "unloader": Weights(dear=1.2),
    "mirror": Weights(echo=1.5),
    "gambler": Weights(whim=0.03),
    "accountant": Weights(own=-0.8),
}
