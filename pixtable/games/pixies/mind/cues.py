"""When the opponents of Pixies have a reason to say something. All of it lies open on the table."""

from collections.abc import Iterable, Iterator

from pixtable.core.cues import Cue
from pixtable.core.events import Event, Seat
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, RoundScored
from pixtable.games.pixies.rules.scoring import largest_zone, score
from pixtable.games.pixies.rules.state import Cell, Garden, PixiesState, is_full

GOOD, SPLENDID, BAD = 7, 11, -3
"""Points of one card that are worth a word."""
BIG_ZONE = 5
MISSED = 6
"""So many points more a card would have brought to whoever comes next than any that is left."""
CLOSE, CLEAR = 4, 8
"""Points between two at the end, and between two who are not close at all."""
LATE = 7
"""Cells that are taken when the end is near."""


def cues(before: PixiesState, event: Event, after: PixiesState, taught: bytes) -> Iterable[Cue]:
    match event:
        case CardPlaced():
            yield from _of_a_card(before, event, after)
        case RoundScored():
            yield from _of_a_round(after)


def _of_a_card(before: PixiesState, event: CardPlaced, after: PixiesState) -> Iterator[Cue]:
    seat = event.seat
    was, now = score(before.gardens[seat], before.round), score(after.gardens[seat], after.round)
    gain = now.total - was.total
    if is_full(after.gardens[seat]):
        yield Cue(seat, "last_cell", 0.9)
    elif gain <= BAD and CARDS[event.card].crosses:
        yield Cue(seat, "crosses", 0.6)
    elif gain <= BAD:
        yield Cue(seat, "unlucky", 0.6)
    elif len(largest_zone(after.gardens[seat])) >= BIG_ZONE > len(largest_zone(before.gardens[seat])):
        yield Cue(seat, "big_zone", 0.9)
    elif gain >= GOOD:
        yield Cue(seat, "own_good_move", 0.7 if gain >= SPLENDID else 0.4)
    elif now.validated > was.validated:
        yield Cue(seat, "validates", 0.15)
    if gain >= GOOD:
        for other in _others(after, seat):
            yield Cue(other, "good_move_by_rival", 0.8 if gain >= SPLENDID else 0.4, to=seat)
    if after.row and after.picker != seat:
        garden, left = after.gardens[after.picker], after.row
        lost = _brings(garden, event.card, after.round) - max(_brings(garden, card, after.round) for card in left)
        if lost >= MISSED:
            yield Cue(seat, "takes_what_you_needed", 0.7, to=after.picker)
    yield from _of_the_end(event, after)


def _brings(garden: Garden, card: int, round: int) -> int:
    """What a card would bring face up on its own cell, if that is free or holds only what lies face down."""
    cell = CARDS[card].cell
    lying = garden[cell]
    if lying is not None and lying.up is not None:
        return 0
    grown = garden[:]
    grown[cell] = Cell(card, lying.down if lying is not None else ())
    return score(grown, round).total - score(garden, round).total


def _of_the_end(event: CardPlaced, after: PixiesState) -> Iterator[Cue]:
    """The first time that a garden is nearly full in the last round, while two are close."""
    filled = [9 - garden.count(None) for garden in after.gardens]
    if after.round < after.rounds or filled[event.seat] != LATE or max(filled) > LATE:
        return
    totals = [after.totals[seat] + score(after.gardens[seat], after.round).total for seat in range(after.seats)]
    best, second = sorted(totals, reverse=True)[:2]
    if best - second <= CLOSE:
        for seat, total in enumerate(totals):
            if total >= second:
                yield Cue(seat, "close_finish", 0.9)


def _of_a_round(after: PixiesState) -> Iterator[Cue]:
    """Between two rounds: how everybody stands."""
    if after.is_over:
        return
    ranked = sorted(range(after.seats), key=lambda seat: -after.totals[seat])
    first, second, last = ranked[0], ranked[1], ranked[-1]
    if after.totals[first] > after.totals[second]:
        yield Cue(first, "leads", 0.7)
    if after.totals[first] - after.totals[last] >= CLEAR:
        yield Cue(last, "falls_behind", 0.7)


def _others(state: PixiesState, seat: Seat) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat]
