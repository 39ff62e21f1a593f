"""The lines of a save, and the running hash that ties each of them to all before it."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Annotated, Any, BinaryIO, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from pixtable.core.events import Event, Seat
from pixtable.core.game import GameInfo
from pixtable.core.match import Match, Step
from pixtable.core.rules import OptionValue
from pixtable.store.chairs import Chair, people_among
from pixtable.store.problems import Damage, SaveError
from pixtable.store.safe_files import LARGEST_SAVE
from pixtable.store.saves.notes import Note

FORMAT: Final = 1
FIRST_BYTES = b'{"pixtable":'
LONGEST_LINE = 1 << 20
MOST_LINES = 200_000
HASH_DIGITS = 4
"""Few, for they hardly compress: ten would add a sixth to a file. They are enough, because each is
taken from a whole digest that runs on, so that damage shows in every later line again, and because
reading decides each step anew besides."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any line. Moves and events stay raw here: only the game's codec can read them."""


class Header(_Line, frozen=True):
    """The first line: `Deal`, whose rules it was dealt by, and who sits at the table where that is known.

    The chairs say which seats are people's; `people` does only where the game was dealt by something else.
    """

    pixtable: Literal[1]
    game: Annotated[str, Meta(max_length=40)]
    rules: Annotated[int, Meta(ge=1, le=9999)]
    seats: int
    seed: int
    options: dict[str, OptionValue]
    position: dict[str, Any] | None = None
    chairs: tuple[Chair, ...] = ()
    people: tuple[Seat, ...] | UnsetType | None = UNSET

    @property
    def dealt_to(self) -> tuple[Seat, ...] | None:
        return _people_by(self.chairs) if self.people is UNSET else self.people


def _people_by(chairs: tuple[Chair, ...]) -> tuple[Seat, ...] | None:
    return people_among(chairs) if chairs else None


class OpeningLine(_Line, frozen=True):
    """The second line."""

    opening: Raw


class StepLine(_Line, frozen=True):
    """What was played from the position before, and what came of it."""

    seat: Seat
    move: Raw
    events: Raw
    asks: bool = False


class SeekLine(_Line, frozen=True):
    """The player went to the position after step `seek`."""

    seek: int


class NoteLine(_Line, frozen=True):
    """Something was remarked on the position after step `at`."""

    note: Note
    at: int


_encoder = msgspec.json.Encoder(order="deterministic")
read_header = msgspec.json.Decoder(Header).decode
read_opening = msgspec.json.Decoder(OpeningLine).decode
_read_step = msgspec.json.Decoder(StepLine).decode
_read_seek = msgspec.json.Decoder(SeekLine).decode
_read_note = msgspec.json.Decoder(NoteLine).decode


def read_later_line(body: bytes) -> StepLine | SeekLine | NoteLine:
    """A line after the opening. Its fields say which it is: a tag in every line would add 2% to a file."""
    if body.startswith(b'{"seek":'):
        return _read_seek(body)
    return _read_note(body) if body.startswith(b'{"note":') else _read_step(body)


# What is written, without its hash


def header_of(match: Match, chairs: tuple[Chair, ...] = ()) -> bytes:
    game, deal = match.game, match.deal
    options = dict(game.options_to_save(deal.options))
    position = None if deal.position is None else dict(deal.position)
    people = UNSET if deal.people == _people_by(chairs) else deal.people
    header = Header(FORMAT, game.id, game.rules_version, deal.seats, deal.seed, options, position, chairs, people)
    return _encoder.encode(header)


def opening_line(game: GameInfo, events: tuple[Event, ...]) -> bytes:
    return _encoder.encode(OpeningLine(Raw(game.codec.encode(events))))


def step_line(game: GameInfo, step: Step) -> bytes:
    encode = game.codec.encode
    return _encoder.encode(StepLine(step.seat, Raw(encode(step.move)), Raw(encode(step.events)), step.asks))


def seek_line(n: int) -> bytes:
    return _encoder.encode(SeekLine(n))


def note_line(note: Note, at: int) -> bytes:
    return _encoder.encode(NoteLine(note, at))


# The running hash


class End(msgspec.Struct, frozen=True):
    """Where the good lines of a file end: all that it takes to add another."""

    lines: int = 0
    size: int = 0
    digest: bytes = b""

    def after(self, body: bytes) -> "End":
        """The end once a line with this body, sealed, has been added."""
        digest = sha256(self.digest + body).digest()
        return End(self.lines + 1, self.size + len(_sealed(body, digest)), digest)


START = End()


def _sealed(body: bytes, digest: bytes) -> bytes:
    """The line as it stands in the file: the JSON object `body` with its hash as the last field."""
    return b'%b,"hash":"%b"}\n' % (body[:-1], digest.hex()[:HASH_DIGITS].encode())


_SEAL_SIZE = len(_sealed(b"{}", bytes(32))) - len(b"{")


def seal(bodies: Iterable[bytes], end: End) -> tuple[bytes, End]:
    """These bodies as lines to follow `end`, and the new end. Refuses what could not be read again."""
    text = bytearray()
    for body in bodies:
        end = end.after(body)
        line = _sealed(body, end.digest)
        if len(line) > LONGEST_LINE or end.lines > MOST_LINES or end.size > LARGEST_SAVE:
            raise SaveError("too_long", line=end.lines)
        text += line
    return bytes(text), end


class Intact(msgspec.Struct, frozen=True):
    """A line that is as it was written, and the end of the file if it were the last."""

    body: bytes
    end: End


def intact_lines(file: BinaryIO) -> Iterator[Intact]:
    """A file's lines from its start, until it ends or raises `Damage`. Never reads more than a line ahead."""
    end = START
    while raw := _read_one(file, end):
        is_whole = raw.endswith(b"\n")
        line = unsealed(raw if is_whole else raw + b"\n", end)
        if line is None or line.end.lines > MOST_LINES or line.end.size > LARGEST_SAVE:
            is_cut_off = not is_whole and len(raw) <= LONGEST_LINE
            raise Damage("truncated" if is_cut_off else "altered", end.lines + 1)
        yield line
        end = line.end
        if not is_whole:  # all but its line break is there, so the move counts; but nothing can be added yet
            raise Damage("truncated", end.lines)


def _read_one(file: BinaryIO, end: End) -> bytes:
    try:
        return file.readline(LONGEST_LINE + 1)
    except OSError as error:  # a bad sector spoils what comes after it, not what was read before
        raise Damage("altered", end.lines + 1) from error


def unsealed(raw: bytes, before: End) -> Intact | None:
    """The line that follows `before`, if its hash says so."""
    body = body_of(raw)
    end = before.after(body)
    return Intact(body, end) if raw == _sealed(body, end.digest) else None


def body_of(raw: bytes) -> bytes:
    """A line without its hash, whatever that is."""
    return raw[:-_SEAL_SIZE] + b"}"
