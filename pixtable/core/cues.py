"""When somebody at a table might say a word: what has happened to them, or what somebody else has done."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from pixtable.core.events import Event, Seat


class Cue(NamedTuple):
    """`seat` has a reason to speak `about` something, under which its game has sentences for it.

    `weight` is how much it deserves a word, 1 for what nobody would pass over in silence. `to` is whoever did or
    suffered it, where the words are meant for them; `words` are values in the sentences.
    """

    seat: Seat
    about: str
    weight: float = 0.5
    to: Seat | None = None
    words: Mapping[str, str] = {}


Cues: TypeAlias = Callable[[Any, Event, Any, bytes], Iterable[Cue]]
"""Of a position, an event, the position after it, and what the player has taught the opponents. Everybody is told of
the same cues, whosever view of them it is: so no word gives away what is hidden."""
