"""The stock of a draft (PT-107): as many of each character as a deck may hold; more, where these are too few."""

from collections.abc import Callable, Collection, Sequence
from functools import cache

from pixtable.core.chance import Rng
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, DECKS, NUMBERS

DRAFTED = tuple(NUMBERS[name] for name in DECKS["both"])
"""The characters of the sets; guests are never dealt."""
UNSEEN = -1
"""Stands for a card that a seat may not know."""
Shuffle = Callable[[Sequence[int]], list[int]]


@cache
def box_for(cards_needed: int, copies: int) -> tuple[int, ...]:
    """All cards that such a draft may deal. A card's number tells its copy and its character, as everywhere."""
    layers = max(copies, -(-cards_needed // len(DRAFTED)))
    return tuple(copy * COPY_STEP + number for copy in range(layers) for number in DRAFTED)


def deal(cards_needed: int, copies: int, shuffled: Shuffle) -> list[int]:
    """So many cards; where the usual copies are too few, evenly more of all characters, the last of them by lot."""
    sure, by_lot = _parts(cards_needed, copies)
    return shuffled([*sure, *shuffled(by_lot)[: cards_needed - len(sure)]])


def unseen(cards_needed: int, copies: int, seen: Collection[int], count: int, rng: Rng) -> list[int]:
    """So many cards that may lie where a seat sees only backs, in any order."""
    sure, by_lot = ([card for card in part if card not in seen] for part in _parts(cards_needed, copies))
    rng.shuffle(sure)
    rng.shuffle(by_lot)
    cards = [*sure, *by_lot][:count]
    rng.shuffle(cards)
    return cards


@cache
def _parts(cards_needed: int, copies: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that are dealt in any case, and those of which the rest is drawn."""
    box = box_for(cards_needed, copies)
    if cards_needed <= copies * len(DRAFTED):
        return (), box
    whole = cards_needed // len(DRAFTED) * len(DRAFTED)
    return box[:whole], box[whole:]


def hidden(cards: list[int] | tuple[int, ...]) -> list[int]:
    """The same pile, seen from behind."""
    return [UNSEEN] * len(cards)
