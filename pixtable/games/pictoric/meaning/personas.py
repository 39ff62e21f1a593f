"""The characters that Pictoric Box is played with: what each of them sees in a picture and how each of them speaks."""

from collections.abc import Mapping
from typing import NamedTuple

STYLES = ("literal", "poet", "joker", "child", "sphinx", "proverb", "idiom", "word", "thing", "pair")
"""Ready lines by their tone, idioms, and single words: of what a picture is about, of a thing in it, or of both."""


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
    "literal": Taste(0.5, 0.22, 0.35, 0.6, _styles(literal=5.0, thing=2.0, word=1.5, pair=1.5)),
    "poet": Taste(-0.25, 0.28, 0.45, 0.5, _styles(poet=6.0, word=1.5, proverb=1.0)),
    "joker": Taste(0.0, 0.35, 0.5, 0.5, _styles(joker=6.0, idiom=2.0, proverb=1.0)),
    "child": Taste(0.35, 0.38, 0.5, 0.6, _styles(child=6.0, thing=1.5, literal=1.0)),
    "sphinx": Taste(-0.2, 0.22, 0.4, 0.4, _styles(sphinx=6.0, word=1.5, proverb=1.5)),
    "mirror": Taste(0.0, 0.25, 0.4, 0.5, {style: 1.0 for style in STYLES}),
}
PLAIN = Taste(0.0, 0.0, 0.0, 0.5, {style: 1.0 for style in STYLES})
"""The expert's even taste: no leaning, no noise, nothing private."""

UNSTEADINESS = {"easy": 3.0, "normal": 1.8, "hard": 1.0, "expert": 0.6}
"""By level: how many times noisier than its own nature an opponent chooses."""


class Character(NamedTuple):
    """Who sits there. The seed is the seat's own for a whole game: private associations do not change with the clue."""

    taste: Taste
    seed: int
    unsteadiness: float = 1.0


def character(persona: str | None, level: str, seed: int) -> Character:
    return Character(PERSONAS[persona] if persona else PERSONAS["mirror"], seed, UNSTEADINESS[level])
