"""A move that is shown as if its piece were held over its place: what a hint calls best, or a coach better."""

from typing import Any


class Demonstration:
    """It ends as soon as the hand takes something up or lets it go.

    While something else is looked at it gives way, and comes back after that: one may read other cards beside it.
    """

    def __init__(self) -> None:
        self._move: Any = None
        self._held: object = None
        self._seen: object = None
        self._gives_way = False

    def begin(self, move: Any, *, held: object = None, seen: object = None) -> None:
        """`held` and `seen`: what the hand has and where the attention lies already; that alone is no act."""
        self._move, self._held, self._seen, self._gives_way = move, held, seen, False

    def end(self) -> None:
        self._move = None

    def attend(self, *, held: object = None, seen: object = None) -> None:
        """Once a frame, with what the hand has by now and what is looked at."""
        if held != self._held:
            self.end()
        if seen != self._seen:
            self._seen = None
        self._gives_way = seen is not None and seen is not self._seen

    @property
    def is_on(self) -> bool:
        """Also while it gives way."""
        return self._move is not None

    @property
    def move(self) -> Any:
        """The one to show now."""
        return None if self._gives_way else self._move
