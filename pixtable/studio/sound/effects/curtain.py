"""The privacy curtain between two seats."""

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.noise import breath, crackle, grainy
from pixtable.studio.sound.signal import Rng, Signal, curve, glide, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import wood


def _cloth(rng: Rng, centre: Signal, shape: Signal, seconds: float) -> Signal:
    sweep = breath(rng, seconds, centre, 1.7, 1024) * shape
    return grainy(sweep, crackle(rng, seconds, 160, 0.01), 0.25)


@effect(level="event", variants=1, seconds=(0.32, 0.8), centroid=(350, 2200), attack=320, sync=320)
def curtain_close(take: Take) -> Signal:
    """Curtain closes in 320 ms: heavy cloth sweep ending in a soft stop."""
    d = 0.4
    shape = curve(d, (0, 0), (0.14, 0.8), (0.3, 0.7), (d, 0))
    sweep = _cloth(take.rng, glide(d, (0, 1600), (0.3, 720), (d, 500)), shape, d)
    return room(lay((0, 0.6, sweep), (0.315, 1.0, wood(take.rng, 1.8, 0.25, 0.16))), 0.2)


@effect(level="act", variants=1, seconds=(0.2, 0.6), centroid=(500, 2800), attack=220)
def curtain_open(take: Take) -> Signal:
    """Curtain opens in 200 ms: lighter, rising cloth sweep."""
    d = 0.3
    shape = curve(d, (0, 0), (0.05, 0.6), (0.13, 0.9), (d, 0))
    return room(_cloth(take.rng, glide(d, (0, 700), (0.2, 1900), (d, 2100)), shape, d), 0.2)
