"""The characters that Pictoric Box is played with: what each of them sees in a picture and how each of them speaks."""

from collections.abc import Mapping
from typing import NamedTuple

STYLES = ("literal", "poet", "joker", "child", "sphinx", "proverb", "word")
"""Clues by their tone: lines, sayings, and single words for what a picture is about."""


class Taste(NamedTuple):
    """`leaning` is how much only what is to be seen counts, `noise` the unsteadiness of a choice, `quirk` the size of
    private associations that nobody shares, `aim` the share of the others who should find one's card."""

    leaning: float
    noise: float
    quirk: float
    aim: float
    styles: Mapping[str, float]


def _styles(**liked: float) -> Mapping[str, float]:
    return {style: liked.get(style, 0.3) for style in STYLES}


PERSONAS: dict[str, Taste] = {
    "literal": Taste(0.6, 0.22, 0.5, 0.5, _styles(literal=6.0, word=2.0)),
    "poet": Taste(-0.4, 0.28, 0.62, 0.45, _styles(poet=6.0, word=1.5, proverb=1.0)),
    "joker": Taste(-0.1, 0.35, 0.7, 0.45, _styles(joker=6.0, proverb=2.0)),
    "child": Taste(0.5, 0.26, 0.58, 0.48, _styles(child=6.0, literal=1.5)),
    "sphinx": Taste(-0.35, 0.28, 0.6, 0.42, _styles(sphinx=6.0, word=1.5, proverb=1.5)),
    "echo": Taste(0.15, 0.25, 0.55, 0.45, dict.fromkeys(STYLES, 1.0)),
}
UNCOLOURED = Taste(0.0, 0.25, 0.5, 0.45, dict.fromkeys(STYLES, 1.0))
PLAIN = Taste(0.0, 0.0, 0.0, 0.5, dict.fromkeys(STYLES, 1.0))
"""The expert's even taste: no leaning, no noise, nothing private."""

UNSTEADINESS = {"easy": 3.0, "normal": 1.8, "hard": 1.0, "expert": 0.6}
"""By level: how many times noisier than by nature an opponent chooses."""


class Character(NamedTuple):
    """Who sits there. The seed is the seat's own for a whole game: private associations do not change with the clue."""

    taste: Taste
    seed: str
    unsteadiness: float = 1.0

    @property
    def noise(self) -> float:
        return self.taste.noise * self.unsteadiness

    @property
    def quirk(self) -> float:
        """The better one plays, the less one reads into a clue what nobody else would; but nobody is free of it."""
        return float(self.taste.quirk * self.unsteadiness**0.3)


def character(persona: str | None, level: str, seed: str) -> Character:
    """An opponent by name; one without a persona has an even taste, and still a mind of its own."""
    return Character(PERSONAS[persona] if persona else UNCOLOURED, seed, UNSTEADINESS[level])
