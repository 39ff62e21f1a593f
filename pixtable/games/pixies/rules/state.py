"""The table of a game of Pixies."""

import msgspec

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.cards import CARDS

UNSEEN = -1
"""A card of the deck, to those who may not know which."""


class Cell(msgspec.Struct, frozen=True):
    """An occupied cell of a garden: a face-up card, face-down ones beneath it, or both."""

    up: int | None
    down: tuple[int, ...] = ()

    @property
    def is_validated(self) -> bool:
        """PX-23: a face-up card that lies on a face-down one."""
        return self.up is not None and bool(self.down)


Garden = list[Cell | None]


class Sheet(msgspec.Struct, frozen=True):
    """A garden's score in one round, term by term (PX-40 to PX-42)."""

    validated: int
    symbols: int
    specials: int
    zone: int

    @property
    def total(self) -> int:
        return self.validated + self.symbols + self.specials + self.zone


class PixiesState(msgspec.Struct):
    """`deck` is dealt from its end; `sheets` has a row of them for each round scored so far."""

    seats: int
    rounds: int
    round: int
    is_scored: bool
    first: Seat
    row: list[int]
    deck: list[int]
    gardens: list[Garden]
    totals: list[int]
    sheets: list[tuple[Sheet, ...]]

    def copy(self) -> "PixiesState":
        return PixiesState(
            self.seats,
            self.rounds,
            self.round,
            self.is_scored,
            self.first,
            self.row[:],
            self.deck[:],
            [garden[:] for garden in self.gardens],
            self.totals[:],
            self.sheets[:],
        )

    @property
    def is_over(self) -> bool:
        """PX-32: the last round has been scored."""
        return self.is_scored and self.round == self.rounds

    @property
    def picks(self) -> int:
        """How many cards have been taken in this turn."""
        return self.row_size - len(self.row)

    @property
    def picker(self) -> Seat:
        """PX-11: clockwise from the turn's first player."""
        return (self.first + self.picks) % self.seats

    @property
    def row_size(self) -> int:
        """PX-10: how many cards a turn reveals."""
        return 4 if self.seats == 2 else self.seats


def empty_garden() -> Garden:
    return [None] * 9


def is_full(garden: Garden) -> bool:
    return None not in garden


def unseen_cards(state: PixiesState) -> list[int]:
    """Every card that lies neither in the row nor in a garden: the deck, in no order.

    Cards that were revealed and then left behind (PX-31) end a round, so none are missing here.
    """
    seen = set(state.row)
    for garden in state.gardens:
        for cell in garden:
            if cell is not None:
                seen.update(cell.down if cell.up is None else (cell.up, *cell.down))
    return [card.id for card in CARDS if card.id not in seen]


def round_is_over(state: PixiesState) -> bool:
    if state.row and (state.seats > 2 or state.picks % 2):
        return False  # PX-30: only at the end of a turn; PX-31: with two also once both have placed as many
    if any(is_full(garden) for garden in state.gardens):
        return True
    return not state.row and len(state.deck) < state.row_size  # PX-34
