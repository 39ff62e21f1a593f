"""What is worth looking for in a position of Pixies, for puzzles."""

from collections.abc import Iterator
from typing import Any

from pixtable.core.events import Seat
from pixtable.core.goals import PuzzleSource, Wish
from pixtable.core.match import Match
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.goals import points_now
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.positions import picture_of
from pixtable.games.pixies.rules.scoring import largest_zone
from pixtable.games.pixies.rules.state import PixiesState

MOST_GAINED = 26
FEWEST_CARDS = 4
"""In an emptier garden there is nothing to see yet."""


def wishes(match: Match, seat: Seat) -> Iterator[Wish]:
    """Within this turn alone: nobody can know the next cards."""
    state: PixiesState = match.state
    picks = sum((state.first + pick) % state.seats == seat for pick in range(state.picks, state.row_size))
    garden = state.gardens[seat]
    if picks == 0 or sum(cell is not None for cell in garden) < FEWEST_CARDS:
        return
    now, zone = points_now(state, seat), len(largest_zone(garden))
    pins = sum(cell is not None and cell.is_validated for cell in garden)
    yield Wish("score", {"type": "score"}, range(now + 4, now + MOST_GAINED), picks, "PX-40")
    yield Wish("zone", {"type": "mosaic"}, range(max(4, zone + 1), min(9, zone + picks + 2) + 1), picks, "PX-42")
    yield Wish("pins", {"type": "validate"}, range(pins + 1, min(9, pins + picks) + 1), picks, "PX-23")


def position(state: PixiesState) -> dict[str, Any]:
    """Without the order of the deck, and of each cell only what lies on it."""
    picture = picture_of(state)
    gardens = [[cell and _occupied(cell) for cell in garden] for garden in picture["gardens"]]
    return {"row": picture["row"], "first": picture["first"], "gardens": gardens}


def _occupied(cell: dict[str, Any]) -> dict[str, Any]:
    return {key: lies for key, lies in cell.items() if lies not in (None, [], ())}


def named(move: Take) -> dict[str, Any]:
    """The card, and where it goes if that is a choice: the way in which its hint is put."""
    card = CARDS[move.card]
    way = f"keep_{move.keep}" if move.keep else "cell" if move.cell else "plain"
    return {
        "way": way,
        "value": card.value,
        "colour": f"puzzles.colours.{card.colour}",
        "cell": move.cell,
        "title": f"creatures.c{card.id:02}",
    }


PUZZLE_SOURCE = PuzzleSource(seats=2, options={"rounds": 1}, wishes=wishes, position=position, named=named)
