"""What a variant adds to a position as plain data: shown by the protocol, and read from a level."""

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from pixtable.core.rules import BadPosition
from pixtable.games.tactics.rules.decks.roster import back_of_owner, is_back
from pixtable.games.tactics.rules.events import Count
from pixtable.games.tactics.rules.moves import CardId, SeatNumber
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import (
    COLUMN_WALL,
    GOLD,
    ROW,
    Cross,
    DuelDraft,
    King,
    Siege,
    Variant,
    is_king,
)

Card = CardId | str
Column = list[Card] | Annotated[int, Meta(ge=0, le=COLUMN_WALL)]
"""The cards of a fortress behind a column, or how many of the deck's."""
V = TypeVar("V", Cross, King)
Number = Callable[[Card, int], int]
"""A card by its name: the one of this owner's."""


class VariantData(msgspec.Struct, forbid_unknown_fields=True):
    """Only what belongs to the variant that is played may be there; what is left out is as at the start."""

    fortress: list[Annotated[list[Column], Meta(min_length=3, max_length=3)]] | None = None
    row: Annotated[list[Card], Meta(max_length=ROW)] | None = None
    lying: list[Count] | None = None
    gold: list[Count] | None = None
    rebuilding: list[SeatNumber] | None = None
    paused: Annotated[int, Meta(ge=0, le=2)] | None = None
    fell_in: Count | None = None
    out: list[SeatNumber] | None = None


FIELDS: dict[type, set[str]] = {
    Siege: {"fortress"},
    DuelDraft: {"row", "lying", "gold"},
    Cross: {"rebuilding", "paused", "fell_in"},
    King: {"out", "rebuilding", "paused", "fell_in"},
}


def variant_picture(variant: Variant) -> dict[str, Any]:
    match variant:
        case Siege(walls):
            return {"fortress": [[_shown(column) for column in columns] for columns in walls]}
        case DuelDraft(row, lying, gold):
            return {"row": row, "lying": lying, "gold": gold}
        case Cross():
            return _rebuilding_picture(variant)
        case King(out):
            return {"out": out, **_rebuilding_picture(variant)}
        case _:
            return {}


def _rebuilding_picture(variant: Cross | King) -> dict[str, Any]:
    return {"rebuilding": variant.rebuilding, "paused": variant.paused, "fell_in": variant.fell_in}


def _shown(column: tuple[int, ...]) -> tuple[int, ...] | int:
    return len(column) if any(map(is_back, column)) else column


def read_variant(data: VariantData, state: TacticsState, number: Number) -> None:
    """Onto a table that is otherwise laid."""
    given = {name for name in VariantData.__struct_fields__ if getattr(data, name) is not None}
    foreign = given - FIELDS.get(type(state.variant), set())
    if foreign:
        raise BadPosition(f"{', '.join(sorted(foreign))}: not in this variant")
    match state.variant:
        case Siege():
            state.variant = _siege(data, state, number)
        case DuelDraft():
            state.variant = _market(data, state, number)
        case Cross():
            state.variant = _rebuilders(data, state, state.variant)
        case King():
            state.variant = _kings(data, state, _rebuilders(data, state, state.variant))


def _siege(data: VariantData, state: TacticsState, number: Number) -> Siege:
    fortress = data.fortress or [[COLUMN_WALL] * 3 for _ in range(state.seats)]
    _demand(len(fortress) == state.seats, f"fortress: not one for each of {state.seats} seats")
    walls = tuple(
        tuple(
            (back_of_owner(seat),) * column if isinstance(column, int) else tuple(number(card, seat) for card in column)
            for column in columns
        )
        for seat, columns in enumerate(fortress)
    )
    _demand(
        all(len(column) <= COLUMN_WALL for one in walls for column in one), "fortress: more than two cards (PT-111)"
    )
    return Siege(walls)


def _market(data: VariantData, state: TacticsState, number: Number) -> DuelDraft:
    is_laid = state.phase == "play"
    row = tuple(number(card, state.seats) for card in data.row or ())
    lying = tuple(data.lying if data.lying is not None else [0] * len(row))
    gold = tuple(data.gold if data.gold is not None else [GOLD if is_laid else 0] * state.seats)
    _demand(len(lying) == len(row), "lying: not one for each card of the row")
    _demand(len(gold) == state.seats or (not gold and not is_laid), f"gold: not one for each of {state.seats} seats")
    _demand(is_laid or not row, "the row is laid when all leaders stand (PT-112)")
    _demand(sum(lying) + sum(gold) == (GOLD * state.seats if is_laid else 0), "gold: not five a seat in all (PT-112)")
    return DuelDraft(row, lying, gold if is_laid else ())


def _rebuilders(data: VariantData, state: TacticsState, variant: V) -> V:
    rebuilding = tuple(data.rebuilding or ())
    _demand(all(seat < state.seats for seat in rebuilding), "rebuilding: no such seat")
    _demand(max(Counter(rebuilding).values(), default=0) < 2, "rebuilding: a seat twice")
    _demand(
        state.phase == "play" or not state.round or rebuilding, "leaders are chosen in mid-game to rebuild (PT-114)"
    )
    return msgspec.structs.replace(
        variant, rebuilding=rebuilding, paused=data.paused or 0, fell_in=min(data.fell_in or 0, state.round)
    )


def _kings(data: VariantData, state: TacticsState, variant: King) -> King:
    out = tuple(sorted(set(data.out or ())))
    _demand(all(seat < state.seats for seat in out), "out: no such seat")
    _demand(not any(is_king(seat) for seat in out), "without a king the game is over (PT-115)")
    _demand(is_king(state.first), "a king goes first (PT-115)")
    _demand(not out or variant.knights == "out", "out: knights rebuild here (PT-115)")
    _demand(not variant.rebuilding or variant.knights == "rebuild", "rebuilding: knights do not rebuild here (PT-115)")
    _demand(not any(is_king(seat) for seat in variant.rebuilding), "without a king the game is over (PT-115)")
    return msgspec.structs.replace(variant, out=out)


def variant_cards(variant: Variant) -> list[int]:
    """Those that lie somewhere, as far as they are known."""
    match variant:
        case Siege(walls):
            return [card for columns in walls for column in columns for card in column if not is_back(card)]
        case DuelDraft(row):
            return list(row)
        case _:
            return []


def hidden_wall(variant: Variant, seat: int) -> int:
    """Cards of a fortress that a position left to the deck."""
    if not isinstance(variant, Siege):
        return 0
    return sum(is_back(card) for column in variant.walls[seat] for card in column)


def has_leader(state: TacticsState, seat: int) -> bool:
    """Whether a squad has one in the middle of a match; not where they are none, or none any more."""
    if state.is_siege or state.is_out(seat):
        return False
    if seat not in state.rebuilding:
        return True
    return state.phase == "play" and seat == state.rebuilder


def _demand(condition: object, message: str) -> None:
    if not condition:
        raise BadPosition(message)
