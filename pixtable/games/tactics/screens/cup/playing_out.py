"""Matches between opponents while nobody looks: move by move, each kept, so that it may be broken off anywhere."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pixtable.core.match import Match
from pixtable.games.tactics.rules.decks.decks import FORMS
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.screens.cup.cup import DRAFT, Cup
from pixtable.play.session import Session
from pixtable.store.saves import SaveError

NEARLY = 0.95
"""Of one trophy: nobody has it before it is won."""
PICKS = FORMS["standard"].leaders + FORMS["standard"].fewest


def numbers_without_people(cup: Cup) -> Sequence[int]:
    """What opponents can play among themselves now."""
    now = cup.now
    if now.awaits_draft:
        return () if any(entrant.chair.is_person for entrant in now.entrants) else (DRAFT,)
    return tuple(number for number in now.ready if not now.has_person(number))


def play_out(cup: Cup, numbers: Sequence[int], on_problem: Callable[[SaveError], None]) -> Iterator[float]:
    """One after the other; yields how much of all is done."""
    for done, number in enumerate(numbers):
        try:
            for part in _play(cup.sit_down(number)[0]):
                yield (done + part) / len(numbers)
        except SaveError as error:
            on_problem(error)
            return


def _play(session: Session) -> Iterator[float]:
    try:
        while not session.is_over:
            session.think_ahead()
            session.play_thought()
            yield how_far(session.match)
    finally:
        session.leave()


def how_far(match: Match) -> float:
    """Roughly, from 0 to 1."""
    state: Any = match.state
    if not match.game.is_contest:
        taken = sum(map(len, (*state.leaders, *state.heroes)))
        return min(NEARLY, taken / (PICKS * len(state.heroes)))
    won = max(state.victories(seat) for seat in range(state.seats))
    leaders = [leader for seat in range(state.seats) if (leader := state.leader(seat))]
    hurt = [leader.damage / max(1, Board(state).life(leader)) for leader in leaders]
    return float(min(1.0, (won + min(NEARLY, max(hurt, default=0.0))) / state.trophies_to_win))
