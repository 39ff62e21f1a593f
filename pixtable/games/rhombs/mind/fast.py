"""A compact copy of the rules for search: one round, in masks and whole numbers.

`rules.py` stays the only truth: a differential test plays both side by side. A hand is the mask of all turns of its
tiles; what is legal is an AND of that with the mask that each open cell keeps anyway.
"""

from collections.abc import Iterable
from typing import TypeAlias

from pixtable.ai.model import NOBODY
from pixtable.games.rhombs.rules.fits import (
    ALL_SPOTS,
    BLACK_SPOTS,
    ORIGIN,
    SPOTS,
    TILE_SPOTS,
    Cell,
    Frontier,
    Mask,
    cell_of,
    hex_of,
    spots_of,
)
from pixtable.games.rhombs.rules.legality import frontier_of
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place, RhombsMove
from pixtable.games.rhombs.rules.state import RhombsState, left_in
from pixtable.games.rhombs.rules.tiles import TILES, TURNS

NOTHING = -1

Action: TypeAlias = int
"""A cell times 512 plus a spot, or DRAW, or PASS."""
SPOT_BITS = 9
SPOT = (1 << SPOT_BITS) - 1
DRAW, PASS = SPOT, SPOT - 1

TILE_OF = tuple(spot // TURNS for spot in range(SPOTS))
_BIT = tuple(1 << spot for spot in range(SPOTS))
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
        "places",
        "plays_on",
        "rid_at",
        "single_contact",
        "ties_by_seat",
    )

    is_blind: bool
    draws_on: bool
    plays_on: bool
    ties_by_seat: bool
    single_contact: int
    black_after: int
    mover: int
    active: list[int]
    """Those who still have turns, clockwise."""
    finished: list[int]
    places: list[int]
    """What each of those came in as."""
    rid_at: list[int]
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
        world.ties_by_seat = house.blind_ties == "seat"
        world.active, world.finished, world.passes = state.active, state.finished[:], state.passes
        world.places, world.rid_at = state.places[:], state.rid_at[:]
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
        world.ties_by_seat = self.ties_by_seat
        world.single_contact = self.single_contact
        world.black_after = self.black_after
        world.mover = self.mover
        world.active = self.active[:]
        world.finished = self.finished[:]
        world.places = self.places[:]
        world.rid_at = self.rid_at[:]
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

    def open_cells(self) -> Iterable[tuple[Cell, Mask]]:
        """The cells that touch enough tiles, each with the spots that fit there."""
        lying, frontier = self.lying, self.frontier
        if not lying:
            return ((ORIGIN, ALL_SPOTS),)
        if lying < self.single_contact or lying == 1:
            return (*frontier.once.items(), *frontier.twice.items())
        return frontier.twice.items()

    def _unlocked(self, spots: Mask) -> Mask:
        """HX-13: those of the spots that may be played at all."""
        return spots if self.coloured >= self.black_after else spots & _COLOURED_SPOTS

    def actions(self) -> list[Action]:
        """Everything the mover may do. A spot is read off a mask's length and taken out of it."""
        spots = self._unlocked(self.hands[self.mover] if self.drawn < 0 else TILE_SPOTS[self.drawn])
        actions = []
        for cell, fit in self.open_cells():
            left, base = fit & spots, cell << SPOT_BITS
            while left:
                spot = left.bit_length() - 1
                actions.append(base + spot)
                left ^= _BIT[spot]
        return actions or [self.without_placing()]

    def without_placing(self) -> Action:
        """What is left to a mover who can place nothing."""
        return DRAW if self.is_blind and self.bag else PASS

    # What it does

    def play(self, action: Action) -> None:
        spot = action & SPOT
        if spot < PASS:
            self._place(action >> SPOT_BITS, spot)
        elif spot == PASS:
            self.passes += 1
        else:
            self._draw()
            return
        self._end_turn()

    def _place(self, cell: Cell, spot: int) -> None:
        tile = TILE_OF[spot]
        if self.drawn < 0:
            self.hands[self.mover] &= ~TILE_SPOTS[tile]
            self.left[self.mover] -= _WORTH[tile]
            if not self.hands[self.mover]:
                self.rid_at[self.mover] = self.lying + 1
        else:
            self.drawn = NOTHING
        self.frontier.lay(cell, spot)
        self.lying += 1
        self.coloured += _IS_COLOURED[tile]
        self.passes = 0

    def _draw(self) -> None:
        tile = self.bag.pop()
        spots = self._unlocked(TILE_SPOTS[tile])
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
        follower = active[place] if place < len(active) else active[0]
        # Only the mover's hand has changed, unless the bag is empty for the first time.
        if (not self.hands[seat] or self.is_blind) and not (self.is_blind and self.bag):
            follower = self._going_out(active[place:] + active[:place])
        if self.passes >= len(self.active) or (self.finished and not self.plays_on):
            self.mover = NOBODY
        else:
            self.mover = follower

    def _going_out(self, order: list[int]) -> int:
        """HX-25, HX-32: those rid of their tiles, the mover, who comes last here, first. Returns who is next then."""
        mover, before = order[-1], len(self.finished)
        rid = [seat for seat in (mover, *order[:-1]) if not self.hands[seat]]
        since = {seat: place if self.ties_by_seat else self.rid_at[seat] for place, seat in enumerate(rid)}
        if mover in since:
            since[mover] = -1
        for seat in sorted(rid, key=since.__getitem__):
            self.finished.append(seat)
            self.places.append(before + 1 + sum(other < since[seat] for other in since.values()))
            self.active.remove(seat)
        return next((seat for seat in order if self.hands[seat]), NOBODY)


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
