"""The table of a game of Rhombs."""

import msgspec

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.house import HouseRules
from pixtable.games.rhombs.rules.tiles import TILES

UNSEEN = -1
"""A tile, to those who may not know which."""
HAND_SIZES = {2: 25, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7, 8: 6, 9: 5, 10: 5}
"""HX-30: how many tiles each player is dealt, by the number of players."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table, and whose it was."""

    tile: int
    q: int
    r: int
    turn: int
    seat: Seat

    @property
    def cell(self) -> Hex:
        return self.q, self.r


class Sheet(msgspec.Struct, frozen=True):
    """What a seat scored in one round, by the kind of the tiles it was left with (HX-41)."""

    black: int = 0
    triple: int = 0
    double: int = 0
    single: int = 0

    @property
    def total(self) -> int:
        return self.black + self.triple + self.double + self.single


class RhombsState(msgspec.Struct):
    """One round, and what earlier rounds of a match have left.

    `hands` are the dealt tiles, or in the blind game the penalty tiles; the first `shown` of each lie open to all.
    `drawn` has just come from the bag and must be placed. `finished` are those rid of their tiles, in their order, and
    `places` what each of them came in as: equals share (HX-25). `rid_at` says how many tiles lay on the table when a
    seat was last rid of all of its own, 0 where it never held one. `passes` counts how many have passed since a tile
    was last placed or drawn.
    `out_since` is the round in which a seat dropped out of the match, 0 while it is in (HX-42). `bag` is drawn from
    its end; `sheets` has a row for each round scored so far.
    """

    seats: int
    house: HouseRules
    round: int
    is_scored: bool
    first: Seat
    mover: Seat
    table: list[Laid]
    bag: list[int]
    hands: list[list[int]]
    shown: list[int]
    drawn: int | None
    finished: list[Seat]
    passes: int
    totals: list[int]
    sheets: list[tuple[Sheet, ...]]
    out_since: list[int]
    places: list[int]
    rid_at: list[int]

    def copy(self) -> "RhombsState":
        return RhombsState(
            self.seats,
            self.house,
            self.round,
            self.is_scored,
            self.first,
            self.mover,
            self.table[:],
            self.bag[:],
            [hand[:] for hand in self.hands],
            self.shown[:],
            self.drawn,
            self.finished[:],
            self.passes,
            self.totals[:],
            self.sheets[:],
            self.out_since[:],
            self.places[:],
            self.rid_at[:],
        )

    @property
    def playing(self) -> list[Seat]:
        """Those who are still in the match, by number."""
        return [seat for seat, since in enumerate(self.out_since) if not since]

    @property
    def active(self) -> list[Seat]:
        """Those who still have turns in this round."""
        return [seat for seat in self.playing if seat not in self.finished]

    @property
    def in_round(self) -> list[Seat]:
        """Those who were dealt into this round, even if it has put them out of the match."""
        return [seat for seat, since in enumerate(self.out_since) if since in (0, self.round)]

    @property
    def is_over(self) -> bool:
        """HX-42: a single game ends with its round; a match when one is left, or with the first who is out."""
        if not self.is_scored:
            return False
        playing = len(self.playing)
        return not self.house.is_match or playing <= 1 or (self.house.first_out_ends and playing < self.seats)

    @property
    def coloured_laid(self) -> int:
        """HX-13: how many coloured tiles lie on the table."""
        return sum(not TILES[laid.tile].is_black for laid in self.table)


def clockwise(seats: int, start: Seat) -> list[Seat]:
    """All seats in turn order, `start` first."""
    return [(start + step) % seats for step in range(seats)]


def left_in(hand: list[int]) -> Sheet:
    """HX-41: what a hand counts, as far as its tiles are known."""
    points = {"black": 0, "triple": 0, "double": 0, "single": 0}
    for tile in hand:
        if tile != UNSEEN:
            points[TILES[tile].kind] += TILES[tile].points
    return Sheet(**points)


def unseen_tiles(state: RhombsState) -> list[int]:
    """Every tile that lies neither on the table nor, known, in a hand: those in the bag and in hidden hands."""
    seen = {laid.tile for laid in state.table}
    for hand in state.hands:
        seen.update(hand)
    seen.add(UNSEEN if state.drawn is None else state.drawn)
    return [tile.id for tile in TILES if tile.id not in seen]
