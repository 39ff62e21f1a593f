"""The pixel battle: chunky hits with a pinch of console grain, low-passed so that nothing bites."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.instruments import harp, string
from pixtable.studio.sound.noise import bit_noise, breath
from pixtable.studio.sound.signal import Part, Signal, curve, fall, glide, hertz, lay, soften
from pixtable.studio.sound.space import band, room
from pixtable.studio.sound.struck import drum, modes, wood
from pixtable.studio.sound.voices import chirp, pulse, triangle


@effect(level="act", variants=3, seconds=(0.15, 0.5), centroid=(400, 3000), attack=30)
def sword_hit(take: Take) -> Signal:
    """Blade meets armour: thump, bit-noise crunch, short steel."""
    rng, d, p = take.rng, 0.16, take.pitch
    thump = drum(rng, 105 * p, 0.25, 0.5, 0.06)
    crunch = band(bit_noise(rng, d, glide(d, (0, 7000 * p), (d, 1600))), 250, 3800) * fall(d, 0.035, 0.0015)
    steel = modes(
        rng, 0.3, np.array([1420, 2310, 3170]) * p, [1, 0.6, 0.3], [0.06, 0.04, 0.025], attack=0.001, spread=0.01
    )
    return room(soften(lay((0, 0.7, thump), (0, 0.75, crunch), (0.004, 0.28, steel)), 0.6), 0.14)


@effect(level="act", variants=3, seconds=(0.3, 0.6), centroid=(400, 3200), attack=290, sync=230)
def arrow(take: Take) -> Signal:
    """Arrow: string twang, flight, thud 230 ms in."""
    d, p = 0.24, take.pitch
    twang = string(hertz(57) * p, 0.25, 0.12, 0.7, point=0.1, word=f"twang{p:.2f}")
    flight = curve(d, (0, 0), (0.05, 0.3), (0.2, 0.6), (d, 0))
    air = breath(take.rng, d, glide(d, (0, 2600 * p), (d, 1300 * p)), 0.9) * flight
    return room(lay((0, 0.5, twang), (0.01, 0.4, air), (0.23, 1, wood(take.rng, 1.1 / p, 0.8, 0.14))), 0.12)


@effect(level="act", variants=2, seconds=(0.3, 0.9), centroid=(250, 2200), attack=40)
def shield(take: Take) -> Signal:
    """Shield: wooden clunk and a held low bronze shimmer."""
    freqs = np.array([294, 588, 811, 1247, 1730]) * take.pitch
    gains, decays = [1, 0.5, 0.4, 0.25, 0.12], [0.16, 0.12, 0.1, 0.07, 0.05]
    bronze = modes(take.rng, 0.6, freqs, gains, decays, attack=0.003, spread=0.003)
    return room(lay((0, 0.7, bronze), (0, 0.8, wood(take.rng, 1.3, 0.6, 0.18))), 0.2, 0.3, 0.07)


@effect(level="event", variants=2, seconds=(0.5, 1.2), centroid=(120, 1500), attack=330, sync=260)
def hero_falls(take: Take) -> Signal:
    """A hero falls: two soft steps down and a cloth thud 260 ms in."""
    steps: list[Part] = [
        (0.12 * i, 0.4, pulse(hertz(note), 0.16, 0.5, 1500) * fall(0.16, 0.07, 0.006))
        for i, note in enumerate((66, 62))
    ]
    thud = drum(take.rng, 78 * take.pitch, 0.45, 0.6, 0.11)
    cloth = breath(take.rng, 0.25, 700, 1.6) * fall(0.25, 0.06, 0.006)
    return room(lay(*steps, (0.26, 0.9, thud), (0.27, 0.2, cloth)), 0.18, 0.35, 0.08, 3000)


def _low_voice(note: int, seconds: float) -> Signal:
    pair = triangle(hertz(note), seconds) + 0.5 * triangle(hertz(note) * 1.003, seconds)
    return pair * curve(seconds, (0, 0), (0.08, 1), (0.5, 0.6), (seconds, 0))


@effect(level="feast", variants=1, seconds=(0.5, 1.3), centroid=(80, 1600), attack=60)
def leader_falls(take: Take) -> Signal:
    """A leader breaks: stone cracks over a deep drum, and shards come down."""
    rng, d = take.rng, 0.22
    crack = band(bit_noise(rng, d, glide(d, (0, 5200), (d, 900))), 180, 2600) * fall(d, 0.05, 0.001)
    parts: list[Part] = [(0, 1, drum(rng, 54, 1.0, 0.6, 0.24)), (0, 0.5, crack)]
    parts += [(0.14 + 0.075 * i, 0.16 - 0.02 * i, wood(rng, 0.8 + 0.12 * i, 0.4, 0.1)) for i in range(5)]
    return room(lay(*parts), 0.2, 0.5, 0.1, 2500)


MARCH_CADENCE = ((0.05, (45, 57, 64)), (0.55, (47, 54, 63)), (1.05, (40, 52, 59, 64)))
"""A minor, B, and home to E."""
MARCH_TUNE = ((0.05, 72), (0.3, 71), (0.55, 69), (0.8, 66), (1.05, 64))


@effect(level="feast", variants=1, seconds=(1.8, 3.2), centroid=(80, 1500), attack=1400)
def march_ends(take: Take) -> Signal:
    """The march comes to its end: A minor, B, and home to an open E, over three strokes of its drum."""
    parts: list[Part] = []
    for at, chord in MARCH_CADENCE:
        length = 1.6 if at > 1 else 0.7
        parts += [(at, 0.24, _low_voice(note, length)) for note in chord]
        parts.append((at, 0.6, drum(take.rng, 62, 0.8, 0.4, 0.22)))
    for at, note in MARCH_TUNE:
        length = 1.3 if at > 1 else 0.3
        parts.append((at, 0.3, pulse(hertz(note), length, 0.5, 1800) * fall(length, 0.25 * length + 0.1, 0.008)))
    return room(lay(*parts), 0.26, 0.8, 0.2, 2800)


@effect(level="event", variants=2, seconds=(0.5, 1.4), centroid=(60, 700), attack=260)
def wave_drum(take: Take) -> Signal:
    """A wave arrives: two low drum strokes."""
    rng, p = take.rng, take.pitch
    strokes = lay((0, 0.75, drum(rng, 88 * p, 0.6, 1.0, 0.16)), (0.19, 1, drum(rng, 74 * p, 0.8, 1.0, 0.22)))
    return room(lay((0, 1, strokes), (0.19, 0.3, wood(rng, 1.6, 0.3, 0.2))), 0.2, 0.5, 0.12, 3000)


@effect(level="event", variants=2, seconds=(0.6, 1.6), centroid=(900, 3600), attack=500)
def truce_bird(take: Take) -> Signal:
    """Truce: a small bird calls twice over one quiet pluck."""
    parts: list[Part] = [(0, 0.3, harp(62, 0.9, 0.5, 0.2)), (0.02, 0.22, harp(69, 0.9, 0.5, 0.2))]
    low, high, last = take.choose((1950, 2650, 2350), (2200, 2450, 2900))
    for at in take.choose((0.1, 0.46), (0.08, 0.5)):
        parts.append((at, 0.6, chirp(take.rng, low, high, 0.11, 0.6)))
        parts.append((at + 0.14, 0.7, chirp(take.rng, last, last * 0.81, 0.15, 1.2, trill=0.02, rate=30)))
    return room(lay(*parts), 0.28, 0.5, 0.12)
