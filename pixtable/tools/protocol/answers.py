"""What the open table and a seat of it have in common when they answer: errors, moves as they are listed and read."""

from typing import Any

import msgspec

from pixtable.core.codec import BadJson
from pixtable.core.events import Move, Seat
from pixtable.core.game import GameInfo
from pixtable.core.match import Match
from pixtable.core.open import Listed, Open
from pixtable.core.rules import Refusal
from pixtable.tools.names import words_of

Answer = dict[str, Any]
CHOICE = ("choose", "from")
"""Beside an open move: how many at least and at most, and of which."""


class ProtocolError(Exception):
    """A request that cannot be met. Nothing has changed."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.told = {"code": code, "message": message, **more}


def refused(game: GameInfo, refusal: Refusal) -> ProtocolError:
    message = words_of(game).why_not(refusal)
    piece = {} if refusal.piece is None else {"piece": refusal.piece}
    return ProtocolError("illegal", message, clause=refusal.clause, **piece)


def checked_seat(match: Match, seat: Seat) -> Seat:
    if seat >= match.deal.seats:
        raise ProtocolError("bad_request", f"seat {seat} of {match.deal.seats}: seats are counted from 0")
    return seat


def check_opponent(game: GameInfo, level: str, persona: str | None = None) -> None:
    for name, known in ((level, game.mind.levels), (persona, (None, *game.mind.personas))):
        if name not in known:
            raise ProtocolError("bad_request", f"{name!r} is not among {[each for each in known if each]}")


def listed(move: Listed[Move]) -> Answer:
    """A legal move; what is left open in it is null, and what may stand there is said beside it."""
    if not isinstance(move, Open):
        return dict(msgspec.to_builtins(move))
    choice = {} if move.among is None else dict(zip(CHOICE, ((move.least, move.most), move.among), strict=True))
    return {**msgspec.to_builtins(move.sample), move.field: None, **choice}


def read_move(game: GameInfo, move: msgspec.Raw) -> Move:
    """Whoever fills in what was open may send back what was said beside it."""
    try:
        fields = msgspec.json.decode(move, type=dict[str, msgspec.Raw])
        kept = {key: value for key, value in fields.items() if key not in CHOICE}
        return game.codec.move(msgspec.json.encode(kept))
    except BadJson as error:
        raise ProtocolError("bad_request", f"{error} (in the move)") from error
