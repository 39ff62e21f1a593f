"""The box that a draft is dealt from: three copies of each character of the sets, more for a large table."""

from functools import cache

from pixtable.games.tactics.rules.decks.roster import COPY_STEP, DECKS, NUMBERS

DRAFTED = tuple(NUMBERS[name] for name in DECKS["both"])
"""The characters of the sets; guests are never dealt."""

COPIES = 3
"""Of each character in a collection. **Ruling:** eight drafters need more, and then all characters get as many more."""
UNSEEN = -1
"""Stands for a card that a seat may not know."""


@cache
def box_for(cards_needed: int) -> tuple[int, ...]:
    """All cards that such a draft may deal. A card's number tells its copy and its character, as everywhere."""
    copies = max(COPIES, -(-cards_needed // len(DRAFTED)))
    return tuple(copy * COPY_STEP + number for copy in range(copies) for number in DRAFTED)


def hidden(cards: list[int] | tuple[int, ...]) -> list[int]:
    """The same pile, seen from behind."""
    return [UNSEEN] * len(cards)
