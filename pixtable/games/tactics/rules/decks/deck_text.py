"""Decks as text that people can read, write and send: a name, a format, and two lists.

    Name: Dawn Patrol
    Format: Standard
    Origin: Draft

    Leaders
    Golem

    Heroes
    2 Knight

Names of characters and the few words in front may be in any language of the game; blank lines and lines that begin
with `#` say nothing. Only a deck that is as a draft has left it tells its origin. What is written is read back as the
same deck.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pixtable.core.foreign import plain_text, quoted
from pixtable.games.tactics.rules.decks.decks import FORMATS, ROLES, Deck, Format, Role, in_order
from pixtable.games.tactics.rules.decks.roster import ROSTER

DRAFT = "draft"
HEADINGS = ("name", "format", "origin", *ROLES)
MOST_COPIES = 9
"""So many of a card can be told apart on the table; what a format allows is another matter."""
MOST_LINES = 400
LONGEST_LINE = 1000
LONGEST_TEXT = 64_000
LONGEST_NAME = LONGEST_WORD = 40
Vocabulary = Mapping[str, Iterable[str]]
"""Every word of a deck's text in all languages: headings, formats and characters by what they are called."""


class BadDeck(Exception):
    """A text that is no deck: which line, which sentence says why, and the word it is about."""

    def __init__(self, line: int, key: str, word: str = "") -> None:
        self.line, self.key, self.word = line, key, quoted(word, LONGEST_WORD)
        super().__init__(f"line {line}: {key} {self.word}".rstrip())


class _Line(NamedTuple):
    number: int
    text: str


def folded(words: str) -> str:
    """As people type it: case, spaces around, and the shape of an apostrophe do not matter."""
    return " ".join(words.casefold().replace("’", "'").replace("ё", "е").split())


def read_deck(text: str, vocabulary: Vocabulary) -> Deck:
    """Raises `BadDeck` for the first line that cannot be understood. Whether the deck is legal is not asked here."""
    meanings = {folded(word): meaning for meaning, words in vocabulary.items() for word in words}
    name, format, drafted = "", FORMATS[0], False
    role: Role | None = None
    parts: dict[Role, list[str]] = {part: [] for part in ROLES}
    lines = _lines(text)
    for line in lines:
        key, _, value = line.text.partition(":")
        heading = meanings.get(folded(key))
        if heading == "name":
            name = " ".join(value.split())[:LONGEST_NAME].rstrip()
        elif heading == "format":
            format = _format(line, value, meanings)
        elif heading == "origin":
            drafted = _is_draft(line, value, meanings)
        elif heading in ROLES and not value.strip():
            role = heading
        elif role is None:
            raise BadDeck(line.number, "before_lists", line.text)
        else:
            parts[role] += _characters(line, meanings)
    if not lines or not any(parts.values()):
        raise BadDeck(lines[-1].number if lines else 1, "nothing")
    return Deck(in_order(parts["leaders"]), in_order(parts["heroes"]), name, format, drafted)


def _lines(text: str) -> list[_Line]:
    if len(text) > LONGEST_TEXT:
        raise BadDeck(1, "too_long")
    lines = [plain_text(line) for line in text.splitlines()]
    if len(lines) > MOST_LINES:
        raise BadDeck(MOST_LINES, "too_long")
    if long := next((number for number, line in enumerate(lines, start=1) if len(line) > LONGEST_LINE), None):
        raise BadDeck(long, "too_long")
    said = [_Line(number, line.strip()) for number, line in enumerate(lines, start=1)]
    return [line for line in said if line.text and not line.text.startswith("#")]


def _format(line: _Line, value: str, meanings: Mapping[str, str]) -> Format:
    format = meanings.get(folded(value))
    if format not in FORMATS:
        raise BadDeck(line.number, "format", value.strip())
    return format


def _is_draft(line: _Line, value: str, meanings: Mapping[str, str]) -> bool:
    if meanings.get(folded(value)) != DRAFT:
        raise BadDeck(line.number, "origin", value.strip())
    return True


def _characters(line: _Line, meanings: Mapping[str, str]) -> list[str]:
    """`Knight`, `2 Knight`, `2x Knight` or `Knight x2`."""
    copies, name = _counted(folded(line.text))
    character = meanings.get(name)
    if character not in ROSTER:
        raise BadDeck(line.number, "character", line.text)
    if not 1 <= copies <= MOST_COPIES:
        raise BadDeck(line.number, "number", line.text)
    return [character] * copies


def _counted(words: str) -> tuple[int, str]:
    first, _, rest = words.partition(" ")
    before, _, last = words.rpartition(" ")
    if _is_number(first, "x×х") and rest:
        return int(first.strip("x×х")), rest
    if _is_number(last, "x×х") and before:
        return int(last.strip("x×х")), before
    return 1, words


def _is_number(word: str, marks: str) -> bool:
    digits = word.strip(marks)
    return digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST_COPIES)) + 2


def write_deck(deck: Deck, words: Mapping[str, str]) -> str:
    """`words` says each word of the vocabulary in one language."""
    name = " ".join(plain_text(deck.name).split())[:LONGEST_NAME].rstrip()
    lines = [f"{words['name']}: {name}", f"{words['format']}: {words[deck.format]}"]
    lines += [f"{words['origin']}: {words[DRAFT]}"] if deck.drafted else []
    for role in ROLES:
        lines += ["", words[role]]
        lines += [_entry(words[character], copies) for character, copies in Counter(deck.part(role)).items()]
    return "\n".join(lines) + "\n"


def _entry(name: str, copies: int) -> str:
    return name if copies == 1 else f"{copies} {name}"
