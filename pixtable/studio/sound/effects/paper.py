"""Paper and card as bodies: what cards, pages and envelopes are played on."""

from pixtable.studio.sound.noise import breath, crackle, grainy
from pixtable.studio.sound.signal import RATE, Rng, Signal, fall
from pixtable.studio.sound.struck import wood


def rustle(rng: Rng, centre: Signal, octaves: float, shape: Signal, *, grain: float = 0.5, rate: float = 900) -> Signal:
    """Moving paper, as long as its shape: a breath with the grain of fibres."""
    seconds = len(shape) / RATE
    return grainy(breath(rng, seconds, centre, octaves) * shape, crackle(rng, seconds, rate), grain)


def edge(rng: Rng, pitch: float, soft: float = 1.0, seconds: float = 0.09) -> Signal:
    """The edge of a card meeting felt."""
    contact = breath(rng, seconds, 3300 * pitch, 1.3) * fall(seconds, 0.010, 0.0012)
    return contact + 0.8 * soft * wood(rng, 1.25 / pitch, 0.3, seconds)
