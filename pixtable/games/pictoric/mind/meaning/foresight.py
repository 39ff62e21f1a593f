"""How many of the others a clue would lead to a card, as far as anyone can tell beforehand.

The others are imagined with banks and tastes that could be anybody's, for a leader does not know theirs, and as
unsteady as the leader is: one takes others to be like oneself.
"""

from math import prod
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.guessing import likelihoods
from pixtable.games.pictoric.mind.meaning.scoring import Scores

TABLES = 8
NOISE, DOUBT = 0.25, 0.35
NEVER = -9.0


class Table(NamedTuple):
    """What a leader knows of the others: how many guess, and about how many cards each chooses from."""

    guessers: int
    bank: int


class Prospect(NamedTuple):
    """The share of the others who would find the card, and how likely it is that some do but not all."""

    share: float
    some_not_all: float


def foresee(
    scores: Scores, column: int, table: Table, unsteadiness: float, rng: Rng, *, tables: int = TABLES
) -> Prospect:
    share = some = 0.0
    for _ in range(tables):
        chances = _chances_at_one_table(scores, column, table, unsteadiness**0.5, rng)
        share += sum(chances) / table.guessers
        some += 1.0 - prod(chances) - prod(1.0 - chance for chance in chances)
    return Prospect(share / tables, some / tables)


def _chances_at_one_table(scores: Scores, column: int, table: Table, vague: float, rng: Rng) -> list[float]:
    """Everyone lays the best of a bank that could hold any cards, and votes among what the rest have laid."""
    dealt = rng.sample(range(len(scores)), table.guessers * table.bank)
    laid = []
    for first in range(0, len(dealt), table.bank):
        bank = dealt[first : first + table.bank]
        laid.append(max(scores[card] if card != column else NEVER for card in bank))
    chances = []
    for guesser in range(table.guessers):
        others = [worth for other, worth in enumerate(laid) if other != guesser]
        seen = [worth + rng.gauss(0.0, DOUBT * vague) for worth in (scores[column], *others)]
        chances.append(likelihoods(seen, NOISE * vague)[0])
    return chances
