"""Voice leading: which notes a pad holds for every chord of a loop."""

from itertools import pairwise, product

from pixtable.studio.sound.music.harmony import Chord

Voicing = tuple[int, ...]
Row = dict[Voicing, tuple[float, Voicing]]
"""For every voicing of a chord, the cost of the best way to it and the voicing before it."""


def lead(chords: list[Chord], low: int, high: int, voices: int = 4) -> list[Voicing]:
    """Voicings of least motion, without crossings, evenly spaced, without parallel fifths or octaves.

    Chosen by dynamic programming around the loop, so that the last voicing also leads into the first.
    """
    options = [_voicings(chord, low, high, voices) for chord in chords]
    middle = (low + high) / 2
    firsts = sorted(options[0], key=lambda voicing: _strain(voicing, middle))[:6]
    return min((_best_round(first, options[1:], middle) for first in firsts), key=lambda way: way[0])[1]


def _voicings(chord: Chord, low: int, high: int, voices: int) -> list[Voicing]:
    wanted = (chord.pitch_classes * 2)[:voices]
    pools = [[note for note in range(low, high + 1) if note % 12 == pitch_class] for pitch_class in wanted]
    found = {tuple(sorted(notes)) for notes in product(*pools)}
    return sorted(notes for notes in found if all(2 <= above - below <= 9 for below, above in pairwise(notes)))


def _best_round(first: Voicing, options: list[list[Voicing]], middle: float) -> tuple[float, list[Voicing]]:
    """The cheapest way from a first voicing through all chords and back to it."""
    rows: list[Row] = [{first: (_strain(first, middle), first)}]
    for voicings in options:
        rows.append({voicing: _cheapest(rows[-1], voicing, middle) for voicing in voicings})
    cost, last = min((rows[-1][voicing][0] + _motion(voicing, first), voicing) for voicing in rows[-1])
    path = [last]
    for row in rows[:0:-1]:
        path.append(row[path[-1]][1])
    return cost, path[::-1]


def _cheapest(row: Row, voicing: Voicing, middle: float) -> tuple[float, Voicing]:
    strain = _strain(voicing, middle)
    return min((row[before][0] + _motion(before, voicing) + strain, before) for before in row)


def _strain(voicing: Voicing, middle: float) -> float:
    """How far a voicing sits from the middle of its range."""
    return 0.25 * abs(sum(voicing) / len(voicing) - middle)


def _motion(old: Voicing, new: Voicing) -> float:
    steps = sum(abs(a - b) for a, b in zip(old, new, strict=True))
    return steps + 0.4 * abs(old[-1] - new[-1]) + 4 * parallels(old, new)


def parallels(old: Voicing, new: Voicing) -> int:
    """Pairs of voices that move together in fifths or octaves."""
    pairs = [(i, j) for i in range(len(old)) for j in range(i)]
    return sum(
        (old[i] - old[j]) % 12 == (new[i] - new[j]) % 12 in (0, 7) and old[i] != new[i] and old[j] != new[j]
        for i, j in pairs
    )
