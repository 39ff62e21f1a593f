"""Positions of Rhombs as plain data: what the protocol shows, and what a level may start from."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pixtable.core.hexes import neighbours
from pixtable.core.rules import BadPosition
from pixtable.games.rhombs.rules.events import RoundNumber, SeatNumber
from pixtable.games.rhombs.rules.legality import fits_somewhere, seams
from pixtable.games.rhombs.rules.moves import Coordinate, TileId, Turn
from pixtable.games.rhombs.rules.state import UNSEEN, Laid, RhombsState, Sheet, unseen_tiles

Count = Annotated[int, Meta(ge=0)]
Rank = Annotated[int, Meta(ge=1, le=10)]


class LaidData(msgspec.Struct, forbid_unknown_fields=True):
    tile: TileId
    q: Coordinate
    r: Coordinate
    turn: Turn = 0
    seat: SeatNumber = 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Every field may be left out. An open `bag_order` (next tile first) is mixed by the seed; tiles that lie nowhere
    are all in the bag, unless `bag` or `bag_order` says that it holds fewer: then the others are out of play. Without
    `places` those that are `finished` came in one after another."""

    round: RoundNumber = 1
    first: SeatNumber = 0
    mover: SeatNumber | None = None
    table: list[LaidData] = []
    bag: Count | None = None
    bag_order: list[TileId] | None = None
    hands: list[list[TileId]] | None = None
    shown: list[Count] | None = None
    drawn: Annotated[list[TileId], Meta(max_length=1)] = []
    finished: list[SeatNumber] = []
    places: list[Rank] | None = None
    rid_at: list[Count] | None = None
    passes: Count = 0
    totals: list[Count] | None = None
    sheets: list[tuple[Sheet, ...]] = []
    out_since: list[Count] | None = None
    options: dict[str, Any] | None = None


def picture_of(state: RhombsState) -> dict[str, Any]:
    """Tiles that may not be known are null, in a hand or as the one that was `drawn`."""
    picture = {
        "options": state.house,
        "round": state.round,
        "first": state.first,
        "mover": state.mover,
        "table": state.table,
        "bag": len(state.bag),
        "hands": [[_seen(tile) for tile in hand] for hand in state.hands],
        "shown": state.shown,
        "drawn": [] if state.drawn is None else [_seen(state.drawn)],
        "finished": state.finished,
        "places": state.places,
        "rid_at": state.rid_at,
        "passes": state.passes,
        "totals": state.totals,
        "sheets": state.sheets,
        "out_since": state.out_since,
    }
    if UNSEEN not in state.bag:
        picture["bag_order"] = state.bag[::-1]
    plain: dict[str, Any] = msgspec.to_builtins(picture)
    return plain


def _seen(tile: int) -> int | None:
    return None if tile == UNSEEN else tile


def read_position(data: Mapping[str, Any], blank: RhombsState) -> RhombsState:
    """Fill a blank table. Refuses what no game could have come to."""
    try:
        wished = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    state = blank.copy()
    state.round, state.first, state.sheets = wished.round, wished.first, wished.sheets
    state.mover = wished.first if wished.mover is None else wished.mover
    state.table = [Laid(laid.tile, laid.q, laid.r, laid.turn, laid.seat) for laid in wished.table]
    state.hands = blank.hands if wished.hands is None else wished.hands
    state.shown = [_open_by_rule(state, hand) for hand in state.hands] if wished.shown is None else wished.shown
    state.drawn = wished.drawn[0] if wished.drawn else None
    state.finished, state.passes = wished.finished, wished.passes
    state.places = list(range(1, len(state.finished) + 1)) if wished.places is None else wished.places
    state.rid_at = blank.rid_at if wished.rid_at is None else wished.rid_at
    state.totals = blank.totals if wished.totals is None else wished.totals
    state.out_since = blank.out_since if wished.out_since is None else wished.out_since
    _check_counts(state, wished)
    _check_table(state)
    _fill_bag(state, wished)
    _check_turn(state)
    return state


def _open_by_rule(state: RhombsState, hand: list[int]) -> int:
    if state.house.is_blind:
        return 0 if state.house.hidden_penalties else len(hand)
    return min(len(hand), state.house.open_tiles)


def _demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def _check_counts(state: RhombsState, wished: PositionData) -> None:
    seats = state.seats
    if wished.options is not None:
        agreed = msgspec.to_builtins(state.house)
        others = {key: value for key, value in wished.options.items() if value != agreed.get(key)}
        _demand(not others, "the position was made with other options")
    for name in ("hands", "shown", "totals", "out_since", "rid_at"):
        count = len(getattr(state, name))
        _demand(count == seats, f"{count} {name} for {seats} seats")
    for sheets in state.sheets:
        _demand(len(sheets) == seats, f"{len(sheets)} score sheets for {seats} seats")
    _demand(len(state.sheets) < state.round, f"{len(state.sheets)} rounds scored before round {state.round}")
    _demand(state.house.is_match or state.round == 1, f"round {state.round} of a single game (HX-42)")
    for seat, hand in enumerate(state.hands):
        _demand(state.shown[seat] <= len(hand), f"{state.shown[seat]} tiles of seat {seat} lie open, but it has fewer")
        _demand(state.out_since[seat] < state.round, f"seat {seat} dropped out in a round that has not ended (HX-42)")
    everyone = (state.first, state.mover, *state.finished, *(laid.seat for laid in state.table))
    _demand(max(everyone) < seats, f"there is no seat {max(everyone)}")
    _demand(len(state.playing) > 1, "a match needs two who are still in (HX-42)")


def _check_table(state: RhombsState) -> None:
    """HX-10 and HX-12 hold between all tiles. In which order they were laid is nobody's business."""
    drawn = [] if state.drawn is None else [state.drawn]
    tiles = [laid.tile for laid in state.table] + [tile for hand in state.hands for tile in hand] + drawn
    for tile, times in Counter(tiles).items():
        _demand(times == 1, f"tile {tile} lies in {times} places")
    cells = Counter(laid.cell for laid in state.table)
    for cell, times in cells.items():
        _demand(times == 1, f"{times} tiles lie on cell {cell}")
        _demand(len(cells) == 1 or any(near in cells for near in neighbours(cell)), f"the tile on {cell} touches none")
    for laid in state.table:
        for seam in seams(state, laid.tile, laid.q, laid.r, laid.turn):
            _demand(seam.matches, f"the tiles on {laid.cell} and {seam.cell} do not match (HX-10, HX-12)")


def _fill_bag(state: RhombsState, wished: PositionData) -> None:
    unseen = unseen_tiles(state)
    if wished.bag_order is not None:
        state.bag = wished.bag_order[::-1]
        _demand(len(set(state.bag)) == len(state.bag), "bag_order names a tile twice")
        _demand(set(state.bag) <= set(unseen), "bag_order holds tiles that lie elsewhere")
        _demand(wished.bag in (None, len(state.bag)), f"bag of {wished.bag}, but bag_order has {len(state.bag)} tiles")
        return
    count = len(unseen) if wished.bag is None else wished.bag
    _demand(count <= len(unseen), f"bag of {count}, but only {len(unseen)} tiles are left for it")
    state.bag = [UNSEEN] * count


def _check_turn(state: RhombsState) -> None:
    """Somebody has a turn, and nobody has one who is rid of all tiles (HX-25, HX-32)."""
    active = state.active
    may_be_empty = state.house.is_blind and bool(state.bag or state.drawn is not None)
    _demand(len(set(state.finished)) == len(state.finished), "a seat is finished twice")
    _demand(len(state.places) == len(state.finished), f"{len(state.places)} places for {len(state.finished)} finished")
    for seat in range(state.seats):
        if seat in active:
            _demand(state.hands[seat] or may_be_empty, f"seat {seat} has no tiles but is not finished (HX-25, HX-32)")
        else:
            _demand(not state.hands[seat], f"seat {seat} is done but has tiles")
    _demand(not (state.finished and may_be_empty), "nobody is finished while the bag has tiles (HX-25)")
    _demand(state.mover in active, f"seat {state.mover} has no turn any more")
    _demand(state.passes < len(active), f"{state.passes} have passed, which ends the round (HX-40)")
    if state.drawn is not None:
        _demand(state.house.is_blind, "nobody draws in the open game (HX-30)")
        _demand(fits_somewhere(state, [state.drawn]), f"tile {state.drawn} was drawn but fits nowhere (HX-21)")
