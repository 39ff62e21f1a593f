"""The state of a game as the model holds it: what lies where, and who may reach whom."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.models.tactics.cards import ROWS, Book

CENTRE = 4
PLACES = range(9)
OPPOSITE = {
    "+1 attack": "-1 attack",
    "-1 attack": "+1 attack",
    "+1 life": "-1 life",
    "-1 life": "+1 life",
    "armour": "marked",
    "marked": "armour",
    "blessed": "cursed",
    "cursed": "blessed",
}
MOST = {"blessed": 3, "cursed": 3, "stunned": 1, "silenced": 1}


@dataclass
class Unit:
    """A hero, a corpse or a leader; `place` counts 0 to 8 from the left of the vanguard."""

    card: int
    seat: int
    place: int
    leader: bool = False
    corpse: bool = False
    damage: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    did: str = ""
    """Its * action in this wave."""
    fresh: bool = False
    used: set[str] = field(default_factory=set)

    @property
    def row(self) -> int:
        return self.place // 3

    @property
    def column(self) -> int:
        return self.place % 3

    @property
    def is_hero(self) -> bool:
        return not self.leader and not self.corpse

    @property
    def is_living(self) -> bool:
        return not self.corpse

    def give(self, status: str) -> None:
        """PT-81: opposites cancel one for one; the caps of the vocabulary, section 4."""
        against = OPPOSITE.get(status)
        if against and self.statuses[against]:
            self.statuses[against] -= 1
        else:
            self.statuses[status] = min(self.statuses[status] + 1, MOST.get(status, 99))
        self.statuses = +self.statuses

    def turn_down(self) -> None:
        """PT-70, PT-72: a corpse has neither damage nor statuses, nor anything done in this turn."""
        self.corpse = True
        self.wipe()

    def wipe(self) -> None:
        self.damage = 0
        self.statuses = Counter()
        self.fresh = False
        self.did = ""
        self.used = set()


@dataclass
class Operation:
    card: int
    tokens: int


class Field:
    """Everything on the table of one match; who sits where is fixed by `variant` and `seats`."""

    def __init__(self, book: Book, variant: str, seats: int, options: dict[str, object]) -> None:
        self.book, self.variant, self.seats, self.options = book, variant, seats, options
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        self.match = 0
        self.clear_table()

    def clear_table(self) -> None:
        seats = self.seats
        self.units: dict[int, Unit] = {}
        self._squads: list[list[Unit | None]] = []
        """The units by seat and place; empty until it is asked for, once somebody has come, gone or moved."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(1 if self.variant == "duel_draft" else seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.reserve: list[list[Operation | None]] = [[None] * 3 for _ in range(seats)]
        self.walls: list[list[list[int]]] = []
        self.market: list[int] = []
        self.lying: list[int] = []
        self.gold = [5] * seats
        self.chosen: list[int | None] = [None] * seats
        self.out: list[int] = []
        self.round = 0
        self.wave = 0
        self.first = 0
        self.turn: int | None = None
        self.actions = 0
        self.chores = 0
        self.gained = 0
        self.done: list[str] = []
        self.rebuilding: int | None = None
        """PT-114: who takes a truce round alone."""

    # Cards

    def deck_of(self, seat: int) -> list[int]:
        return self.decks[0] if self.variant == "duel_draft" else self.decks[seat]

    def owner(self, card: int, holder: int) -> int:
        """PT-82. The common deck of PT-112 is nobody's: a card of it is whose it is now."""
        return holder if self.variant == "duel_draft" else card // 1000

    # Squads

    def put(self, unit: Unit, seat: int, place: int) -> None:
        """Onto the table, or from one place to another."""
        unit.seat, unit.place = seat, place
        self.units[unit.card] = unit
        self._squads = []

    def take(self, card: int) -> None:
        del self.units[card]
        self._squads = []

    def squad(self, seat: int) -> list[Unit | None]:
        """To look at: its nine places."""
        if not self._squads:
            self._squads = [[None] * 9 for _ in range(self.seats)]
            for unit in self.units.values():
                squad = self._squads[unit.seat]
                assert squad[unit.place] is None, f"two cards on place {unit.place} of {unit.seat}"
                squad[unit.place] = unit
        return self._squads[seat]

    def living(self, seat: int) -> list[Unit]:
        return [unit for unit in self.squad(seat) if unit and not unit.corpse]

    def heroes(self, seat: int) -> list[Unit]:
        return [unit for unit in self.living(seat) if not unit.leader]

    def corpses(self, seat: int) -> list[Unit]:
        return [unit for unit in self.squad(seat) if unit and unit.corpse]

    def leader(self, seat: int) -> Unit | None:
        return next((unit for unit in self.units.values() if unit.seat == seat and unit.leader), None)

    def free_places(self, seat: int) -> list[int]:
        squad = self.squad(seat)
        return [place for place in PLACES if squad[place] is None and (place != CENTRE or self.variant == "siege")]

    def at(self, seat: int, place: int) -> Unit | None:
        return self.squad(seat)[place]

    def front(self, unit: Unit) -> Unit | None:
        """PT-82: the living card in the next place before it."""
        return self._next(unit, -3)

    def behind(self, unit: Unit) -> Unit | None:
        return self._next(unit, 3)

    def _next(self, unit: Unit, step: int) -> Unit | None:
        place = unit.place + step
        other = self.at(unit.seat, place) if place in PLACES else None
        return other if other and not other.corpse else None

    def beside(self, unit: Unit) -> list[Unit]:
        neighbours = (self.at(unit.seat, unit.place + step) for step in (-1, 1) if 0 <= unit.column + step <= 2)
        return [each for each in neighbours if each and not each.corpse]

    def column(self, seat: int, column: int) -> list[Unit]:
        """The living of a column, from the vanguard."""
        squad = self.squad(seat)
        return [unit for unit in squad[column::3] if unit and not unit.corpse]

    def in_melee(self, seat: int, depth: int = 1) -> list[Unit]:
        """PT-61: the first living unit of each column; two of each for those with reach."""
        return [unit for column in range(3) for unit in self.column(seat, column)[:depth]]

    # Seats

    @property
    def order(self) -> list[int]:
        """The turn order of a wave, from the first player on."""
        round_table = [(self.first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in round_table if seat not in self.out]

    def team(self, seat: int) -> int:
        """PT-113: across, in turn order crosswise. PT-115: knight, king, knight of one team, then of the other."""
        return seat // 3 if self.variant == "king" else seat % 2

    def is_king(self, seat: int) -> bool:
        return self.variant == "king" and seat % 3 == 1

    def partners(self, seat: int) -> list[int]:
        """Those in whose squads a player may move heroes and clear corpses."""
        if self.variant not in ("cross", "king"):
            return []
        mates = self.mates(seat)
        if self.variant == "king" and not self.is_king(seat):
            mates = [other for other in mates if self.is_king(other)]
        return [other for other in mates if other not in self.out]

    def mates(self, seat: int) -> list[int]:
        """The others of the own team."""
        return [
            other
            for other in range(self.seats)
            if other != seat and self.team(other) == self.team(seat) and other not in self.out
        ]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if self.team(other) != self.team(seat) and other not in self.out]

    def faced(self, seat: int) -> list[int]:
        """PT-115: the nearest who still play, to the left and right, as far as they are opponents."""
        if self.variant != "king":
            return self.opponents(seat)
        found = []
        for step in (1, -1):
            other = (seat + step) % self.seats
            while other in self.out:
                other = (other + step) % self.seats
            if self.team(other) != self.team(seat):
                found.append(other)
        return sorted(set(found))

    def is_truce(self, seat: int, other: int) -> bool:
        """PT-33, PT-114: nobody touches anybody in the first round; nobody touches, or is touched by, who rebuilds."""
        return self.round == 1 or self.rebuilding is not None

    def enemies(self, seat: int) -> list[int]:
        """Whose squads an ability of this seat may touch now."""
        reached = self.faced(seat) if self.options.get("king_reach", "attacks") == "all" else self.opponents(seat)
        return [other for other in reached if not self.is_truce(seat, other)]

    def held_down(self, seat: int) -> list[int]:
        """Whom passives and operations of this seat against enemies touch now: all of them, near or far."""
        return [other for other in self.opponents(seat) if not self.is_truce(seat, other)]

    def everybody(self) -> Iterator[Unit]:
        return iter(list(self.units.values()))


def row_name(row: int) -> str:
    return ROWS[row]
