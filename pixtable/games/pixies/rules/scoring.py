"""What a garden is worth, item by item (PX-40 to PX-43)."""

from typing import NamedTuple

from pixtable.core.grid import side_neighbours, zones
from pixtable.games.pixies.rules.cards import CARDS, COLOURS, Card
from pixtable.games.pixies.rules.state import Garden, Sheet

CLAUSES = {"validated": "PX-40", "symbols": "PX-41", "specials": "PX-41", "zone": "PX-42"}
NEIGHBOURS = side_neighbours(3, 3)


class Item(NamedTuple):
    """Points for one thing in the garden, and the cells (from 0) that earn them."""

    term: str
    points: int
    cells: tuple[int, ...]


def score(garden: Garden, round: int) -> Sheet:
    terms = dict.fromkeys(CLAUSES, 0)
    for item in score_items(garden, round):
        terms[item.term] += item.points
    return Sheet(**terms)


def score_items(garden: Garden, round: int) -> list[Item]:
    """Every point of a garden, in the order in which people count."""
    shown = face_up(garden)
    items = [Item("validated", cell + 1, (cell,)) for cell in shown if _is_validated(garden, cell)]
    items += [Item("symbols", card.symbols, (cell,)) for cell, card in shown.items() if card.symbols]
    items += [_special_item(cell, card.special, shown) for cell, card in shown.items() if card.special]
    if zone := largest_zone(garden):
        items.append(Item("zone", len(zone) * zone_factor(round), tuple(zone)))
    return items


def face_up(garden: Garden) -> dict[int, Card]:
    """PX-24: only these have a value, a colour or symbols."""
    return {cell: CARDS[lying.up] for cell, lying in enumerate(garden) if lying and lying.up is not None}


def zone_factor(round: int) -> int:
    """PX-42: points a card of the zone."""
    return round + 1


def largest_zone(garden: Garden) -> list[int]:
    """PX-42: the cells of the one zone that counts; none where no two cards of a colour touch."""
    shown = face_up(garden)
    best: list[int] = []
    for colour in COLOURS:
        for zone in zones((cell for cell, card in shown.items() if card.is_of(colour)), NEIGHBOURS):
            if len(zone) > max(1, len(best)):
                best = zone
    return best


def _is_validated(garden: Garden, cell: int) -> bool:
    lying = garden[cell]
    return lying is not None and lying.is_validated


def _special_item(cell: int, colour: str, shown: dict[int, Card]) -> Item:
    counted = tuple(other for other, card in shown.items() if card.is_of(colour))
    return Item("specials", len(counted), (cell, *(other for other in counted if other != cell)))
