"""Enamel tiles, black stones and the bag they come from."""

import numpy as np

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.noise import breath, crackle, grainy
from pixtable.studio.sound.signal import Signal, curve, glide, hertz, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import bead, bone, drum, modes, stone, wood

BEADS = (86, 88, 90)


@effect(level="touch", variants=3, seconds=(0.05, 0.3), centroid=(900, 4200), attack=25)
def tile_pick(take: Take) -> Signal:
    """Enamel tile lifted: light ceramic click and a breath of air."""
    freqs = np.array([1180, 2360, 3710]) * take.pitch
    click = modes(take.rng, 0.12, freqs, [0.8, 0.5, 0.25], [0.022, 0.012, 0.007], attack=0.001, spread=0.01)
    d = 0.09
    air = breath(take.rng, d, glide(d, (0, 1400), (d, 2600)), 1.2) * curve(d, (0, 0), (0.03, 0.25), (d, 0))
    return room(lay((0, 0.8, click), (0.004, 0.8, air)), 0.14)


@effect(level="whisper", variants=3, seconds=(0.03, 0.22), centroid=(500, 3200), attack=15)
def tile_rotate(take: Take) -> Signal:
    """One 60-degree turn: dry wooden ratchet tick."""
    return room(wood(take.rng, 0.55 / take.pitch, 0.7, 0.09), 0.08, 0.1, 0.025)


@effect(level="act", variants=3, seconds=(0.1, 0.4), centroid=(350, 2800), attack=20)
def tile_snap(take: Take) -> Signal:
    """Tile snaps home: stone on wood with a small settle."""
    rng, p = take.rng, take.pitch
    settle = wood(rng, 0.9 / p, 0.5, 0.12)
    contact = lay((0, 0.8, stone(rng, 0.8 / p, 0.22, 1.3)), (0.004, 0.7, wood(rng, 0.9 / p, 1.0, 0.16)))
    return room(lay((0, 1, contact), (0.062, 0.22, settle)), 0.18)


@effect(level="act", variants=3, seconds=(0.15, 0.6), centroid=(1200, 4200), attack=25, ladder=True)
def seam_bead(take: Take) -> Signal:
    """A matched seam: one glass bead, D pentatonic."""
    return room(bead(take.rng, hertz(BEADS[take.index]), 0.35), 0.22, 0.4, 0.09)


@effect(level="act", variants=3, seconds=(0.1, 0.5), centroid=(120, 1400), attack=25)
def dead_stone(take: Take) -> Signal:
    """A dead black stone set down: dull, low, no ring."""
    body = stone(take.rng, 1.35 / take.pitch, 0.28, 0.12)
    return room(lay((0, 1, body), (0, 0.5, drum(take.rng, 88 * take.pitch, 0.25, 0.3, 0.07))), 0.14)


@effect(level="touch", variants=3, seconds=(0.3, 0.7), centroid=(600, 3200), attack=450)
def bag_rustle(take: Take) -> Signal:
    """Hand inside the tile bag: cloth and five muffled clacks."""
    rng, d, p = take.rng, 0.42, take.pitch
    centre = glide(d, (0, 1100 * p), (0.2, 1900 * p), (d, 1300 * p))
    sweep = breath(rng, d, centre, 1.5) * curve(d, (0, 0), (0.1, 0.5), (0.25, 0.45), (d, 0))
    cloth = grainy(sweep, crackle(rng, d, 220, 0.006), 0.5)
    times = np.sort(rng.uniform(0.03, 0.34, 5))
    clacks = [(at, rng.uniform(0.35, 0.75), bone(rng, rng.uniform(1.1, 1.6) / p, 0.08)) for at in times]
    return room(lay((0, 0.5, cloth), *clacks), 0.1)


@effect(level="act", variants=3, seconds=(0.2, 0.5), centroid=(700, 3400), attack=260, sync=170)
def bag_draw(take: Take) -> Signal:
    """A tile leaves the bag: cloth pull, then one clear clack."""
    rng, d, p = take.rng, 0.2, take.pitch
    sweep = breath(rng, d, glide(d, (0, 900 * p), (d, 2300 * p)), 1.4) * curve(d, (0, 0), (0.12, 0.55), (d, 0))
    pull = grainy(sweep, crackle(rng, d, 300, 0.004), 0.4)
    return room(lay((0, 0.6, pull), (0.17, 0.8, stone(rng, 0.8 / p, 0.12, 0.9))), 0.14)


@effect(level="touch", variants=1, seconds=(0.4, 0.9), centroid=(600, 3200), attack=420)
def sweep(take: Take) -> Signal:
    """A look over every cell of the table: a breath that passes, with small taps on its way."""
    rng, d = take.rng, 0.5
    air = breath(rng, d, glide(d, (0, 700), (0.3, 1900), (d, 1100)), 1.3) * curve(d, (0, 0), (0.22, 0.5), (d, 0))
    taps = [(0.05 + 0.07 * i, 0.16 + 0.03 * i, wood(rng, 0.5, 0.6, 0.08)) for i in range(6)]
    return room(lay((0, 0.9, air), *taps), 0.16)


@effect(level="act", variants=1, seconds=(0.25, 0.7), centroid=(200, 1600), attack=190)
def penalty(take: Take) -> Signal:
    """A tile goes to the penalty row: two falling wooden steps, sober, not scolding."""
    rng = take.rng
    high = modes(rng, 0.3, [247, 494, 741], [1, 0.25, 0.08], [0.07, 0.04, 0.02], attack=0.003)
    low = modes(rng, 0.35, [220, 440, 660], [1, 0.2, 0.06], [0.09, 0.05, 0.02], attack=0.003)
    steps = lay((0, 0.8, high), (0, 0.3, wood(rng, 1.2, 0.4)), (0.14, 0.9, low), (0.14, 0.3, wood(rng, 1.4, 0.4)))
    return room(steps, 0.2)
