"""Ready clues: those written for one picture, some of what people say of it, common ones with the pictures they fit
best, and words for themes."""

from collections import Counter
from collections.abc import Sequence

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.scoring import score
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES
from pixtable.studio.words.people import Said
from pixtable.studio.words.sources import HERE, Picture, rows_of
from pixtable.studio.words.tables import Press

ANY = "*"
LONGEST = 45
TONES = {"title": "sphinx", "situation": "joker", "feeling": "poet"}
"""Kinds of lines that are clues as well, and how they sound. What is seen would be too plain; set phrases and what is
said aloud are left to people, who say them in so many words."""
FITTING, GOOD, AGREEING = 6, 1.5, 3
"""A common line goes to a picture that is among so many best and fits so well, in so many of the four languages: what
fits in one alone fits by an accident of words."""

Saying = tuple[str, str, list[int], bool]
"""The tone, the text, the columns of its pictures, and whether it was written for just one."""


def press_sayings(press: Press, pictures: Sequence[Picture], told: Sequence[Said]) -> None:
    """Everything that is needed to lead."""
    press.put_json("themes.z", themes())
    press.put_json("titles.z", {language: [picture.titles[language] for picture in pictures] for language in LANGUAGES})
    for language, lines in sayings(pictures, told).items():
        press.put_json(f"lines_{language}.z", lines)


def sayings(pictures: Sequence[Picture], told: Sequence[Said]) -> dict[str, list[Saying]]:
    """By language. Reads the tables that were just made."""
    columns = {picture.id: column for column, picture in enumerate(pictures)}
    found: dict[str, list[Saying]] = {language: [] for language in LANGUAGES}
    for picture, style, *texts in rows_of(HERE / "lines.tsv"):
        if picture == ANY:
            fits = common_fits(texts)
        else:
            fits = [columns[picture]] if picture in columns else []
        for language, text in zip(LANGUAGES, texts, strict=True):
            if fits and len(text) <= LONGEST:
                found[language].append((style, text, fits, picture != ANY))
    for picture, language, kind, line in told:
        text = as_clue(line)
        if picture in columns and kind in TONES and text and text not in {other for _, other, _, _ in found[language]}:
            found[language].append((TONES[kind], text, [columns[picture]], True))
    for theme, *texts in rows_of(HERE / "theme_words.tsv"):
        about = [columns[picture.id] for picture in pictures if theme in picture.facets["themes"]]
        for language, text in zip(LANGUAGES, texts, strict=True):
            if about:
                found[language].append(("word", text, about, False))
    return found


def as_clue(line: str) -> str:
    """As a clue is set, or nothing if it cannot be one."""
    text = (line[0].upper() + line[1:]).replace("'", "’").replace("\u00a0", " ").replace("\u202f", " ")
    return "" if len(text) > LONGEST or set(text) & set('"`') else text


def common_fits(texts: Sequence[str]) -> list[int]:
    votes = Counter(
        column for language, text in zip(LANGUAGES, texts, strict=True) for column in best_fits(text, language)
    )
    return sorted(column for column, agreeing in votes.items() if agreeing >= AGREEING)


def best_fits(text: str, language: str) -> list[int]:
    scores = score(read(text, language))
    best = sorted(range(len(scores)), key=lambda column: -scores[column])[:FITTING]
    return [column for column in best if scores[column] >= GOOD]


def themes() -> dict[str, list[str]]:
    rows = list(rows_of(HERE / "themes.tsv"))
    return {language: [row[place] for row in rows] for place, language in enumerate(LANGUAGES)}
