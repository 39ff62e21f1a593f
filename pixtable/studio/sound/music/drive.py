"""What a piece is driven by when a game comes to a head: a pulse under its own chords, bar for bar beside its verse."""

from dataclasses import dataclass

from pixtable.studio.sound.instruments import marimba
from pixtable.studio.sound.music.harmony import Chord, at_or_above
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.noise import bit_noise
from pixtable.studio.sound.signal import Signal, fall, hertz, seeded
from pixtable.studio.sound.space import band
from pixtable.studio.sound.struck import drum, wood
from pixtable.studio.sound.voices import pulse

STEP = 0.5
"""Of a beat: how often the low notes come."""
PULL = (0, 0, 7, 0, 12, 0, 7, 10)
"""Over the bass of the chord: always back to it, and at the end of the bar leaning on."""


@dataclass(frozen=True)
class Drive:
    """How one piece is driven. `heart` is a drum's pitch in Hz, `beats` where it falls and how strongly."""

    tempo: float
    beats: int
    heart: float
    blows: tuple[tuple[float, float], ...]
    is_chip: bool = False

    def compose(self, chords: list[Chord]) -> Signal:
        """As many bars as the verse, the last of them silent."""
        tape = Tape(len(chords), self.beats, self.tempo)
        for bar, chord in enumerate(chords[:-1]):
            swell = 0.7 + 0.3 * (bar % 4) / 3
            self._heart(tape, bar, swell)
            self._low(tape, bar, chord, swell)
            self._ticks(tape, bar, swell)
        return tape.close(0.6, 3200, 0.4, 6000)

    def _heart(self, tape: Tape, bar: int, swell: float) -> None:
        stroke = drum(seeded("heart"), self.heart, 0.6, 0.25, 0.16)
        for beat, gain in self.blows:
            tape.put(tape.when(bar, beat), stroke, 0.2 * gain * swell, 0, 0.15)

    def _low(self, tape: Tape, bar: int, chord: Chord, swell: float) -> None:
        low = at_or_above(chord.bass, 43)
        for k in range(round(self.beats / STEP)):
            step = PULL[k % len(PULL)]
            note = low + step if (low + step) % 12 in {low % 12, *chord.pitch_classes} else low
            accent = 1.0 if k % 2 == 0 else 0.6
            tape.put(tape.when(bar, k * STEP), self._tone(note), 0.11 * accent * swell, -0.1, 0.12)

    def _tone(self, note: int) -> Signal:
        if self.is_chip:
            return pulse(hertz(note), 0.26, 0.5, 900) * fall(0.26, 0.1, 0.006)
        return marimba(note, 0.4, 0.3)

    def _ticks(self, tape: Tape, bar: int, swell: float) -> None:
        """Off the beat, small and dry."""
        for beat in range(self.beats):
            if self.is_chip:
                tick = band(bit_noise(seeded("tick", beat), 0.05, 8000), 900, 4200) * fall(0.05, 0.014, 0.002)
            else:
                tick = wood(seeded("tick", beat), 0.6, 0.3, 0.12)
            tape.put(tape.when(bar, beat + STEP), tick, 0.05 * swell, 0.35 if beat % 2 else -0.35, 0.2)


DRIVES = {
    "pixies": Drive(104, 4, 62, ((0, 1.0), (2.5, 0.6))),
    "rhombs": Drive(56, 4, 52, ((0, 1.0), (0.5, 0.45), (2, 0.8), (2.5, 0.35))),
    "pictoric": Drive(60, 3, 55, ((0, 1.0), (0.5, 0.5))),
    "tactics": Drive(92, 4, 66, ((0, 1.0), (1, 0.5), (2, 0.9), (3, 0.5), (3.5, 0.4)), is_chip=True),
}
"""By piece; the title comes to no head."""
