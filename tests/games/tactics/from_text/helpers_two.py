"""Looking at a table as a player does who has only the printed text of the cards."""

from typing import Any

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import Table, field, my, their

REST_OF_FOUR = ("golem . . . viking . . . .", "knight . . . paladin . . . .", "rogue . . . engineer . . . .")
"""Seats 1 and 3 are the enemies of seats 0 and 2."""

FULL_HAND = ("deity", "keeper", "warlock", "operative", "scientist")
"""Five cards that stand in no position of these tests."""


def left(table: Table, card: int) -> int:
    """Life less damage."""
    return table.life_of(card) - table.unit(card).damage


def targets(table: Table, unit: int, seat: int = 0) -> set[int]:
    """Whom a unit may attack."""
    return {move.target for move in table.match.legal(seat) if isinstance(move, mv.Attack) and move.unit == unit}


def lay(table: Table, name: str, slot: int = 0) -> Table:
    """Seat 0 plays an operation."""
    return table.play(mv.PlayOperation(my(name), slot))


def their_order(table: Table, name: str, *answers: int | str) -> Table:
    return table.play(mv.PlayOrder(their(name)), *answers)


def place(table: Table, card: int) -> int:
    return table.unit(card).place


def cross(mine: str, *rest: str, hands: tuple[tuple[str, ...], ...] = ((), (), (), ()), **position: Any) -> Table:
    """Two against two."""
    held = [[of(seat, name) for name in names] for seat, names in enumerate(hands)]
    return field("cross", mine, *(rest or REST_OF_FOUR), hands=held, **position)


def siege(mine: str, theirs: str, hand: tuple[str, ...] = (), **position: Any) -> Table:
    """No leaders."""
    return field("siege", mine, theirs, hands=[[my(name) for name in hand], []], **position)


def of(seat: int, name: str) -> int:
    return card_of(seat, name)


def draft(mine: str, theirs: str, deck: tuple[str, ...], **position: Any) -> Table:
    """A duel draft: one market deck for both, told from its top. Every card is `of(2, name)`."""
    row = ["lancer", "golem", "deity", "keeper", "warlock"]
    return field("duel_draft", mine, theirs, row=row, deck_orders=[[of(2, name) for name in deck]], **position)
