"""Dice and the leather cup."""

from collections.abc import Callable

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import TAU, Part, Signal, curve, glide, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import bone, modes, wood


def _rattle(take: Take, count: int, gap: float, slowing: float, gain: Callable[[float], float]) -> list[Part]:
    """Ticks whose gaps grow; the gain follows the share of the way."""
    rng = take.rng
    parts: list[Part] = []
    at = 0.0
    for i in range(count):
        loud = gain(i / max(count - 1, 1)) * rng.uniform(0.7, 1.0)
        parts.append((at, loud, bone(rng, rng.uniform(0.9, 1.15) / take.pitch)))
        at += gap * rng.uniform(0.8, 1.2)
        gap *= slowing
    return parts


@effect(level="act", variants=3, seconds=(0.35, 0.8), centroid=(700, 3600), attack=420)
def dice_shake(take: Take) -> Signal:
    """Dice shaken in a leather cup."""
    parts = _rattle(take, 9, 0.045, 1.0, lambda share: 0.55 + 0.35 * np.sin(TAU * 2 * share) ** 2)
    d = 0.45
    swing = curve(d, (0, 0), (0.1, 0.25), (0.22, 0.08), (0.33, 0.25), (d, 0))
    cup = breath(take.rng, d, 520 * take.pitch, 1.2, 1024) * swing
    return room(lay((0, 1, cup), *parts), 0.22, 0.15, 0.03, 3000)


@effect(level="act", variants=3, seconds=(0.5, 1.2), centroid=(700, 3600), attack=300)
def dice_roll(take: Take) -> Signal:
    """Dice roll across felt: seven to nine ticks, slowing."""
    count = int(take.rng.integers(7, 10))
    return room(lay(*_rattle(take, count, 0.042, 1.22, lambda share: 1.0 - 0.6 * share)), 0.16)


@effect(level="act", variants=3, seconds=(0.08, 0.35), centroid=(500, 3200), attack=20)
def dice_land(take: Take) -> Signal:
    """A die comes to rest: knock and a tiny second contact."""
    rng, p = take.rng, take.pitch
    knock = lay((0, 1, bone(rng, 1.15 / p)), (0, 0.5, wood(rng, 1.1 / p, 0.4, 0.12)))
    return room(lay((0, 1, knock), (0.058, 0.3, bone(rng, 1.05 / p))), 0.18)


@effect(level="act", variants=1, seconds=(0.12, 0.45), centroid=(200, 1500), attack=25, secret=True)
def cup_down(take: Take) -> Signal:
    """Cup set over the die: hollow wooden stop."""
    hollow = modes(take.rng, 0.22, [262, 418, 690], [1, 0.5, 0.2], [0.045, 0.03, 0.015], attack=0.002)
    return room(lay((0, 0.9, hollow), (0, 0.5, wood(take.rng, 1.6, 0.3, 0.2))), 0.24, 0.2, 0.05, 2500)


@effect(level="act", variants=1, seconds=(0.12, 0.5), centroid=(250, 2200), attack=90)
def cup_lift(take: Take) -> Signal:
    """Cup lifted: soft hollow pop and air."""
    d = 0.2
    air = breath(take.rng, d, glide(d, (0, 600), (d, 1800)), 1.3) * curve(d, (0, 0), (0.06, 0.4), (d, 0))
    pop = modes(take.rng, 0.15, [330, 520], [1, 0.35], [0.03, 0.02], attack=0.004)
    return room(lay((0, 0.9, pop), (0.01, 0.5, air)), 0.24, 0.2, 0.05, 3000)
