"""The night of Pictoric."""

import numpy as np

from pixtable.studio.sound.instruments import celesta
from pixtable.studio.sound.music.harmony import A_MAJOR, Chord, at_or_above, progression
from pixtable.studio.sound.music.layers import Pad, hold_pads, human, pad_tone
from pixtable.studio.sound.music.melody import Note, Tune, sing
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.verse import Verse
from pixtable.studio.sound.music.voicing import Voicing, lead
from pixtable.studio.sound.signal import Rng, Signal

LINES = {
    "A": progression("D:maj9 E:6/9 D:maj9 B:m9 F#:m7 E:add9 D:lyd A:add9|C#"),
    "B": progression("B:m9 G:maj7 E:m9 A:sus2 F#:m7 D:maj7 G#:m7 C#:m7"),
    "C": progression("D:maj9 E:6/9 B:m9 F#:m7 D:maj7 C#:m7 B:m9 E:7sus4"),
}
TUNE = Tune(
    motifs={
        "a": [(0, 1, 4), (1, 1.5, -2), (2.5, 0.5, 2)],
        "b": [(0, 2, 3), (2, 1, -3)],
        "c": [(0, 1, -3), (1, 1, -2), (2, 1, 5)],
        "d": [(0, 3, -2)],
    },
    scale=A_MAJOR,
    span=(73, 88),
    start=78,
)
VERSES = (
    Verse("pictoric", "ABC", "abcd ab.d cbcb a.bd abcd cbd."),
    Verse("pictoric by moonlight", "CBA", "cadb c.ba bcad .cbd cadb a.bd", mirrored=True),
    Verse("pictoric in snow", "ACB", "b.cd abca .dbc bacd b.ca dbcd"),
    Verse("pictoric at sea", "BAC", "dabc .bad cab. dcba dabc a.cd", mirrored=True),
)
MIDDLE = range(8, 16)
BRIGHT = range(8, 20)
BASS = Pad(0.7, 1.2, 2.6)


def compose(verse: Verse) -> Signal:
    """D lydian with borrowed mediants, 3/4 at 60 bpm, 24 bars a verse: celesta over a slow wide pad."""
    rng, chords = verse.rng, verse.chords(LINES)
    tape = Tape(len(chords), 3, 60)
    hold_pads(tape, voicings(verse), _pad_gain, Pad(1.6, 2.2, 1.8), 0.8)
    for bar, chord in enumerate(chords):
        bass = pad_tone(BASS, at_or_above(chord.bass, 40), 2.6, "low")
        tape.put(tape.when(bar), bass, 0.05 if bar in MIDDLE else 0.032)
        _stars(tape, rng, bar, chord)
    for note in sing(rng, chords, verse.tune(TUNE)):
        _melody(tape, rng, note)
    tape.add_air("night", 300, 1500, 0.001, 0.004)
    return tape.close(1.6, 3800, 0.85, 8000)


def voicings(verse: Verse) -> list[Voicing]:
    return lead(verse.chords(LINES), 52, 74)


def _pad_gain(bar: int) -> float:
    if bar in MIDDLE:
        return 0.068
    return 0.045 if bar < 8 else 0.05


def _stars(tape: Tape, rng: Rng, bar: int, chord: Chord) -> None:
    tones = chord.notes(66, 90)
    for i, beat in enumerate((0.5, 1.0, 1.5, 2.0, 2.5)):
        if rng.random() < 0.62:
            when = tape.when(bar, beat) + human(rng, 0.014)
            gain = (0.1 if bar in BRIGHT else 0.075) * rng.uniform(0.6, 1)
            tape.put(when, celesta(tones[(i * 2 + bar) % len(tones)], 2.0), gain, 0.6 * np.sin(1.7 * i + bar), 0.8)


def _melody(tape: Tape, rng: Rng, note: Note) -> None:
    gain = 0.31 if note.bar in MIDDLE else 0.26
    when = tape.when(note.bar, note.beat) + human(rng, 0.014)
    tape.put(when, celesta(note.pitch, 2.4), gain * rng.uniform(0.8, 1), -0.1, 0.7)
    if note.beat == 0 and note.bar % 2:
        tape.put(tape.when(note.bar, 0.06), celesta(note.pitch - 12, 2.4), 0.08, 0.3, 0.7)
