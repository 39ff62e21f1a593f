"""Squads that hold the other side's cards too: in their pictures `!name` is one of them."""

from typing import Any

from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import Table, battle, field


def mixed_battle(mine: str, theirs: str, **position: Any) -> Table:
    return battle(squads=[_squad(mine, 0), _squad(theirs, 1)], **position)


def _squad(picture: str, seat: int) -> list[dict[str, Any] | None]:
    return [None if place == "." else _unit(place, seat) for place in picture.split()]


def _unit(place: str, seat: int) -> dict[str, Any]:
    name = place.strip("!~")
    return {"card": card_of(seat ^ place.startswith("!"), name), "corpse": "~" in place}


def siege(mine: str, theirs: str = "knight . . . . . . . .", **position: Any) -> Table:
    """PT-111: no leaders, a fortress behind each column."""
    return field("siege", mine, theirs, **position)


def cross(mine: str, **position: Any) -> Table:
    """PT-113: seats 1 and 3 are the enemies, seat 2 the partner."""
    others = ("knight . . . viking . . . .", "cleric/7 . . . paladin . . . .", "golem . . . witch . . . .")
    return field("cross", mine, *others, **position)
