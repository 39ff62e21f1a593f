"""The list of effects: recipe, prominence, and the ranges its measurement must meet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

from pixtable.studio.sound.signal import Rng, Signal, seeded

T = TypeVar("T")
Level = Literal["whisper", "touch", "act", "event", "feast"]
Range = tuple[float, float]

LEVELS: dict[Level, float] = {"whisper": -33.0, "touch": -28.5, "act": -25.5, "event": -23.0, "feast": -21.5}
"""Loudness of the strongest 200 ms on the LUFS scale, after the play gain."""

DETUNE = (1.0, 0.965, 1.035)


@dataclass(frozen=True)
class Take:
    """One of the variants of an effect, about to be played."""

    rng: Rng
    index: int
    pitch: float

    def choose(self, *choices: T) -> T:
        """Pitched effects change their notes from take to take instead of drifting out of tune."""
        return choices[self.index % len(choices)]


Recipe = Callable[[Take], Signal]


@dataclass(frozen=True)
class Effect:
    name: str
    group: str
    make: Recipe
    about: str
    level: Level
    variants: int
    seconds: Range
    centroid: Range
    """Where the middle of the spectrum lies, in Hz."""
    attack: float
    """The longest time from onset to peak, in ms."""
    sync: int = 0
    """From the start of the file to the moment the eye must see, in ms."""
    ladder: bool = False
    """The variants are pitches in order, not random choices."""
    secret: bool = False
    """One file by design: no answer may sound different."""
    voices: int = 2
    """How many copies may overlap."""

    def files(self) -> list[str]:
        if self.variants == 1:
            return [f"sfx/{self.name}.ogg"]
        return [f"sfx/{self.name}_{number:02d}.ogg" for number in range(1, self.variants + 1)]

    def play(self, index: int) -> Signal:
        return self.make(self._take(index))

    def _take(self, index: int) -> Take:
        rng = seeded(self.name, index)
        if self.ladder:
            return Take(rng, index, 1.0)
        return Take(rng, index, DETUNE[index % 3] * (1 + 0.004 * rng.uniform(-1, 1)))


EFFECTS: dict[str, Effect] = {}


def effect(
    *,
    level: Level,
    variants: int,
    seconds: Range,
    centroid: Range,
    attack: float,
    sync: int = 0,
    ladder: bool = False,
    secret: bool = False,
    voices: int = 2,
) -> Callable[[Recipe], Recipe]:
    """Enter a recipe under its own name, with its docstring, in the group named after its module."""

    def enter(make: Recipe) -> Recipe:
        name, group = make.__name__, make.__module__.rsplit(".", 1)[-1]
        about = make.__doc__ or ""
        EFFECTS[name] = Effect(
            name, group, make, about, level, variants, seconds, centroid, attack, sync, ladder, secret, voices
        )
        return make

    return enter
