"""The characters that Pixies is played against: what each of them cares for.

The first four weigh the terms of a score. `rival` is how much the best other garden's score counts
against one's own, `haste` the points that an occupied cell seems worth, `whim` how much worth is given
up for variety.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    validated: float = 1.0
    symbols: float = 1.0
    specials: float = 1.0
    zone: float = 1.0
    rival: float = 1.0
    haste: float = 0.0
    whim: float = 0.0


PLAIN = Weights()

PERSONAS = {
    "gardener": Weights(zone=1.6),
    "miser": Weights(validated=1.5),
    "spiralist": Weights(symbols=1.5, specials=1.6),
    "spoiler": Weights(rival=2.0),
    "racer": Weights(haste=2.5),
    "dreamer": Weights(whim=0.05),
}
