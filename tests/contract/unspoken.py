"""What is told, before it is said in any language: then it is told once, and each sentence said once in every language.

In the place of words stand signs, one for each sentence of the catalogue with its values; a value may hold signs again.
"""

import re
from typing import Any

from pixtable.core.telling import Sentence, plain_text
from pixtable.language.words import Words

SIGN = re.compile("⟦([0-9]+)⟧")


class Unspoken:
    """Takes the place of a game's `Words`, as far as a telling needs them."""

    def __init__(self) -> None:
        self.meant: list[tuple[str, dict[str, Any]]] = []
        self._signs: dict[Any, Sentence] = {}

    def tell(self, key: str, **values: object) -> Sentence:
        what = (key, *values.items(), *map(type, values.values())) if values else key  # 1 is not written as 1.0 is
        sign = self._signs.get(what)
        if sign is None:
            sign = self._signs[what] = (f"⟦{len(self.meant)}⟧",)
            self.meant.append((key, values))
        return sign


class Speech(dict[str, str]):
    """By what is meant, in signs: what is said in one language."""

    def __init__(self, unspoken: Unspoken, words: Words) -> None:
        super().__init__()
        self._unspoken, self._words = unspoken, words

    def __missing__(self, signs: str) -> str:
        said = self[signs] = self._words.written(SIGN.sub(self._say, signs))
        return said

    def _say(self, sign: re.Match[str]) -> str:
        key, values = self._unspoken.meant[int(sign[1])]
        return self[plain_text(self._words.tell(key, **values))]
