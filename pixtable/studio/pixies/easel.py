"""What all parts of an artist share: the sheet, the suit and its colours."""

import random
from collections.abc import Callable
from contextlib import AbstractContextManager

import skia

from pixtable.games.pixies.rules.cards import MULTI
from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.scene import Fill, Scene
from pixtable.studio.pixies import species
from pixtable.studio.pixies.species import SUITS, Suit

_SKINS = ("#f3dcb4", "#eccfa4", "#f6e2c4", "#e9c9a0")


class Easel:
    """Draws round (0, 0), where a creature reaches about 140 units to every side."""

    def __init__(self, scene: Scene, colour: str, seed: int) -> None:
        self.scene, self.colour = scene, colour
        self.random = random.Random(seed * 7919 + 13)
        self.is_multi = colour == MULTI
        self.blossom = species.MULTI_BLOSSOM if self.is_multi else SUITS[colour].blossom
        self.density = 1.0 if self.is_multi else SUITS[colour].density
        self.wood = species.TWIG[species.ground_of(colour)]
        self.skin = self.random.choice(_SKINS)
        self._taken = 0

    # the scene's own strokes, so that a creature speaks to one artist only

    @property
    def paper(self) -> Callable[..., None]:
        return self.scene.paper

    @property
    def flat(self) -> Callable[..., None]:
        return self.scene.flat

    @property
    def line(self) -> Callable[..., None]:
        return self.scene.line

    @property
    def glow(self) -> Callable[..., None]:
        return self.scene.glow

    @property
    def at(self) -> Callable[..., AbstractContextManager[None]]:
        return self.scene.at

    def clip(self, path: skia.Path) -> AbstractContextManager[None]:
        return self.scene.clip(path)

    def suit(self, order: int | None = None) -> Suit:
        """The suit to take a leaf from: a creature of all suits takes them in turn."""
        if not self.is_multi:
            return SUITS[self.colour]
        if order is None:
            order = self._taken
            self._taken += 1
        return species.suit_in_turn(order)

    def tone(self, tone: int, order: int | None = None) -> str:
        """0 the leaf's own colour, 1 dark, 2 light, 3 pale."""
        return self.suit(order).leaves[tone % 4]

    def deep(self, tone: int = 1) -> Fill:
        """The dark under the leaves: without it the ground shows through."""
        colour = "#4a3a66" if self.is_multi else SUITS[self.colour].leaves[tone]
        return colour, mix(colour, "#100608", 0.45)

    def pale(self, share: float, toward: Colour = "#fff8e8") -> Colour:
        """The suit's pale colour, whitened."""
        return mix(self.tone(3), toward, share)

    def body(self, path: skia.Path, tone: int = 0, shadow: float = 1.0) -> None:
        colour = species.MULTI_BODY[tone] if self.is_multi else SUITS[self.colour].leaves[tone]
        fill = (mix(colour, "#fff6d8", 0.14), mix(colour, "#1a0808", 0.28))
        self.scene.paper(path, fill, texture=0.95, shadow=shadow)
