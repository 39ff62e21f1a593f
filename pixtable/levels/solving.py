"""Whether a goal can be reached at all, and by which first moves: every line of play, as far as the limit goes."""

from dataclasses import dataclass, field

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import Goal
from pixtable.core.match import Match
from pixtable.core.open import sample_of
from pixtable.levels.format import SCRIPTED, WHATEVER
from pixtable.levels.others import answer_of

MOST_NODES = 200_000


class TooWide(Exception):
    """More positions than anybody wants to wait for."""


@dataclass
class Search:
    """The player may choose, the others either answer as they always do or in every way there is (`others`)."""

    goal: Goal
    seat: Seat
    others: str
    most_nodes: int = MOST_NODES
    nodes: int = 0
    _known: dict[tuple[bytes, int], bool] = field(default_factory=dict)

    def winning_moves(self, match: Match, moves: int) -> list[Move]:
        """The player's first moves after which the goal is certain within so many moves, this one included."""
        match = match.branch()
        return [move for move in self._moves(match, self.seat) if self._after(match, self.seat, move, moves)]

    def _can_win(self, match: Match, moves: int) -> bool:
        if self.goal.is_reached(match, self.seat):
            return True
        if match.result is not None or not match.to_act:
            return False
        key = (match.game.codec.encode((match.state, match.half_made)), moves)
        if key not in self._known:
            self._known[key] = self._try(match, moves)
        return self._known[key]

    def _try(self, match: Match, moves: int) -> bool:
        seat = self.seat if self.seat in match.to_act else match.to_act[0]
        if seat == self.seat:
            return any(self._after(match, seat, move, moves) for move in self._moves(match, seat))
        if self.others == SCRIPTED:
            return False  # nobody is there to answer
        answers = self._moves(match, seat) if self.others == WHATEVER else [answer_of(match, seat)]
        return all(self._after(match, seat, move, moves) for move in answers)

    def _moves(self, match: Match, seat: Seat) -> list[Move]:
        return [sample_of(listed) for listed in match.legal(seat)]

    def _after(self, match: Match, seat: Seat, move: Move, moves: int) -> bool:
        """An answer in the middle of a move is part of it and costs no move of its own."""
        if seat == self.seat and not isinstance(move, Choose):
            moves -= 1
        if moves < 0:
            return False
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise TooWide
        n = match.n
        match.play(seat, move)
        can = self._can_win(match, moves)
        match.seek(n)
        return can
