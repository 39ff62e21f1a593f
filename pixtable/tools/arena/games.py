"""What the runners of an arena play."""

from typing import Protocol, TypeVar

P = TypeVar("P")


class Games(Protocol[P]):
    """Numbered games that can be played in any order, chunk by chunk, wherever this can be pickled to."""

    def chunks(self) -> list[range]: ...

    def play(self, numbers: range) -> list[P]: ...
