"""What can still be had of a save whose beginning is damaged.

One flipped bit is found by trying: the hashes of its own line and of the next tell when all is right again. Where more
is wrong, but the header can still be read, the rules are asked: what they would decide the same way has happened.
"""

from collections.abc import Iterator

from pixtable.core.codec import BadJson
from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.store.disk import StrPath
from pixtable.store.problems import SaveError
from pixtable.store.safe_files import disk_errors, open_to_read
from pixtable.store.saves.lines import START, End, body_of, opening_line, read_header, read_opening, seal, unsealed
from pixtable.store.saves.reading import Games, Loaded, Reading, deal_of, loaded, read_text

LARGEST = 2 << 20
"""Bytes: twenty times what the longest game takes."""
MOST_HASHED = 64 << 20
"""Bytes that are hashed to find a flipped bit: a fraction of a second."""
LINES_NEAR = 4
"""A flipped bit may have made two lines of one, or one of two."""


def salvage(path: StrPath, games: Games = GAMES) -> Loaded | None:
    """The game as far as it is sound; nothing where no move of it is. Raises `SaveError` where nobody can read it."""
    with open_to_read(path) as file, disk_errors(path):
        text = file.read(LARGEST)
    for reading in _readings(text, path, games):
        if reading.is_open and reading.match.steps:
            return loaded(reading)
    return None


def _readings(text: bytes, path: StrPath, games: Games) -> Iterator[Reading]:
    for mend, decide in ((_with_a_bit_flipped_back, None), (_sealed_anew, True)):
        try:
            mended = mend(text, games)
            if mended is not None:
                yield read_text(mended, path, games, decide=decide)
        except SaveError:
            continue


def _with_a_bit_flipped_back(text: bytes, _games: Games) -> bytes | None:
    """The whole file with one bit of its first damaged line set right."""
    end = START
    while (line := unsealed(_line_at(text, end.size), end)) is not None:
        end = line.end
    good, rest = text[: end.size], text[end.size :]
    near = b"\n".join(rest.split(b"\n", LINES_NEAR)[:LINES_NEAR]) + b"\n"
    for at in range(min(len(near), MOST_HASHED // (8 * len(near)))):
        for bit in range(8):
            mended = near[:at] + bytes((near[at] ^ (1 << bit),)) + near[at + 1 :]
            if _two_lines_fit(mended, end):
                return good + mended + rest[len(near) :]
    return None


def _two_lines_fit(near: bytes, end: End) -> bool:
    """The second tells whether the first is right by more than chance."""
    first = unsealed(_line_at(near, 0), end)
    return first is not None and unsealed(_line_at(near, first.end.size - end.size), first.end) is not None


def _line_at(text: bytes, start: int) -> bytes:
    stop = text.find(b"\n", start)
    return text[start : stop + 1] if stop >= 0 else text[start:]


def _sealed_anew(text: bytes, games: Games) -> bytes | None:
    """The same lines with hashes that fit; an opening that cannot be read is dealt again."""
    bodies = [body_of(line + b"\n") for line in text.removesuffix(b"\n").split(b"\n")]
    try:
        header = read_header(bodies[0])
        game = games[header.game]
        if not _has_opening(bodies):
            match = Match.start(game, deal_of(header, game))
            bodies[1:2] = [opening_line(game, match.opening)]
    except Exception:  # a damaged header may ask anything of a game
        return None
    sealed, _ = seal(bodies, START)
    return sealed


def _has_opening(bodies: list[bytes]) -> bool:
    try:
        read_opening(bodies[1])
    except (IndexError, *BadJson):
        return False
    return True
