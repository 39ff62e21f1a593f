"""A compact copy of the rules for playouts: one round, in small whole numbers.

`rules.py` stays the only truth: a differential test plays both side by side. A garden here is nine
`tops` (a card id, SOIL for a lone face-down card, or EMPTY) and two bit masks of its cells,
`occupied` and `pinned` (validated). What lies beneath a card never matters again, so it is not kept.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from pixtable.ai.model import NOBODY
from pixtable.games.pixies.rules.cards import CARDS, COLOURS
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.scoring import zone_factor
from pixtable.games.pixies.rules.state import Garden, PixiesState, unseen_cards

EMPTY = -1
SOIL = len(CARDS)
FULL = 0b111_111_111

Action: TypeAlias = int
"""A card id times 16, plus how it is placed: PLAIN, the number of a cell, KEEP_NEW or KEEP_OLD."""
PLAIN, KEEP_NEW, KEEP_OLD = 0, 10, 11

CELL = tuple(card.cell for card in CARDS)
BIT = tuple(1 << card.cell for card in CARDS)
SYMBOLS = tuple(card.symbols for card in CARDS)
SPECIAL = tuple(card.special is not None for card in CARDS)
_FIELD_BITS = 9
SUIT_SHIFT = tuple((*COLOURS, "multi").index(card.colour) * _FIELD_BITS for card in CARDS)
"""Five masks of nine cells, one a colour and one for multicolour cards, lie side by side in one number."""

POPCOUNT = tuple(mask.bit_count() for mask in range(FULL + 1))
EMPTY_CELLS = tuple(tuple(cell for cell in range(9) if not mask >> cell & 1) for mask in range(FULL + 1))
PIN_POINTS = tuple(sum(cell + 1 for cell in range(9) if mask >> cell & 1) for mask in range(FULL + 1))


_LEFT_COLUMN, _RIGHT_COLUMN = 0b001_001_001, 0b100_100_100


def _with_neighbours(mask: int) -> int:
    sideways = (mask & ~_RIGHT_COLUMN) << 1 | (mask & ~_LEFT_COLUMN) >> 1
    return (mask | sideways | mask << 3 | mask >> 3) & FULL


def _largest_zone(mask: int) -> int:
    """By bits and not by `zones`: it is worked out for every mask before the window opens."""
    largest = 0
    while mask:
        zone, grown = 0, mask & -mask
        while zone != grown:
            zone, grown = grown, _with_neighbours(grown) & mask
        largest = max(largest, zone.bit_count())
        mask &= ~zone
    return largest if largest >= 2 else 0


ZONE_SIZE = tuple(_largest_zone(mask) for mask in range(FULL + 1))

Terms: TypeAlias = tuple[int, int, int, int]
"""validated, symbols, specials, zone: the fields of a `Sheet`."""


class FastRound:
    """One round in progress. `picker` is NOBODY once it is over; `last` placed the last card."""

    __slots__ = (
        "deck",
        "first",
        "last",
        "occupied",
        "picker",
        "pinned",
        "random",
        "round",
        "row",
        "row_size",
        "seats",
        "tops",
    )

    seats: int
    round: int
    row_size: int
    first: int
    picker: int
    last: int
    row: list[int]
    deck: list[int]
    tops: list[list[int]]
    occupied: list[int]
    pinned: list[int]
    random: Callable[[], float] | None

    @classmethod
    def of(cls, state: PixiesState, random: Callable[[], float] | None = None) -> "FastRound":
        """A round as it stands. With `random` its deck has no order: each card is drawn when it is dealt."""
        world = cls()
        world.seats, world.round, world.row_size = state.seats, state.round, state.row_size
        world.first = world.last = state.first
        world.picker = NOBODY if state.is_scored else state.picker
        world.row = state.row[:]
        world.deck = unseen_cards(state) if random else state.deck[:]
        world.random = random
        world.tops = [[_top(garden, cell) for cell in range(9)] for garden in state.gardens]
        world.occupied = [_mask(lying is not None for lying in garden) for garden in state.gardens]
        world.pinned = [_mask(lying is not None and lying.is_validated for lying in garden) for garden in state.gardens]
        return world

    def copy(self) -> "FastRound":
        world = FastRound()
        world.seats = self.seats
        world.round = self.round
        world.row_size = self.row_size
        world.first = self.first
        world.picker = self.picker
        world.last = self.last
        world.row = self.row[:]
        world.deck = self.deck[:]
        world.random = self.random
        world.tops = [tops[:] for tops in self.tops]
        world.occupied = self.occupied[:]
        world.pinned = self.pinned[:]
        return world

    def actions(self) -> list[Action]:
        """Everything the picker may do, in the order of `PixiesRules.legal`."""
        tops = self.tops[self.picker]
        pinned = self.pinned[self.picker]
        actions = []
        for card in self.row:
            top = tops[CELL[card]]
            if top == EMPTY or top == SOIL:
                actions.append(card << 4)
            elif pinned & BIT[card]:
                base = (card << 4) + 1
                actions += [base + cell for cell in EMPTY_CELLS[self.occupied[self.picker]]]
            else:
                base = card << 4
                actions += (base | KEEP_NEW, base | KEEP_OLD)
        return actions

    def play(self, action: Action) -> None:
        seat = self.picker
        card, how = action >> 4, action & 15
        self.row.remove(card)
        bit = BIT[card]
        if how == PLAIN:
            if self.occupied[seat] & bit:
                self.pinned[seat] |= bit  # PX-20: it covers a face-down card
            self.occupied[seat] |= bit
            self.tops[seat][CELL[card]] = card
        elif how == KEEP_NEW:
            self.pinned[seat] |= bit
            self.tops[seat][CELL[card]] = card
        elif how == KEEP_OLD:
            self.pinned[seat] |= bit
        else:
            self.occupied[seat] |= 1 << (how - 1)
            self.tops[seat][how - 1] = SOIL
        self._pass_on(seat)

    def _pass_on(self, seat: int) -> None:
        self.last = seat
        seats = self.seats
        if not self.row:
            if FULL in self.occupied or len(self.deck) < self.row_size:
                self.picker = NOBODY
            else:
                self._reveal(seat)
        elif seats == 2 and seat != self.first and FULL in self.occupied:
            self.picker = NOBODY  # PX-31: the second to pick has just evened the count
        else:
            self.picker = seat + 1 if seat + 1 < seats else 0

    def _reveal(self, first: int) -> None:
        self.first = self.picker = first
        deck, random = self.deck, self.random
        if random is None:
            self.row = deck[: -self.row_size - 1 : -1]
            del deck[-self.row_size :]
            return
        row = self.row = []
        for _ in range(self.row_size):
            place = int(random() * len(deck))
            row.append(deck[place])
            deck[place] = deck[-1]
            deck.pop()

    def terms(self, seat: int) -> Terms:
        """PX-40 to PX-42 for one garden."""
        symbols = 0
        suits = 0
        specials = 0
        cell_bit = 1
        for top in self.tops[seat]:
            if 0 <= top < SOIL:
                symbols += SYMBOLS[top]
                suits |= cell_bit << SUIT_SHIFT[top]
                if SPECIAL[top]:
                    specials |= cell_bit << SUIT_SHIFT[top]
            cell_bit += cell_bit
        multi = suits >> 36
        blue, green = suits & FULL | multi, suits >> 9 & FULL | multi
        yellow, red = suits >> 18 & FULL | multi, suits >> 27 & FULL | multi
        bonus = 0
        if specials:
            bonus = (
                POPCOUNT[specials & FULL] * POPCOUNT[blue]
                + POPCOUNT[specials >> 9 & FULL] * POPCOUNT[green]
                + POPCOUNT[specials >> 18 & FULL] * POPCOUNT[yellow]
                + POPCOUNT[specials >> 27] * POPCOUNT[red]
            )
        zone = max(ZONE_SIZE[blue], ZONE_SIZE[green], ZONE_SIZE[yellow], ZONE_SIZE[red])
        return PIN_POINTS[self.pinned[seat]], symbols, bonus, zone * zone_factor(self.round)


def _top(garden: Garden, cell: int) -> int:
    lying = garden[cell]
    if lying is None:
        return EMPTY
    return SOIL if lying.up is None else lying.up


def _mask(bits: Iterable[bool]) -> int:
    return sum(1 << cell for cell, is_set in enumerate(bits) if is_set)


def move_of(action: Action) -> Take:
    card, how = action >> 4, action & 15
    if how == PLAIN:
        return Take(card)
    if how in (KEEP_NEW, KEEP_OLD):
        return Take(card, keep="new" if how == KEEP_NEW else "old")
    return Take(card, cell=how)


def action_of(move: Take) -> Action:
    how = {"new": KEEP_NEW, "old": KEEP_OLD}.get(move.keep or "", move.cell or PLAIN)
    return move.card << 4 | how
