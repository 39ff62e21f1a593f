"""Gardens of Pixies as pictures, for tests that read like the table.

A card is written as in the deck's own table, with the first letter of its colour: `4b+1` is the blue 4 with
one spiral, `6m-1` a multicolour 6 with a cross, `5r*` a special red 5. A cell is `.` (empty), `4b` (face up),
`4b/4g-1` (validated: it lies on the green 4) or `/4g-1` (a lone face-down card).
"""

from pixtable.games.pixies.rules.cards import CARDS, Card
from pixtable.games.pixies.rules.state import Cell, Garden, PixiesState, Sheet, empty_garden


def notation(card: Card) -> str:
    mark = "*" if card.special else f"{card.symbols:+d}" if card.symbols else ""
    return f"{card.value}{card.colour[0]}{mark}"


BY_NOTATION = {notation(card): card.id for card in CARDS}


def card(text: str) -> int:
    return BY_NOTATION[text]


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def garden(picture: str) -> Garden:
    return [_read_cell(word) for word in picture.split()] if picture.strip() else empty_garden()


def _read_cell(word: str) -> Cell | None:
    if word == ".":
        return None
    up, _, down = word.partition("/")
    return Cell(card(up) if up else None, (card(down),) if down else ())


def show(garden: Garden) -> str:
    """The picture of a garden, three cells a line."""
    words = [_show_cell(cell) for cell in garden]
    width = max(len(word) for word in words)
    rows = [words[start : start + 3] for start in (0, 3, 6)]
    return "\n".join("  ".join(word.ljust(width) for word in row).rstrip() for row in rows)


def _show_cell(cell: Cell | None) -> str:
    if cell is None:
        return "."
    up = "" if cell.up is None else notation(CARDS[cell.up])
    return up + "".join(f"/{notation(CARDS[down])}" for down in cell.down)


def table(*gardens: str, row: str, deck: str = "", round: int = 1, first: int = 0, rounds: int = 3) -> PixiesState:
    """A table as drawn, without asking whether a game could have come to it. `deck` is dealt from its left."""
    return PixiesState(
        seats=len(gardens),
        rounds=rounds,
        round=round,
        is_scored=False,
        first=first,
        row=cards(row),
        deck=cards(deck)[::-1],
        gardens=[garden(picture) for picture in gardens],
        totals=[0] * len(gardens),
        sheets=[],
    )


def sheet(validated: int = 0, symbols: int = 0, specials: int = 0, zone: int = 0) -> Sheet:
    return Sheet(validated, symbols, specials, zone)
