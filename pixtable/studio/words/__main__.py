"""`python -m pixtable.studio.words` makes the tables by which the opponents of Pictoric Box understand clues."""

import argparse
import sys
from pathlib import Path

from pixtable.studio.words import sayings, sources, tables
from pixtable.studio.words.people import lines_of_people, press_people
from pixtable.studio.words.rows import Mix
from pixtable.studio.words.spelling import press_spelling
from pixtable.studio.words.vectors import Vectors

TABLES = Path(__file__).parents[2] / "games" / "pictoric" / "mind" / "meaning" / "data"
MEMORY = Path.home() / ".cache" / "pixtable-studio" / "vectors.npz"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pixtable.studio.words", description=__doc__)
    parser.add_argument("--memory", type=Path, default=MEMORY, help="where vectors are remembered between runs")
    parser.add_argument("--sayings", action="store_true", help="only what is said, by the meanings as they are")
    parser.add_argument(
        "--spelling", type=Path, metavar="FOLDER", help="only marks of words, by Hunspell's dictionaries"
    )
    arguments = parser.parse_args()
    pictures, told = sources.pictures(), lines_of_people()
    columns = {picture.id: column for column, picture in enumerate(pictures)}
    press = tables.Press(TABLES)
    if arguments.spelling:
        press_spelling(press, arguments.spelling)
        return
    if not arguments.sayings:
        english = [
            (columns[said.picture], said.line) for said in told if said.language == "en" and said.picture in columns
        ]
        tables.press_meanings(press, pictures, english, Vectors(arguments.memory), Mix())
    press_people(press, columns, told)
    sayings.press_sayings(press, pictures, told)  # reads the tables above, as an opponent would
    sys.stdout.write(f"{press.size:,} bytes\n")


if __name__ == "__main__":
    main()
