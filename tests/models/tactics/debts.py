"""What has to follow an attack or the end of a round, whatever else does: keywords, simple reactions, markers.

Each debt is an event that must come before its time is over. It is waived where the unit has left or fallen, or
something may have prevented it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.models.driver import Disagreement, Wire
from tests.models.tactics.field import MOST, Field, Unit
from tests.models.tactics.strength import Strength, own_abilities


class Debt(NamedTuple):
    clause: str
    why: str
    kind: str
    unit: int
    amount: int | None = None
    status: str | None = None

    def is_paid_by(self, event: Wire) -> bool:
        if event["kind"] != self.kind or event.get("unit") != self.unit:
            return False
        if self.kind == "unit_damaged" and event["attacker"] is not None:
            return False
        return self.amount in (None, event.get("damage")) and self.status in (None, event.get("status"))


class Debts:
    def __init__(self, field: Field, strength: Strength) -> None:
        self.field, self.strength = field, strength

    # After an attack

    def of_attack(self, attacker: Unit, target: Unit, is_ranged: bool, damage: int) -> list[Debt]:
        return [debt for debt in self._of_attack(attacker, target, is_ranged, damage) if self._can_be(debt)]

    def _can_be(self, debt: Debt) -> bool:
        """Not where the unit could not suffer it anyway."""
        unit = self.field.units[debt.unit]
        if debt.kind == "unit_damaged":
            return not any(each.unit is unit for each in self.strength.has("oracle.vanguard", unit.seat))
        if debt.kind == "unit_healed":
            return unit.damage > 0 and self.strength.can_be_healed(unit)
        if debt.status is not None:
            monks = self.strength.has("monk.flank", unit.seat)
            guarded = any(each.unit and each.unit.column == unit.column for each in monks)
            stands = debt.status == "stunned" and self.strength.keywords(unit)["steadfast"]
            return not guarded and not stands and unit.statuses[debt.status] < MOST.get(debt.status, 99)
        return True

    def _of_attack(self, attacker: Unit, target: Unit, is_ranged: bool, damage: int) -> Iterator[Debt]:
        me, other = attacker.card, target.card
        words = self.strength.keywords(attacker)
        thorns = self.strength.keywords(target)["thorns"]
        if thorns and not is_ranged:
            yield Debt("PT-80", "thorns", "unit_damaged", me, thorns)
        if words["drain"] and damage:
            yield Debt("PT-80", "drain", "unit_healed", me)
        if words["cleave"] and not is_ranged:
            for unit in self.field.in_melee(target.seat):
                if abs(unit.column - target.column) == 1:
                    yield Debt("PT-80", "cleave", "unit_damaged", unit.card, words["cleave"])
        for source in own_abilities(self.field, attacker):
            yield from self._of_attacker(source.key, source.ability.n, me, target)
        for source in own_abilities(self.field, target):
            match source.key:
                case "witch.vanguard":
                    yield Debt("PT-80", "Witch", "status_given", me, status="-1 attack")
                case "plaguedoctor.vanguard":
                    yield Debt("PT-80", "Plaguedoctor", "status_given", me, status="cursed")
                case "frostmage.vanguard" if not is_ranged:
                    yield Debt("PT-80", "Frostmage", "status_given", me, status="stunned")
        for source in self.strength.has("sentinel.rear", target.seat):
            yield Debt("PT-80", "Sentinel", "unit_damaged", me, source.ability.n)
        if attacker.is_hero:
            for source in self.strength.against("trapper.operation", attacker.seat):
                yield Debt("PT-80", "Trapper's operation", "unit_damaged", me, source.ability.n)
            if self.strength.against("witch.leader", attacker.seat):
                yield Debt("PT-80", "Witch", "status_given", me, status="cursed")
        for source in self.strength.has("beastmaster.flank", attacker.seat):
            if source.unit and self.field.front(source.unit) is attacker:
                yield Debt("PT-80", "Beastmaster", "unit_damaged", other, source.ability.n)

    def _of_attacker(self, name: str, n: int, me: int, target: Unit) -> Iterator[Debt]:
        match name:
            case "berserker.rear":
                yield Debt("PT-80", "Berserker", "unit_damaged", me, n)
            case "dragonling.vanguard":
                yield Debt("PT-80", "Dragonling", "status_given", me, status="+1 attack")
            case "trapper.rear" if target.is_hero:
                yield Debt("PT-80", "Trapper", "status_given", target.card, status="marked")
            case "warlock.vanguard" if target.is_hero:
                yield Debt("PT-80", "Warlock", "status_given", target.card, status="silenced")
            case "lancer.vanguard" | "gunslinger.rear":
                behind = self.field.behind(target)
                if behind:
                    yield Debt("PT-80", name, "unit_damaged", behind.card, n)

    # At the end of a round

    def of_round(self) -> list[Debt]:
        return [debt for debt in self._of_round() if self._can_be(debt)]

    def _of_round(self) -> Iterator[Debt]:
        for unit in self.field.everybody():
            cursed, threats = unit.statuses["cursed"], unit.statuses["threatened"]
            if unit.corpse:
                continue
            if cursed:
                worse = sum(each.ability.n for each in self.strength.against("plaguedoctor.flank", unit.seat))
                yield Debt("PT-81", "curses", "unit_damaged", unit.card, cursed + worse)
            if threats:
                yield Debt("PT-81", "threats", "unit_damaged", unit.card, 3 * threats)
            if cursed or threats or unit.statuses["blessed"]:
                yield Debt("PT-81", "markers taken off", "statuses_taken", unit.card)
        for source in self.strength.sources:
            if source.key == "dragonling.flank" and source.unit:
                yield Debt("PT-80", "Dragonling", "status_given", source.unit.card, status="+1 life")
            elif source.key == "dragonling.leader" and source.unit:
                yield Debt("PT-80", "Dragonling", "status_given", source.unit.card, status="+1 attack")
            elif source.key == "pyromancer.leader":
                for seat in self.field.enemies(source.seat) if self.field.seats == 2 else ():
                    for hero in self.field.heroes(seat):
                        yield Debt("PT-80", "Pyromancer", "unit_damaged", hero.card, source.ability.n)


def settle(field: Field, debts: Sequence[Debt], events: Sequence[Wire]) -> None:
    """Where somebody fell, left or moved in between, nothing is owed: it was perhaps for that place."""
    upset = {"hero_defeated", "hero_returned", "leader_fell", "units_moved"}
    if any(event["kind"] in upset for event in events):
        return
    left = Counter(range(len(events)))
    for debt in debts:
        if debt.unit not in field.units:
            continue
        paid = next((at for at in left.elements() if debt.is_paid_by(events[at])), None)
        if paid is None:
            raise Disagreement(debt.clause, f"after an attack or round: {debt.why}", debt, list(events))
        if debt.kind != "statuses_taken":
            del left[paid]
