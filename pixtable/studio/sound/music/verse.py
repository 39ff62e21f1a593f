"""A piece is played in verses: its lines in another order, its tune sung anew, so that it takes long to repeat."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pixtable.studio.sound.music.harmony import Chord
from pixtable.studio.sound.music.melody import Tune
from pixtable.studio.sound.signal import Rng, seeded


@dataclass(frozen=True)
class Verse:
    word: str
    """What its chances are drawn from."""
    lines: str
    """The lines of the piece, by letter, in the order of this verse."""
    form: str
    """Of its tune: one motif a bar."""
    mirrored: bool = False
    """Whether the motifs climb where they fell."""

    def chords(self, lines: Mapping[str, list[Chord]]) -> list[Chord]:
        """A chord a bar; the last bar comes home to the first chord of line A and rings out."""
        return [*(chord for letter in self.lines for chord in lines[letter]), lines["A"][0]]

    def tune(self, tune: Tune) -> Tune:
        way = -1 if self.mirrored else 1
        motifs = {
            letter: [(beat, length, move * way) for beat, length, move in notes]
            for letter, notes in tune.motifs.items()
        }
        return replace(tune, form=self.form, motifs=motifs)

    @property
    def rng(self) -> Rng:
        return seeded(self.word)
