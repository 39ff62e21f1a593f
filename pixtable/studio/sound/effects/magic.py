"""Spells of the pixel battle."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.instruments import celesta, kalimba
from pixtable.studio.sound.noise import bit_noise, breath, crackle
from pixtable.studio.sound.signal import TAU, Part, Signal, clock, curve, fall, glide, hertz, lay
from pixtable.studio.sound.space import band, room
from pixtable.studio.sound.struck import bead, drum
from pixtable.studio.sound.voices import pulse, triangle


@effect(level="act", variants=3, seconds=(0.2, 0.55), centroid=(400, 3000), attack=220, sync=140)
def bolt(take: Take) -> Signal:
    """Magic bolt: stepped falling pulse into a soft burst."""
    d, p = 0.17, take.pitch
    steps = 1174 * p * 2 ** (-np.floor(clock(d) / 0.02) * 3 / 12)
    zap = pulse(steps, d, 0.25, 2600) * curve(d, (0, 0), (0.01, 0.8), (d, 0.2))
    d = 0.2
    burst = band(bit_noise(take.rng, d, glide(d, (0, 6000 * p), (d, 900))), 150, 3000) * fall(d, 0.05, 0.003)
    return room(lay((0, 0.4, zap), (0.14, 0.8, burst), (0.14, 0.5, drum(take.rng, 120, 0.15, 0.3, 0.04))), 0.14)


@effect(level="act", variants=3, seconds=(0.4, 0.9), centroid=(300, 2600), attack=320, sync=120)
def fire(take: Take) -> Signal:
    """Fire: whoosh that opens, crackles and dies."""
    rng, d, p = take.rng, 0.6, take.pitch
    centre = glide(d, (0, 300 * p), (0.16, 1100 * p), (d, 420 * p))
    body = breath(rng, d, centre, 2.0, 1024) * curve(d, (0, 0), (0.12, 1), (0.3, 0.6), (d, 0))
    grain = band(bit_noise(rng, d, 5200), 900, 4200)
    sparks = grain * np.clip(crackle(rng, d, 55, 0.004), 0, 6) * curve(d, (0, 0), (0.15, 0.14), (d, 0))
    return room(lay((0, 0.8, body), (0, 0.6, sparks)), 0.12)


@effect(level="act", variants=3, seconds=(0.4, 1.0), centroid=(1200, 4600), attack=280)
def frost(take: Take) -> Signal:
    """Frost: glassy beads freezing downward over thin air."""
    rng, d = take.rng, 0.5
    air = breath(rng, d, glide(d, (0, 3800), (d, 2400)), 0.9) * curve(d, (0, 0), (0.05, 0.6), (d, 0))
    notes = take.choose((93, 90, 88, 86, 83), (95, 90, 88, 83, 81), (93, 88, 86, 83, 81))
    beads = [
        (0.042 * i + rng.uniform(0, 0.012), 0.7 - 0.07 * i, bead(rng, hertz(note), 0.3)) for i, note in enumerate(notes)
    ]
    return room(lay((0, 0.16, air), *beads), 0.26, 0.4, 0.1)


def _blip(note: int, seconds: float, decay: float, top: float) -> Signal:
    """The console's own short note."""
    return pulse(hertz(note), seconds, 0.5, top) * fall(seconds, decay, 0.008)


@effect(level="act", variants=2, seconds=(0.5, 1.2), centroid=(400, 2200), attack=320)
def heal(take: Take) -> Signal:
    """Heal: three rising soft pulses doubled by kalimba."""
    parts: list[Part] = []
    for i, note in enumerate(take.choose((69, 74, 78), (66, 74, 81))):
        parts += [(0.09 * i, 0.6, kalimba(note, 0.6)), (0.09 * i, 0.16, _blip(note, 0.22, 0.09, 1800))]
    return room(lay(*parts), 0.22, 0.4, 0.09)


@effect(level="event", variants=1, seconds=(0.8, 1.8), centroid=(400, 2400), attack=620)
def revive(take: Take) -> Signal:
    """Revive: rising arpeggio that keeps its last note."""
    parts: list[Part] = []
    for i, note in enumerate((57, 62, 66, 69, 74, 78)):
        parts += [(0.075 * i, 0.45 + 0.04 * i, kalimba(note, 0.8)), (0.075 * i, 0.13, _blip(note, 0.2, 0.08, 1600))]
    return room(lay(*parts, (0.45, 0.35, celesta(86, 0.8))), 0.26, 0.5, 0.12)


@effect(level="act", variants=2, seconds=(0.4, 1.0), centroid=(100, 1300), attack=300)
def curse(take: Take) -> Signal:
    """Curse: low triangle slide down with a slow wobble; uneasy, not loud."""
    d, p = 0.65, take.pitch
    freq = glide(d, (0, 233 * p), (d, 139 * p)) * (1 + 0.025 * np.sin(TAU * 6.5 * clock(d)))
    voice = triangle(freq, d) + 0.7 * triangle(freq * 1.414, d)
    hiss = breath(take.rng, d, glide(d, (0, 900), (d, 400)), 1.4, 1024) * 0.3
    return room((voice * 0.6 + hiss) * curve(d, (0, 0), (0.06, 1), (0.3, 0.75), (d, 0)), 0.22, 0.4, 0.1, 2500)
