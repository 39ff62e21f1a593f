"""The title screen."""

import numpy as np

from pixtable.studio.sound.instruments import harp, kalimba
from pixtable.studio.sound.music.harmony import D_MAJOR, Chord, at_or_above, progression
from pixtable.studio.sound.music.layers import Pad, hold_pads, human
from pixtable.studio.sound.music.melody import Note, Tune, sing
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.verse import Verse
from pixtable.studio.sound.music.voicing import Voicing, lead
from pixtable.studio.sound.signal import Rng, Signal

LINES = {
    "A": progression("D:add9 A|C# B:m7 G:maj7 D|F# E:m7 G:maj7 A:7sus4"),
    "B": progression("B:m7 F#:m7 G:maj7 D|F# E:m9 B:m7 G:add9 A:sus4"),
    "C": progression("D:add9 A|C# B:m7 F#:m7 G:maj7 D|F# E:m9 A:7sus4"),
    "D": progression("G:maj7 D|F# E:m7 B:m7 G:add9 A:sus4 F#:m7 B:m7"),
}
TUNE = Tune(
    motifs={
        "a": [(0, 1.5, 2), (1.5, 0.5, -2), (2, 2, 3)],
        "b": [(0, 1, -3), (1, 1, -2), (2.5, 1.5, 2)],
        "c": [(0, 0.5, 4), (0.5, 0.5, -2), (1, 1, -2), (2, 2, -2)],
        "d": [(0, 3, -2)],
        "e": [(1, 1, 5), (2, 1, -2), (3, 1, -3)],
    },
    scale=D_MAJOR,
    span=(69, 86),
    start=74,
)
VERSES = (
    Verse("title", "ABC", "abac abcd e.ca ebcd abac aebd"),
    Verse("title by the window", "CDA", "eacd ebad cab. cebd eacd abbd", mirrored=True),
    Verse("title by the fire", "ADC", "ab.d caed ebeb accd ab.d eacd"),
    Verse("title late", "CBA", "cead bacd a.be cadb cead bacd", mirrored=True),
)
MIDDLE = range(8, 16)
DENSE = range(8, 20)
REPRISE = range(16, 24)


def compose(verse: Verse) -> Signal:
    """D major, 76 bpm, 24 bars a verse: kalimba melody, harp arpeggios, warm pad."""
    rng, chords = verse.rng, verse.chords(LINES)
    tape = Tape(len(chords), 4, 76)
    hold_pads(tape, voicings(verse), _pad_gain, Pad())
    for bar, chord in enumerate(chords):
        _bass(tape, rng, bar, chord)
        _arpeggio(tape, rng, bar, chord)
    for note in sing(rng, chords, verse.tune(TUNE)):
        _melody(tape, rng, note, chords[note.bar])
    return tape.close(0.9, 4200, 0.8)


def voicings(verse: Verse) -> list[Voicing]:
    return lead(verse.chords(LINES), 54, 74)


def _pad_gain(bar: int) -> float:
    if bar in MIDDLE:
        return 0.056
    return 0.044 if bar in REPRISE else 0.036


def _bass(tape: Tape, rng: Rng, bar: int, chord: Chord) -> None:
    bass = at_or_above(chord.bass, 38)
    tape.put(tape.when(bar) + human(rng), harp(bass, 3.0, bright=0.35), 0.24 if bar in MIDDLE else 0.2, -0.05)
    if bar % 2:
        fifth = at_or_above(chord.fifth, bass + 5)
        tape.put(tape.when(bar, 2.5) + human(rng), harp(fifth, 2.4, bright=0.2), 0.16, 0.05)


def _arpeggio(tape: Tape, rng: Rng, bar: int, chord: Chord) -> None:
    steps = chord.notes(57, 76)
    order = (0, 2, 4, 5, 6, 5, 4, 3) if bar % 4 == 3 else (0, 2, 3, 4, 5, 4, 3, 2)
    beats, gain = ((0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5), 0.15) if bar in DENSE else ((0, 0.5, 1, 2, 2.5, 3), 0.12)
    for i, beat in enumerate(beats):
        note = steps[min(order[i], len(steps) - 1)]
        when = tape.when(bar, beat) + human(rng)
        tape.put(when, harp(note, 2.2, bright=0.55), gain * rng.uniform(0.75, 1.0), 0.35 * np.sin(i), 0.45)


def _melody(tape: Tape, rng: Rng, note: Note, chord: Chord) -> None:
    gain = 0.34 if note.bar in MIDDLE else 0.29
    when = tape.when(note.bar, note.beat)
    tape.put(when + human(rng, 0.01), kalimba(note.pitch, 2.2, 0.6), gain * rng.uniform(0.85, 1.0), 0.18, 0.5)
    if note.bar in REPRISE and note.beat == 0:
        below = max(chord.notes(57, note.pitch - 3))
        tape.put(when + 0.02, kalimba(below, 2.2, 0.7), 0.13, -0.25, 0.5)
