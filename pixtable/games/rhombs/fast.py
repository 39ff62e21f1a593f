"""A compact copy of the rules for search: one round, in masks and whole numbers.

`rules.py` stays the only truth: a differential test plays both side by side. A hand is the mask of all turns of its
tiles; what is legal is an AND of that with the mask that each open cell keeps anyway.
"""

from typing import TypeAlias

from pixtable.games.rhombs.fits import (
    ALL_SPOTS,
    BLACK_SPOTS,
    ORIGIN,
    TILE_SPOTS,
    Cell,
    Frontier,
    Mask,
    cell_of,
    hex_of,
    spots_of,
)
from pixtable.games.rhombs.legality import frontier_of
from pixtable.games.rhombs.moves import Draw, Pass, Place, RhombsMove
from pixtable.games.rhombs.state import RhombsState, left_in
from pixtable.games.rhombs.tiles import TILES, TURNS

NOBODY = -1
NOTHING = -1

Action: TypeAlias = int
"""A cell times 512 plus a spot, or DRAW, or PASS."""
SPOT_BITS = 9
SPOT = (1 << SPOT_BITS) - 1
DRAW, PASS = SPOT, SPOT - 1

TILE_OF = tuple(spot // TURNS for spot in range(len(TILES) * TURNS))
_WORTH = tuple(tile.points for tile in TILES)
_IS_COLOURED = tuple(not tile.is_black for tile in TILES)
_COLOURED_SPOTS = ALL_SPOTS & ~BLACK_SPOTS


class FastRound:
    """One round in progress. `mover` is NOBODY once it is over; `left` is what every hand would score now."""

    __slots__ = (
        "active",
        "bag",
        "black_after",
        "coloured",
        "drawn",
        "draws_on",
        "finished",
        "frontier",
        "hands",
        "is_blind",
        "left",
        "lying",
        "mover",
        "passes",
        "plays_on",
        "single_contact",
    )

    is_blind: bool
    draws_on: bool
    plays_on: bool
    single_contact: int
    black_after: int
    mover: int
    active: list[int]
    """Those who still have turns, clockwise."""
    finished: list[int]
    passes: int
    lying: int
    coloured: int
    drawn: int
    bag: list[int]
    hands: list[Mask]
    left: list[int]
    frontier: Frontier

    @classmethod
    def of(cls, state: RhombsState) -> "FastRound":
        """A round as it stands, with every tile known."""
        world = cls()
        house = state.house
        world.is_blind, world.draws_on, world.plays_on = house.is_blind, house.draw_until_playable, house.play_on
        world.single_contact, world.black_after = house.single_contact, house.black_after
        world.mover = NOBODY if state.is_scored else state.mover
        world.active, world.finished, world.passes = state.active, state.finished[:], state.passes
        world.lying, world.coloured = len(state.table), state.coloured_laid
        world.drawn = NOTHING if state.drawn is None else state.drawn
        world.bag = state.bag[:]
        world.hands = [spots_of(hand) for hand in state.hands]
        world.left = [left_in(hand).total for hand in state.hands]
        world.frontier = frontier_of(state).copy()
        return world

    def copy(self) -> "FastRound":
        world = FastRound()
        world.is_blind = self.is_blind
        world.draws_on = self.draws_on
        world.plays_on = self.plays_on
        world.single_contact = self.single_contact
        world.black_after = self.black_after
        world.mover = self.mover
        world.active = self.active[:]
        world.finished = self.finished[:]
        world.passes = self.passes
        world.lying = self.lying
        world.coloured = self.coloured
        world.drawn = self.drawn
        world.bag = self.bag[:]
        world.hands = self.hands[:]
        world.left = self.left[:]
        world.frontier = self.frontier.copy()
        return world

    # What may be done

    def open_cells(self) -> list[tuple[Cell, Mask]]:
        """The cells that touch enough tiles, each with the spots that fit there."""
        lying, frontier = self.lying, self.frontier
        if not lying:
            return [(ORIGIN, ALL_SPOTS)]
        if lying < self.single_contact or lying == 1:
            return [*frontier.once.items(), *frontier.twice.items()]
        return list(frontier.twice.items())

    @property
    def unlocked(self) -> Mask:
        """HX-13: the spots that may be played at all."""
        return ALL_SPOTS if self.coloured >= self.black_after else _COLOURED_SPOTS

    def playable(self) -> list[tuple[Cell, Mask]]:
        """Where the mover can place something, and which spots; nothing where the mover must draw or pass."""
        spots = self.hands[self.mover] if self.drawn < 0 else TILE_SPOTS[self.drawn]
        spots &= self.unlocked
        return [(cell, fit & spots) for cell, fit in self.open_cells() if fit & spots]

    def actions(self) -> list[Action]:
        actions = []
        for cell, spots in self.playable():
            base, left = cell << SPOT_BITS, spots
            while left:
                lowest = left & -left
                actions.append(base + lowest.bit_length() - 1)
                left ^= lowest
        return actions or [self.without_placing()]

    def without_placing(self) -> Action:
        """What is left to a mover who can place nothing."""
        return DRAW if self.is_blind and self.bag else PASS

    # What it does

    def play(self, action: Action) -> None:
        spot = action & SPOT
        if spot == DRAW:
            self._draw()
            return
        if spot == PASS:
            self.passes += 1
        else:
            self._place(action >> SPOT_BITS, spot)
        self._end_turn()

    def _place(self, cell: Cell, spot: int) -> None:
        tile = TILE_OF[spot]
        if self.drawn < 0:
            self.hands[self.mover] &= ~TILE_SPOTS[tile]
            self.left[self.mover] -= _WORTH[tile]
        else:
            self.drawn = NOTHING
        self.frontier.lay(cell, spot)
        self.lying += 1
        self.coloured += _IS_COLOURED[tile]
        self.passes = 0

    def _draw(self) -> None:
        tile = self.bag.pop()
        spots = TILE_SPOTS[tile] & self.unlocked
        for _, fit in self.open_cells():
            if fit & spots:
                self.drawn = tile
                return
        self.hands[self.mover] |= TILE_SPOTS[tile]
        self.left[self.mover] += _WORTH[tile]
        if not (self.draws_on and self.bag):
            self._end_turn()

    def _end_turn(self) -> None:
        active, seat = self.active, self.mover
        place = active.index(seat) + 1
        order = active[place:] + active[:place]  # clockwise, the mover last
        if not (self.is_blind and self.bag):
            order = self._going_out(order)
        if self.passes >= len(self.active) or (self.finished and not self.plays_on):
            self.mover = NOBODY
        else:
            self.mover = order[0]

    def _going_out(self, order: list[int]) -> list[int]:
        """HX-25, HX-32: those rid of their tiles, the mover first."""
        if all(self.hands[seat] for seat in order):
            return order
        for seat in (order[-1], *order[:-1]):
            if not self.hands[seat]:
                self.finished.append(seat)
                self.active.remove(seat)
                if not self.plays_on:
                    break
        return [seat for seat in order if self.hands[seat]]


def move_of(action: Action) -> RhombsMove:
    spot = action & SPOT
    if spot == DRAW:
        return Draw()
    if spot == PASS:
        return Pass()
    return Place(TILE_OF[spot], *hex_of(action >> SPOT_BITS), spot % TURNS)


def action_of(move: RhombsMove) -> Action:
    if isinstance(move, Place):
        return (cell_of((move.q, move.r)) << SPOT_BITS) + TURNS * move.tile + move.turn
    return DRAW if isinstance(move, Draw) else PASS
