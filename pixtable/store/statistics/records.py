"""What is kept of one finished game, to be counted with others."""

import msgspec

from pixtable.core.match import Match
from pixtable.store.chairs import Chair
from pixtable.store.saves.notes import Help

NO_HELP = Help()


class SeatRecord(msgspec.Struct, frozen=True):
    chair: Chair
    score: int
    rank: int
    terms: dict[str, int]
    feats: tuple[str, ...]


class DrawRecord(msgspec.Struct, frozen=True):
    what: str
    outcome: str


class GameRecord(msgspec.Struct, frozen=True):
    """`odds` has for each kind of draw how likely its outcomes are."""

    game: str
    played: float
    seats: tuple[SeatRecord, ...]
    draws: tuple[DrawRecord, ...] = ()
    odds: dict[str, dict[str, float]] = {}
    hints: int = 0
    takebacks: int = 0
    peeks: int = 0
    practice: bool = False

    @property
    def is_helped(self) -> bool:
        """Such games are counted apart."""
        return Help(self.hints, self.takebacks, self.peeks, self.practice).is_any


def record_of(match: Match, chairs: tuple[Chair, ...], played: float, help: Help = NO_HELP) -> GameRecord | None:
    """None while a game is not over, and where nobody knows who played."""
    result, told = match.result, match.game.feats
    if result is None or not chairs:
        return None
    seats = []
    for seat, chair in enumerate(chairs):
        terms: dict[str, int] = {}
        for line in result.breakdown[seat]:
            terms[line.term] = terms.get(line.term, 0) + line.points
        feats = tuple(feat.id for feat in told.feats if feat.done_in(match, seat)) if told else ()
        seats.append(SeatRecord(chair, result.scores[seat], result.ranks[seat], terms, feats))
    draws = tuple(told.draws(match)) if told and match.deal.position is None else ()  # a set position is no chance
    return GameRecord(
        match.game.id,
        played,
        tuple(seats),
        tuple(DrawRecord(draw.what, draw.outcome) for draw in draws),
        {draw.what: dict(draw.odds) for draw in draws},
        help.hints,
        help.takebacks,
        help.peeks,
        help.practice,
    )
