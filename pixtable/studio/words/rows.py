"""How near every meaning is to every picture: one row a meaning, one column a picture.

A picture's nearness is mixed from its nearest facet, the next few, and its idea, and from the nearest of the lines that
people say of it. From it are taken how near the picture is to everything (some pictures would attract any clue) and how
near the meaning is to all pictures (what all of them share tells nothing apart).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pixtable.games.pictoric.mind.meaning.text import fold
from pixtable.studio.words.minilm import Matrix, unit
from pixtable.studio.words.sources import Concept, Picture
from pixtable.studio.words.vectors import Vectors

SCALE = 20.0
"""Units of a table's byte that make one standard deviation."""


@dataclass(frozen=True)
class Mix:
    """What weighs how much. Found on the development clues, never on the held-out ones."""

    objects: float = 1.0
    actions: float = 0.95
    moods: float = 0.85
    themes: float = 0.95
    setting: float = 0.9
    colours: float = 0.8
    said: float = 0.95
    idea: float = 0.9
    title: float = 0.7
    nearest: float = 0.35
    next_few: float = 0.50
    few: int = 3
    whole_idea: float = 0.35
    attraction: float = 0.85
    named: float = 1.0
    told: float = 0.7
    """What lines that people say count beside the facets; `width` makes the sum as wide as these alone."""
    width: float = 0.7
    nearest_line: float = 0.35
    next_lines: float = 0.6
    lines: int = 8
    name: float = 0.6
    """The share of a meaning's name, beside its English forms, in its vector."""


def concept_vectors(concepts: Sequence[Concept], vectors: Vectors, mix: Mix) -> Matrix:
    names = vectors.of([concept.name for concept in concepts])
    forms = vectors.of([", ".join(concept.forms["en"][:4]) or concept.name for concept in concepts])
    return unit(mix.name * names + (1 - mix.name) * forms)


class Nearness:
    """The pictures as they are met by meanings."""

    def __init__(
        self,
        pictures: Sequence[Picture],
        told: Sequence[tuple[int, str]],
        reference: Matrix,
        vectors: Vectors,
        mix: Mix,
    ) -> None:
        """`told` are lines that people say in English, each with its picture's column."""
        self._mix, self._pictures = mix, pictures
        facets = [(column, kind, facet) for column, p in enumerate(pictures) for kind, facet in p.all_facets()]
        self._owner = np.array([column for column, _, _ in facets])
        self._kind = np.array([kind for _, kind, _ in facets])
        self._weight = np.array([getattr(mix, kind) for _, kind, _ in facets], np.float32)
        self._facets = vectors.of([fold(facet) for _, _, facet in facets])
        self._ideas = vectors.of([picture.idea for picture in pictures])
        self._titles = vectors.of([picture.titles["en"] for picture in pictures])
        self._lines = vectors.of([line for _, line in told])
        self._line_owner = np.array([column for column, _ in told])
        self._reference = reference
        self._usual = self._near(reference).mean(axis=0)
        self._usually_told = self._told(reference).mean(axis=0)

    def rows(self, meanings: Matrix) -> Matrix:
        mix = self._mix
        near = self._near(meanings) - mix.attraction * self._usual
        told = self._told(meanings) - mix.attraction * self._usually_told
        both = mix.width * (near + mix.told * told)
        return both - both.mean(axis=1, keepdims=True)

    def seen_rows(self, meanings: Matrix) -> Matrix:
        """By what is to be seen alone, objects and actions: how the literal-minded look."""
        by_facet = self._by_facet(meanings)
        near = np.stack([self._seen_of(by_facet, column) for column in range(len(self._pictures))], axis=1)
        near = near - near.mean(axis=0) * self._mix.attraction
        return near - near.mean(axis=1, keepdims=True)

    def _seen_of(self, by_facet: Matrix, column: int) -> Matrix:
        own = (self._owner == column) & np.isin(self._kind, ("objects", "actions", "setting", "colours"))
        best = np.sort(by_facet[:, own], axis=1)[:, ::-1]
        return best[:, 0] * 0.7 + best[:, 1:3].mean(axis=1) * 0.5

    def nearest_facets(self, meanings: Matrix, sayable: Sequence[Sequence[bool]]) -> Matrix:
        """For every picture the place of the facet that is nearest among those that can be said in four languages."""
        by_facet = self._by_facet(meanings)
        by_facet[:, ~np.concatenate([np.array(flags, bool) for flags in sayable])] = -np.inf
        return np.stack(
            [by_facet[:, self._owner == column].argmax(axis=1) for column in range(len(self._pictures))], axis=1
        ).astype(np.uint8)

    def _by_facet(self, meanings: Matrix) -> Matrix:
        return self._standard(meanings, self._facets) * self._weight

    def _near(self, meanings: Matrix) -> Matrix:
        mix = self._mix
        by_facet = self._by_facet(meanings)
        ideas = self._standard(meanings, self._ideas) * mix.idea
        titles = self._standard(meanings, self._titles) * mix.title
        columns = []
        for column in range(len(self._pictures)):
            own = [by_facet[:, self._owner == column], ideas[:, [column]], titles[:, [column]]]
            best = np.sort(np.concatenate(own, axis=1), axis=1)[:, ::-1]
            few = best[:, 1 : 1 + mix.few].mean(axis=1)
            columns.append(mix.nearest * best[:, 0] + mix.next_few * few + mix.whole_idea * ideas[:, column])
        return np.stack(columns, axis=1)

    def _told(self, meanings: Matrix) -> Matrix:
        """Each line is met as it usually is: what is like every meaning says nothing."""
        mix, usual = self._mix, self._reference @ self._lines.T
        near = (meanings @ self._lines.T - usual.mean(axis=0)) / usual.std()
        columns = []
        for column in range(len(self._pictures)):
            best = np.sort(near[:, self._line_owner == column], axis=1)[:, ::-1]
            next_few = best[:, 1 : 1 + mix.lines].mean(axis=1)
            columns.append(mix.nearest_line * best[:, 0] + mix.next_lines * next_few)
        return np.stack(columns, axis=1)

    def _standard(self, meanings: Matrix, texts: Matrix) -> Matrix:
        usual = self._reference @ texts.T
        return (meanings @ texts.T - usual.mean()) / usual.std()


def named_bonus(concepts: Sequence[Concept], pictures: Sequence[Picture]) -> Matrix:
    """A meaning that a picture's record names outright counts more, the rarer it is in the deck."""
    places: dict[str, set[int]] = {}
    for row, concept in enumerate(concepts):
        for form in (concept.name, *concept.forms["en"]):
            places.setdefault(fold(form), set()).add(row)
    bonus = np.zeros((len(concepts), len(pictures)), np.float32)
    for column, picture in enumerate(pictures):
        for _, facet in picture.all_facets():
            for row in places.get(fold(facet), ()):
                bonus[row, column] = 1.0
    rarity = np.log(len(pictures) / np.maximum(bonus.sum(axis=1), 1.0)) / np.log(len(pictures))
    bonus *= rarity[:, None]
    return bonus - bonus.mean(axis=1, keepdims=True)


def as_bytes(rows: Matrix) -> bytes:
    return bytes(np.clip(np.round(rows * SCALE), -127, 127).astype(np.int8).tobytes())
