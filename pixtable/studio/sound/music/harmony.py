"""Chords by name."""

NAMES = {"C": 0, "C#": 1, "D": 2, "Eb": 3, "E": 4, "F": 5, "F#": 6, "G": 7, "G#": 8, "A": 9, "Bb": 10, "B": 11}
KINDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "add9": (0, 4, 7, 2),
    "maj7": (0, 4, 7, 11),
    "maj9": (0, 4, 11, 2),
    "6": (0, 4, 7, 9),
    "6/9": (0, 4, 9, 2),
    "m7": (0, 3, 7, 10),
    "m9": (0, 3, 10, 2),
    "7": (0, 4, 7, 10),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10),
    "sus2": (0, 2, 7),
    "lyd": (0, 4, 7, 6),
}

D_MAJOR = frozenset({2, 4, 6, 7, 9, 11, 1})
G_MAJOR = frozenset({7, 9, 11, 0, 2, 4, 6})
A_MAJOR = frozenset({9, 11, 1, 2, 4, 6, 8})


class Chord:
    """`D:add9|F#` is D with an added ninth over an F# in the bass."""

    def __init__(self, text: str) -> None:
        body, _, bass = text.partition("|")
        root, _, kind = body.partition(":")
        self.root = NAMES[root]
        self.pitch_classes = [(self.root + step) % 12 for step in KINDS[kind]]
        self.bass = NAMES[bass or root]
        self.fifth = self.pitch_classes[2]

    def notes(self, low: int, high: int) -> list[int]:
        return [note for note in range(low, high + 1) if note % 12 in self.pitch_classes]


def progression(text: str) -> list[Chord]:
    return [Chord(word) for word in text.split()]


def at_or_above(pitch_class: int, low: int) -> int:
    return low + (pitch_class - low) % 12
