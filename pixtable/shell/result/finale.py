"""How a result comes: the podium from its lowest block up, the crown, what is said, and how it came to that."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pixtable.shell.result.podium import Place, Podium
from pixtable.shell.result.quotes import Quotes
from pixtable.ui.motion.choreo import appear
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.steps import Step, perform
from pixtable.ui.node import Node


@dataclass(frozen=True)
class Cast:
    """Who takes part."""

    motion: Motion
    podium: Podium
    quotes: Quotes
    headline: Sequence[Node]
    reckoning: Sequence[Node]
    """Points, the course of the game, its moments: in the order of their coming."""
    cheer: Callable[[], None]


def begin(cast: Cast) -> None:
    """On the podium's time; nothing is to be seen yet."""
    for node in (*cast.podium.shown, *cast.quotes.quotes, *cast.headline, *cast.reckoning):
        node.pose.alpha = 0.0
    for place in cast.podium.shown:
        place.crowned = 0.0
    perform(cast.podium, cast.motion, steps_of(cast), cast)


def steps_of(cast: Cast) -> list[Step[Cast]]:
    last_first = sorted(cast.podium.shown, key=lambda place: -place.rank)
    return [
        *(Step(_rises(place), "podium_next") for place in last_first),
        Step(_crown, "crown"),
        Step(_cheer, "quote_next"),
        *(Step(_speaks(number), "quote_next") for number in range(len(cast.quotes.quotes))),
        *(Step(_comes(number), "result_next") for number in range(len(cast.reckoning))),
    ]


def _rises(place: Place) -> Callable[[Cast], None]:
    return lambda cast: place.rise(cast.motion)


def _crown(cast: Cast) -> None:
    for place in cast.podium.shown:
        if place.rank == 1:
            place.crown(cast.motion)


def _cheer(cast: Cast) -> None:
    """As the crown comes down."""
    cast.cheer()
    for node in cast.headline:
        appear(node, cast.motion)


def _speaks(number: int) -> Callable[[Cast], None]:
    return lambda cast: cast.quotes.quotes[number].speak(cast.motion)


def _comes(number: int) -> Callable[[Cast], None]:
    return lambda cast: appear(cast.reckoning[number], cast.motion, beat="row_in")
