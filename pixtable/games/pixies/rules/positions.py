"""Positions of Pixies as plain data: what the protocol shows, and what a level may start from."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pixtable.core.rules import BadPosition
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import RoundNumber, SeatNumber
from pixtable.games.pixies.rules.moves import CardId, CellNumber
from pixtable.games.pixies.rules.state import (
    UNSEEN,
    Cell,
    Garden,
    PixiesState,
    Sheet,
    is_full,
    unseen_cards,
)


class CellData(msgspec.Struct, forbid_unknown_fields=True):
    up: CardId | None = None
    down: tuple[CardId, ...] = ()


WholeGarden = Annotated[list[CellData | None], Meta(min_length=9, max_length=9)]
SparseGarden = dict[CellNumber, CellData]
"""Only the occupied cells, by number: how levels are written, whose TOML has no word for nothing."""


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Every field may be left out; an open `deck_order` (top card first) is shuffled by the seed."""

    round: RoundNumber = 1
    first: SeatNumber = 0
    row: list[CardId] = []
    deck: int | None = None
    deck_order: list[CardId] | None = None
    gardens: list[WholeGarden | SparseGarden] | None = None
    totals: list[int] | None = None
    sheets: list[tuple[Sheet, ...]] = []


def picture_of(state: PixiesState) -> dict[str, Any]:
    picture = {
        "round": state.round,
        "first": state.first,
        "row": state.row,
        "deck": len(state.deck),
        "gardens": state.gardens,
        "totals": state.totals,
        "sheets": state.sheets,
    }
    if UNSEEN not in state.deck:
        picture["deck_order"] = state.deck[::-1]
    plain: dict[str, Any] = msgspec.to_builtins(picture)
    return plain


def read_position(data: Mapping[str, Any], blank: PixiesState) -> PixiesState:
    """Fill a blank table. Refuses what no game could have come to."""
    try:
        wished = msgspec.convert(data, PositionData, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    state = blank.copy()
    state.round, state.first, state.row, state.sheets = wished.round, wished.first, wished.row, wished.sheets
    if wished.gardens is not None:
        state.gardens = [_garden(garden) for garden in wished.gardens]
    if wished.totals is not None:
        state.totals = wished.totals
    _check_table(state)
    for garden_number, garden in enumerate(state.gardens):
        _check_garden(f"garden {garden_number}", garden)
    _lay_deck(state, wished)
    _check_progress(state)
    return state


def _garden(data: list[CellData | None] | dict[int, CellData]) -> Garden:
    whole = [data.get(number) for number in range(1, 10)] if isinstance(data, dict) else data
    return [_cell(cell) for cell in whole]


def _cell(data: CellData | None) -> Cell | None:
    return None if data is None else Cell(data.up, data.down)


def _demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def _check_table(state: PixiesState) -> None:
    _demand(state.round <= state.rounds, f"round {state.round} of a game of {state.rounds}")
    _demand(state.first < state.seats, f"first is seat {state.first} of {state.seats}")
    _demand(len(state.gardens) == state.seats, f"{len(state.gardens)} gardens for {state.seats} seats")
    _demand(len(state.totals) == state.seats, f"{len(state.totals)} totals for {state.seats} seats")
    _demand(len(state.sheets) < state.round, f"{len(state.sheets)} rounds scored before round {state.round}")
    for sheets in state.sheets:
        _demand(len(sheets) == state.seats, f"{len(sheets)} score sheets for {state.seats} seats")
    _demand(len(state.row) <= state.row_size, f"{len(state.row)} cards in a row of {state.row_size}")
    for card, times in Counter(_cards_on_table(state)).items():
        _demand(times == 1, f"card {card} lies in {times} places")


def _cards_on_table(state: PixiesState) -> list[int]:
    cards = list(state.row)
    for garden in state.gardens:
        for cell in garden:
            if cell is not None:
                cards.extend(cell.down if cell.up is None else (cell.up, *cell.down))
    return cards


def _check_garden(name: str, garden: list[Cell | None]) -> None:
    for number, cell in enumerate(garden, start=1):
        if cell is None:
            continue
        place = f"cell {number} of {name}"
        _demand(cell.up is not None or cell.down, f"{place} is neither empty (null) nor holds a card")
        _demand(len(cell.down) <= 1, f"{place} has more than one face-down card")
        _demand(cell.up is None or CARDS[cell.up].value == number, f"{place} shows a card of another value (PX-20)")
        for card in cell.down:
            twin = garden[CARDS[card].cell]
            _demand(twin and twin.is_validated, f"{place}: card {card} lies face down without a validated twin (PX-22)")


def _lay_deck(state: PixiesState, wished: PositionData) -> None:
    unseen = unseen_cards(state)
    if wished.deck is not None:
        _demand(wished.deck == len(unseen), f"deck of {wished.deck}, but {len(unseen)} cards are left for it")
    if wished.deck_order is None:
        state.deck = [UNSEEN] * len(unseen)
    else:
        state.deck = wished.deck_order[::-1]
        _demand(sorted(state.deck) == unseen, "deck_order does not hold exactly the cards that lie nowhere else")


def _check_progress(state: PixiesState) -> None:
    """Everybody has placed as many cards as the turn order says (PX-11), and the round goes on."""
    picks = state.picks if state.row else 0
    picked = Counter((state.first + pick) % state.seats for pick in range(picks))
    placed = [sum(len(cell.down) + (cell.up is not None) for cell in garden if cell) for garden in state.gardens]
    before = {count - picked[seat] for seat, count in enumerate(placed)}
    _demand(len(before) == 1, f"the gardens hold {placed} cards, which no turn order gives (PX-11)")
    _demand(state.seats > 2 or before.pop() % 2 == 0, "with two players each places two cards a turn (PX-11)")
    full = {seat for seat, garden in enumerate(state.gardens) if is_full(garden)}
    if state.seats == 2:
        may_be_full = {state.first} if picks % 2 else set()  # PX-31: only while the other owes a card
    else:
        may_be_full = set(picked)  # PX-30: only since this turn
    _demand(full <= may_be_full, "a full garden has ended this round (PX-30, PX-31)")
    _demand(state.row or len(state.deck) >= state.row_size, "the deck is too small for a turn (PX-34)")
