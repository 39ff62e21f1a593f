"""How a game ends: won, lost or even."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.instruments import celesta, harp, kalimba
from pixtable.studio.sound.signal import Part, Rng, Signal, curve, hertz, lay, tone
from pixtable.studio.sound.space import band, room
from pixtable.studio.sound.struck import drum

CADENCE = ((0.34, (55, 62, 67, 71, 74)), (0.68, (57, 64, 69, 73, 76)), (1.02, (50, 57, 62, 66, 69, 74, 78)))
"""G - A - D, and when each chord falls."""


def _horn(rng: Rng, note: int, seconds: float) -> Signal:
    partials = [tone(hertz(note) * k * (1 + 0.0015 * rng.uniform(-1, 1)), seconds) / k**1.7 for k in range(1, 6)]
    return np.asarray(np.sum(partials, axis=0) * curve(seconds, (0, 0), (0.12, 1), (0.7, 0.6), (seconds, 0)))


def _cadence(rng: Rng) -> list[Part]:
    parts: list[Part] = []
    for at, chord in CADENCE:
        parts += [(at + 0.012 * i, 0.42, harp(note, 1.45, 0.75, 0.6)) for i, note in enumerate(chord)]
        parts.append((at, 0.35, drum(rng, 73.4, 0.5, 0.3, 0.16)))
    return parts


@effect(level="feast", variants=1, seconds=(1.8, 3.2), centroid=(300, 2200), attack=1400)
def win_fanfare(take: Take) -> Signal:
    """Victory: harp run into G-A-D, soft drum and celesta. Warm, 2.5 s."""
    parts: list[Part] = [(0.075 * i, 0.5, harp(note, 1.0, 0.5, 0.6)) for i, note in enumerate((62, 66, 69, 74))]
    parts += _cadence(take.rng)
    parts += [(0.98, 0.14, _horn(take.rng, note, 1.5)) for note in (50, 57, 62, 66, 69)]
    parts += [(1.1 + 0.11 * i, 0.32, celesta(note, 1.2)) for i, note in enumerate((78, 81, 86))]
    return room(lay(*parts), 0.28, 0.7, 0.2)


@effect(level="event", variants=1, seconds=(1.5, 3.0), centroid=(200, 1500), attack=1200)
def lose_soft(take: Take) -> Signal:
    """Defeat, kindly: three falling plucks that settle on an open D chord."""
    parts: list[Part] = [(0.26 * i, 0.6, harp(note, 1.3, 0.6, 0.25)) for i, note in enumerate((71, 69, 66))]
    parts += [(0.26 * i, 0.35, harp(note, 1.4, 0.7, 0.2)) for i, note in enumerate((59, 55, 57))]
    parts += [(0.8 + 0.03 * i, 0.5, harp(note, 1.3, 0.8, 0.2)) for i, note in enumerate((50, 57, 62, 64))]
    return room(band(lay(*parts), None, 3200, 1), 0.3, 0.8, 0.2, 3500)


@effect(level="event", variants=1, seconds=(1.4, 3.0), centroid=(250, 1800), attack=1200)
def draw_even(take: Take) -> Signal:
    """A draw: two equal voices answer each other and meet on an open fifth."""
    parts: list[Part] = [(0.2 * i, 0.5, kalimba(note, 1.0)) for i, note in enumerate((69, 71))]
    parts += [(0.42 + 0.2 * i, 0.5, harp(note, 1.2, 0.6, 0.4)) for i, note in enumerate((71, 69))]
    parts += [(0.86 + 0.03 * i, 0.5, harp(note, 1.3, 0.8, 0.35)) for i, note in enumerate((50, 57, 62, 69))]
    return room(lay(*parts, (0.9, 0.3, kalimba(74, 1.0))), 0.28, 0.7, 0.18)
