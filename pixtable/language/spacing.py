"""Spaces that French sets between a word and a sign: they never break, and some are narrow."""

import re

_BROAD = re.compile(r" (?=[:»])|(?<=«) ")
_NARROW = re.compile(r" (?=[;?!])")


def spaced(text: str, language: str) -> str:
    """The same, with the spaces that this language wants before its signs."""
    if language != "fr":
        return text
    return _NARROW.sub("\u202f", _BROAD.sub("\u00a0", text))
