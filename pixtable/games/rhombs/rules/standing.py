"""Who is ahead: in one round, and in a whole match (HX-25, HX-40 to HX-44)."""

from collections.abc import Mapping
from typing import Any

from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.state import RhombsState, Sheet, clockwise, left_in


def going_out(state: RhombsState, mover: Seat) -> list[tuple[Seat, int]]:
    """Who is rid of all tiles after this turn, with the place that each comes in at (HX-25, HX-32).

    There are several only when the bag is empty for the first time. Then the mover, if without tiles, has placed its
    last one and won; the others come in by how long they have been without, or by where they sit.
    """
    rid = [seat for seat in clockwise(state.seats, mover) if seat in state.active and not state.hands[seat]]
    if state.house.blind_ties == "longest":
        ranks = _ranked({seat: -1 if seat == mover else state.rid_at[seat] for seat in rid})
        rid.sort(key=ranks.__getitem__)
    else:
        ranks = {seat: rank for rank, seat in enumerate(rid, start=1)}
    return [(seat, len(state.finished) + ranks[seat]) for seat in rid]


def round_ranks(state: RhombsState) -> dict[Seat, int]:
    """Those rid of their tiles in their order, then the others by the points they are left with (HX-40, HX-41)."""
    ranks = dict(zip(state.finished, state.places, strict=True))
    rest = {seat: left_in(state.hands[seat]).total for seat in state.in_round if seat not in ranks}
    behind = len(ranks)
    return ranks | {seat: behind + rank for seat, rank in _ranked(rest).items()}


def round_winners(state: RhombsState) -> list[Seat]:
    return [seat for seat, rank in round_ranks(state).items() if rank == 1]


def round_sheets(state: RhombsState) -> tuple[Sheet, ...]:
    """What everybody is left with. HX-43: in a match the winner of a blocked round may be forgiven it."""
    free = round_winners(state) if state.house.is_match and state.house.winner_scores == "nothing" else []
    return tuple(Sheet() if seat in free else left_in(hand) for seat, hand in enumerate(state.hands))


def next_starter(state: RhombsState) -> Seat:
    """HX-44: the loser, of several the first clockwise from the last starter; who is out gives way to the next."""
    ranks = round_ranks(state)
    lost = next(seat for seat in clockwise(state.seats, state.first) if ranks.get(seat) == max(ranks.values()))
    return next(seat for seat in clockwise(state.seats, lost) if seat in state.playing)


def final_ranks(state: RhombsState) -> tuple[int, ...]:
    """Of a game that is over, for every seat."""
    if not state.house.is_match:
        ranks = round_ranks(state)
    elif state.house.first_out_ends:
        ranks = _ranked(dict(enumerate(state.totals)))
    else:  # who dropped out later is ahead, and who is still in is ahead of all; then the fewest points (HX-43)
        last = state.round + 1
        ranks = _ranked({seat: (-(since or last), state.totals[seat]) for seat, since in enumerate(state.out_since)})
    return tuple(ranks[seat] for seat in range(state.seats))


def _ranked(worth: Mapping[Seat, Any]) -> dict[Seat, int]:
    """The least is first; equals share a rank."""
    return {seat: 1 + sum(other < mine for other in worth.values()) for seat, mine in worth.items()}
