"""`python -m pixtable.studio.words` makes the tables by which the opponents of Pictoric Box understand clues."""

import argparse
import json
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pixtable.games.pictoric.meaning.text import LANGUAGES, fold
from pixtable.studio.words import filing, sayings, sources
from pixtable.studio.words.rows import SCALE, Mix, Nearness, as_bytes, concept_vectors, named_bonus
from pixtable.studio.words.vectors import Vectors

TABLES = Path(__file__).parents[2] / "games" / "pictoric" / "meaning" / "data"
MEMORY = Path.home() / ".cache" / "pixtable-studio" / "vectors.npz"
PART = 1_500_000
"""Bytes of a table that go into one file: no file of the repository should be larger than two megabytes."""
REFERENCE = 2000
"""How many concepts stand for what can be meant at all."""


def pack(folder: Path, name: str, data: bytes) -> int:
    packed = zlib.compress(data, 9)
    (folder / name).write_bytes(packed)
    return len(packed)


def pack_json(folder: Path, name: str, data: Any) -> int:
    return pack(folder, name, json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def make_tables(folder: Path, pictures: Sequence[sources.Picture], vectors: Vectors, mix: Mix) -> int:
    """Writes what is needed to understand, and says how many bytes it takes."""
    folder.mkdir(parents=True, exist_ok=True)
    concepts, stop = sources.concepts(), sources.stop_words()
    filed = filing.file_forms(concepts, stop)
    english = filing.english_words(set(filed["en"]["words"]) | set(stop["en"]))
    meanings = concept_vectors(concepts, vectors, mix)
    nearness = Nearness(pictures, meanings[:: max(1, len(meanings) // REFERENCE)], vectors, mix)
    words = vectors.of(english)
    near = nearness.rows(meanings) + mix.named * named_bonus(concepts, pictures)
    place = places(concepts)
    facets = [[[kind, name, place.get(fold(name), -1)] for kind, name in p.all_facets()] for p in pictures]
    sayable = [[concept >= 0 and kind != "said" for kind, _, concept in own] for own in facets]
    tables = {
        "near": as_bytes(near) + as_bytes(nearness.rows(words)),
        "seen": as_bytes(nearness.seen_rows(meanings)) + as_bytes(nearness.seen_rows(words)),
        "facet": b"".join(nearness.nearest_facets(some, sayable).tobytes() for some in (meanings, words)),
    }
    size = 0
    for kind, table in tables.items():
        parts = [table[start : start + PART] for start in range(0, len(table), PART)]
        size += sum(pack(folder, f"{kind}_{number}.z", part) for number, part in enumerate(parts))
        tables[kind] = bytes(len(parts))
    size += pack_json(folder, "parts.z", {kind: len(parts) for kind, parts in tables.items()})
    size += pack_json(
        folder,
        "deck.z",
        {
            "pictures": [picture.id for picture in pictures],
            "facets": facets,
            "concepts": [concept.name for concept in concepts],
            "scale": SCALE,
        },
    )
    for number, word in enumerate(english):
        filed["en"]["words"].setdefault(word, []).append(len(concepts) + number)
    for language in LANGUAGES:
        one = {
            kind: {form: found[0] if len(found) == 1 else found for form, found in table.items()}
            for kind, table in filed[language].items()
        }
        size += pack_json(folder, f"words_{language}.z", {**one, "stop": stop[language]})
        size += pack_json(folder, f"forms_{language}.z", ["|".join(concept.forms[language]) for concept in concepts])
    return size


def make_sayings(folder: Path, pictures: Sequence[sources.Picture]) -> int:
    """Writes what is needed to lead. Needs the tables of understanding: ready lines are read as any clue is."""
    size = pack_json(folder, "themes.z", sayings.themes())
    titles = {language: [picture.titles[language] for picture in pictures] for language in LANGUAGES}
    size += pack_json(folder, "titles.z", titles)
    for language, lines in sayings.sayings(pictures).items():
        size += pack_json(folder, f"lines_{language}.z", lines)
    return size


def places(concepts: Sequence[sources.Concept]) -> dict[str, int]:
    """The concept that an English word is the name of or, failing that, a form of."""
    by_form = {fold(form): row for row, concept in enumerate(concepts) for form in reversed(concept.forms["en"])}
    return by_form | {concept.name: row for row, concept in enumerate(concepts)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pixtable.studio.words", description=__doc__)
    parser.add_argument("--memory", type=Path, default=MEMORY, help="where vectors are remembered")
    arguments = parser.parse_args()
    pictures = sources.pictures()
    size = make_tables(TABLES, pictures, Vectors(arguments.memory), Mix()) + make_sayings(TABLES, pictures)
    sys.stdout.write(f"{size:,} bytes\n")


if __name__ == "__main__":
    main()
