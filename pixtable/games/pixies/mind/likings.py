"""What each opponent of Pixies likes about a move: of moves that seem worth about the same it takes that one."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from pixtable.core.events import Seat
from pixtable.games.pixies.mind.fast import KEEP_NEW, PLAIN, SOIL, Action, FastRound, Terms
from pixtable.games.pixies.rules.cards import CARDS, COLOURS
from pixtable.games.pixies.rules.state import PixiesState

Liking: TypeAlias = Callable[[FastRound, Seat, Action], float]
IN_THE_SHADE = 0.1
"""What is only second to somebody's liking, beside a point of what is first."""


def gain(root: FastRound, seat: Seat, action: Action) -> Terms:
    """How an action changes the score of the seat's garden now, term by term."""
    world = root.copy()
    world.play(action)
    validated, symbols, specials, zone = (
        after - before for after, before in zip(world.terms(seat), root.terms(seat), strict=True)
    )
    return validated, symbols, specials, zone


def points(root: FastRound, seat: Seat, action: Action) -> float:
    return sum(gain(root, seat, action))


def one_colour(root: FastRound, seat: Seat, action: Action) -> float:
    """What the largest zone grows by, and cards of the colour that there is most of."""
    world = root.copy()
    world.play(action)
    lying = [CARDS[top] for top in world.tops[seat] if 0 <= top < SOIL]
    most = max((sum(card.is_of(colour) for card in lying) for colour in COLOURS), default=0)
    return gain(root, seat, action)[3] + most


def sure_points(root: FastRound, seat: Seat, action: Action) -> float:
    """What is validated; and higher cells filled, to be validated one day."""
    return gain(root, seat, action)[0] + IN_THE_SHADE * _cell_filled(root, seat, action)


def spirals(root: FastRound, seat: Seat, action: Action) -> float:
    """Of the card that comes to lie face up, and the special ones that count cards like spirals."""
    card = CARDS[action >> 4]
    is_shown = action & 15 in (PLAIN, KEEP_NEW)
    return (card.symbols + 2 * (card.special is not None)) if is_shown else 0.0


def denied(root: FastRound, seat: Seat, action: Action) -> float:
    """The most points that the card would have brought at once to whoever picks next."""
    card, other = action >> 4, (seat + 1) % root.seats
    world = root.copy()
    world.picker, world.row = other, [card]
    return max((sum(gain(world, other, theirs)) for theirs in world.actions()), default=0)


def cells_filled(root: FastRound, seat: Seat, action: Action) -> float:
    return float(_cell_filled(root, seat, action) > 0)


def _cell_filled(root: FastRound, seat: Seat, action: Action) -> int:
    """The number of the cell that is no longer empty then; 0 where it was taken before."""
    world = root.copy()
    world.play(action)
    return (world.occupied[seat] ^ root.occupied[seat]).bit_length()


LIKINGS: Mapping[str, Liking] = {
    "gardener": one_colour,
    "miser": sure_points,
    "spiralist": spirals,
    "spoiler": denied,
    "racer": cells_filled,
}
"""A dreamer likes nothing in particular, and takes any of them. Who has no character likes points."""


def liking_of(persona: str | None, view: PixiesState, seat: Seat) -> Callable[[Action], float] | None:
    likes = LIKINGS.get(persona) if persona else points
    if likes is None:
        return None
    root = FastRound.of(view)
    return lambda action: likes(root, seat, action)
