"""The course of a game of Pictoric Box: the cells gone, and the turns that brought most of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pixtable.core.course import Course, Moment, most_telling
from pixtable.core.events import Event, Seat
from pixtable.core.match import Match
from pixtable.games.pictoric.rules.deck import PICTURES, START
from pixtable.games.pictoric.rules.events import CentreReached, PictoricMoved, TurnScored
from pixtable.games.pictoric.rules.state import PictoricState, Turn

LEAP = 4
"""A turn that brings so many cells is worth going back to."""
ALIKE = 4.5
"""How telling it is that everybody found a picture, or nobody."""
OVERTAKING = 4.2
ARRIVAL = 9.0
MOST_LED = 5
"""What a leader gets at most where it does not count double (PB-32)."""
TOLD_BEFORE = 0.6
"""A second moment of one kind is less telling than the first by so much."""

Weighed: TypeAlias = tuple[float, Moment]


def tell_course(match: Match) -> Course:
    points, ends = [_cells_gone(match.state_at(0))], []
    weighed: list[Weighed] = []
    for n, step in enumerate(match.steps, start=1):
        before, state = match.state_at(n - 1), match.state_at(n)
        points.append(_cells_gone(state))
        if any(isinstance(event, TurnScored) for event in step.events):
            ends.append(n)
            weighed.extend(_overtaking(before, state, n))
        weighed.extend(moment for event in step.events for moment in _moments(state, n, event))
    return Course(points, ends, most_telling(_varied(weighed)))


def _cells_gone(state: PictoricState) -> list[float]:
    """As the result counts them: on beyond the centre, for whoever would have gone farther."""
    return [float(place - START) for place in state.places]


def _varied(weighed: Sequence[Weighed]) -> list[Weighed]:
    """What is told of one kind after the first, the best, weighs less each time; one step is told of once."""
    told: Counter[str] = Counter()
    steps: set[int] = set()
    varied = []
    for weight, moment in sorted(weighed, key=lambda pair: (-pair[0], pair[1].n)):
        if moment.n not in steps:
            varied.append((weight * TOLD_BEFORE ** told[moment.about], moment))
            told[moment.about] += 1
            steps.add(moment.n)
    return varied


def _moments(state: PictoricState, n: int, event: Event) -> Iterator[Weighed]:
    match event:
        case TurnScored() if state.last_turn is not None:
            yield from _moments_of_turn(state.last_turn, n)
        case PictoricMoved(seat, line):
            about = "lucky" if line.points > 0 else "unlucky"
            chip = f"pictoric/chips/{about}"
            yield abs(line.points) - 0.5, Moment(n, seat, about, change=line.points, picture=chip)
        case CentreReached(winners) if state.last_turn is not None:
            gained = state.last_turn.points[winners[0]]
            yield ARRIVAL, Moment(n, winners[0], "centre", change=gained, picture=_laid(state.last_turn, winners[0]))


def _overtaking(before: PictoricState, after: PictoricState, n: int) -> Iterator[Weighed]:
    """Somebody alone in front passes whoever was alone in front."""
    was, now, turn = _in_front(before), _in_front(after), after.last_turn
    if was is not None and now is not None and was != now and turn is not None:
        yield OVERTAKING, Moment(n, now, "overtakes", other=was, change=turn.points[now], picture=_laid(turn, now))


def _in_front(state: PictoricState) -> Seat | None:
    first = [seat for seat, place in enumerate(state.places) if place == max(state.places)]
    return first[0] if len(first) == 1 else None


def _moments_of_turn(turn: Turn, n: int) -> Iterator[Weighed]:
    leader, found, said = turn.leader, turn.finders, turn.clue.text or ""
    picture = _laid(turn, leader)
    if not found:
        yield ALIKE, Moment(n, leader, "nobody_said" if said else "nobody", picture=picture, said=said)
    elif len(found) == turn.guessers:
        yield ALIKE, Moment(n, leader, "everybody_said" if said else "everybody", picture=picture, said=said)
    else:
        yield from _moments_of_leader(turn, n)
        for seat in range(len(turn.points)):
            if seat != leader and turn.points[seat] >= LEAP:
                yield float(turn.points[seat]), _leap(turn, n, seat)


def _moments_of_leader(turn: Turn, n: int) -> Iterator[Weighed]:
    """Some found it, some did not; that a single one did is worth a sentence of its own, and that it counted double."""
    leader, found, said, points = turn.leader, turn.finders, turn.clue.text or "", turn.points[turn.leader]
    picture = _laid(turn, leader)
    if points > MOST_LED:
        yield float(points), Moment(n, leader, "doubled", change=points, picture=picture)
    elif len(found) == 1:
        only = "only_said" if said else "only"
        yield float(points), Moment(n, leader, only, other=found[0], change=points, picture=picture, said=said)
    elif points >= LEAP:
        about = "led_said" if said else "led"
        yield float(points), Moment(n, leader, about, number=len(found), change=points, picture=picture, said=said)


def _leap(turn: Turn, n: int, seat: Seat) -> Moment:
    fooled = turn.voters_for(seat)
    has_found = seat in turn.finders
    about = "leap" if has_found and fooled else "fooled"
    return Moment(n, seat, about, number=len(fooled), change=turn.points[seat], picture=_laid(turn, seat))


def _laid(turn: Turn, seat: Seat) -> str:
    return f"pictoric/pictures/{PICTURES[turn.laid[seat]]}"
