"""Every sentence of the program, in four languages, from the TOML files in the `text/<language>` folders.

A folder's files together are one catalogue, a tree of tables; a key is a path in it (`refusals.PX-11`,
`saves.truncated`). A sentence that depends on a number is a table of plural forms (`one`, `few`, `many`,
`other`) chosen by `n`.
"""

import locale
import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr", "ru", "uk")
PLURAL_FORMS = frozenset({"one", "few", "many", "other"})
SHELL = "pixtable.app"
"""The package whose catalogue holds what is no game's own."""


def guess_language() -> str:
    """The machine's own language where we speak it, English elsewhere."""
    wished = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return wished[:2] if wished[:2] in LANGUAGES else "en"


def plural_form(language: str, n: int) -> str:
    """The form of a counted noun, by the language's own rule."""
    if language == "en":
        return "one" if n == 1 else "other"
    if language == "fr":
        return "one" if abs(n) < 2 else "other"
    tens, units = abs(n) % 100, abs(n) % 10
    if units == 1 and tens != 11:
        return "one"
    return "few" if units in (2, 3, 4) and tens not in (12, 13, 14) else "many"


@cache
def catalogue(package: str, language: str) -> Mapping[str, Any]:
    sentences: dict[str, Any] = {}
    for file in sorted(files(package).joinpath("text", language).iterdir(), key=lambda file: file.name):
        for key, sentence in flatten(tomllib.loads(file.read_text(encoding="utf-8"))):
            if key in sentences:
                raise ValueError(f"{key} stands twice in {package}, the second time in {language}/{file.name}")
            sentences[key] = sentence
    return sentences


def flatten(table: Mapping[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """Every sentence of a catalogue with its key; plural tables stay whole."""
    sentences = []
    for key, value in table.items():
        if isinstance(value, dict) and not PLURAL_FORMS.issuperset(value):
            sentences += flatten(value, f"{path}{key}.")
        else:
            sentences.append((path + key, value))
    return sentences


def game_package(game_id: str) -> str:
    return f"pixtable.games.{game_id}"


class Words:
    """The sentences of one package in one language."""

    def __init__(self, language: str = "en", package: str = SHELL) -> None:
        self._language = language
        self._sentences = catalogue(package, language)

    def knows(self, key: str) -> bool:
        return key in self._sentences

    def say(self, key: str, **values: object) -> str:
        sentence = self._sentences[key]
        if isinstance(sentence, dict):
            sentence = sentence[plural_form(self._language, int(str(values["n"])))]
        return str(sentence).format(**values)
