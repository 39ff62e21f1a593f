"""Who may attack what, and how (PT-60 to PT-63, the keywords, PT-111, PT-115)."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.models.tactics.field import Field, Unit
from tests.models.tactics.strength import Strength


class Aim(NamedTuple):
    target: int
    is_ranged: bool


class Attacks:
    def __init__(self, field: Field, strength: Strength) -> None:
        self.field, self.strength = field, strength

    def aims(self, unit: Unit, *, far: bool = False) -> set[Aim]:
        """What it could attack now, the wave and its * action aside; `far` by the long action of PT-115."""
        if unit.statuses["stunned"]:
            return set()
        found: set[Aim] = set()
        for seat in self._squads(unit.seat, far):
            found |= {Aim(target.card, False) for target in self._melee(unit, seat)}
            found |= {Aim(target.card, True) for target in self._ranged(unit, seat)}
        return found

    def walls(self, unit: Unit) -> list[int]:
        """PT-111: the columns of the fortress that it may storm."""
        field = self.field
        if field.variant != "siege" or unit.statuses["stunned"] or not self.is_in_melee(unit):
            return []
        return [
            column
            for seat in self._squads(unit.seat, far=False)
            for column in range(3)
            if not field.column(seat, column)
        ]

    def is_in_melee(self, unit: Unit) -> bool:
        depth = 2 if self.strength.keywords(unit)["reach"] else 1
        return unit in self.field.column(unit.seat, unit.column)[:depth]

    def _squads(self, seat: int, far: bool) -> Iterator[int]:
        field = self.field
        whose = set(field.opponents(seat)) - set(field.faced(seat)) if far else field.faced(seat)
        for other in whose:
            if not field.is_truce(seat, other):
                yield other

    def _melee(self, unit: Unit, seat: int) -> list[Unit]:
        if not self.is_in_melee(unit):
            return []
        depth = 2 if self.strength.keywords(unit)["reach"] else 1
        challengers = [each for each in self.field.in_melee(seat) if self.strength.keywords(each)["challenge"]]
        return challengers or self.field.in_melee(seat, depth)

    def _ranged(self, unit: Unit, seat: int) -> Iterator[Unit]:
        words = self.strength.keywords(unit)
        if not words["ranged"]:
            return
        for column in range(3):
            for target in self.field.column(seat, column):
                if not self.strength.keywords(target)["stealth"]:
                    yield target
                if self.strength.keywords(target)["intercept"] and not words["piercing"]:
                    break

    def can_attack(self, unit: Unit) -> bool:
        return bool(self.aims(unit) or self.walls(unit))
