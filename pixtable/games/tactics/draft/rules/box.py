"""The box that a draft is dealt from: three copies of every character, more where a large table needs them."""

from functools import cache

from pixtable.games.tactics import cards
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

assert cards.ALL, "the characters are written into `words.CHARACTERS` when they are imported"

COPIES = 3
"""Of each character in a collection. **Ruling:** eight drafters need more, and then all characters get as many more."""
UNSEEN = -1
"""Stands for a card that a seat may not know."""


@cache
def box_for(cards_needed: int) -> tuple[int, ...]:
    """All cards that such a draft may deal. A card's number tells its copy and its character, as everywhere."""
    copies = max(COPIES, -(-cards_needed // len(CHARACTERS)))
    return tuple(copy * COPY_STEP + number for copy in range(copies) for number in sorted(CHARACTERS))


def hidden(cards: list[int] | tuple[int, ...]) -> list[int]:
    """The same pile, seen from behind."""
    return [UNSEEN] * len(cards)
