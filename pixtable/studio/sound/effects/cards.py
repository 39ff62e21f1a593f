"""Cards on felt. Timings follow the motion table."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.effects.paper import edge, rustle
from pixtable.studio.sound.instruments import kalimba
from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import Part, Signal, curve, fall, glide, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import bead, wood


@effect(level="touch", variants=3, seconds=(0.12, 0.26), centroid=(1800, 5000), attack=90)
def card_slide(take: Take) -> Signal:
    """Card slides across felt: band falling 4.6 to 2.2 kHz."""
    d, p = 0.17, take.pitch
    centre = glide(d, (0, 4600 * p), (0.14, 2200 * p), (d, 2000 * p))
    swish = rustle(take.rng, centre, 1.2, curve(d, (0, 0), (0.03, 1), (0.07, 0.7), (d, 0)), grain=0.35)
    return room(swish, 0.12, 0.14, 0.032)


@effect(level="touch", variants=3, seconds=(0.05, 0.2), centroid=(2000, 5500), attack=45)
def card_pick(take: Take) -> Signal:
    """Card lifted from the table: short rising paper flick."""
    d, p = 0.09, take.pitch
    centre = glide(d, (0, 2400 * p), (0.06, 4400 * p), (d, 4700 * p))
    flick = rustle(take.rng, centre, 1.1, curve(d, (0, 0), (0.008, 0.8), (0.03, 1), (d, 0)))
    return room(flick, 0.1, 0.12, 0.028)


@effect(level="act", variants=3, seconds=(0.06, 0.26), centroid=(900, 4200), attack=20)
def card_place(take: Take) -> Signal:
    """Card set down: paper 2-5 kHz for 60 ms over a soft felt thump."""
    return room(edge(take.rng, take.pitch, 1.4, 0.12), 0.14)


@effect(level="touch", variants=3, seconds=(0.18, 0.36), centroid=(1500, 4600), attack=190, sync=150)
def card_flip(take: Take) -> Signal:
    """Card turns over: swish, then the edge lands 150 ms in."""
    d, p = 0.17, take.pitch
    centre = glide(d, (0, 1900 * p), (0.1, 4200 * p), (d, 2600 * p))
    swish = rustle(take.rng, centre, 1.1, curve(d, (0, 0), (0.09, 0.55), (d, 0)), grain=0.3)
    return room(lay((0, 0.55, swish), (0.15, 1, edge(take.rng, p, 0.7))), 0.12, 0.14, 0.032)


@effect(level="touch", variants=3, seconds=(0.08, 0.26), centroid=(1700, 4800), attack=100, sync=70, voices=4)
def card_deal(take: Take) -> Signal:
    """One dealt card: brisk slide and a light landing, tight enough for a 60 ms stagger."""
    d, p = 0.09, take.pitch
    swish = rustle(
        take.rng, glide(d, (0, 4700 * p), (d, 2700 * p)), 1.1, curve(d, (0, 0), (0.04, 0.7), (d, 0)), grain=0.3
    )
    return room(lay((0, 0.5, swish), (0.07, 1.1, edge(take.rng, p, 0.5, 0.07))), 0.1, 0.1, 0.025)


@effect(level="touch", variants=2, seconds=(0.5, 1.0), centroid=(1700, 4800), attack=600, sync=560)
def card_shuffle(take: Take) -> Signal:
    """Riffle: two halves falling together, then squared up."""
    rng, p = take.rng, take.pitch
    parts: list[Part] = []
    at = 0.0
    for i in range(26):
        leaf = breath(rng, 0.03, rng.uniform(2700, 4000) * p, 0.9) * fall(0.03, 0.006, 0.001)
        parts.append((at, rng.uniform(0.35, 0.7) * (0.6 + 0.4 * np.sin(np.pi * i / 25)), leaf))
        at += 0.019 + 0.007 * np.cos(2 * np.pi * i / 25) + rng.uniform(-0.003, 0.003)
    squared: list[Part] = [(0.56, 0.7, edge(rng, p, 1.1)), (0.66, 0.35, edge(rng, p * 1.05, 0.8))]
    return room(lay(*parts, *squared), 0.14)


@effect(level="touch", variants=3, seconds=(0.2, 0.4), centroid=(700, 3400), attack=230, sync=200)
def card_tuck(take: Take) -> Signal:
    """Card slips under another: muffled slide that closes, soft stop 200 ms in."""
    d, p = 0.22, take.pitch
    centre = glide(d, (0, 3400 * p), (0.1, 2200 * p), (d, 1300 * p))
    slip = rustle(take.rng, centre, 1.2, curve(d, (0, 0), (0.05, 0.7), (0.15, 0.6), (d, 0)), grain=0.45, rate=700)
    return room(lay((0, 0.6, slip), (0.2, 0.7, wood(take.rng, 1.3 / p, 0.3, 0.12))), 0.12, 0.14, 0.032)


@effect(level="act", variants=3, seconds=(0.2, 0.7), centroid=(400, 2600), attack=40)
def card_validate(take: Take) -> Signal:
    """A card is validated: the pin goes in, with a warm low note."""
    pin = bead(take.rng, 1760 * take.pitch, 0.12)
    push = wood(take.rng, 0.8 / take.pitch, 0.5, 0.1)
    return room(lay((0, 0.8, pin), (0, 1, push), (0.012, 0.42, kalimba(62, 0.45))), 0.16)
