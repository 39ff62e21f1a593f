"""The tables of meaning: what they hold, and how they are packed."""

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, fold
from pixtable.studio.words import filing, sources
from pixtable.studio.words.minilm import Matrix
from pixtable.studio.words.rows import SCALE, Mix, Nearness, as_bytes, concept_vectors, named_bonus
from pixtable.studio.words.vectors import Vectors

PART = 1_500_000
"""Bytes of a table that go into one file: no file of the repository should be larger than two megabytes."""
REFERENCE = 2000
"""How many concepts stand for what can be meant at all."""


class Press:
    """Writes tables into a folder, and knows how much they have come to."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.size = 0
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, name: str, data: bytes) -> None:
        packed = zlib.compress(data, 9)
        (self._folder / name).write_bytes(packed)
        self.size += len(packed)

    def put_json(self, name: str, data: Any) -> None:
        self.put(name, json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())

    def put_parts(self, name: str, data: bytes) -> int:
        """Writes a large table in several files and says how many."""
        starts = range(0, len(data), PART)
        for number, start in enumerate(starts):
            self.put(f"{name}_{number}.z", data[start : start + PART])
        return len(starts)


def press_meanings(
    press: Press,
    pictures: Sequence[sources.Picture],
    told: Sequence[tuple[int, str]],
    vectors: Vectors,
    mix: Mix,
) -> None:
    """Everything that is needed to understand a clue."""
    concepts, stop = sources.concepts(), sources.stop_words()
    filed = filing.file_forms(concepts, stop)
    english = filing.english_words(set(filed["en"]["words"]) | set(stop["en"]))
    for number, word in enumerate(english):
        filed["en"]["words"].setdefault(word, []).append(len(concepts) + number)
    facets = facets_of(pictures, places(concepts))
    press.put_json(
        "deck.z",
        {
            "pictures": [picture.id for picture in pictures],
            "facets": facets,
            "concepts": [concept.name for concept in concepts],
            "scale": SCALE,
        },
    )
    meanings = concept_vectors(concepts, vectors, mix)
    nearness = Nearness(pictures, told, meanings[:: max(1, len(meanings) // REFERENCE)], vectors, mix)
    bonus = mix.named * named_bonus(concepts, pictures)
    _press_rows(press, nearness, [meanings, vectors.of(english)], bonus, facets)
    for language in LANGUAGES:
        press.put_json(f"words_{language}.z", {**_slim(filed[language]), "stop": stop[language]})
        press.put_json(f"forms_{language}.z", ["|".join(concept.forms[language]) for concept in concepts])


def _press_rows(
    press: Press, nearness: Nearness, meanings: Sequence[Matrix], bonus: Matrix, facets: list[list[list[Any]]]
) -> None:
    """The rows of all concepts, then those of the English words that the lexicon lacks."""
    concepts, words = meanings
    sayable = [[concept >= 0 and kind != "said" for kind, _, concept in own] for own in facets]
    near = as_bytes(nearness.rows(concepts) + bonus) + as_bytes(nearness.rows(words))
    seen = b"".join(as_bytes(nearness.seen_rows(some)) for some in meanings)
    facet = b"".join(nearness.nearest_facets(some, sayable).tobytes() for some in meanings)
    kinds = {"near": near, "seen": seen, "facet": facet}
    press.put_json("parts.z", {kind: press.put_parts(kind, table) for kind, table in kinds.items()})


def _slim(filed: dict[str, filing.Filed]) -> dict[str, dict[str, int | list[int]]]:
    """Most words have one meaning, which needs no list."""
    return {
        kind: {form: found[0] if len(found) == 1 else found for form, found in table.items()}
        for kind, table in filed.items()
    }


def facets_of(pictures: Sequence[sources.Picture], place: dict[str, int]) -> list[list[list[Any]]]:
    """By picture: the kind and name of every facet, and the concept it can be said by, or -1."""
    return [[[kind, name, place.get(fold(name), -1)] for kind, name in p.all_facets()] for p in pictures]


def places(concepts: Sequence[sources.Concept]) -> dict[str, int]:
    """The concept that an English word is the name of or, failing that, a form of."""
    by_form = {fold(form): row for row, concept in enumerate(concepts) for form in reversed(concept.forms["en"])}
    return by_form | {concept.name: row for row, concept in enumerate(concepts)}
