"""Every sentence of the program, in four languages, from the TOML catalogues in the `text` folders.

A catalogue is a tree of tables; a key is a path in it (`refusals.PX-11`, `saves.truncated`). A sentence
that depends on a number is a table of plural forms (`one`, `few`, `many`, `other`) chosen by `n`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr", "ru", "uk")
PLURAL_FORMS = frozenset({"one", "few", "many", "other"})
SHELL = "pixtable.app"
"""The package whose catalogue holds what is no game's own."""


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
    text = files(package).joinpath("text", f"{language}.toml").read_text(encoding="utf-8")
    return dict(flatten(tomllib.loads(text)))


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

    def say(self, key: str, **values: object) -> str:
        sentence = self._sentences[key]
        if isinstance(sentence, dict):
            sentence = sentence[plural_form(self._language, int(str(values["n"])))]
        return str(sentence).format(**values)
