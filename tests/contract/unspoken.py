"""What is told, before it is said in any language: then it is told once, and each sentence said once in every language.

In the place of words stand signs, one for each sentence of the catalogue with its values; a value may hold signs again.
"""

import re
from functools import lru_cache
from typing import Any

from pixtable.core.telling import Piece, Sentence, plain_text
from pixtable.language.words import Words

SIGN = re.compile("⟦([0-9]+)⟧")
A_SENTENCE = 4096
"""More signs than any sentence is made of: what has just been looked at is not told again to be said."""


class Unspoken:
    """Takes the place of a game's `Words`, as far as a telling needs them."""

    def __init__(self) -> None:
        self.meant: list[tuple[str, dict[str, Any]]] = []
        self._signs: dict[Any, Sentence] = {}

    def tell(self, key: str, **values: object) -> Sentence:
        what: Any = key
        if values:
            for name, value in values.items():
                if isinstance(value, tuple):  # pieces that are called the same are written the same
                    values[name] = value.words if isinstance(value, Piece) else plain_text(value)
            what = (key, *values.items(), *map(type, values.values()))  # 1 is not written as 1.0 is
        sign = self._signs.get(what)
        if sign is None:
            sign = self._signs[what] = (f"⟦{len(self.meant)}⟧",)
            self.meant.append((key, values))
        return sign


class Speech:
    """What is meant, said in one language."""

    def __init__(self, unspoken: Unspoken, words: Words) -> None:
        self._unspoken, self._words = unspoken, words
        self._parts: dict[int, str] = {}
        self.told = lru_cache(A_SENTENCE)(self._told)

    def say(self, signs: str) -> str:
        """A whole sentence; it is not kept, but what it is made of."""
        whole = SIGN.fullmatch(signs)
        return self._filled(signs if whole is None else self.told(int(whole[1])))

    def _told(self, sign: int) -> str:
        """What one sign says itself; other signs may stand in it."""
        key, values = self._unspoken.meant[sign]
        return plain_text(self._words.tell(key, **values))

    def _filled(self, text: str) -> str:
        return self._words.written(SIGN.sub(self._part, text))

    def _part(self, found: re.Match[str]) -> str:
        sign = int(found[1])
        said = self._parts.get(sign)
        if said is None:
            said = self._parts[sign] = self._filled(self.told(sign))
        return said
