"""The wardrobe: all parts that looks name, gathered from the modules that draw them."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.look import Build, Look
from pixtable.studio.tactics.pose import Pose

Part: TypeAlias = Callable[[Brush, Look, Pose], None]
Item: TypeAlias = Callable[[Brush, Pose], None]
Hair: TypeAlias = Callable[[Brush, str, Pose], None]
Cape: TypeAlias = Callable[[Brush, str, Pose, Build], None]
Shield: TypeAlias = Callable[[Brush, str, str], None]
Missile: TypeAlias = Callable[..., None]
"""Takes a brush, a place, a pose, and its material if it comes in several."""
Drawer = TypeVar("Drawer", bound=Callable[..., Any])

PARTS: dict[str, Part] = {}
HEADGEAR: dict[str, Part] = {}
HAIR_BACK: dict[str, Hair] = {}
HAIR_FRONT: dict[str, Hair] = {}
BEARDS: dict[str, Hair] = {}
CAPES: dict[str, Cape] = {}
SHIELDS: dict[str, Shield] = {}
MISSILES: dict[str, Missile] = {}
ITEMS: dict[str, Item] = {}
REACH: dict[str, float] = {}
"""From the hand to the tip of an item."""


def worn(table: dict[str, Any]) -> Callable[[Drawer], Drawer]:
    """Hangs a part into its place, under its own name."""

    def hang(draw: Drawer) -> Drawer:
        table[draw.__name__] = draw
        return draw

    return hang


def item(reach: float) -> Callable[[Item], Item]:
    def hang(draw: Item) -> Item:
        REACH[draw.__name__] = reach
        return worn(ITEMS)(draw)

    return hang


def shield(name: str) -> Callable[[Shield], Shield]:
    def hang(draw: Shield) -> Shield:
        SHIELDS[name] = draw
        return draw

    return hang
