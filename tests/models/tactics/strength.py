"""Attack, life and keywords of a unit, from its card, its statuses and every passive in play."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.models.tactics.cards import ROWS, Ability
from tests.models.tactics.field import Field, Unit


class Source(NamedTuple):
    """An ability that works now. `unit` is "this hero", or the leader; None for an operation."""

    key: str
    seat: int
    unit: Unit | None
    ability: Ability


PILES_UP = ("armour", "thorns", "cleave", "drain")


def abilities(field: Field) -> Iterator[Source]:
    for unit in field.units.values():
        if not unit.corpse:
            yield from own_abilities(field, unit)
    for seat, slots in enumerate(field.reserve):
        for laid in slots:
            if laid and (found := field.book.keyed(laid.card, "operation")):
                key, ability = found
                yield Source(key, seat, None, ability)


def own_abilities(field: Field, unit: Unit) -> Iterator[Source]:
    """A leader's ability, or that of the hero's row and what it copies (Illusionist)."""
    part = "leader" if unit.leader else ROWS[unit.row]
    if not unit.leader and unit.statuses["silenced"]:
        return
    found = field.book.keyed(unit.card, part)
    if found is None:
        return
    key, ability = found
    yield Source(key, unit.seat, unit, ability)
    if key == "illusionist.vanguard":
        for other in field.beside(unit):
            copied = field.book.keyed(other.card, "vanguard")
            if copied and copied[0] != key and not other.statuses["silenced"]:
                yield Source(copied[0], unit.seat, unit, copied[1])


def reaches(field: Field, source: Source, unit: Unit) -> bool:
    """Whether a passive against enemies touches this one."""
    return unit.seat in field.held_down(source.seat)


class Strength:
    """The numbers of all units at one moment: each is worked out when it is asked for, and once."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.sources = list(abilities(field))
        self._by_key: defaultdict[str, list[Source]] = defaultdict(list)
        for source in self.sources:
            self._by_key[source.key].append(source)
        self._attacks = [source for source in self.sources if source.key in ATTACK]
        self._granting = [source for source in self.sources if source.key in GRANTED]
        self._melee: dict[int, list[Unit]] = {}
        self._keywords: dict[int, Counter[str]] = {}

    def has(self, key: str, seat: int) -> list[Source]:
        """The sources of this ability that one player has."""
        return [source for source in self._by_key.get(key, ()) if source.seat == seat]

    def against(self, key: str, seat: int) -> list[Source]:
        """Those that enemies of a player have and that reach them."""
        return [source for source in self._by_key.get(key, ()) if seat in self.field.held_down(source.seat)]

    def in_melee(self, unit: Unit) -> bool:
        if unit.seat not in self._melee:
            self._melee[unit.seat] = self.field.in_melee(unit.seat)
        return unit in self._melee[unit.seat]

    # Attack

    def attack(self, unit: Unit) -> int:
        return max(0, self._attack(unit))

    def attack_on(self, unit: Unit, target: Unit, bonus: int = 0) -> int:
        """With what is tied to the target: Assassin, Duelist."""
        more = bonus
        for source in self.sources:
            if source.seat != unit.seat:
                continue
            n = source.ability.n
            if (
                (source.key == "assassin.leader" and target.leader)
                or (source.key == "duelist.leader" and unit.leader and not target.leader)
                or (source.key == "duelist.flank" and source.unit is unit and target.damage == 0)
            ):
                more += n
        return max(0, self._attack(unit) + more)

    def _attack(self, unit: Unit) -> int:
        printed = self.field.book.of(unit.card)
        base = (printed.leader if unit.leader else printed.hero)[0]
        base += unit.statuses["+1 attack"] - unit.statuses["-1 attack"]
        return base + sum(ATTACK[source.key](self, source, unit) * source.ability.n for source in self._attacks)

    # Life

    def life(self, unit: Unit) -> int:
        printed = self.field.book.of(unit.card)
        base = (printed.leader if unit.leader else printed.hero)[1]
        base += unit.statuses["+1 life"] - unit.statuses["-1 life"]
        if unit.is_hero and unit.row == 0:
            base += sum(source.ability.n for source in self.has("sentinel.leader", unit.seat))
        return max(0, base)

    def is_lethal(self, unit: Unit) -> bool:
        return unit.damage >= self.life(unit)

    # Keywords

    def keywords(self, unit: Unit) -> Counter[str]:
        """Each keyword with its number, 1 where it has none."""
        found = self._keywords.get(unit.card)
        if found is None:
            found = self._keywords[unit.card] = Counter()
            for word, number in self._granted(unit):
                found[word] = found[word] + number if word in PILES_UP else 1
        return found

    def _granted(self, unit: Unit) -> Iterator[tuple[str, int]]:
        for source in own_abilities(self.field, unit):
            for word in SELF.get(source.key, ()):
                yield word, source.ability.n if word in PILES_UP else 1
        for source in self._granting:
            words, whom = GRANTED[source.key]
            if source.seat == unit.seat and whom(self.field, source.unit, unit):
                for word in words:
                    yield word, source.ability.n if word in PILES_UP else 1

    def armour(self, unit: Unit) -> int:
        """How much less an attack against it deals: keyword and statuses, and Jester's leader against heroes."""
        more = sum(source.ability.m for source in self.has("jester.leader", unit.seat)) if unit.is_hero else 0
        return self.keywords(unit)["armour"] + unit.statuses["armour"] - unit.statuses["marked"] - more

    def can_be_healed(self, unit: Unit) -> bool:
        if unit.leader and self.has("golem.leader", unit.seat):
            return False
        return not self.against("plaguedoctor.flank", unit.seat)


def _in_front(field: Field, by: Unit | None, unit: Unit) -> bool:
    return by is not None and unit.is_hero and field.front(by) is unit


def _behind(field: Field, by: Unit | None, unit: Unit) -> bool:
    return by is not None and unit.is_hero and field.behind(by) is unit


def _others_in_vanguard(strength: Strength, by: Source, unit: Unit) -> int:
    return sum(each.row == 0 and each is not unit for each in strength.field.heroes(unit.seat))


def _is_alone(strength: Strength, unit: Unit) -> bool:
    return [each for each in strength.field.column(unit.seat, unit.column) if each.is_hero] == [unit]


ATTACK: dict[str, Callable[[Strength, Source, Unit], int]] = {
    "berserker.leader": lambda _, by, unit: by.seat == unit.seat and unit.is_hero and unit.damage > 0,
    "berserker.vanguard": lambda _, by, unit: by.unit is unit and unit.damage > 0,
    "berserker.flank": lambda of, by, unit: _in_front(of.field, by.unit, unit),
    "bard.vanguard": lambda of, by, unit: -(reaches(of.field, by, unit) and of.in_melee(unit)),
    "bard.flank": lambda _, by, unit: by.seat == unit.seat and unit.is_hero and unit.row == 0,
    "bard.operation": lambda _, by, unit: by.seat == unit.seat and unit.is_hero,
    "beastmaster.leader": lambda of, by, unit: (
        by.seat == unit.seat and unit.is_hero and any(each.is_hero for each in of.field.beside(unit))
    ),
    "beastmaster.vanguard": lambda of, by, unit: by.unit is unit and _others_in_vanguard(of, by, unit),
    "samurai.leader": lambda of, by, unit: by.seat == unit.seat and unit.is_hero and _is_alone(of, unit),
    "samurai.rear": lambda _, by, unit: -(by.unit is unit),
    "lancer.rear": lambda _, by, unit: (
        by.seat == unit.seat
        and unit.is_hero
        and by.unit is not None
        and by.unit is not unit
        and by.unit.column == unit.column
    ),
    "scarecrow.operation": lambda of, by, unit: -(unit.is_hero and reaches(of.field, by, unit)),
}
"""How often the number of an ability counts for the attack of a unit."""

SELF: dict[str, tuple[str, ...]] = {
    "keeper.vanguard": ("intercept",),
    "deity.vanguard": ("intercept",),
    "technologist.vanguard": ("intercept", "armour"),
    "trapper.vanguard": ("intercept", "thorns"),
    "trapper.rear": ("ranged",),
    "knight.vanguard": ("intercept",),
    "berserker.rear": ("ranged",),
    "ranger.rear": ("ranged", "piercing"),
    "cleric.vanguard": ("intercept",),
    "rogue.vanguard": ("swift",),
    "viking.vanguard": ("cleave",),
    "monk.vanguard": ("intercept", "thorns"),
    "paladin.vanguard": ("intercept",),
    "engineer.vanguard": ("intercept",),
    "engineer.rear": ("ranged",),
    "sentinel.vanguard": ("intercept", "steadfast"),
    "sentinel.flank": ("intercept", "armour"),
    "samurai.rear": ("ranged",),
    "pirate.rear": ("ranged",),
    "gunslinger.leader": ("ranged",),
    "gunslinger.rear": ("ranged",),
    "vampire.vanguard": ("drain",),
    "golem.vanguard": ("intercept",),
    "geomancer.vanguard": ("intercept", "thorns"),
    "pyromancer.vanguard": ("cleave",),
    "assassin.vanguard": ("swift",),
    "assassin.flank": ("stealth", "swift"),
    "gladiator.vanguard": ("challenge", "armour"),
    "merchant.vanguard": ("intercept",),
    "cartographer.vanguard": ("intercept",),
    "chef.vanguard": ("intercept",),
    "jester.vanguard": ("challenge",),
    "puppeteer.vanguard": ("intercept",),
    "plaguedoctor.vanguard": ("intercept",),
    "lancer.flank": ("reach",),
    "shaman.vanguard": ("intercept",),
    "valkyrie.vanguard": ("intercept",),
    "scarecrow.vanguard": ("intercept", "challenge"),
    "dragonling.rear": ("ranged",),
}
"""Keywords that a card has itself."""


GRANTED: dict[str, tuple[tuple[str, ...], Callable[[Field, Unit | None, Unit], bool]]] = {
    "knight.leader": (("armour",), lambda _, by, unit: unit.is_hero and unit.row == 0),
    "knight.flank": (("armour",), lambda field, by, unit: unit.leader or _in_front(field, by, unit)),
    "ranger.leader": (("ranged",), lambda _, by, unit: unit.is_hero and unit.row == 2),
    "ranger.flank": (("ranged",), _behind),
    "paladin.leader": (("armour",), lambda _, by, unit: unit.column == 1),
    "engineer.flank": (("armour",), _in_front),
    "gladiator.flank": (("thorns",), _in_front),
    "engineer.operation": (("intercept", "armour"), lambda _, by, unit: unit.is_hero and unit.row == 0),
    "sentinel.leader": (("intercept",), lambda _, by, unit: unit.is_hero and unit.row == 0),
    "sentinel.operation": (("armour",), lambda _, by, unit: True),
    "jester.leader": (("armour",), lambda _, by, unit: unit.leader),
    "lancer.leader": (("reach",), lambda _, by, unit: unit.is_hero and unit.row == 1),
    "chronomancer.flank": (("swift",), lambda _, by, unit: unit.is_hero),
}
"""Keywords that an ability gives to units of its own squad, and to which."""
