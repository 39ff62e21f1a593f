"""Attack, life and keywords of a unit, from its card, its statuses and every passive in play."""

from collections import Counter
from collections.abc import Iterator
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


def abilities(field: Field) -> list[Source]:
    return list(_abilities(field))


def _abilities(field: Field) -> Iterator[Source]:
    for unit in field.everybody():
        if unit.corpse:
            continue
        yield from own_abilities(field, unit)
    for seat, slots in enumerate(field.reserve):
        for laid in slots:
            ability = laid and field.book.ability(laid.card, "operation")
            if laid and ability:
                yield Source(f"{field.book.name(laid.card)}.operation", seat, None, ability)


def own_abilities(field: Field, unit: Unit) -> Iterator[Source]:
    """A leader's ability, or that of the hero's row and what it copies (Illusionist)."""
    part = "leader" if unit.leader else ROWS[unit.row]
    if not unit.leader and unit.statuses["silenced"]:
        return
    ability = field.book.ability(unit.card, part)
    if ability is None:
        return
    key = f"{field.book.name(unit.card)}.{part}"
    yield Source(key, unit.seat, unit, ability)
    if key == "illusionist.vanguard":
        for other in field.beside(unit):
            copied = field.book.ability(other.card, "vanguard")
            name = field.book.name(other.card)
            if copied and not other.statuses["silenced"] and name != "illusionist":
                yield Source(f"{name}.vanguard", unit.seat, unit, copied)


def reaches(field: Field, source: Source, unit: Unit) -> bool:
    """Whether a passive against enemies touches this one."""
    return unit.seat in field.held_down(source.seat)


class Strength:
    """The numbers of all units at one moment."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.sources = abilities(field)
        self._melee: dict[int, list[Unit]] = {}
        self._keywords = {unit.card: self._all_keywords(unit) for unit in field.everybody() if unit.is_living}

    def has(self, key: str, seat: int) -> list[Source]:
        """The sources of this ability that one player has."""
        return [source for source in self.sources if source.key == key and source.seat == seat]

    def against(self, key: str, seat: int) -> list[Source]:
        """Those that enemies of a player have and that reach them."""
        return [source for source in self.sources if source.key == key and seat in self.field.held_down(source.seat)]

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
        return base + sum(self._attack_by(source, unit) for source in self.sources)

    def _attack_by(self, source: Source, unit: Unit) -> int:
        field, by, n = self.field, source.unit, source.ability.n
        is_own = source.seat == unit.seat
        match source.key:
            case "berserker.leader":
                return n if is_own and unit.is_hero and unit.damage else 0
            case "berserker.vanguard":
                return n if by is unit and unit.damage else 0
            case "berserker.flank":
                return n if by and unit.is_hero and field.front(by) is unit else 0
            case "bard.vanguard":
                return -n if reaches(field, source, unit) and self.in_melee(unit) else 0
            case "bard.flank":
                return n if is_own and unit.is_hero and unit.row == 0 else 0
            case "bard.operation":
                return n if is_own and unit.is_hero else 0
            case "beastmaster.leader":
                return n if is_own and unit.is_hero and any(each.is_hero for each in field.beside(unit)) else 0
            case "beastmaster.vanguard":
                others = [each for each in field.heroes(unit.seat) if each.row == 0 and each is not unit]
                return n * len(others) if by is unit else 0
            case "samurai.leader":
                heroes = [each for each in field.column(unit.seat, unit.column) if each.is_hero]
                return n if is_own and unit.is_hero and heroes == [unit] else 0
            case "samurai.rear":
                return -n if by is unit else 0
            case "lancer.rear":
                return n if is_own and unit.is_hero and by and by is not unit and by.column == unit.column else 0
            case "scarecrow.operation":
                return -n if unit.is_hero and reaches(field, source, unit) else 0
        return 0

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
        return self._keywords[unit.card]

    def _all_keywords(self, unit: Unit) -> Counter[str]:
        """Each keyword with its number, 1 where it has none."""
        found: Counter[str] = Counter()
        for source in self.sources:
            for word, number in _keywords_by(self.field, source, unit):
                found[word] = found[word] + number if word in PILES_UP else 1
        return found

    def armour(self, unit: Unit) -> int:
        """How much less an attack against it deals: keyword and statuses, and Jester's leader against heroes."""
        more = sum(source.ability.m for source in self.has("jester.leader", unit.seat)) if unit.is_hero else 0
        return self.keywords(unit)["armour"] + unit.statuses["armour"] - unit.statuses["marked"] - more

    def can_be_healed(self, unit: Unit) -> bool:
        if unit.leader and self.has("golem.leader", unit.seat):
            return False
        return not self.against("plaguedoctor.flank", unit.seat)


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


def _keywords_by(field: Field, source: Source, unit: Unit) -> Iterator[tuple[str, int]]:
    by, n = source.unit, source.ability.n
    if source.seat != unit.seat:
        return
    if by is unit:
        for word in SELF.get(source.key, ()):
            yield word, n if word in PILES_UP else 1
    match source.key:
        case "knight.leader" if unit.is_hero and unit.row == 0:
            yield "armour", n
        case "knight.flank" if unit.leader or (by and unit.is_hero and field.front(by) is unit):
            yield "armour", n
        case "ranger.leader" if unit.is_hero and unit.row == 2:
            yield "ranged", 1
        case "ranger.flank" if by and unit.is_hero and field.behind(by) is unit:
            yield "ranged", 1
        case "paladin.leader" if unit.column == 1:
            yield "armour", n
        case "engineer.flank" | "gladiator.flank" if by and unit.is_hero and field.front(by) is unit:
            yield ("armour" if source.key == "engineer.flank" else "thorns"), n
        case "engineer.operation" if unit.is_hero and unit.row == 0:
            yield "intercept", 1
            yield "armour", n
        case "sentinel.leader" if unit.is_hero and unit.row == 0:
            yield "intercept", 1
        case "sentinel.operation":
            yield "armour", n
        case "jester.leader" if unit.leader:
            yield "armour", n
        case "lancer.leader" if unit.is_hero and unit.row == 1:
            yield "reach", 1
        case "chronomancer.flank" if unit.is_hero:
            yield "swift", 1
