"""Texts that stand in one file in all languages, unlike the catalogues, which have a folder for each."""

from collections.abc import Mapping
from typing import TypeAlias

from pixtable.language.words import FALLBACK

Spoken: TypeAlias = dict[str, str]
"""One text by language."""


def in_language(spoken: Mapping[str, str], language: str) -> str:
    """The text in this language, else in English; empty where there is none at all."""
    return spoken.get(language) or spoken.get(FALLBACK, "")
