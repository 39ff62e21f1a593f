"""What might have been played better, how much that would have been worth, and by which terms.

A strong mind weighs the moves of a position; the rules say what each of them brings. Neither knows more of the game
than its seat did.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.match import Match
from pixtable.core.rules import ScoreLine
from pixtable.core.what_if import imagine_at
from pixtable.core.why import Answer, Weighed, Why

SLIP = 0.02
"""A move that costs less of the chance to win than this is as good as the best."""
MISTAKE = 0.06
TURNING_POINTS = 3
WORLDS = 2


class Verdict(msgspec.Struct, frozen=True):
    """On the move after position `n`: what the own one gave away of the chance to win, and what it and the best one
    bring, term by term, and whether more of that is uncertain; `then` is how the best goes on. `standing` is every
    seat's chance before it, if the best is played.

    Where a mind went by a rule of thumb, nothing is known of chances: then the move is not judged.
    """

    n: int
    seat: Seat
    standing: tuple[float, ...]
    loss: float
    best: dict[str, Any]
    is_best: bool
    brought: tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]] = ((), ())
    uncertain: tuple[bool, bool] = (False, False)
    then: tuple[Answer, ...] = ()

    @property
    def is_judged(self) -> bool:
        return bool(self.standing)

    @property
    def chance(self) -> float:
        return self.standing[self.seat]

    @property
    def is_mistake(self) -> bool:
        return self.loss >= MISTAKE


def judge(match: Match, n: int, found: Why[Any]) -> Verdict:
    """A step that was made from position `n`, against the best of what a mind has weighed there.

    Of a move that it did not even look at, only this is known: it is no better than the least it did look at.
    """
    step, moves = match.steps[n], found.moves
    best = moves[0]
    data = msgspec.json.decode(match.game.codec.encode(best.move))
    own = next((one for one in moves if one.move == step.move), None)
    if not found.standing:
        return Verdict(n, step.seat, (), 0.0, data, is_best=True)
    worth = min(one.worth for one in moves) if own is None else own.worth
    standing, scale = _chances(match, step.seat, best.worth, found.standing)
    loss = (best.worth - worth) * scale
    if best.move == step.move or loss < SLIP:
        return Verdict(n, step.seat, standing, 0.0, data, is_best=True)
    brought = _brought(match, n, own, best)
    uncertain = own is not None and own.is_uncertain, best.is_uncertain
    return Verdict(
        n, step.seat, standing, loss, data, is_best=False, brought=brought, uncertain=uncertain, then=best.then
    )


def chances_by(match: Match, seat: Seat, found: Why[Any]) -> list[float]:
    """What each of the moves leaves its seat of the chance to win; nothing where none is known."""
    if not found.standing:
        return []
    _, scale = _chances(match, seat, found.moves[0].worth, found.standing)
    return [min(1.0, max(0.0, one.worth * scale)) for one in found.moves]


def _chances(match: Match, seat: Seat, best: float, standing: Sequence[float]) -> tuple[tuple[float, ...], float]:
    """Every seat's chance, and what one of a worth is of a chance: one side wins, so that of all sides add up to 1."""
    worths = [best if one == seat else max(0.0, worth) for one, worth in enumerate(standing)]
    teams = match.game.teams_with(len(worths), match.deal.options) or tuple(range(len(worths)))
    sides = {team: [worth for worth, of in zip(worths, teams, strict=True) if of == team] for team in teams}
    whole = sum(sum(side) / len(side) for side in sides.values()) or 1.0
    return tuple(round(worth / whole, 4) for worth in worths), 1.0 / whole


def _brought(
    match: Match, n: int, own: Weighed[Any] | None, best: Weighed[Any]
) -> tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]:
    """By the own move and by the best: in the mind's own terms where it told some, else in those of the rules."""
    if own is not None and own.terms and best.terms:
        return own.terms, best.terms
    seat, moves = match.steps[n].seat, (match.steps[n].move, best.move)
    if any(isinstance(move, Choose) for move in moves) or match.half_made_at(n) is not None:
        return (), ()
    mine, theirs = (tuple(effects(match, n, seat, move)) for move in moves)
    return mine, theirs


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


def foreseen(match: Match, n: int, seat: Seat, move: Move) -> Sequence[ScoreLine]:
    """The same as the seat can tell: tried out in worlds that look like the true one from there.

    Only what comes out the same in all of them counts: the rest is chance, or what the seat cannot know.
    """
    if isinstance(move, Choose) or match.half_made_at(n) is not None:
        return ()
    worlds = [imagine_at(match, n, seat, n + other) for other in range(WORLDS)]
    tried = [effects(world, world.n, seat, move) for world in worlds]
    return [_agreed(lines) for lines in zip(*tried, strict=True)]


def _agreed(lines: Sequence[ScoreLine]) -> ScoreLine:
    points = {line.points for line in lines}
    return lines[0] if len(points) == 1 else msgspec.structs.replace(lines[0], points=0)


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost most, in the order of play."""
    worst = sorted((verdict for verdict in verdicts if verdict.loss), key=lambda it: -it.loss)[:TURNING_POINTS]
    return sorted(worst, key=lambda verdict: verdict.n)
