"""The garden of Pixies."""

from pixtable.studio.sound.instruments import harp, kalimba, marimba
from pixtable.studio.sound.music.harmony import G_MAJOR, Chord, at_or_above, progression
from pixtable.studio.sound.music.layers import Pad, add_birds, hold_pads, human
from pixtable.studio.sound.music.melody import Note, Tune, sing
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.verse import Verse
from pixtable.studio.sound.music.voicing import Voicing, lead
from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import Rng, Signal, curve, seeded

LINES = {
    "A": progression("G:add9 E:m7 C:maj7 D:sus4 G|B E:m7 A:m7 D"),
    "B": progression("G:add9 B:m7 C:maj7 G|B A:m9 E:m7 C:6 D:7sus4"),
    "C": progression("E:m7 C:maj7 G:add9 D|F# E:m7 A:m7 C:maj7 D:sus4"),
    "D": progression("G:add9 E:m7 C:maj7 D:sus4 G|B C:6 A:m7 D:7sus4"),
}
TUNE = Tune(
    motifs={
        "a": [(0, 0.5, 3), (0.5, 0.5, 2), (1, 1, 2), (2.5, 0.5, -2), (3, 1, -2)],
        "b": [(0.5, 0.5, 2), (1, 0.5, -3), (1.5, 0.5, 2), (2, 2, -3)],
        "c": [(0, 1, 5), (1.5, 0.5, -2), (2, 0.5, -2), (3, 1, -3)],
        "d": [(0, 2, -2), (3, 0.5, 4)],
        "e": [(1, 1, 3), (2, 2, -4)],
    },
    scale=G_MAJOR,
    span=(71, 88),
    start=76,
)
VERSES = (
    Verse("pixies", "ABCD", ".... abad abce acbd e.e. cbcd abad abcd"),
    Verse("pixies in the morning", "BDCA", ".... cbad ceab abcd .e.e adcb caed abcd", mirrored=True),
    Verse("pixies at noon", "ADCB", ".... eacd bacd cbce e..d abcb ecad cbad"),
    Verse("pixies at dusk", "DACB", ".... beca dacb eacd e.cd bcad beca cbad", mirrored=True),
)
EVEN_FIGURE = ((0, 0), (0.75, 2), (1.5, 3), (2, 1), (2.75, 3), (3.5, 2))
ODD_FIGURE = ((0.5, 1), (1, 3), (1.75, 2), (2.5, 4), (3, 3), (3.5, 1))
"""Beats of the marimba and which chord tone falls on them."""
INTRO = range(4)
THIN = range(16, 20)
MIDDLE = range(16, 24)
LAST = range(32, 33)


def compose(verse: Verse) -> Signal:
    """G major, 104 bpm, 32 bars a verse: marimba ostinato and tune, plucked bass, leaf shaker, birds."""
    rng, chords = verse.rng, verse.chords(LINES)
    tape = Tape(len(chords), 4, 104)
    hold_pads(tape, voicings(verse), _pad_gain, Pad(0.7, 1.0, 2.0))
    for bar, chord in enumerate(chords):
        _bass(tape, rng, bar, chord)
        _ostinato(tape, rng, bar, chord)
        if bar not in INTRO and bar not in THIN and bar not in LAST:
            _shaker(tape, bar)
    for note in sing(rng, chords, verse.tune(TUNE)):
        _melody(tape, rng, note)
    add_birds(tape, f"{verse.word} birds", 13, 0.05)
    tape.add_air("garden", 500, 2600, 0.0008, 0.0035)
    return tape.close(0.7, 4800, 0.7)


def voicings(verse: Verse) -> list[Voicing]:
    return lead(verse.chords(LINES), 55, 74)


def _pad_gain(bar: int) -> float:
    if bar in MIDDLE:
        return 0.034
    return 0.022 if bar < 16 else 0.026


def _bass(tape: Tape, rng: Rng, bar: int, chord: Chord) -> None:
    bass = at_or_above(chord.bass, 43)
    fifth, root = at_or_above(chord.fifth, bass + 4), at_or_above(chord.root, bass + 7)
    for beat, note, gain in ((0, bass, 0.25), (2.5, fifth, 0.15), (3.5, root, 0.1)):
        if bar not in (*THIN, *LAST) or beat == 0:
            tape.put(tape.when(bar, beat) + human(rng, 0.005), harp(note, 1.4, bright=0.2), gain, 0, 0.25)


def _ostinato(tape: Tape, rng: Rng, bar: int, chord: Chord) -> None:
    tones = chord.notes(60, 76)
    for beat, i in ODD_FIGURE if bar % 2 else EVEN_FIGURE:
        if bar in (*THIN, *LAST) and beat not in (0, 1.5, 2.5):
            continue
        bar_tone = marimba(tones[min(i, len(tones) - 1)], 1.1, 0.45)
        when = tape.when(bar, beat) + human(rng, 0.006)
        tape.put(when, bar_tone, 0.17 * rng.uniform(0.7, 1), -0.3 + 0.12 * i, 0.35)


def _shaker(tape: Tape, bar: int) -> None:
    d = 0.09
    for k in range(8):
        late, gain, pan = (0.03, 0.011, 0.5) if k % 2 else (0, 0.011 * 0.55, 0.3)
        leaf = breath(seeded("leaf", bar % 3, k), d, 4800, 0.9) * curve(d, (0, 0), (0.025, 1), (d, 0))
        tape.put(tape.when(bar, k * 0.5 + late), leaf, gain, pan, 0.2)


def _melody(tape: Tape, rng: Rng, note: Note) -> None:
    instrument = kalimba if note.bar in MIDDLE else marimba
    when = tape.when(note.bar, note.beat) + human(rng, 0.006)
    tape.put(when, instrument(note.pitch, 1.4, 0.6), 0.24 * rng.uniform(0.8, 1), 0.22, 0.45)
