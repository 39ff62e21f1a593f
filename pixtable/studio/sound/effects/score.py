"""Points: every number that changes is heard to change."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.effects.paper import rustle
from pixtable.studio.sound.instruments import harp, kalimba, marimba
from pixtable.studio.sound.signal import Part, Signal, curve, glide, hertz, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import modes

LADDER = (62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86, 88, 90)
"""D major pentatonic from D4 up: each point is one step higher than the last."""


@effect(level="act", variants=13, seconds=(0.15, 0.6), centroid=(280, 3200), attack=25, ladder=True, voices=6)
def score_tick(take: Take) -> Signal:
    """Score tick: step 1-13 of a rising D pentatonic bell ladder, short so that 40 ms spacing stays clear."""
    note, d = LADDER[take.index], 0.32
    bell = modes(take.rng, d, hertz(note) * np.array([1, 2.0, 4.02]), [1, 0.18, 0.1], [0.085, 0.05, 0.02], attack=0.003)
    return room(bell + 0.1 * marimba(note, d), 0.16, 0.25, 0.05)


@effect(level="event", variants=1, seconds=(0.7, 1.6), centroid=(350, 2200), attack=240)
def score_total(take: Take) -> Signal:
    """The total lands: open D chord on kalimba and harp."""
    chord = ((50, 0.7), (57, 0.6), (62, 0.7), (66, 0.6), (69, 0.6), (74, 0.55))
    strum = [(0.022 * i, gain, harp(note, 1.0, 0.6, 0.5)) for i, (note, gain) in enumerate(chord)]
    return room(lay(*strum, (0.11, 0.4, kalimba(81, 0.8))), 0.24, 0.5, 0.12)


@effect(level="event", variants=2, seconds=(0.6, 1.5), centroid=(500, 3500), attack=420, sync=220)
def zone_bloom(take: Take) -> Signal:
    """A zone opens like a flower: leaf hiss under a rising D-F#-A."""
    d = 0.6
    centre = glide(d, (0, 1800), (0.35, 4200), (d, 3200))
    leaf = rustle(take.rng, centre, 1.4, curve(d, (0, 0), (0.25, 0.3), (d, 0)), grain=0.7, rate=500)
    notes = take.choose((62, 66, 69, 74), (62, 69, 71, 78))
    petals: list[Part] = [(0.07 * i, 0.55 + 0.1 * i, kalimba(note, 0.8)) for i, note in enumerate(notes)]
    return room(lay((0, 0.8, leaf), *petals), 0.26, 0.4, 0.1)


@effect(level="act", variants=1, seconds=(0.25, 0.8), centroid=(400, 2200), attack=130)
def spiral_point(take: Take) -> Signal:
    """A point along the spiral: soft kalimba step with a small upward turn."""
    return room(lay((0, 0.8, kalimba(69, 0.5)), (0.06, 0.7, kalimba(71, 0.5))), 0.18, 0.25, 0.06)


@effect(level="act", variants=1, seconds=(0.25, 0.8), centroid=(250, 2000), attack=80)
def cross_point(take: Take) -> Signal:
    """A cross costs a point: a soft kalimba step down."""
    return room(lay((0, 0.8, kalimba(66, 0.5)), (0.06, 0.8, kalimba(62, 0.5))), 0.18, 0.25, 0.06)
