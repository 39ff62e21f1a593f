"""What is known of one saved game, or why nothing is."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from pixtable.core.codec import BadJson
from pixtable.core.game import home_of
from pixtable.core.match import Match
from pixtable.core.rules import OptionValue
from pixtable.games import GAMES
from pixtable.store.chairs import Chair
from pixtable.store.problems import Problem
from pixtable.store.shelf_index.stamp import Listed

NO_STATE = msgspec.Raw(b"null")


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """As it stands in the index. A file with a `problem` cannot be opened, and has nothing else to tell."""

    game: str = ""
    seats: int = 0
    options: dict[str, OptionValue] = {}
    chairs: tuple[Chair, ...] = ()
    moves: int = 0
    to_act: tuple[int, ...] = ()
    is_over: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    state: msgspec.Raw = NO_STATE
    """The table as it stands, in the game's own encoding."""
    is_sound: bool | None = None
    """Whether the whole file agrees with today's rules; not known before it was read."""
    problem: Problem | None = None

    @property
    def is_waiting(self) -> bool:
        """To be gone on with: begun, and not over."""
        return self.problem is None and not self.is_over and self.moves > 0

    @property
    def home(self) -> str:
        return home_of(self.game)


read_summary = msgspec.json.Decoder(Summary).decode
write_summary = msgspec.json.Encoder().encode


def summary_of(match: Match, chairs: tuple[Chair, ...], *, is_sound: bool | None) -> Summary:
    """Raises whatever a game may raise where its state cannot be looked at."""
    result = match.result
    return Summary(
        game=match.game.id,
        seats=match.deal.seats,
        options=dict(match.deal.options),
        chairs=chairs,
        moves=match.n,
        to_act=tuple(match.to_act),
        is_over=result is not None,
        winners=() if result is None else tuple(result.winners),
        scores=() if result is None else tuple(result.scores),
        state=msgspec.Raw(match.game.codec.encode(match.state)),
        is_sound=is_sound,
    )


@dataclass(frozen=True)
class Entry:
    """A saved game on the shelf, to be looked at."""

    path: Path
    listed: Listed
    summary: Summary
    state: Any = None

    @property
    def game_id(self) -> str:
        return self.summary.game

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.summary.chairs

    @property
    def problem(self) -> Problem | None:
        return self.summary.problem

    @property
    def played(self) -> datetime:
        return self.listed.played


def entry_of(path: Path, listed: Listed, summary: Summary) -> Entry | None:
    """Nothing where this program does not know the game any more, or its state as it was written down."""
    if summary.problem is not None:
        return Entry(path, listed, summary)
    if summary.game not in GAMES:
        return None
    try:
        return Entry(path, listed, summary, GAMES[summary.game].codec.state(bytes(summary.state)))
    except BadJson:
        return None
