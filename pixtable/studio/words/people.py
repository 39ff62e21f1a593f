"""What people may say of each picture, as the opponents compare clues with it."""

from pixtable.games.pictoric.mind.meaning.likeness import meanings_of
from pixtable.games.pictoric.mind.meaning.reading import Reader
from pixtable.games.pictoric.mind.meaning.tables import Lexica
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES
from pixtable.studio.words.sources import HERE, rows_of
from pixtable.studio.words.tables import Press

PARTS_OF_ONE = 10
"""Weights are written in tenths."""


def press_people(press: Press, columns: dict[str, int]) -> None:
    """Reads the tables of meaning that were just made."""
    lines: dict[str, list[list[str]]] = {language: [[] for _ in columns] for language in LANGUAGES}
    meant: list[list[int]] = []
    reader = Reader(Lexica())
    for path in sorted(HERE.glob("people_*.tsv")):
        for picture, language, _, line in rows_of(path):
            if picture in columns:
                lines[language][columns[picture]].append(line)
                bag = meanings_of(reader.read(line, language))
                if bag:
                    flat = [number for key, weight in bag.items() for number in (key, round(PARTS_OF_ONE * weight))]
                    meant.append([columns[picture], *flat])
    for language, own in lines.items():
        press.put_json(f"people_{language}.z", own)
    press.put_json("people_meanings.z", meant)
