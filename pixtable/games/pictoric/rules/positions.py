"""Positions of Pictoric Box as plain data: what the protocol shows, and what a level may start from."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.rules import BadPosition, ScoreLine
from pixtable.games.pictoric.rules.deck import CENTRE
from pixtable.games.pictoric.rules.events import Face, SeatNumber
from pixtable.games.pictoric.rules.moves import CardId, SectorNumber
from pixtable.games.pictoric.rules.position_checks import check_position, demand
from pixtable.games.pictoric.rules.state import (
    UNDER_CUP,
    UNSEEN,
    Association,
    PictoricState,
    Turn,
    cards_of_deck,
)

HIDDEN = "hidden"
"""Stands for a card or a vote that a seat may not know."""


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    sector: SectorNumber
    card: CardId
    owner: SeatNumber


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    leader: SeatNumber
    clue: str | Association
    cards: list[CardData]
    votes: dict[str, SectorNumber]
    points: list[int]


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Every field may be left out: without a `phase` the turn begins, without `banks` they are dealt.

    An open `deck_order` (top card first) is shuffled by the seed. `laid` may name only the seats that have laid a card.
    """

    turn: Annotated[int, Meta(ge=1)] = 1
    leader: SeatNumber = 0
    phase: Literal["pause", "roll", "discard", "theme", "clue", "lay", "vote", "return"] = "pause"
    positions: list[Annotated[int, Meta(ge=1, lt=CENTRE)]] | None = None
    banks: list[list[CardId]] | None = None
    deck: int | None = None
    deck_order: list[CardId] | None = None
    discards: list[CardId] = []
    forfeit: Face | None = None
    theme: str | None = None
    owed: int = 0
    drawn: CardId | None = None
    clue: str | Association | None = None
    laid: list[CardId | None] | dict[str, CardId] | None = None
    sectors: list[CardId] = []
    cast: list[SectorNumber | None] | None = None
    votes: dict[str, SectorNumber] | None = None
    last_turn: TurnData | None = None
    said: list[str] = []
    sheets: list[list[ScoreLine]] | None = None


# Shown


def picture_of(state: PictoricState) -> dict[str, Any]:
    is_secret = state.has_secrets_on_table
    picture = {
        "turn": state.turn,
        "leader": state.leader,
        "phase": state.phase,
        "positions": state.positions,
        "banks": [len(bank) if UNSEEN in bank else bank for bank in state.banks],
        "deck": len(state.deck),
        "discards": state.discards,
        "forfeit": state.forfeit,
        "theme": state.theme,
        "owed": state.owed,
        "drawn": _shown(state.drawn, UNSEEN),
        "clue": None if state.clue is None else _clue_picture(state.clue),
        "laid": [_shown(card, UNSEEN) for card in state.laid],
        "sectors": state.sectors,
        "cast": [_shown(vote, UNDER_CUP) if is_secret else None for vote in state.votes],
        "votes": None if is_secret else _votes_picture(state.votes),
        "last_turn": None if state.last_turn is None else _turn_picture(state.last_turn),
        "said": state.said,
        "sheets": state.sheets,
    }
    if UNSEEN not in state.deck:
        picture["deck_order"] = state.deck[::-1]
    plain: dict[str, Any] = msgspec.to_builtins(picture)
    return plain


def _shown(value: int | None, mask: int) -> int | str | None:
    return HIDDEN if value == mask else value


def _clue_picture(clue: Association) -> str | Association:
    """Words as they are; any other form says which it is."""
    return clue if clue.text is None else clue.text


def _votes_picture(votes: list[int | None] | tuple[int | None, ...]) -> dict[str, int] | None:
    return {str(seat): vote for seat, vote in enumerate(votes) if vote is not None} or None


def _turn_picture(turn: Turn) -> TurnData:
    owners = {card: owner for owner, card in enumerate(turn.laid)}
    cards = [CardData(sector, card, owners[card]) for sector, card in enumerate(turn.sectors, start=1)]
    return TurnData(turn.leader, _clue_picture(turn.clue), cards, _votes_picture(turn.votes) or {}, list(turn.points))


# Read


def read_position(data: Mapping[str, Any], blank: PictoricState) -> PictoricState:
    """Fill a blank table. Refuses what no game could have come to."""
    try:
        wished = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    state = blank.copy()
    state.turn, state.leader, state.phase = wished.turn, wished.leader, wished.phase
    state.forfeit, state.theme, state.owed = wished.forfeit, wished.theme, wished.owed
    state.discards, state.drawn, state.sectors = wished.discards, wished.drawn, wished.sectors
    state.said = wished.said
    state.clue = None if wished.clue is None else _read_clue(wished.clue)
    state.places = wished.positions or state.places
    state.banks = wished.banks or state.banks
    state.laid = (
        _read_by_seat(wished.laid, state.seats) if isinstance(wished.laid, dict) else list(wished.laid or state.laid)
    )
    state.votes = list(wished.cast or state.votes) if wished.votes is None else _read_by_seat(wished.votes, state.seats)
    state.last_turn = None if wished.last_turn is None else _read_turn(wished.last_turn, state.seats)
    state.sheets = wished.sheets or state.sheets
    check_position(state)
    _lay_deck(state, wished)
    return state


def _read_clue(clue: str | Association) -> Association:
    return Association(text=clue) if isinstance(clue, str) else clue


def _read_by_seat(values: dict[str, int], seats: int) -> list[int | None]:
    """Votes or cards of some seats, by their numbers; the others have none."""
    read: list[int | None] = [None] * seats
    for seat, value in values.items():
        demand(seat.isdecimal() and int(seat) < seats, f"a vote or card of seat {seat!r} of {seats}")
        read[int(seat)] = value
    return read


def _read_turn(turn: TurnData, seats: int) -> Turn:
    cards = {card.sector: card for card in turn.cards}
    owners: dict[Seat, int] = {card.owner: card.card for card in turn.cards}
    demand(sorted(cards) == list(range(1, seats + 1)), f"the last turn has no card on each of {seats} sectors")
    demand(sorted(owners) == list(range(seats)), f"in the last turn not everyone of {seats} has a card")
    demand(len(turn.points) == seats, f"{len(turn.points)} points of the last turn for {seats} seats")
    demand(turn.leader < seats, f"the last turn was led by seat {turn.leader} of {seats}")
    return Turn(
        leader=turn.leader,
        clue=_read_clue(turn.clue),
        sectors=tuple(cards[sector].card for sector in sorted(cards)),
        laid=tuple(owners[seat] for seat in range(seats)),
        votes=tuple(_read_by_seat(turn.votes, seats)),
        points=tuple(turn.points),
    )


def _lay_deck(state: PictoricState, wished: PositionData) -> None:
    cards = cards_of_deck(state)
    demand(cards, "the deck has run out, and would have been made anew of the discards (PB-43)")
    if wished.deck is not None:
        demand(wished.deck == len(cards), f"deck of {wished.deck}, but {len(cards)} cards are left for it")
    if wished.deck_order is None:
        state.deck = [UNSEEN] * len(cards)
    else:
        state.deck = wished.deck_order[::-1]
        demand(sorted(state.deck) == cards, "deck_order does not hold exactly the cards that lie nowhere else")
