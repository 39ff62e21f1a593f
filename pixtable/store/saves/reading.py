"""Reading saves. A file is anybody's: it opens to its last good move, or is refused with a reason."""

import os
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import BinaryIO, NamedTuple

import msgspec

from pixtable.core.codec import BadJson
from pixtable.core.events import Event
from pixtable.core.foreign import json_is_too_deep
from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match, Mismatch, Step
from pixtable.games import GAMES
from pixtable.store.chairs import Chair
from pixtable.store.disk import StrPath
from pixtable.store.problems import Damage, Problem, SaveError
from pixtable.store.safe_files import LARGEST_SAVE, disk_errors, open_to_read
from pixtable.store.saves.lines import (
    FIRST_BYTES,
    FORMAT,
    LONGEST_LINE,
    End,
    Header,
    Intact,
    NoteLine,
    OpeningLine,
    SeekLine,
    StepLine,
    intact_lines,
    read_header,
    read_later_line,
    read_opening,
)
from pixtable.store.saves.notes import Notes

Games = Mapping[str, GameInfo]


class Loaded(NamedTuple):
    """A match as far as its file could be trusted, and what was wrong with the rest."""

    match: Match
    notice: Problem | None
    end: End
    chairs: tuple[Chair, ...]
    notes: Notes


@dataclass
class Reading:
    """How far a file was read. A match that is `is_open` has had its opening."""

    header: Header
    match: Match
    end: End
    notes: Notes = field(default_factory=Notes)
    damage: Damage | None = None

    @property
    def is_open(self) -> bool:
        return self.end.lines > 1

    @property
    def notice(self) -> Problem | None:
        if self.damage is None:
            return None
        return Problem(self.damage.code, {"line": self.damage.line, "n": len(self.match.steps)})


def load(path: StrPath, games: Games = GAMES) -> Loaded:
    """Open a save without touching it; raises `SaveError` if there is nothing in it to open."""
    reading = read(path, games)
    if not reading.is_open:
        raise SaveError("damaged_start", path=os.fspath(path))
    return loaded(reading)


def load_from_elsewhere(path: StrPath, games: Games = GAMES) -> Loaded:
    """A stranger's save. One of ours may have rubbish behind it, theirs is not opened where it is that large."""
    open_to_read(path, LARGEST_SAVE).close()
    return load(path, games)


def loaded(reading: Reading) -> Loaded:
    return Loaded(reading.match, reading.notice, reading.end, chairs_of(reading), reading.notes)


def chairs_of(reading: Reading) -> tuple[Chair, ...]:
    """Who sat there. A stranger's file may name anybody: nobody is let in who could not be played with."""
    told, mind = reading.header.chairs, reading.match.game.mind
    if len(told) != reading.header.seats:
        return ()
    return tuple(chair.known_to(mind.levels, mind.personas) for chair in told)


def is_save(path: StrPath) -> bool:
    """Whether a file is surely one of ours: its header is as we wrote it."""
    try:
        with open_to_read(path) as file:
            _check_format(file, path)
            next(intact_lines(file))
    except (SaveError, Damage):
        return False
    return True


def game_named_in(path: StrPath) -> str:
    """The game that a file says it is of, without loading that game; raises `SaveError` where it does not say."""
    with open_to_read(path) as file:
        _check_format(file, path)
        _, header = _first_line(intact_lines(file), path)
    return header.game


def read(path: StrPath, games: Games, *, decide: bool | None = None) -> Reading:
    """Fold a file's lines into a match. With `decide`, what the rules would decide otherwise is damage.

    By default that is asked of saves by the same rules only: older ones told the truth of their day.
    """
    return _to_the_end(read_by_lines(path, games, decide=decide))


def read_text(text: bytes, path: StrPath, games: Games, *, decide: bool | None = None) -> Reading:
    """What `read` would make of a file that holds this."""
    return _to_the_end(_by_lines(BytesIO(text), path, games, decide))


def _to_the_end(lines: Generator[None, None, Reading]) -> Reading:
    while True:
        try:
            next(lines)
        except StopIteration as end:
            reading: Reading = end.value
            return reading


def read_by_lines(path: StrPath, games: Games, *, decide: bool | None = None) -> Generator[None, None, Reading]:
    """What `read` does, a line at a time, for whoever has other things to do in between."""
    with open_to_read(path) as file:
        return (yield from _by_lines(file, path, games, decide))


def _by_lines(file: BinaryIO, path: StrPath, games: Games, decide: bool | None) -> Generator[None, None, Reading]:
    _check_format(file, path)
    lines = intact_lines(file)
    reading = _begin(lines, games, path)
    if decide is None:
        decide = reading.header.rules == games[reading.header.game].rules_version
    yield
    yield from _go_on(reading, lines, decide)
    return reading


def _check_format(file: BinaryIO, path: StrPath) -> None:
    """Refuse at once what is not ours, and what a later Pixtable wrote, whatever else may be in it."""
    with disk_errors(path):
        first = file.readline(LONGEST_LINE)
        file.seek(0)
    if not first.startswith(FIRST_BYTES):
        raise SaveError("not_a_save", path=os.fspath(path))
    try:
        version = msgspec.json.decode(first, type=_Format).pixtable
    except BadJson as error:
        raise SaveError("damaged_start", path=os.fspath(path)) from error
    if version > FORMAT:
        raise SaveError("newer_format", path=os.fspath(path))


class _Format(msgspec.Struct):
    """The one field that every format has in common."""

    pixtable: int


def _begin(lines: Iterator[Intact], games: Games, path: StrPath) -> Reading:
    first, header = _first_line(lines, path)
    if json_is_too_deep(first.body):  # a position is free data
        raise SaveError("damaged_start", path=os.fspath(path))
    game = _game_of(header, games, path)
    return Reading(header, _blank_match(game, header, path), first.end)


def _first_line(lines: Iterator[Intact], path: StrPath) -> tuple[Intact, Header]:
    try:
        first = next(lines)
        return first, read_header(first.body)
    except (Damage, *BadJson) as error:
        raise SaveError("damaged_start", path=os.fspath(path)) from error


def _game_of(header: Header, games: Games, path: StrPath) -> GameInfo:
    game = games.get(header.game)
    if game is None:
        raise SaveError("unknown_game", path=os.fspath(path), game=header.game)
    if header.rules > game.rules_version:
        raise SaveError("newer_rules", path=os.fspath(path), game=header.game)
    # Saved once more, it must not pass for a game by today's rules: they would not believe it.
    return replace(game, rules_version=header.rules)


def deal_of(header: Header, game: GameInfo) -> Deal:
    return Deal(header.seats, header.seed, game.options_of_save(header.options), header.position, header.dealt_to)


def _blank_match(game: GameInfo, header: Header, path: StrPath) -> Match:
    try:
        return Match(game, deal_of(header, game))
    except Exception as error:  # a position is free data: who knows what a game's reader trips over
        raise SaveError("damaged_start", path=os.fspath(path)) from error


def _go_on(reading: Reading, lines: Iterator[Intact], decide: bool) -> Iterator[None]:
    try:
        for line in lines:
            _follow(reading, line, decide)
            reading.end = line.end
            yield
    except Damage as damage:
        reading.damage = damage


def _follow(reading: Reading, line: Intact, decide: bool) -> None:
    """Carry one line out; raises `Damage`, and changes nothing, if it cannot be."""
    try:
        _carry_out(reading, line, decide)
    except Exception as error:  # a forged line may ask anything of the rules, and they may raise anything
        raise Damage("impossible", line.end.lines) from error


def _carry_out(reading: Reading, line: Intact, decide: bool) -> None:
    match = reading.match
    if line.end.lines == 2:
        _open(match, read_opening(line.body), decide)
        return
    told = read_later_line(line.body)
    if isinstance(told, SeekLine):
        match.seek(told.seek)
    elif isinstance(told, NoteLine):
        if not 0 <= told.at <= len(match.steps):
            raise IndexError(told.at)
        reading.notes.take(told.note, told.at)
    else:
        _replay(match, told, decide)
        reading.notes.cut(match.n)


def _open(match: Match, line: OpeningLine, decide: bool) -> None:
    events = match.game.codec.events(line.opening)
    if not decide:
        _check_usable(match, events)
    match.open_with(events, check=decide)


def _replay(match: Match, line: StepLine, decide: bool) -> None:
    codec = match.game.codec
    step = Step(line.seat, codec.move(line.move), codec.events(line.events), line.asks)
    if decide:
        match.replay(step, check=True)
        return
    _check_usable(match, step.events)
    try:
        match.replay(step)
    except Mismatch:
        match.replay(
            msgspec.structs.replace(step, asks=False)
        )  # a question that today's rules no longer ask: its answer follows in the file


def _check_usable(match: Match, events: Sequence[Event]) -> None:
    """Raises whatever it may if nobody could look at the table, or play on, after these events."""
    rules, state = match.rules, match.state.copy()
    for event in events:
        rules.evolve(state, event)
    rules.result(state)
    for seat in rules.to_act(state):
        rules.legal(state, seat)
    match.game.codec.encode(state)
