"""Positions of a draft as plain data: what the protocol shows, and what a level may start from."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from pixtable.core.rules import BadPosition
from pixtable.games.tactics.draft.rules.box import DRAFTED, UNSEEN
from pixtable.games.tactics.draft.rules.pools import Pools
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

S = TypeVar("S", bound=Pools)


def demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def picture_of(state: Pools) -> dict[str, Any]:
    """Field by field; a card that may not be known is -1."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    return plain


def read_picture(data: Mapping[str, Any], kind: type[S], seats: int) -> S:
    """What `picture_of` shows of a whole table; each draft looks over what is its own."""
    try:
        state = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    for name in ("leaders", "heroes", "put_back", "is_closed"):
        demand(len(getattr(state, name)) == seats, f"{name}: not one for each of {seats} seats")
    demand(state.phase in ("pick", "trim"), "a position is one in which somebody has to decide")
    demand(state.phase == "trim" or not any(state.is_closed), "decks are closed once all cards are taken")
    demand(not all(state.is_closed), "all decks are closed: the draft is over")
    return state


def check_cards(piles: Iterable[Iterable[int]]) -> None:
    """Each is of a character in play, and lies in one place."""
    found = Counter(card for pile in piles for card in pile)
    demand(UNSEEN not in found, "a card is hidden: a position shows them all")
    for card, times in found.items():
        demand(card >= 0 and card % COPY_STEP in DRAFTED, f"card {card} is of a character that is not in play")
        demand(times == 1, f"card {card} lies in {times} places")
