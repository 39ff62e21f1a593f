"""Which tile fits where, asked of a whole state (HX-10 to HX-14)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex, facing, neighbour
from pixtable.games.rhombs.rules.fits import (
    ALL_SPOTS,
    BLACK_SPOTS,
    ORIGIN,
    Cell,
    Frontier,
    Mask,
    cell_of,
    hex_of,
    spots_of,
)
from pixtable.games.rhombs.rules.state import UNSEEN, Laid, RhombsState
from pixtable.games.rhombs.rules.tiles import BLACK, TILES, TURNS

Placement: TypeAlias = tuple[int, int, int]
"""q, r and turn."""
TABLES_REMEMBERED = 1024
_ALL_TURNS = (1 << TURNS) - 1


class Seam(NamedTuple):
    """An edge that a tile would share with one on the table, and the colours on either side of it."""

    edge: int
    cell: Hex
    own: str
    other: str

    @property
    def matches(self) -> bool:
        """HX-10, HX-12: the same colour, and never black."""
        return self.own == self.other != BLACK


def contacts_needed(state: RhombsState) -> int:
    """HX-10, HX-11: how many tiles the next one must touch. Nobody can touch two where only one lies."""
    lying = len(state.table)
    return min(lying, 1 if lying < state.house.single_contact else 2)


def black_is_locked(state: RhombsState) -> bool:
    """HX-13."""
    return state.coloured_laid < state.house.black_after


def one_contact_ends(before: RhombsState, now: RhombsState) -> bool:
    """HX-11: with the tile laid in between, touching one is no longer enough; not where it never was to be."""
    return bool(now.house.single_contact) and contacts_needed(before) == 1 and contacts_needed(now) == 2


def black_opens(before: RhombsState, now: RhombsState) -> bool:
    """HX-13: with the tile laid in between, black ones may be played."""
    return black_is_locked(before) and not black_is_locked(now)


def can_draw(state: RhombsState) -> bool:
    """HX-21, HX-30: in the open game what is left in the bag is out of play."""
    return state.house.is_blind and bool(state.bag)


def seams(state: RhombsState, tile: int, q: int, r: int, turn: int) -> list[Seam]:
    """Every edge that the tile would share there, matching or not."""
    lying = {laid.cell: laid for laid in state.table}
    found = []
    for edge in range(TURNS):
        near = neighbour((q, r), edge)
        if laid := lying.get(near):
            other = TILES[laid.tile].edge(facing(edge), laid.turn)
            found.append(Seam(edge, near, TILES[tile].edge(edge, turn), other))
    return found


# Answered by masks


def open_cells(state: RhombsState) -> dict[Cell, Mask]:
    """The cells that a tile may be placed on now, each with the spots that may be placed there."""
    frontier = frontier_of(state)
    if not state.table:
        cells = {ORIGIN: ALL_SPOTS}  # HX-10: anywhere is here, for nothing lies elsewhere
    elif contacts_needed(state) < 2:
        cells = frontier.once | frontier.twice
    else:
        cells = frontier.twice
    if not black_is_locked(state):
        return cells
    return {cell: fit & ~BLACK_SPOTS for cell, fit in cells.items()}


def placements(state: RhombsState, tile: int) -> list[Placement]:
    """Every way in which a tile may be placed now, whoever has it."""
    return placements_on(open_cells(state), tile)


def placements_on(cells: Mapping[Cell, Mask], tile: int) -> list[Placement]:
    shift, found = TURNS * tile, []
    for cell, fit in cells.items():
        if turns := fit >> shift & _ALL_TURNS:
            found += [(*hex_of(cell), turn) for turn in range(TURNS) if turns >> turn & 1]
    return sorted(found)


def fits_somewhere(state: RhombsState, tiles: list[int]) -> bool:
    """Whether any of these tiles can be placed; of unseen ones nobody knows."""
    spots = spots_of(tile for tile in tiles if tile != UNSEEN)
    return any(fit & spots for fit in open_cells(state).values())


def mobility(state: RhombsState, seat: Seat) -> int:
    """How many placements a seat's tiles have now, as far as they are known."""
    spots = spots_of(tile for tile in state.hands[seat] if tile != UNSEEN)
    return sum((fit & spots).bit_count() for fit in open_cells(state).values())


def dead_cells(state: RhombsState) -> list[Hex]:
    """Empty cells beside tiles on which no tile that is still to come can ever be placed."""
    frontier = frontier_of(state)
    to_come = ALL_SPOTS & ~spots_of(laid.tile for laid in state.table)
    starved = {cell for cells in (frontier.once, frontier.twice) for cell, fit in cells.items() if not fit & to_come}
    dead = {hex_of(cell) for cell in frontier.closed | starved}
    return sorted(dead - {laid.cell for laid in state.table})


def frontier_of(state: RhombsState) -> Frontier:
    """Shared and remembered: to be read, never changed."""
    return _frontier(tuple(state.table))


@lru_cache(TABLES_REMEMBERED)
def _frontier(table: tuple[Laid, ...]) -> Frontier:
    """Grown by one tile from the table before it, which is most often remembered."""
    if not table:
        return Frontier()
    frontier = _frontier(table[:-1]).copy()
    last = table[-1]
    frontier.lay(cell_of(last.cell), TURNS * last.tile + last.turn)
    return frontier
