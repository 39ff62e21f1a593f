"""Lanterns, votes and the pawn on the spiral path."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.effects.score import LADDER
from pixtable.studio.sound.instruments import celesta, marimba
from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import Rng, Signal, curve, hertz, lay, tone
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import bead, wood


@effect(level="act", variants=1, seconds=(0.1, 0.5), centroid=(900, 3400), attack=20, secret=True)
def vote_bead(take: Take) -> Signal:
    """A secret vote: one plain bead."""
    return room(lay((0, 0.9, bead(take.rng, hertz(83), 0.25)), (0, 0.35, wood(take.rng, 0.8, 0.3, 0.1))), 0.2)


def _swell(rng: Rng, chord: tuple[tuple[int, float], ...], seconds: float) -> Signal:
    tones = [gain * tone(hertz(note) * (1 + 0.002 * rng.uniform(-1, 1)), seconds) for note, gain in chord]
    return np.asarray(np.sum(tones, axis=0) * curve(seconds, (0, 0), (0.3, 1), (seconds, 0)))


@effect(level="event", variants=2, seconds=(0.7, 1.6), centroid=(250, 2200), attack=560, sync=220)
def lantern_glow(take: Take) -> Signal:
    """A lantern lights: slow warm swell of D-A with a celesta spark."""
    d = 0.95
    low, high = ((57, 0.9), (66, 0.8), (69, 0.6), (76, 0.25)), ((62, 1), (69, 0.7), (74, 0.45), (78, 0.2))
    swell = _swell(take.rng, take.choose(high, low), d)
    air = breath(take.rng, d, 1600, 1.3) * curve(d, (0, 0), (0.2, 0.25), (d, 0))
    return room(lay((0, 0.45, swell), (0, 0.1, air), (0.2, 0.5, celesta(take.choose(86, 81), 0.8))), 0.3, 0.5, 0.12)


@effect(level="act", variants=6, seconds=(0.08, 0.4), centroid=(300, 2200), attack=25, ladder=True, voices=3)
def pawn_step(take: Take) -> Signal:
    """Pawn step 1-6 along the spiral: wooden foot with a rising pitch."""
    foot = wood(take.rng, 0.9, 0.5, 0.1)
    return room(lay((0, 0.8, marimba(LADDER[take.index], 0.22, 0.7)), (0, 0.35, foot)), 0.14, 0.15, 0.04)
