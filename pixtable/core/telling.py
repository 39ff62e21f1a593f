"""What is told of moves and events, in a player's words: one source for log, hint, coach, speech, film and protocol.

A sentence is plain words with the pieces that it names in between. Whoever can draw sets a piece's small picture beside
its words, whoever cannot says the words alone.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from pixtable.core.events import Ask, Seat

_FORMATTER = Formatter()


class Piece(NamedTuple):
    """Something on the table that a sentence names, and its picture among the assets where it has one."""

    words: str
    picture: str = ""
    id: str = ""
    """What its game's table knows it by, if it can be looked at by itself."""


Sentence: TypeAlias = tuple[str | Piece, ...]
Kind: TypeAlias = Literal["deed", "effect", "frame", "aside"]
"""What somebody did; what followed from it; how the game goes on by itself: a round, a wave, its end; and what whoever
sees the table need not be told: that new cards lie there."""


class Told(NamedTuple):
    """What is told of an event: whose doing it is, or whom it befalls, and what. The name is said by whoever tells."""

    seat: Seat
    sentence: Sentence
    kind: Kind = "deed"


@dataclass(frozen=True)
class Moment:
    """A position as one seat may know it, and how to speak of it."""

    view: Any
    viewer: Seat
    tell: Callable[..., Sentence]
    """A sentence of the game's catalogue; its values may be pieces, and sentences."""
    name: Callable[[Seat], str]
    asked: Ask | None = None
    """The question that waits, where a move is an answer."""


class Teller(Protocol):
    """A game's own words. The same sentence is never said of two legal moves of one position."""

    def move(self, moment: Moment, seat: Seat, move: Any) -> Sentence:
        """What a seat would do, as one would advise it: "Take the blue 3 and keep it on top"."""

    def event(self, moment: Moment, event: Any) -> Told | None:
        """What happened in the position before it; None for what is no news to anybody."""


def plain_text(sentence: Sequence[str | Piece]) -> str:
    """A sentence without pictures."""
    return "".join(part if isinstance(part, str) else part.words for part in sentence)


def within(sentence: Sentence) -> Sentence:
    """As part of another: its first word begins small, unless a piece is named first."""
    match sentence:
        case (str(words), *others):
            return (words[:1].lower() + words[1:], *others)
    return sentence


def joined(between: str, sentences: Iterable[Sentence]) -> Sentence:
    """Several sentences as one."""
    parts: list[str | Piece] = []
    for sentence in sentences:
        parts += [between, *sentence] if parts else sentence
    return _in_one(parts)


def sentence_of(template: str, values: dict[str, Any]) -> Sentence:
    """A template whose values may be pieces and sentences, beside all that `str.format` takes."""
    parts: list[str | Piece] = []
    for before, field, spec in _gaps(template):
        parts.append(before)
        if field is None:
            continue
        value = values[field] if field in values else _FORMATTER.get_field(field, (), values)[0]
        if isinstance(value, Piece):
            parts.append(value)
        elif isinstance(value, tuple):
            parts += value
        else:
            parts.append(format(value, spec))
    return _in_one(parts)


@cache
def _gaps(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """The words of a template, each with the field that comes after them and how it is written; None at its end."""
    found = []
    for before, field, spec, conversion in _FORMATTER.parse(template):
        assert conversion is None
        found.append((before, field, spec or ""))
    return tuple(found)


def _in_one(parts: list[str | Piece]) -> Sentence:
    """Neighbouring words as one."""
    joined: list[str | Piece] = []
    words = ""
    for part in parts:
        if isinstance(part, str):
            words += part
            continue
        if words:
            joined.append(words)
            words = ""
        joined.append(part)
    if words:
        joined.append(words)
    return tuple(joined)
