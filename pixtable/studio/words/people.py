"""What people may say of each picture: every table of picture, language, kind and line that lies in `said/`.

More lines are just more data: another table in that folder, and `python -m pixtable.studio.words`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.likeness import meanings_of
from pixtable.games.pictoric.mind.meaning.reading import Reader
from pixtable.games.pictoric.mind.meaning.tables import Lexica
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, fold
from pixtable.studio.words.sources import rows_of
from pixtable.studio.words.tables import Press

SAID = Path(__file__).parent / "said"
PARTS_OF_ONE = 10
"""Weights are written in tenths."""


class Said(NamedTuple):
    picture: str
    language: str
    kind: str
    line: str


def lines_of_people() -> list[Said]:
    """In the order of the tables; what two of them say of a picture is said once."""
    found: dict[tuple[str, str, str], Said] = {}
    for path in sorted(SAID.glob("*.tsv")):
        for row in rows_of(path):
            said = Said(*row)
            found.setdefault((said.picture, said.language, fold(said.line)), said)
    return list(found.values())


def press_people(press: Press, columns: dict[str, int], told: Sequence[Said]) -> None:
    """Reads the tables of meaning that were just made."""
    lines: dict[str, list[list[str]]] = {language: [[] for _ in columns] for language in LANGUAGES}
    meant: list[list[int]] = []
    reader = Reader(Lexica())
    for picture, language, _, line in told:
        if picture in columns:
            own = lines[language][columns[picture]]
            own.append(line)
            bag = meanings_of(reader.read(line, language))
            if bag:
                flat = [number for key, weight in bag.items() for number in (key, round(PARTS_OF_ONE * weight))]
                meant.append([LANGUAGES.index(language), columns[picture], len(own) - 1, *flat])
    for language, own in lines.items():
        press.put_json(f"people_{language}.z", own)
    press.put_json("people_meanings.z", meant)
