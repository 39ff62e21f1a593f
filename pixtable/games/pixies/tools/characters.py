"""What the characters of Pixies are known by."""

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.core.game import Thought
from pixtable.games.pixies.mind.fast import Action, FastRound, action_of
from pixtable.games.pixies.mind.likings import Liking, cells_filled, denied, gain, spirals
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.tools.arena.traits import Characters, Trait, strays


def _more(name: str, number: Liking) -> Trait:
    return Trait(name, 1, _of_the_move(number))


def _of_the_move(number: Liking) -> Callable[[PixiesState, Seat, Thought], float]:
    return lambda state, seat, thought: number(FastRound.of(state), seat, action_of(thought.move))  # type: ignore[arg-type]


def _zone(root: FastRound, seat: Seat, action: Action) -> float:
    return gain(root, seat, action)[3]


def _validated(root: FastRound, seat: Seat, action: Action) -> float:
    return gain(root, seat, action)[0]


CHARACTERS = Characters(
    {
        "gardener": _more("points by which the zone grows", _zone),
        "miser": _more("points of cards validated", _validated),
        "spiralist": _more("spirals less crosses, a special card as two", spirals),
        "spoiler": _more("points the card would have brought the other", denied),
        "racer": _more("cells filled", cells_filled),
        "dreamer": Trait("moves that are not its best", 1, strays),
    }
)
