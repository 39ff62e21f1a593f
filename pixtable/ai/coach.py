"""What might have been played better, how much that would have been worth, and by which terms.

A strong mind weighs the moves of a position; the rules say what each of them brings. Neither knows more of the game
than its seat did.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.match import Match
from pixtable.core.rules import ScoreLine

SLIP = 0.02
"""A move that costs less of the chance to win than this is as good as the best."""
MISTAKE = 0.06
TURNING_POINTS = 3


class Verdict(msgspec.Struct, frozen=True):
    """On the move after position `n`: the chance to win with the best move, what the own one gave away, and the terms
    in which the best is better or worse than the own."""

    n: int
    seat: Seat
    chance: float
    loss: float
    best: dict[str, Any]
    is_best: bool
    terms: tuple[ScoreLine, ...] = ()

    @property
    def is_mistake(self) -> bool:
        return self.loss >= MISTAKE


class Weighed(NamedTuple):
    """A move that a mind has weighed, as plain data."""

    move: Mapping[str, Any]
    worth: float


def weighed(why: Mapping[str, Any]) -> list[Weighed]:
    """What a thought tells of the moves that it has weighed, the chosen one first."""
    chosen = why["chosen"]
    others = [told for told in why["candidates"] if told["move"] != chosen["move"]]
    return [Weighed(told["move"], float(told["worth"])) for told in (chosen, *others)]


def judge(match: Match, n: int, moves: Sequence[Weighed]) -> Verdict:
    """A step that was made from position `n`, against the best of what a mind has weighed there.

    Of a move that it did not even look at, only this is known: it is no better than the least it did look at.
    """
    step, codec = match.steps[n], match.game.codec
    best = moves[0]
    own = msgspec.json.decode(codec.encode(step.move))
    worth = next((one.worth for one in moves if dict(one.move) == own), min(one.worth for one in moves))
    is_best = dict(best.move) == own or best.worth - worth < SLIP
    loss = 0.0 if is_best else best.worth - worth
    terms = () if is_best else difference(match, n, codec.move(msgspec.json.encode(best.move)))
    return Verdict(n, step.seat, best.worth, loss, dict(best.move), is_best, terms)


def difference(match: Match, n: int, better: Move) -> tuple[ScoreLine, ...]:
    """How much more another move would have brought its seat at once than the one that was played, by the rules."""
    step = match.steps[n]
    if isinstance(better, Choose) or match.half_made_at(n) is not None:
        return ()
    mine, theirs = effects(match, n, step.seat, step.move), effects(match, n, step.seat, better)
    lines = [
        msgspec.structs.replace(line, points=line.points - own.points) for own, line in zip(mine, theirs, strict=True)
    ]
    return tuple(line for line in lines if line.points)


def effects(match: Match, n: int, seat: Seat, move: Move) -> list[ScoreLine]:
    """What a move changes for its seat at once, term by term; nothing where a game does not reckon."""
    reckon = match.game.reckon
    if reckon is None:
        return []
    trial = match.branch()
    trial.seek(n)
    before = reckon(trial.state, seat)
    trial.play(seat, move)
    after = reckon(trial.state, seat)
    return [
        msgspec.structs.replace(now, points=now.points - then.points) for then, now in zip(before, after, strict=True)
    ]


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost most, in the order of play."""
    worst = sorted((verdict for verdict in verdicts if verdict.loss), key=lambda it: -it.loss)[:TURNING_POINTS]
    return sorted(worst, key=lambda verdict: verdict.n)
