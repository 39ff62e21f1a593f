"""The course of a game of Pixies, read off its states."""

from typing import cast

from pixtable.core.course import Course, Moment, most_telling
from pixtable.core.events import Seat
from pixtable.core.match import Match
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.scoring import CLAUSES, score, zone_factor
from pixtable.games.pixies.rules.state import PixiesState, Sheet


def tell_course(match: Match) -> Course:
    """Every seat's total with what its garden is worth at each step; the moments are the biggest changes."""
    points, ends = [], []
    for n in range(len(match.steps) + 1):
        points.append([_points(match.state_at(n), seat) for seat in range(match.deal.seats)])
        if n and any(isinstance(event, RoundScored) for event in match.steps[n - 1].events):
            ends.append(n)
    changes = [
        (round(points[n][step.seat] - points[n - 1][step.seat]), n) for n, step in enumerate(match.steps, start=1)
    ]
    moments = most_telling([(abs(change), _moment(match, n, change)) for change, n in changes])
    return Course(points, ends, moments, is_a_race=True)


def _points(state: PixiesState, seat: Seat) -> float:
    standing = 0 if state.is_scored else score(state.gardens[seat], state.round).total
    return float(state.totals[seat] + standing)


def _moment(match: Match, n: int, change: int) -> Moment:
    """Which term a step changed most, its number, and the card that did it."""
    step, state = match.steps[n - 1], match.state_at(n - 1)
    card = CARDS[cast(Take, step.move).card]
    before, after = score(state.gardens[step.seat], state.round), _after(match, n, step.seat, state.round)
    changes = {term: getattr(after, term) - getattr(before, term) for term in CLAUSES}
    about = max(changes, key=lambda name: abs(changes[name]))
    numbers = {"validated": card.value, "zone": after.zone // zone_factor(state.round)}
    number = numbers.get(about, changes[about])
    if after.total < before.total:
        about, number = "loss", before.total - after.total
    return Moment(n, step.seat, about, number, change=change, picture=f"pixies/card_{card.id:02}")


def _after(match: Match, n: int, seat: Seat, round: int) -> Sheet:
    """The mover's sheet after the step; where the step ended the round, as it was scored."""
    for event in match.steps[n - 1].events:
        if isinstance(event, RoundScored):
            return event.sheets[seat]
    return score(match.state_at(n).gardens[seat], round)
