"""`python -m pixtable.studio.words.measure CLUES.tsv`: how often the right one of six pictures is found.

Clues stand in a table of picture, language, kind and clue. The expert guesser takes the best fit among the picture and
five others; the chance of that is counted out over all fives of the deck, equal fits being shared. Intervals are 95 %,
by resampling the clues.
"""

import sys
from collections.abc import Sequence
from math import comb
from pathlib import Path
from random import Random
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import columns
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES
from pixtable.studio.words.sources import rows_of

OTHERS = 5
RESAMPLED = 2000


class Tried(NamedTuple):
    """A clue that was read, and how likely it led to its picture."""

    language: str
    kind: str
    clue: str
    found: float


class Rate(NamedTuple):
    n: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.rate:.0f} % (95 %: {100 * self.low:.0f}-{100 * self.high:.0f}, n={self.n})"


def try_clues(path: Path) -> list[Tried]:
    """Clues for pictures that have left the deck are passed over."""
    tried = []
    for picture, language, kind, clue in rows_of(path):
        if picture in columns():
            found = of_six(score(read(clue, language)), columns()[picture])
            tried.append(Tried(language, kind, clue, found))
    return tried


def of_six(scores: Scores, column: int) -> float:
    """How likely the picture is the best of itself and five that could be any others."""
    others = [worth for place, worth in enumerate(scores) if place != column]
    lower = sum(worth < scores[column] for worth in others)
    equal = sum(worth == scores[column] for worth in others)
    ways = sum(comb(equal, shared) * comb(lower, OTHERS - shared) / (shared + 1) for shared in range(OTHERS + 1))
    return ways / comb(len(others), OTHERS)


def rate_of(tried: Sequence[Tried]) -> Rate:
    found = [one.found for one in tried]
    chance = Random(len(found))
    means = sorted(sum(chance.choices(found, k=len(found))) / len(found) for _ in range(RESAMPLED))
    low, high = means[RESAMPLED // 40], means[-RESAMPLED // 40]
    return Rate(len(found), sum(found) / len(found), low, high)


def main() -> None:
    tried = try_clues(Path(sys.argv[1]))
    for language in LANGUAGES:
        own = [one for one in tried if one.language == language]
        sys.stdout.write(f"{language}  {rate_of(own)}\n")
    for kind in sorted({one.kind for one in tried}):
        sys.stdout.write(f"{kind}  {rate_of([one for one in tried if one.kind == kind])}\n")
    sys.stdout.write(f"all  {rate_of(tried)}\n")


if __name__ == "__main__":
    main()
