"""Controls: small wooden keys, never a beep."""

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.instruments import celesta, kalimba
from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import Rng, Signal, curve, fall, glide, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import modes, wood


@effect(level="whisper", variants=3, seconds=(0.02, 0.16), centroid=(700, 3600), attack=12)
def button_hover(take: Take) -> Signal:
    """Pointer rests on a control: barely there tick."""
    tick = modes(take.rng, 0.05, [1175 * take.pitch, 2350 * take.pitch], [1, 0.2], [0.009, 0.005], attack=0.0015)
    return room(tick, 0.06, 0.08, 0.02)


@effect(level="touch", variants=3, seconds=(0.04, 0.26), centroid=(350, 2600), attack=15)
def button_press(take: Take) -> Signal:
    """Control pressed: small wooden key."""
    key = wood(take.rng, 0.8 / take.pitch, 0.6, 0.1)
    ring = modes(take.rng, 0.08, [880 * take.pitch], [1], [0.014], attack=0.0015)
    return room(lay((0, 1, key), (0.001, 0.25, ring)), 0.1, 0.12, 0.03)


@effect(level="whisper", variants=3, seconds=(0.03, 0.18), centroid=(600, 3200), attack=12, voices=4)
def typing(take: Take) -> Signal:
    """A letter typed: light wooden key, dry enough for fast hands."""
    key = wood(take.rng, 0.5 / take.pitch, 0.8, 0.06)
    felt = breath(take.rng, 0.04, 2900 * take.pitch, 1.2) * fall(0.04, 0.005, 0.001)
    return room(lay((0, 1, key), (0, 0.3, felt)), 0.06, 0.08, 0.02)


def _switch(rng: Rng, first: float, second: float) -> Signal:
    press = modes(rng, 0.07, [first, first * 2.4], [1, 0.2], [0.016, 0.008], attack=0.001)
    catch = modes(rng, 0.1, [second, second * 2.4], [1, 0.2], [0.024, 0.01], attack=0.001)
    return room(lay((0, 0.7, press), (0.055, 1, catch), (0.055, 0.3, wood(rng, 0.8, 0.5, 0.08))), 0.1, 0.12, 0.03)


@effect(level="touch", variants=1, seconds=(0.06, 0.3), centroid=(400, 2200), attack=80, sync=55)
def toggle_on(take: Take) -> Signal:
    """Switch on: two clicks rising."""
    return _switch(take.rng, 587, 880)


@effect(level="touch", variants=1, seconds=(0.06, 0.3), centroid=(350, 2200), attack=80, sync=55)
def toggle_off(take: Take) -> Signal:
    """Switch off: two clicks falling."""
    return _switch(take.rng, 880, 587)


@effect(level="act", variants=3, seconds=(0.15, 0.45), centroid=(180, 1200), attack=130)
def invalid(take: Take) -> Signal:
    """Not allowed: soft double knock on wood, never a buzzer."""
    first, second = (wood(take.rng, size / take.pitch, 0.25, 0.14) for size in (1.35, 1.4))
    return room(lay((0, 0.9, first), (0.105, 0.85, second)), 0.14)


@effect(level="act", variants=2, seconds=(0.2, 0.5), centroid=(500, 3600), attack=320)
def undo(take: Take) -> Signal:
    """Undo: a reversed pluck and paper drawn backwards."""
    d, p = 0.26, take.pitch
    sweep = breath(take.rng, d, glide(d, (0, 3400 * p), (d, 1300 * p)), 1.3) * curve(d, (0, 0), (0.2, 0.7), (d, 0))
    back = (kalimba(69, d) * fall(d, 0.12, 0.004))[::-1] * curve(d, (0, 1), (0.245, 1), (d, 0))
    return room(lay((0, 0.35, sweep), (0, 0.6, back), (0.25, 0.25, wood(take.rng, 1.0, 0.3, 0.09))), 0.12)


@effect(level="act", variants=1, seconds=(0.6, 1.5), centroid=(600, 2800), attack=200)
def hint_chime(take: Take) -> Signal:
    """Hint: two far celesta notes, a friendly fifth."""
    return room(lay((0, 0.7, celesta(81, 0.8)), (0.13, 0.7, celesta(88, 0.8))), 0.26, 0.45, 0.11)
