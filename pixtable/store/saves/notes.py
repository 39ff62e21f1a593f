"""What was remarked on a game without changing it: places to come back to, and where somebody was helped."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

import msgspec

Helping: TypeAlias = Literal["hint", "practice", "takeback", "peek"]
"""A hint was given; the player practises; a move was taken back past what had been shown; in practice somebody went
on otherwise with all cards as they truly lie."""
Note: TypeAlias = Literal["bookmark", "forget"] | Helping
"""`forget` takes a bookmark back."""
HELPING: tuple[Helping, ...] = get_args(Helping)


class Help(msgspec.Struct, frozen=True):
    """How much somebody was helped in a game; a helped game is counted apart from others."""

    hints: int = 0
    takebacks: int = 0
    peeks: int = 0
    practice: bool = False

    @property
    def is_any(self) -> bool:
        return self.practice or self.hints + self.takebacks + self.peeks > 0


class Notes(msgspec.Struct):
    """By step: each note belongs to the position after so many steps.

    Bookmarks and the marks of hints go with the position that they stand on. That somebody was helped is a fact of
    the whole game, and stays whatever is taken back.
    """

    bookmarks: set[int] = msgspec.field(default_factory=set)
    hints: set[int] = msgspec.field(default_factory=set)
    helped: list[tuple[Helping, int]] = msgspec.field(default_factory=list)

    def take(self, note: Note, at: int) -> None:
        if note == "bookmark":
            self.bookmarks.add(at)
        elif note == "forget":
            self.bookmarks.discard(at)
        elif not self._is_known(note, at):
            self.helped.append((note, at))
            if note == "hint":
                self.hints.add(at)

    def _is_known(self, note: Helping, at: int) -> bool:
        """Each press of the hint key goes on with the same hint; who practises need be told of once."""
        return at in self.hints if note == "hint" else note == "practice" and self.help.practice

    @property
    def help(self) -> Help:
        times = Counter(note for note, _ in self.helped)
        return Help(times["hint"], times["takeback"], times["peek"], times["practice"] > 0)

    def cut(self, n: int) -> None:
        """Another step leads to position `n` now: what was said of it and of all after it is void."""
        self.bookmarks = {at for at in self.bookmarks if at < n}
        self.hints = {at for at in self.hints if at < n}
        self.helped = [(note, min(at, n - 1)) for note, at in self.helped]

    def told(self) -> Iterator[tuple[Note, int]]:
        """All of them, to be written anew; hints, as ever, only where their position still stands."""
        yield from (("bookmark", at) for at in sorted(self.bookmarks))
        yield from (("hint", at) for at in sorted(self.hints))
        yield from ((note, at) for note, at in self.helped if note != "hint")
