"""What the tables are made from: our lexicon, the meanings of the pictures, and what players may say of them."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, fold

HERE = Path(__file__).parent / "lexicon"
KINDS = ("objects", "actions", "moods", "themes", "setting", "colours", "said")
"""The facets of a picture: what is seen, what happens, how it feels, what it is about, where it is, what colours it
has, what people say of it."""


@dataclass(frozen=True)
class Concept:
    """One meaning: its English name, and by language the words for it, the dictionary form first."""

    name: str
    forms: dict[str, list[str]]


@dataclass(frozen=True)
class Picture:
    id: str
    titles: dict[str, str]
    idea: str
    facets: dict[str, list[str]]

    def all_facets(self) -> Iterator[tuple[str, str]]:
        for kind in KINDS:
            for facet in self.facets[kind]:
                yield kind, facet


def rows_of(path: Path) -> Iterator[list[str]]:
    """The lines of a table below its heading."""
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        if line:
            yield line.split("\t")


def concepts() -> list[Concept]:
    """Every meaning of the lexicon; a name that stands in two places is one meaning."""
    found: dict[str, Concept] = {}
    for path in sorted(HERE.glob("concepts_*.tsv")):
        for name, *cells in rows_of(path):
            concept = found.setdefault(fold(name), Concept(fold(name), {language: [] for language in LANGUAGES}))
            for language, cell in zip(LANGUAGES, cells, strict=True):
                forms = concept.forms[language]
                forms.extend(form for form in cell.split("|") if form and form not in forms)
    return list(found.values())


def stop_words() -> dict[str, list[str]]:
    words: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for language, word in rows_of(HERE / "stop.tsv"):
        words[language].append(fold(word))
    return words


def pictures() -> list[Picture]:
    table = _of_the_game("pictures.toml")
    titles = {language: _of_the_game(f"text/{language}/pictures.toml")["pictures"] for language in LANGUAGES}
    said = {id: phrases.split(", ") for id, phrases in rows_of(HERE / "associations.tsv")}
    return [
        _picture(
            id,
            {language: named[id] for language, named in titles.items()},
            {**entry, "setting": [entry["setting"]], "said": said[id]},
        )
        for id, entry in table.items()
    ]


def _of_the_game(path: str) -> dict[str, Any]:
    return tomllib.loads(files("pixtable.games.pictoric").joinpath(path).read_text(encoding="utf-8"))


def _picture(id: str, titles: dict[str, str], entry: dict[str, Any]) -> Picture:
    return Picture(id, titles, entry["idea"], {kind: entry[kind] for kind in KINDS})
