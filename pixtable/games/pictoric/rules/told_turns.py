"""What is worth keeping of a game: every association that was given, with the turn that it was given in.

Only turns that were scored are told of: all of them lay open to everybody. Pictures are kept by name, so that they
can be told of when the deck has changed.
"""

from collections.abc import Iterable, Sequence

import msgspec

from pixtable.core.events import Seat
from pixtable.core.match import Match
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import TurnScored
from pixtable.games.pictoric.rules.state import Association, PictoricState, Turn


class ToldTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn as it is remembered: `names`, `laid`, `votes` and `points` are by seat, the leader votes None. So are
    `emblems`, of what was told since somebody could choose theirs."""

    turn: int
    language: str
    leader: Seat
    names: tuple[str, ...]
    clue: Association
    sectors: tuple[str, ...]
    laid: tuple[str, ...]
    votes: tuple[int | None, ...]
    points: tuple[int, ...]
    is_ours: bool = False
    """Whether a person gave it."""
    emblems: tuple[int, ...] = ()
    theme: str | None = None
    """What the association had to keep to (PB-55)."""

    def emblem(self, seat: Seat) -> int:
        return self.emblems[seat] if self.emblems else seat

    @property
    def picture(self) -> str:
        return self.laid[self.leader]

    @property
    def found(self) -> int:
        """How many found the leader's picture."""
        answer = self.sectors.index(self.picture) + 1
        return sum(vote == answer for seat, vote in enumerate(self.votes) if seat != self.leader)

    @property
    def guessers(self) -> int:
        return len(self.votes) - 1

    @property
    def is_whole(self) -> bool:
        """Whether it can be told: files are written by hand, too."""
        seats = len(self.names)
        by_seat = (self.laid, self.votes, self.points, self.sectors)
        if not (0 <= self.leader < seats and all(len(row) == seats for row in by_seat)):
            return False
        return len(self.emblems) in (0, seats) and self.picture in self.sectors


def told_turn_of(
    turn: Turn, number: int, state: PictoricState, names: Sequence[str], emblems: Sequence[int] = (), *,
    is_ours: bool = False,
) -> ToldTurn:  # fmt: skip
    """`state` is that of before the turn was scored."""
    return ToldTurn(
        turn=number,
        language=state.language,
        leader=turn.leader,
        names=tuple(names),
        clue=turn.clue,
        sectors=tuple(PICTURES[card] for card in turn.sectors),
        laid=tuple(PICTURES[card] for card in turn.laid),
        votes=turn.votes,
        points=turn.points,
        is_ours=is_ours,
        emblems=tuple(emblems),
        theme=state.theme,
    )


def told_turns_of(
    match: Match, names: Sequence[str], people: Iterable[Seat], emblems: Sequence[int] = ()
) -> tuple[ToldTurn, ...]:
    """All scored turns of a game as far as it stands; what was taken back has not been said."""
    ours = frozenset(people)
    kept: list[ToldTurn] = []
    for n, step in enumerate(match.steps[: match.n], start=1):
        if any(isinstance(event, TurnScored) for event in step.events):
            before, turn = match.state_at(n - 1), match.state_at(n).last_turn
            if turn is not None:
                number = len(kept) + 1
                kept.append(told_turn_of(turn, number, before, names, emblems, is_ours=turn.leader in ours))
    return tuple(kept)
