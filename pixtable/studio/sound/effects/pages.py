"""Pages and secret envelopes."""

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.effects.paper import edge, rustle
from pixtable.studio.sound.signal import Signal, curve, glide, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import wood


@effect(level="touch", variants=3, seconds=(0.25, 0.55), centroid=(1400, 4500), attack=240)
def page_turn(take: Take) -> Signal:
    """A rule-book page: long soft paper sweep with a settle."""
    d, p = 0.34, take.pitch
    centre = glide(d, (0, 1500 * p), (0.2, 3600 * p), (d, 2200 * p))
    sweep = rustle(take.rng, centre, 1.5, curve(d, (0, 0), (0.06, 0.35), (0.2, 1), (d, 0)), grain=0.6, rate=420)
    return room(lay((0, 1, sweep), (0.27, 0.35, edge(take.rng, p, 0.4))), 0.12)


@effect(level="act", variants=1, seconds=(0.25, 0.6), centroid=(700, 4200), attack=320, sync=240, secret=True)
def envelope_seal(take: Take) -> Signal:
    """Secret envelope sealed: one stroke along the flap, then a wax press."""
    d = 0.24
    stroke = rustle(
        take.rng, glide(d, (0, 2300), (d, 3600)), 1.2, curve(d, (0, 0), (0.1, 0.45), (d, 0)), grain=0.5, rate=700
    )
    return room(lay((0, 0.6, stroke), (0.23, 1, wood(take.rng, 1.5, 0.25, 0.14))), 0.16)


@effect(level="act", variants=2, seconds=(0.25, 0.6), centroid=(1600, 5200), attack=300)
def envelope_open(take: Take) -> Signal:
    """Envelope opened: short tear of grains and a paper lift."""
    d, p = 0.3, take.pitch
    ripping = curve(d, (0, 0), (0.03, 0.6), (0.2, 0.9), (d, 0))
    tear = rustle(take.rng, glide(d, (0, 2600 * p), (d, 4000 * p)), 1.2, ripping, grain=0.85, rate=260)
    d = 0.16
    lift = rustle(take.rng, glide(d, (0, 2200), (d, 4200)), 1.2, curve(d, (0, 0), (0.07, 0.6), (d, 0)), grain=0.3)
    return room(lay((0, 0.7, tear), (0.22, 0.6, lift)), 0.14)
