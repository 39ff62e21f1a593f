"""What was remarked on a game without changing it: places to come back to, and where somebody was helped."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

Note: TypeAlias = Literal["bookmark", "forget", "hint"]
"""`forget` takes a bookmark back."""


class Notes(msgspec.Struct):
    """By step: each note belongs to the position after so many steps."""

    bookmarks: set[int] = msgspec.field(default_factory=set)
    hints: set[int] = msgspec.field(default_factory=set)

    def take(self, note: Note, at: int) -> None:
        if note == "hint":
            self.hints.add(at)
        elif note == "bookmark":
            self.bookmarks.add(at)
        else:
            self.bookmarks.discard(at)

    def cut(self, n: int) -> None:
        """Another step leads to position `n` now: what was said of it and of all after it is void."""
        self.bookmarks = {at for at in self.bookmarks if at < n}
        self.hints = {at for at in self.hints if at < n}

    def told(self) -> Iterator[tuple[Note, int]]:
        """All of them, to be written anew."""
        yield from (("bookmark", at) for at in sorted(self.bookmarks))
        yield from (("hint", at) for at in sorted(self.hints))
