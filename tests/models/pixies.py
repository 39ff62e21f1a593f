"""Pixies by its sheet, PX-1 to PX-50."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tests.models.driver import ABSENT, Disagreement, Model, Wire, agree

PRINTED = """
2,multi,0,0,
3,multi,0,0,
4,multi,0,0,
6,multi,0,1,
7,multi,0,1,
8,multi,0,1,
1,blue,6,0,
2,blue,4,0,
3,blue,3,0,
3,blue,1,0,
4,blue,1,0,
4,blue,0,0,blue
4,blue,0,0,
5,blue,0,0,
5,blue,0,2,
5,blue,0,0,blue
6,blue,1,0,
6,blue,0,1,
7,blue,0,3,
8,blue,0,3,
9,blue,0,6,
9,blue,0,1,
1,green,5,0,
2,green,3,0,
3,green,2,0,
3,green,0,0,green
4,green,4,0,
4,green,0,1,
5,green,0,0,
5,green,0,1,
5,green,0,0,green
6,green,0,4,
6,green,0,1,
6,green,1,0,
7,green,0,2,
7,green,0,0,
8,green,0,2,
9,green,0,4,
1,yellow,4,0,
2,yellow,2,0,
2,yellow,0,0,yellow
3,yellow,5,0,
3,yellow,0,0,
4,yellow,3,0,
4,yellow,0,1,
5,yellow,0,2,
5,yellow,0,0,
5,yellow,0,0,yellow
6,yellow,0,3,
6,yellow,0,0,
7,yellow,0,5,
7,yellow,1,0,
8,yellow,0,1,
9,yellow,0,2,
1,red,3,0,
1,red,0,0,red
2,red,5,0,
3,red,4,0,
4,red,2,0,
4,red,0,0,
5,red,0,1,
5,red,0,0,red
5,red,0,0,
6,red,0,2,
6,red,0,0,
7,red,0,4,
7,red,0,1,
8,red,0,5,
8,red,0,0,
9,red,0,0,
"""
"""PX-1, a card a line: value, colour, spirals, crosses, and the colour that a special card counts."""

COLOURS = ("blue", "green", "yellow", "red")
CELLS = range(1, 10)
ZONE_POINTS = {1: 2, 2: 3, 3: 4}


class Card(NamedTuple):
    value: int
    colour: str
    spirals: int
    crosses: int
    counts: str

    def is_of(self, colour: str) -> bool:
        return self.colour in (colour, "multi")


def read_cards() -> list[Card]:
    cards = []
    for line in PRINTED.split():
        value, colour, spirals, crosses, counts = line.split(",")
        cards.append(Card(int(value), colour, int(spirals), int(crosses), counts))
    return cards


CARDS = read_cards()


class Garden:
    """Of each cell its cards from the bottom to the top, and which cells show a face."""

    def __init__(self) -> None:
        self.piles: dict[int, list[int]] = {}
        self.open: set[int] = set()

    @property
    def full(self) -> bool:
        return len(self.piles) == len(CELLS)

    def face_up(self) -> dict[int, Card]:
        return {cell: CARDS[self.piles[cell][-1]] for cell in self.open}

    def validated(self, cell: int) -> bool:
        """PX-23."""
        return cell in self.open and len(self.piles[cell]) > 1

    def ways(self, card: int) -> list[Wire]:
        """PX-20 to PX-22: what has to be said beside the card."""
        value = CARDS[card].value
        if value not in self.open:
            return [{}]
        if not self.validated(value):
            return [{"keep": "new"}, {"keep": "old"}]
        return [{"cell": cell} for cell in CELLS if cell not in self.piles]

    def place(self, card: int, way: Wire) -> tuple[int, bool]:
        """Where it comes to lie, and whether face up."""
        value = CARDS[card].value
        if "cell" in way:
            self.piles[way["cell"]] = [card]
            return way["cell"], False
        if value not in self.open:
            self.piles[value] = [*self.piles.get(value, []), card]
            self.open.add(value)
            return value, True
        (old,) = self.piles[value]
        self.piles[value] = [old, card] if way["keep"] == "new" else [card, old]
        return value, way["keep"] == "new"

    def sheet(self, round: int) -> Wire:
        """PX-40 to PX-42."""
        seen = self.face_up()
        counting = [card.counts for card in seen.values() if card.counts]
        return {
            "validated": sum(card.value for cell, card in seen.items() if self.validated(cell)),
            "symbols": sum(card.spirals - card.crosses for card in seen.values()),
            "specials": sum(card.is_of(colour) for colour in counting for card in seen.values()),
            "zone": ZONE_POINTS[round] * max(zones(seen), default=0),
        }

    def lies(self) -> list[Wire | None]:
        return [self._lies_on(cell) if cell in self.piles else None for cell in CELLS]

    def _lies_on(self, cell: int) -> Wire:
        pile = self.piles[cell]
        return {"up": pile[-1], "down": pile[:-1]} if cell in self.open else {"up": None, "down": pile}


def zones(seen: Mapping[int, Card]) -> Iterator[int]:
    """How large each zone is."""
    for colour in COLOURS:
        left = {cell for cell, card in seen.items() if card.is_of(colour)}
        while left:
            size, edge = 0, {left.pop()}
            while edge:
                size += len(edge)
                edge = {near for near in left if any(beside(near, cell) for cell in edge)}
                left -= edge
            if size > 1:
                yield size


def beside(one: int, other: int) -> bool:
    (row, column), (other_row, other_column) = divmod(one - 1, 3), divmod(other - 1, 3)
    return abs(row - other_row) + abs(column - other_column) == 1


class Pixies(Model):
    def __init__(self, game: Wire, seats: int, options: Mapping[str, Any], people: Sequence[int] | None = None) -> None:
        super().__init__(game, seats, options, people)
        printed = [
            Card(card["value"], card["colour"], card["spirals"], card["crosses"], card["special"] or "")
            for card in game["cards"]
        ]
        agree("PX-1", "the printed cards", CARDS, printed)
        self.revealed = 4 if seats == 2 else seats  # PX-10
        self.round = 0
        self.sheets: list[list[Wire]] = []
        self.over = False

    def opening(self, events: Sequence[Wire]) -> None:
        first = events[0]["first"]
        if first not in range(self.seats):
            raise Disagreement("PX-3", "who begins", f"one of {self.seats}", first)
        agree("PX-3", "the opening", self._new_round(first, events[0]), list(events))

    def _new_round(self, first: int, shuffled: Wire) -> list[Wire]:
        """PX-3 and PX-33: the whole deck; its order, told from the bottom, is chance's."""
        self.round += 1
        self.first = first
        self.gardens = [Garden() for _ in range(self.seats)]
        self.row: list[int] = []
        bottom_first = shuffled.get("deck", [])
        agree("PX-3", "the full deck", list(range(len(CARDS))), sorted(bottom_first))
        self.deck = bottom_first[::-1]
        began = {"kind": "round_began", "round": self.round, "first": first, "deck": bottom_first}
        return [began, self._reveal()]

    def _reveal(self) -> Wire:
        self.row, self.deck = self.deck[: self.revealed], self.deck[self.revealed :]
        self.mover = self.first
        self.taken = 0
        return {"kind": "cards_revealed", "first": self.first, "cards": self.row[:]}

    def to_move(self) -> list[int]:
        return [] if self.over else [self.mover]

    def legal(self, seat: int) -> list[Wire]:
        return [{"kind": "take", "card": card, **way} for card in self.row for way in self.gardens[seat].ways(card)]

    def play(self, seat: int, move: Wire, events: Sequence[Wire]) -> None:
        card, way = move["card"], {key: move[key] for key in ("keep", "cell") if key in move}
        cell, face_up = self.gardens[seat].place(card, way)
        self.row.remove(card)
        self.taken += 1
        expected: list[Wire] = [
            {"kind": "card_placed", "seat": seat, "card": card, "cell": cell, "face_up": face_up},
        ]
        self.mover = (seat + 1) % self.seats
        if self._round_is_over():
            expected += self._score(seat, events[2:])
        elif not self.row:
            self.first = seat  # PX-12
            expected.append(self._reveal())
        agree("PX-11", "what happens", expected, list(events))

    def _round_is_over(self) -> bool:
        somebody_is_full = any(garden.full for garden in self.gardens)
        if self.seats == 2 and somebody_is_full:  # PX-31
            return self.taken % 2 == 0
        return not self.row and (somebody_is_full or len(self.deck) < self.revealed)  # PX-30, PX-34

    def _score(self, last: int, told: Sequence[Wire]) -> list[Wire]:
        sheets = [garden.sheet(self.round) for garden in self.gardens]
        self.sheets.append(sheets)
        scored: Wire = {"kind": "round_scored", "sheets": sheets}
        if self.round == self.options["rounds"]:  # PX-32
            self.over = True
            return [scored]
        return [scored, *self._new_round(last, told[0] if told else {})]  # PX-33

    def totals(self) -> list[int]:
        return [sum(sum(sheets[seat].values()) for sheets in self.sheets) for seat in range(self.seats)]

    def state(self) -> Wire:
        return {
            "round": self.round,
            "first": self.first,
            "row": self.row,
            "deck": len(self.deck),
            "deck_order": self.deck,
            "gardens": [garden.lies() for garden in self.gardens],
            "totals": self.totals(),
            "sheets": self.sheets,
        }

    def seen_by(self, seat: int) -> Wire:
        """All of it (PX-24), but for the order of the deck."""
        return self.state() | ({"deck_order": ABSENT} if self.deck else {})

    def result(self) -> Wire:
        totals = self.totals()  # PX-50
        return {
            "scores": totals,
            "winners": [seat for seat in range(self.seats) if totals[seat] == max(totals)],
            "ranks": [1 + sum(other > total for other in totals) for total in totals],
        }
