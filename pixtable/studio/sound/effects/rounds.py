"""The course of a game: a round begins, the last turn is near, a round ends."""

from pixtable.studio.sound.catalogue import Take, effect
from pixtable.studio.sound.instruments import celesta, harp, marimba
from pixtable.studio.sound.signal import Signal, lay
from pixtable.studio.sound.space import room
from pixtable.studio.sound.struck import drum, wood


@effect(level="event", variants=1, seconds=(0.5, 1.4), centroid=(300, 2000), attack=300)
def round_start(take: Take) -> Signal:
    """A round begins: two wooden calls and an open fifth."""
    calls = lay((0, 0.7, marimba(62, 0.6)), (0.13, 0.8, marimba(69, 0.7)))
    fifth = lay((0, 0.6, harp(74, 0.8, 0.5, 0.4)), (0, 0.5, harp(62, 0.8, 0.5, 0.3)))
    return room(lay((0, 1, calls), (0.26, 1, fifth)), 0.22, 0.4, 0.1)


@effect(level="event", variants=1, seconds=(0.7, 1.7), centroid=(200, 1600), attack=420)
def round_end(take: Take) -> Signal:
    """A round ends: the calls of its beginning come home, falling to a low open fifth."""
    calls = lay((0, 0.7, marimba(74, 0.6)), (0.13, 0.7, marimba(69, 0.7)), (0.26, 0.8, marimba(62, 0.8)))
    home = lay(
        (0, 0.6, harp(50, 1.0, 0.6, 0.3)), (0.02, 0.5, harp(57, 1.0, 0.6, 0.3)), (0.04, 0.4, harp(66, 1.0, 0.5, 0.3))
    )
    return room(lay((0, 1, calls), (0.28, 1, home)), 0.24, 0.5, 0.12)


@effect(level="event", variants=1, seconds=(0.7, 1.7), centroid=(120, 1400), attack=320)
def last_turn(take: Take) -> Signal:
    """The last turn: two heartbeats on a frame drum under one waiting bell."""
    beats = lay((0, 0.8, drum(take.rng, 110, 0.4, 1.0, 0.1)), (0.22, 0.6, drum(take.rng, 98, 0.5, 1.0, 0.12)))
    knocks = lay((0, 0.3, wood(take.rng, 1.4, 0.3, 0.16)), (0.22, 0.25, wood(take.rng, 1.5, 0.3, 0.16)))
    bell = lay((0, 0.5, celesta(76, 0.9)), (0.22, 0.45, celesta(71, 1.0)))
    return room(lay((0, 1, beats), (0, 1, knocks), (0.01, 1, bell)), 0.24, 0.5, 0.12, 3500)
