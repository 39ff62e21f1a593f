"""When the opponents of Rhombs have a reason to say something: by the table, and by tiles that lie open to all."""

from collections.abc import Iterable, Iterator

from pixtable.core.cues import Cue
from pixtable.core.events import Event, Seat
from pixtable.games.rhombs.rules.events import Passed, RoundScored, TileDrawn, TileKept, TilePlaced, WentOut
from pixtable.games.rhombs.rules.legality import mobility, seams
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES

NEAT, SNUG = 3, 4
"""So many seams at once are worth a word, or more than one."""
BLOCKED, FREE = 1, 4
"""Placements that are left to somebody who had at least so many; to lose half of them is worth a word, too."""
FEW, AHEAD = 2, 2
"""Tiles in a hand near the end; and by how many fewer one leads."""
CLEAR = 6
"""Points between two in a match who are not close at all."""


def cues(before: RhombsState, event: Event, after: RhombsState, taught: bytes) -> Iterable[Cue]:
    match event:
        case TilePlaced():
            yield from _of_a_tile(before, event, after)
        case TileKept(seat):
            yield Cue(seat, "draws_penalty", 0.5)
            yield Cue(seat, "unlucky", 0.3)
        case TileDrawn(seat) | Passed(seat):
            yield Cue(seat, "cannot_move", 0.35)
        case WentOut(seat, 1):
            for other in after.active:
                yield Cue(other, "good_move_by_rival", 0.8, to=seat)
        case RoundScored() if not after.is_over:
            yield from _of_a_round(after)


def _of_a_tile(before: RhombsState, event: TilePlaced, after: RhombsState) -> Iterator[Cue]:
    seat, left = event.seat, len(after.hands[event.seat])
    touching = len(seams(before, event.tile, event.q, event.r, event.turn))
    if TILES[event.tile].is_black:
        yield Cue(seat, "plays_black", 0.6)
    if left == FEW < len(before.hands[seat]):
        yield Cue(seat, "down_to_two", 0.7)
    if touching >= NEAT:
        yield Cue(seat, "own_good_move", 0.6 if touching >= SNUG else 0.35)
        for other in _others(after, seat):
            yield Cue(other, "good_move_by_rival", 0.6 if touching >= SNUG else 0.35, to=seat)
    for victim in _others(after, seat):
        had, has = mobility(before, victim), mobility(after, victim)
        if _lie_open(after, victim) and had >= FREE and has <= had / 2:
            yield Cue(seat, "blocks_you", 0.9 if has <= BLOCKED else 0.4, to=victim)
    yield from _of_the_end(before, seat, after)


def _of_the_end(before: RhombsState, seat: Seat, after: RhombsState) -> Iterator[Cue]:
    """When somebody comes near to being rid of all: whether others are as near, or far behind."""
    held = {other: len(after.hands[other]) for other in after.active}
    if len(held) < 2 or seat not in held or before.house.is_blind:
        return
    others = sorted(count for other, count in held.items() if other != seat)
    if held[seat] == FEW and others[0] <= FEW:
        for other, count in held.items():
            if count <= FEW:
                yield Cue(other, "close_finish", 0.6)
    elif held[seat] == 2 * FEW and others[0] >= held[seat] + AHEAD:
        yield Cue(seat, "leads", 0.8)
        last = max(held, key=lambda other: held[other])
        yield Cue(last, "falls_behind", 0.6)


def _of_a_round(after: RhombsState) -> Iterator[Cue]:
    """In a match: the fewer points the better."""
    ranked = sorted(after.playing, key=lambda seat: after.totals[seat])
    if len(ranked) < 2:
        return
    first, second, last = ranked[0], ranked[1], ranked[-1]
    if after.totals[first] < after.totals[second]:
        yield Cue(first, "leads", 0.7)
    if after.totals[last] - after.totals[first] >= CLEAR:
        yield Cue(last, "falls_behind", 0.7)


def _lie_open(state: RhombsState, seat: Seat) -> bool:
    """Whether everybody sees all tiles of a seat."""
    return bool(state.hands[seat]) and state.shown[seat] == len(state.hands[seat])


def _others(state: RhombsState, seat: Seat) -> list[Seat]:
    return [other for other in state.active if other != seat]
