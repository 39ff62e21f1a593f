"""Ready clues: those written for one picture, and common ones with the pictures that they fit best."""

from collections.abc import Sequence

from pixtable.games.pictoric.meaning.clue import Clue, read
from pixtable.games.pictoric.meaning.scoring import score
from pixtable.games.pictoric.meaning.text import LANGUAGES
from pixtable.studio.words.sources import HERE, Picture, rows_of

ANY = "*"
LONGEST = 45
FITTING, GOOD = 6, 1.2
"""A common line goes to so many pictures at most, and only where it fits so well."""

Saying = tuple[str, str, list[int]]


def sayings(pictures: Sequence[Picture]) -> dict[str, list[Saying]]:
    """By language: the tone, the text and the columns of its pictures. Reads the tables that were just made."""
    columns = {picture.id: column for column, picture in enumerate(pictures)}
    found: dict[str, list[Saying]] = {language: [] for language in LANGUAGES}
    for picture, style, *texts in rows_of(HERE / "lines.tsv"):
        for language, text in zip(LANGUAGES, texts, strict=True):
            if len(text) > LONGEST or (picture != ANY and picture not in columns):
                continue
            fits = best_fits(text, language) if picture == ANY else [columns[picture]]
            if fits:
                found[language].append((style, text, fits))
    return found


def best_fits(text: str, language: str) -> list[int]:
    scores = score(read(Clue(text, language)))
    best = sorted(range(len(scores)), key=lambda column: -scores[column])[:FITTING]
    return [column for column in best if scores[column] >= GOOD]


def themes() -> dict[str, list[str]]:
    rows = list(rows_of(HERE / "themes.tsv"))
    return {language: [row[place] for row in rows] for place, language in enumerate(LANGUAGES)}
