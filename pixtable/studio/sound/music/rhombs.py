"""The stone cave of Rhombs."""

import numpy as np

from pixtable.studio.sound.instruments import stone_bell
from pixtable.studio.sound.music.harmony import D_MAJOR, Chord, at_or_above, progression
from pixtable.studio.sound.music.layers import Pad, hold_pads, human
from pixtable.studio.sound.music.melody import Note, Tune, sing
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.verse import Verse
from pixtable.studio.sound.music.voicing import Voicing, lead
from pixtable.studio.sound.signal import RATE, TAU, Rng, Signal, clock, fall, hertz, seeded, tone
from pixtable.studio.sound.struck import wood

LINES = {
    "A": progression("B:m9 G:maj7 D:add9|F# A:sus2 E:m9 B:m7"),
    "B": progression("G:maj7 F#:m7 B:m9 E:6/9 A:add9 D:maj7"),
    "C": progression("G:maj9 E:m7 B:m7|D A:sus4 G:add9 F#:m7"),
}
TUNE = Tune(
    motifs={
        "a": [(0, 2, 3), (2, 1, -2), (3.5, 0.5, 2)],
        "b": [(0.5, 1.5, -3), (2, 2, -2)],
        "c": [(1, 1, 5), (2, 1, 2), (3, 1, -3)],
        "d": [(0, 4, -2)],
    },
    scale=D_MAJOR,
    span=(71, 86),
    start=78,
)
VERSES = (
    Verse("rhombs", "ABC", "a.b.a. cd.a.b .cad.d"),
    Verse("rhombs below", "BCA", "b.cd.a .b.dc. a.b.cd", mirrored=True),
    Verse("rhombs by the water", "ACB", "c.a.bd .ca.b. d.ab.d"),
    Verse("rhombs above", "CAB", "d.b.ca .d.bc. b.ad.d", mirrored=True),
)
BELL_BEATS = (1, 1.5, 2.5, 3)
BELL_PLACES = (-0.55, 0.4, -0.2, 0.6)
DRONES = ((35, 0.028), (47, 0.022))
DROPS = 9


def compose(verse: Verse) -> Signal:
    """B minor / D dorian colours, 56 bpm, 18 bars a verse: stone bells over a low drone and far water-drops."""
    rng, chords = verse.rng, verse.chords(LINES)
    tape = Tape(len(chords), 4, 56)
    held = voicings(verse)
    hold_pads(tape, held, _pad_gain, Pad(1.9, 2.4, 2.1), 0.7)
    for bar, chord in enumerate(chords):
        _bells(tape, rng, bar, chord, held[bar])
        if bar % 3 == 1:
            _log(tape, bar)
    for note in sing(rng, chords, verse.tune(TUNE)):
        _melody(tape, rng, note)
    _drone(tape)
    _drops(tape, verse.word)
    tape.add_air("cave", 120, 700, 0.001, 0.004)
    return tape.close(1.5, 3600, 0.85, 7500)


def voicings(verse: Verse) -> list[Voicing]:
    return lead(verse.chords(LINES), 50, 70)


def _pad_gain(bar: int) -> float:
    if bar < 6:
        return 0.026
    return 0.04 if bar < 13 else 0.03


def _bells(tape: Tape, rng: Rng, bar: int, chord: Chord, voicing: Voicing) -> None:
    tape.put(tape.when(bar) + human(rng, 0.012), stone_bell(at_or_above(chord.bass, 40), 5.0), 0.2, -0.1, 0.5)
    for i, note in enumerate(voicing):
        if rng.random() < 0.72:
            when = tape.when(bar, BELL_BEATS[i]) + human(rng, 0.02)
            bell = stone_bell(note + 12 * (i % 2), 4.5)
            tape.put(when, bell, 0.115 * rng.uniform(0.7, 1), BELL_PLACES[i], 0.65)


def _log(tape: Tape, bar: int) -> None:
    knock = wood(seeded("log", bar % 4), 1.5, 0.25, 0.2)
    for beat in (1.5, 3.0):
        tape.put(tape.when(bar, beat), knock, 0.05, 0.3, 0.9)


def _melody(tape: Tape, rng: Rng, note: Note) -> None:
    when = tape.when(note.bar, note.beat) + human(rng, 0.015)
    tape.put(when, stone_bell(note.pitch, 4.0), 0.21 * rng.uniform(0.8, 1), 0.15, 0.7)


def _drone(tape: Tape) -> None:
    t = np.arange(tape.length) / RATE
    for k, (note, gain) in enumerate(DRONES):
        sides = np.stack([np.sin(TAU * hertz(note) * t + shift) for shift in (0, 0.6)], axis=1)
        tape.dry += gain * sides * tape.slow(f"drone{k}", 0.35, 1.0)[:, None]


def _drops(tape: Tape, word: str) -> None:
    rng, d = seeded("drops", word), 0.16
    for i in range(DROPS):
        drop = tone(rng.uniform(900, 1500) * (1 + 0.6 * clock(d) / d), d) * fall(d, 0.03, 0.004)
        when = (i + rng.uniform(0.2, 0.8)) / DROPS * tape.seconds
        tape.put(when, drop, 0.022, rng.uniform(-0.8, 0.8), 1.5)
