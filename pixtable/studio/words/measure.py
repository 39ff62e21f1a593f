"""`python -m pixtable.studio.words.measure CLUES.tsv`: how often the right one of six pictures is found.

Clues stand in a table of picture, language, kind and clue. `of six`: the expert guesser, without any taste of its own,
takes the best fit among the picture and five others; the chance of that is counted out over all fives of the deck,
equal fits being shared. `at a table`: the five others are laid by experts with private tastes, each the best of four
cards, and one more such expert votes. Intervals are 95 %, by resampling the clues. Words that were taken for slips of
others are listed, for there should be no correct word among them.
"""

import sys
from collections.abc import Sequence
from math import comb
from pathlib import Path
from random import Random
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.guessing import LAYING, STEADIEST, likelihoods, opinion
from pixtable.games.pictoric.mind.meaning.personas import character
from pixtable.games.pictoric.mind.meaning.reading import Reading
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import columns
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES
from pixtable.studio.words.sources import rows_of

OTHERS, BANK = 5, 4
TABLES = 40
RESAMPLED = 2000


class Tried(NamedTuple):
    """A clue that was read, and how likely it led to its picture."""

    language: str
    kind: str
    clue: str
    found: float
    at_table: float = 0.0
    slips: tuple[str, ...] = ()


class Rate(NamedTuple):
    n: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.rate:.0f} % (95 %: {100 * self.low:.0f}-{100 * self.high:.0f}, n={self.n})"


def try_clues(path: Path, *, tables: int = 0) -> list[Tried]:
    """Clues for pictures that have left the deck are passed over."""
    tried = []
    for number, (picture, language, kind, clue) in enumerate(rows_of(path)):
        if picture in columns():
            reading, column = read(clue, language), columns()[picture]
            found = at_table(reading, column, tables, Rng(number)) if tables else 0.0
            slips = tuple(part.text for part in reading.parts if part.how == "typo")
            tried.append(Tried(language, kind, clue, of_six(score(reading), column), found, slips))
    return tried


def of_six(scores: Scores, column: int) -> float:
    """How likely the picture is the best of itself and five that could be any others."""
    others = [worth for place, worth in enumerate(scores) if place != column]
    lower = sum(worth < scores[column] for worth in others)
    equal = sum(worth == scores[column] for worth in others)
    ways = sum(comb(equal, shared) * comb(lower, OTHERS - shared) / (shared + 1) for shared in range(OTHERS + 1))
    return ways / comb(len(others), OTHERS)


def at_table(reading: Reading, column: int, tables: int, rng: Rng) -> float:
    """How likely an expert votes for the picture beside those that five others have laid."""
    if reading.says_nothing:
        return 1 / (1 + OTHERS)
    minds = [character(None, "expert", f"seat {seat}") for seat in range(OTHERS + 1)]
    voter, *layers = [opinion(reading, mind) for mind in minds]
    noise = max(STEADIEST, minds[0].noise)
    rest, sure = [place for place in range(len(voter)) if place != column], 0.0
    for _ in range(tables):
        dealt = iter(rng.sample(rest, OTHERS * BANK))
        laid = []
        for scores in layers:
            bank = [next(dealt) for _ in range(BANK)]
            laid += rng.choices(bank, likelihoods([scores[card] for card in bank], LAYING * noise))
        sure += likelihoods([voter[card] for card in (column, *laid)], noise)[0]
    return sure / tables


def rate_of(tried: Sequence[Tried], *, at_table: bool = False) -> Rate:
    found = [one.at_table if at_table else one.found for one in tried]
    chance = Random(len(found))
    means = sorted(sum(chance.choices(found, k=len(found))) / len(found) for _ in range(RESAMPLED))
    low, high = means[RESAMPLED // 40], means[-RESAMPLED // 40]
    return Rate(len(found), sum(found) / len(found), low, high)


def main() -> None:
    tried = try_clues(Path(sys.argv[1]), tables=TABLES)
    kinds = sorted({one.kind for one in tried})
    groups = [(language, [one for one in tried if one.language == language]) for language in LANGUAGES]
    groups += [(kind, [one for one in tried if one.kind == kind]) for kind in kinds]
    groups += [
        (f"{language} {kind}", [one for one in own if one.kind == kind])
        for language, own in groups[:4]
        for kind in kinds
    ]
    for name, own in [*groups, ("all", tried)]:
        if own:
            sys.stdout.write(f"{name:12}  of six {rate_of(own)!s:28}  at a table {rate_of(own, at_table=True)}\n")
    slips = [f"{one.language} {slip}" for one in tried for slip in one.slips]
    sys.stdout.write(f"taken for slips: {', '.join(slips) or 'none'}\n")


if __name__ == "__main__":
    main()
