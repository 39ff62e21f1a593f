"""Whether goals can be reached at all, and by which first moves: every line of play, as far as the limit goes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from pixtable.core.events import Choose, Move, Seat
from pixtable.core.goals import Goal
from pixtable.core.match import Match
from pixtable.core.open import sample_of
from pixtable.levels.format import SCRIPTED, WHATEVER
from pixtable.levels.others import answer_of

MOST_NODES = 200_000
NONE: frozenset[Goal] = frozenset()


class TooWide(Exception):
    """More positions than anybody wants to wait for."""


@dataclass
class Search:
    """The player may choose, the others either answer as they always do or in every way there is (`others`).

    Several goals are looked for in one go. Moves that decided elsewhere are tried first: most lines end soon.
    """

    goals: frozenset[Goal]
    seat: Seat
    others: str
    most_nodes: int = MOST_NODES
    nodes: int = 0
    _known: dict[tuple[bytes, int], frozenset[Goal]] = field(default_factory=dict)
    _decided: Counter[Move] = field(default_factory=Counter)

    def winning_moves(self, match: Match, moves: int) -> dict[Goal, list[Move]]:
        """For each goal the player's first moves after which it is certain within so many, this one included."""
        match = match.branch()
        found: dict[Goal, list[Move]] = {goal: [] for goal in self.goals}
        for move in self._moves(match, self.seat):
            for goal in self._after(match, self.seat, move, moves):
                found[goal].append(move)
        return found

    def certain_after(self, match: Match, seat: Seat, move: Move, moves: int) -> frozenset[Goal]:
        """What the player can be sure of, with so many moves left, when this seat plays this."""
        return self._after(match.branch(), seat, move, moves)

    def _certain(self, match: Match, moves: int) -> frozenset[Goal]:
        reached = frozenset(goal for goal in self.goals if goal.is_reached(match, self.seat))
        if match.result is not None or not match.to_act:
            return reached
        if all(goal in reached or goal.is_missed(match, self.seat) for goal in self.goals):
            return reached
        key = (match.game.codec.encode((match.state, match.half_made)), moves)
        if key not in self._known:
            self._known[key] = self._try(match, moves)
        return reached | self._known[key]

    def _try(self, match: Match, moves: int) -> frozenset[Goal]:
        seat = self.seat if self.seat in match.to_act else match.to_act[0]
        if seat == self.seat:
            return self._best_of(match, moves)
        if self.others == SCRIPTED:
            return NONE  # nobody is there to answer
        answers = self._sharpest_first(match, seat) if self.others == WHATEVER else [answer_of(match, seat)]
        return self._worst_of(match, seat, answers, moves)

    def _best_of(self, match: Match, moves: int) -> frozenset[Goal]:
        certain = NONE
        for move in self._sharpest_first(match, self.seat):
            certain |= self._after(match, self.seat, move, moves)
            if certain == self.goals:
                self._decided[move] += 1
                break
        return certain

    def _worst_of(self, match: Match, seat: Seat, answers: Sequence[Move], moves: int) -> frozenset[Goal]:
        certain = self.goals
        for move in answers:
            certain &= self._after(match, seat, move, moves)
            if not certain:
                self._decided[move] += 1
                break
        return certain

    def _sharpest_first(self, match: Match, seat: Seat) -> list[Move]:
        return sorted(self._moves(match, seat), key=lambda move: -self._decided[move])

    def _moves(self, match: Match, seat: Seat) -> list[Move]:
        return [sample_of(listed) for listed in match.legal(seat)]

    def _after(self, match: Match, seat: Seat, move: Move, moves: int) -> frozenset[Goal]:
        """An answer in the middle of a move is part of it and costs no move of its own."""
        if seat == self.seat and not isinstance(move, Choose):
            moves -= 1
        if moves < 0:
            return NONE
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise TooWide
        n = match.n
        match.play(seat, move)
        certain = self._certain(match, moves)
        match.seek(n)
        return certain


def sharpest_answer(match: Match, seat: Seat, goal: Goal, player: Seat, moves: int) -> Move:
    """What another answers who wants to keep the player from it, and sees how; else what it answers always."""
    search = Search(frozenset({goal}), player, WHATEVER)
    try:
        for listed in match.legal(seat):
            move = sample_of(listed)
            if not search.certain_after(match, seat, move, moves):
                return move
    except TooWide:
        pass
    return answer_of(match, seat)
