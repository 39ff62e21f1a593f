"""Reading the field: who stands where, who is in melee, and what numbers and keywords a unit has now."""

from collections.abc import Iterator

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, COUNTED, KEYWORDS, Character
from pixtable.games.tactics.rules.decks.roster import COPY_STEP
from pixtable.games.tactics.rules.field.standing import Standing, in_order, standing
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import King, is_king


class Board:
    """A state with questions that can be asked of it. It always shows the state as it is now."""

    __slots__ = ("state",)

    def __init__(self, state: TacticsState) -> None:
        self.state = state

    # Who stands where

    def now(self, unit: Unit | int) -> Unit | None:
        """The same unit as it is now, if it still lives."""
        found = self.state.unit(unit if isinstance(unit, int) else unit.card)
        return found if found is not None and not found.is_corpse else None

    def units(self, *seats: Seat) -> list[Unit]:
        """Heroes and leaders, squad by squad."""
        field, found = self.state.field, list[Unit]()
        for seat in seats:
            squad = field[seat * PLACES : seat * PLACES + PLACES]
            found += [unit for unit in filter(None, squad) if not unit.is_corpse]
        return found

    def heroes(self, *seats: Seat) -> list[Unit]:
        field, found = self.state.field, list[Unit]()
        for seat in seats:
            squad = field[seat * PLACES : seat * PLACES + PLACES]
            found += [unit for unit in filter(None, squad) if not unit.is_corpse and not unit.is_leader]
        return found

    def corpses(self, seat: Seat) -> list[Unit]:
        return [unit for unit in self.state.squad(seat) if unit is not None and unit.is_corpse]

    def empty_spots(self, seat: Seat, row: int | None = None) -> list[int]:
        places = range(PLACES) if row is None else range(row * 3, row * 3 + 3)
        field, first = self.state.field, seat * PLACES
        return [first + place for place in places if field[first + place] is None]

    def front(self, unit: Unit) -> Unit | None:
        """PT-82: what lives in the next place toward the vanguard."""
        return self._living(unit.spot - 3) if unit.place >= 3 else None

    def behind(self, unit: Unit) -> Unit | None:
        return self.behind_spot(unit.spot)

    def behind_spot(self, spot: int) -> Unit | None:
        return self._living(spot + 3) if spot % PLACES < 6 else None

    def beside(self, unit: Unit) -> list[Unit]:
        left = self._living(unit.spot - 1) if unit.column > 0 else None
        right = self._living(unit.spot + 1) if unit.column < 2 else None
        return [one for one in (left, right) if one is not None]

    def _living(self, spot: int) -> Unit | None:
        unit = self.state.field[spot]
        return unit if unit is not None and not unit.is_corpse else None

    def column(self, seat: Seat, column: int) -> list[Unit]:
        """The living of a column, from the vanguard."""
        first, field = seat * PLACES + column, self.state.field
        return [unit for unit in (field[first], field[first + 3], field[first + 6]) if unit and not unit.is_corpse]

    def line(self, seat: Seat) -> list[Unit]:
        """PT-61: those in melee, the first living of each column. Corpses screen nobody."""
        field, first = self.state.field, seat * PLACES
        found: list[Unit] = []
        for column in range(first, first + 3):
            for spot in (column, column + 3, column + 6):
                unit = field[spot]
                if unit is not None and not unit.is_corpse:
                    found.append(unit)
                    break
        return found

    def is_in_melee(self, unit: Unit) -> bool:
        place = unit.place
        if place < 3:
            return True
        field, spot = self.state.field, unit.seat * PLACES + place
        ahead = field[spot - 3]
        if ahead is not None and not ahead.is_corpse:
            return False
        if place < 6:
            return True
        ahead = field[spot - 6]
        return ahead is None or ahead.is_corpse

    # Who is against whom

    def are_enemies(self, one: Seat, other: Seat) -> bool:
        """In a truce nobody is anybody's (PT-33)."""
        state = self.state
        if state.round == 1 or state.teams[one] == state.teams[other]:
            return False
        return state.variant is None or not state.is_truce

    def enemies(self, seat: Seat) -> tuple[Seat, ...]:
        """Those whom an effect of this seat reaches now: any, unless it was agreed on that all stops at those faced."""
        state, variant = self.state, self.state.variant
        if state.round == 1:
            return ()
        if variant is None:
            return state.enemies(seat)
        if state.is_truce:
            return ()
        return state.faced(seat) if isinstance(variant, King) and variant.reach == "all" else state.enemies(seat)

    def faced(self, seat: Seat) -> tuple[Seat, ...]:
        """Those whom an attack of this seat reaches now (PT-115)."""
        return () if self.state.is_truce else self.state.faced(seat)

    def far_enemies(self, seat: Seat) -> tuple[Seat, ...]:
        """Those whom only an attack as a long action reaches (PT-115)."""
        if not isinstance(self.state.variant, King) or self.state.is_truce:
            return ()
        faced = self.state.faced(seat)
        return tuple(enemy for enemy in self.state.enemies(seat) if enemy not in faced)

    def helped(self, seat: Seat) -> tuple[Seat, ...]:
        """Partners whose heroes this seat may move: any (PT-113); among kings and knights one's king or knights."""
        state = self.state
        if state.variant is None or state.rebuilder is not None:
            return ()
        partners = state.partners(seat) if state.in_teams else ()
        if isinstance(state.variant, King):
            return tuple(partner for partner in partners if is_king(partner) != is_king(seat))
        return partners

    def open_columns(self, seat: Seat) -> list[int]:
        """PT-111: of a squad under siege, those that hold no living hero."""
        return [column for column in range(3) if not self.column(seat, column)]

    # What abilities say

    def granting(self, stat: str) -> tuple[Standing, ...]:
        return standing(self.state).get(stat, ())

    def total(self, stat: str, asked: Unit | Seat) -> int:
        """What all abilities in play add to a number of this unit or seat."""
        found = standing(self.state).get(stat)
        if found is None:
            return 0
        total = 0
        for one in found:
            times = one.ability.grants[stat](one, asked, self)
            if times:
                total += one.ability.n * int(times)
        return total

    def says(self, stat: str, asked: Unit | Seat) -> bool:
        """Whether any ability in play grants this keyword or permission, or forbids this thing."""
        found = standing(self.state).get(stat)
        if found is not None:
            for one in found:
                if one.ability.grants[stat](one, asked, self):
                    return True
        return False

    def replacing(self, what: str) -> list[Standing]:
        found = standing(self.state).get(what)
        return in_order(self.state, found) if found else []

    # Numbers and keywords of a unit

    def attack(self, unit: Unit, target: Unit | None = None, bonus: int = 0) -> int:
        """All in all never below 0; with a target, also what is tied to it."""
        attack = printed(unit)[0] + bonus + self.total("attack", unit)
        if unit.statuses:
            attack += unit.statuses.count("+1 attack") - unit.statuses.count("-1 attack")
        if target is not None:
            for one in self.granting("attack_against"):
                if one.ability.grants["attack_against"](one, unit, target, self):
                    attack += one.ability.n
        return max(0, attack)

    def life(self, unit: Unit) -> int:
        life = printed(unit)[1]
        if "life" in standing(self.state):
            life += self.total("life", unit)
        if unit.statuses:
            life += unit.statuses.count("+1 life") - unit.statuses.count("-1 life")
        return max(0, life)

    def life_left(self, unit: Unit) -> int:
        return max(0, self.life(unit) - unit.damage)

    def is_doomed(self, unit: Unit) -> bool:
        """PT-70, PT-74: it falls at the next count."""
        if not unit.damage and not unit.statuses and "life" not in standing(self.state):
            return False  # most are as they came, and no card has less than 1 life
        return unit.damage >= self.life(unit)

    def doomed_heroes(self) -> list[Unit]:
        """Of all squads, in the order of turns. Whoever is as they came is none, unless some ability changes lives."""
        state, lives_change = self.state, "life" in standing(self.state)
        doomed = [
            unit
            for unit in filter(None, state.field)
            if (unit.damage or unit.statuses or lives_change) and unit.is_hero and unit.damage >= self.life(unit)
        ]
        if len(doomed) > 1:
            doomed.sort(key=lambda unit: (unit.seat - state.first) % state.seats)
        return doomed

    def armour(self, unit: Unit) -> int:
        """What an attack on it deals less; more, where it is marked."""
        armour = self.total("armour", unit)
        for one in self.granting("exposed"):
            if one.ability.grants["exposed"](one, unit, self):
                armour -= one.ability.m
        if unit.statuses:
            armour += unit.statuses.count("armour") - unit.statuses.count("marked")
        return armour

    def keywords(self, unit: Unit) -> Iterator[str]:
        """As the table shows them: `intercept`, `armour 2`."""
        granted = standing(self.state)
        for keyword in KEYWORDS:
            if keyword not in granted:
                continue
            if keyword not in COUNTED:
                if self.says(keyword, unit):
                    yield keyword
            elif total := self.total(keyword, unit):
                yield f"{keyword} {total}"


def printed(unit: Unit) -> tuple[int, int]:
    """Attack and life as the card has them."""
    character: Character = CHARACTERS[unit.card % COPY_STEP]
    return character.as_leader if unit.is_leader else character.as_hero
