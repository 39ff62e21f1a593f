"""Why a move is not allowed, clause by clause: read off the tiles themselves, without masks."""

from pixtable.core.events import Seat
from pixtable.core.rules import Refusal
from pixtable.games.rhombs.rules.legality import black_is_locked, contacts_needed, fits_somewhere, seams
from pixtable.games.rhombs.rules.moves import Draw, Place, RhombsMove
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import BLACK, TILES


def why_not(state: RhombsState, seat: Seat, move: RhombsMove) -> Refusal | None:
    """None where nothing speaks against it."""
    if state.is_over:
        return Refusal("HX-42", "over")
    if not 0 <= seat < state.seats:
        return Refusal("HX-3", "seat")
    if state.out_since[seat]:
        return Refusal("HX-42", "out")
    if seat != state.mover:
        return Refusal("HX-20", "turn")
    if isinstance(move, Place):
        return _not_this_tile(state, move) or _not_there(state, move)
    if state.drawn is not None:
        return Refusal("HX-21", "drawn")
    return _no_draw(state) if isinstance(move, Draw) else _no_pass(state)


def _not_this_tile(state: RhombsState, move: Place) -> Refusal | None:
    piece = f"tile {move.tile}"
    if state.drawn is not None:
        return None if move.tile == state.drawn else Refusal("HX-21", "drawn", piece)
    if move.tile not in state.hands[state.mover]:
        return Refusal("HX-31", "tile", piece)
    if TILES[move.tile].is_black and black_is_locked(state):
        numbers = {"n": state.house.black_after, "have": state.coloured_laid}
        return Refusal("HX-13", "count", piece, numbers)
    return None


def _not_there(state: RhombsState, move: Place) -> Refusal | None:
    cell, piece = (move.q, move.r), f"cell {move.q} {move.r}"
    if not state.table:
        return None if cell == (0, 0) else Refusal("HX-10", "first", piece)
    if any(laid.cell == cell for laid in state.table):
        return Refusal("HX-10", "taken", piece)
    shared = seams(state, move.tile, move.q, move.r, move.turn)
    if not shared:
        return Refusal("HX-10", "touch", piece)
    if any(seam.other == BLACK for seam in shared):
        return Refusal("HX-12", "against", piece)
    if any(seam.own == BLACK for seam in shared):
        return Refusal("HX-12", "own", piece)
    if not all(seam.matches for seam in shared):
        return Refusal("HX-10", "colour", piece)
    if len(shared) < contacts_needed(state):
        return Refusal("HX-11", "count", piece, {"n": state.house.single_contact + 1})
    return None


def _no_draw(state: RhombsState) -> Refusal | None:
    if not state.house.is_blind:
        return Refusal("HX-30", "bag")
    if fits_somewhere(state, state.hands[state.mover]):
        return Refusal("HX-21")
    return None if state.bag else Refusal("HX-24", "bag")


def _no_pass(state: RhombsState) -> Refusal | None:
    if fits_somewhere(state, state.hands[state.mover]):
        return Refusal("HX-24") if state.house.is_blind else Refusal("HX-31")
    return Refusal("HX-21", "bag") if state.house.is_blind and state.bag else None
