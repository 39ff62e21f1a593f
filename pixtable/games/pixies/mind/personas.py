"""The characters that Pixies is played against: what each of them cares for.

The first four weigh the terms of a score. `rival` is how much the best other garden's score counts
against one's own, `haste` the points that an occupied cell seems worth. `whim` is how much worth is given
up for a move that one likes (`likings`).
"""

from typing import NamedTuple


class Weights(NamedTuple):
    validated: float = 1.0
    symbols: float = 1.0
    specials: float = 1.0
    zone: float = 1.0
    rival: float = 1.0
    haste: float = 0.0
    whim: float = 0.02


PLAIN = Weights()

# Weights are balanced: what is liked counts for more and the rest for less, so that an ordinary garden counts about
# as much as it scores. A mind that thinks every end good, or every end bad, cannot tell its moves apart.
PERSONAS = {
    "gardener": Weights(zone=1.8, validated=0.8, whim=0.025),
    "miser": Weights(whim=0.025),
    "spiralist": Weights(symbols=1.8, specials=1.8, whim=0.025),
    "spoiler": Weights(rival=1.7),
    "racer": Weights(validated=0.85, symbols=0.85, specials=0.85, zone=0.85, haste=1.0),
    "dreamer": Weights(whim=0.0175),
}
