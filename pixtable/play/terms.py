"""What moves bring, term by term, in a game's own words: for coach, hint, "why" and puzzles alike.

A game says under `coach` how: `terms` is where to look, `counts` what is counted there if that is something else,
`others` the same of somebody who is not spoken to, `opposites` what it is called where it falls and another word says
that better, `amounts` how it is written with its number. `sum` it has where all its terms are points of one kind.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from pixtable.core.rules import ScoreLine
from pixtable.language.figures import signed
from pixtable.language.words import Words

MOST = 3
"""More than these nobody takes in at once."""


class Terms:
    def __init__(self, words: Words, *, of_another: bool = False) -> None:
        self._words, self._of_another = words, of_another

    def name(self, term: str) -> str:
        """Where to look."""
        return self._words.say_or(term, f"coach.terms.{term}")

    def told(self, lines: Sequence[ScoreLine]) -> str:
        return self.told_apart(lines)[0]

    def told_apart(self, *moves: Sequence[ScoreLine]) -> list[str]:
        """What each of several moves brings, in the same terms: before others those by which they can be told apart.

        Of each that brings anything something is told.
        """
        counted = [self._counted(lines) for lines in moves]
        brought = {label for counts in counted for label, count in counts.items() if count.points}
        labels = [label for label in dict.fromkeys(chain(*counted)) if label in brought]
        if not self._adds_up:
            alike = {label: len({counts[label] for counts in counted if label in counts}) == 1 for label in labels}
            labels = _those_that_tell(counted, sorted(labels, key=alike.__getitem__))
        return [self._listed(counts, labels) for counts in counted]

    def is_better(self, lines: Sequence[ScoreLine], than: Sequence[ScoreLine]) -> bool:
        """Whether the numbers alone say so: in all, or in every term."""
        mine, theirs = self._counted(lines), self._counted(than)
        if self._adds_up:
            return _whole(mine) > _whole(theirs)
        return mine != theirs and all(count.points >= theirs.get(label, NONE).points for label, count in mine.items())

    @property
    def _adds_up(self) -> bool:
        return self._words.knows("coach.sum")

    def _counted(self, lines: Iterable[ScoreLine]) -> dict[str, "Count"]:
        """By what is counted, in the order of the game."""
        counted: dict[str, Count] = {}
        for line in lines:
            label = self._label(line.term)
            counted[label] = Count(line.term, line.points + (counted[label].points if label in counted else 0))
        return counted

    def _label(self, term: str) -> str:
        own = self._words.say_or("", f"coach.others.{term}") if self._of_another else ""
        return own or self._words.say_or(self.name(term), f"coach.counts.{term}")

    def _listed(self, counts: dict[str, "Count"], labels: Sequence[str]) -> str:
        told = [(label, counts[label]) for label in labels if label in counts and counts[label].points]
        listed = ", ".join(self._figure(label, count) for label, count in told)
        if not listed or not self._adds_up:
            return listed
        whole = _whole(counts)
        return self._words.say("coach.sum", n=abs(whole), points=signed(whole), terms=listed)

    def _figure(self, label: str, count: "Count") -> str:
        points = count.points
        if points < 0 and (opposite := self._words.say_or("", f"coach.opposites.{count.term}")):
            label, points = opposite, -points
        plainly = f"{label} {signed(points)}"
        return self._words.say_or(
            plainly, f"coach.amounts.{count.term}", label=label, points=points, tenths=points / 10
        )


class Count(NamedTuple):
    """How much of something, and a term that it is counted in."""

    term: str
    points: int


NONE = Count("", 0)


def _those_that_tell(counted: Sequence[dict[str, Count]], labels: Sequence[str]) -> list[str]:
    """The first of these labels, and the first of any move of which these say nothing."""
    told = list(labels[:MOST])
    for counts in counted:
        said = [label for label in labels if label in counts and counts[label].points]
        if said and not set(said).intersection(told):
            told.append(said[0])
    return told


def _whole(counts: dict[str, Count]) -> int:
    return sum(count.points for count in counts.values())
