"""Whether something is a word at all: all forms of a spelling dictionary, as marks in a row of bits.

What is a word is never taken for a slip of another. The marks of several words may together look like those of one
more, so that a few slips in a hundred pass for words; a word never passes for a slip.
"""

from collections.abc import Iterator
from hashlib import blake2b

SHORTEST, LONGEST = 5, 24
"""Letters of the words that are marked: a shorter one is never taken for a slip, and a longer one hardly."""
MARKS = 4
"""So many for each word."""


class Dictionary:
    def __init__(self, marks: bytes) -> None:
        self._marks = marks

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        if not SHORTEST <= len(word) <= LONGEST:
            return True
        return all(self._marks[place >> 3] >> (place & 7) & 1 for place in places(word, 8 * len(self._marks)))


def places(word: str, size: int) -> Iterator[int]:
    """Where a word has its marks in a row of so many bits."""
    digest = int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "little")
    first, step = digest & 0xFFFFFFFF, digest >> 32 | 1
    return ((first + number * step) % size for number in range(MARKS))
