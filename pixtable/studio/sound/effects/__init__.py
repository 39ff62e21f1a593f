"""The recipes of all effects, one module a group; importing them fills the catalogue.

Pitched effects stay in D major pentatonic, which every piece of music shares, so that none ever clashes.
"""

from pixtable.studio.sound.catalogue import EFFECTS
from pixtable.studio.sound.effects import (
    battle,
    cards,
    curtain,
    dice,
    endings,
    interface,
    magic,
    pages,
    pictoric,
    rounds,
    score,
    tiles,
)

__all__ = [
    "EFFECTS",
    "battle",
    "cards",
    "curtain",
    "dice",
    "endings",
    "interface",
    "magic",
    "pages",
    "pictoric",
    "rounds",
    "score",
    "tiles",
]
