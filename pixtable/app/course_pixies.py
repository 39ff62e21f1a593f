"""The course of a game of Pixies, read off its states."""

from typing import cast

from pixtable.core.events import Seat
from pixtable.core.match import Match
from pixtable.games.pixies.cards import CARDS
from pixtable.games.pixies.events import RoundScored
from pixtable.games.pixies.moves import Take
from pixtable.games.pixies.scoring import CLAUSES, score, zone_factor
from pixtable.games.pixies.state import PixiesState, Sheet


def pixies_points(match: Match) -> tuple[list[list[float]], list[int]]:
    """Every seat's total with what its garden is worth now, and the steps that ended a round."""
    rows, ends = [], []
    for n in range(len(match.steps) + 1):
        match.seek(n)
        rows.append([_points(match.state, seat) for seat in range(match.deal.seats)])
        if n and any(isinstance(event, RoundScored) for event in match.steps[n - 1].events):
            ends.append(n)
    return rows, ends


def _points(state: PixiesState, seat: Seat) -> float:
    standing = 0 if state.is_scored else score(state.gardens[seat], state.round).total
    return float(state.totals[seat] + standing)


def pixies_turn(match: Match, n: int) -> tuple[str, int, str]:
    """Which term a step changed most, its number, and the card that did it."""
    step = match.steps[n - 1]
    card = CARDS[cast(Take, step.move).card]
    match.seek(n - 1)
    round, before = match.state.round, score(match.state.gardens[step.seat], match.state.round)
    after = _after(match, n, step.seat, round)
    changes = {term: getattr(after, term) - getattr(before, term) for term in CLAUSES}
    term = max(changes, key=lambda name: abs(changes[name]))
    picture = f"pixies/card_{card.id:02}"
    if after.total < before.total:
        return "loss", abs(after.total - before.total), picture
    numbers = {"validated": card.value, "zone": after.zone // zone_factor(round)}
    return term, numbers.get(term, changes[term]), picture


def _after(match: Match, n: int, seat: Seat, round: int) -> Sheet:
    """The mover's sheet after the step; where the step ended the round, as it was scored."""
    for event in match.steps[n - 1].events:
        if isinstance(event, RoundScored):
            return event.sheets[seat]
    match.seek(n)
    return score(match.state.gardens[seat], round)
