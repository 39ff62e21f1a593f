"""Damage, attacks and defeats: what abilities do to life, and what may come instead."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking, Chooser
from pixtable.games.tactics.rules.decks.roster import back_of_owner
from pixtable.games.tactics.rules.events import (
    AttackEnded,
    FortressBroken,
    HeroDefeated,
    UnitAttacked,
    UnitDamaged,
    UnitHealed,
)
from pixtable.games.tactics.rules.field.reach import open_walls, targets
from pixtable.games.tactics.rules.state import Unit
from pixtable.games.tactics.rules.variants.variants import Siege

Targets = Unit | None | Iterable[Unit]
"""What a verb works on: nothing, where nothing could be chosen."""


WALLS = ("wall_left", "wall_middle", "wall_right")
"""The fortress behind each column, as an answer to whom a unit attacks (PT-111)."""


class FortressFell(Exception):
    """A match was won in the middle of a move, at once: whatever else was going on ends with it (PT-111)."""

    def __init__(self, winner: Seat) -> None:
        super().__init__(winner)
        self.winner = winner


class Damage(NamedTuple):
    """That is about to be put on a unit; `is_taken_over` once another unit steps in for it. `source` as events say."""

    target: int
    amount: int
    by: Seat | None
    attacker: int | None = None
    is_taken_over: bool = False
    source: str = ""

    @property
    def is_attack(self) -> bool:
        return self.attacker is not None


def listed(units: Targets) -> list[Unit]:
    if units is None:
        return []
    return [units] if isinstance(units, Unit) else list(units)


class Striker(Chooser):
    __slots__ = ()

    # Damage by effects

    def deal(self, amount: int, units: Targets) -> Script:
        """To each of them at the same time. No attack: armour and the like do not matter (PT-64)."""
        amount += self._bonus() if amount else 0
        yield from self.inflict([Damage(unit.card, amount, self.seat, source=self.source) for unit in listed(units)])

    def _bonus(self) -> int:
        """What the leader adds to the damage of spells and orders."""
        if self.ability is None or not (self.ability.is_spell or self.ability.slot == "order"):
            return 0
        return self.board.total("effect_damage", self.seat)

    def deal_each(self, amounts: Mapping[Unit, int]) -> Script:
        """Different damage to different units, at the same time."""
        bonus = self._bonus()
        yield from self.inflict(
            [Damage(unit.card, n + bonus, self.seat, source=self.source) for unit, n in amounts.items() if n]
        )

    def inflict(self, damages: Iterable[Damage]) -> Script:
        """Put damage on units that are still there, after what changes it."""
        events = []
        for damage in damages:
            final = yield from self._changed(damage)
            if final.amount > 0 and self.board.now(final.target):
                hurt = UnitDamaged(final.target, final.amount, final.by, final.attacker, final.source)
                events.append(hurt)
        if events:
            yield tuple(events)

    def _changed(self, damage: Damage) -> Asking[Damage]:
        """Replacements in PT-80's order: each sees what the ones before have made of it."""
        for one in self.board.replacing("damage"):
            if damage.amount > 0:
                damage = yield from one.ability.replaces["damage"](self.becoming(one), damage)
        return damage

    def may_take_over(self, damage: Damage, unit: Unit | None) -> Asking[Damage]:
        """The damage of an attack on a unit, which this hero may take in its stead. It is taken over only once."""
        is_theirs = unit is not None and damage.target == unit.card
        if not is_theirs or not damage.is_attack or damage.is_taken_over or not (yield from self.may("may_take_over")):
            return damage
        return damage._replace(target=self.card, is_taken_over=True)

    def split_damage(self, points: int, units: Iterable[Unit]) -> Script:
        shares = yield from self.split(points, units, "split_damage", {})
        yield from self.deal_each(shares)

    def heal(self, amount: int, units: Targets, source: str = "") -> Script:
        """Take off up to so much from each, where healing is not forbidden."""
        source = source or self.source
        events = [
            UnitHealed(unit.card, min(amount, unit.damage), source)
            for unit in map(self.board.now, listed(units))
            if unit and unit.damage and not self.board.says("unhealable", unit)
        ]
        if events:
            yield tuple(events)

    def healable(self, units: Iterable[Unit]) -> list[Unit]:
        return [unit for unit in units if unit.damage and not self.board.says("unhealable", unit)]

    def split_heal(self, points: int, units: Iterable[Unit]) -> Script:
        hurt = self.healable(units)
        shares = yield from self.split(points, hurt, "split_heal", {unit.card: unit.damage for unit in hurt})
        if shares:
            yield tuple(UnitHealed(unit.card, share, self.source) for unit, share in shares.items())

    # Attacks

    def attack_free(
        self, unit: Unit | None, *, bonus: int = 0, at: Unit | None = None
    ) -> Asking[tuple[Unit, int] | None]:
        """That unit attacks now, whatever the wave; None if it cannot. Else its target and the damage dealt."""
        found = self.free_targets(unit)
        if unit is None or (at is not None and at.card not in found):
            return None
        if at is None and (walls := self.free_walls(unit)):
            answer = yield from self.ask("attack", [*found, *(WALLS[column] for column in walls)])
            if answer in WALLS:
                yield from self.storm(unit, WALLS.index(answer))
                return None
            at = self.board.now(answer)
        target = at or (yield from self.one([one for card in found if (one := self.board.now(card))], "attack"))
        attacker = self.board.now(unit)
        if target is None or attacker is None:
            return None
        return (yield from self.attack(attacker, target, is_ranged=found[target.card], bonus=bonus))

    def may_attack_free(self, unit: Unit | None, *, prompt: str = "may_attack") -> Asking[None]:
        if unit is not None and self.able_to_attack((unit,)) and (yield from self.may(prompt)):
            yield from self.attack_free(unit)

    def free_targets(self, unit: Unit | None) -> dict[int, bool]:
        attacker = self._attacker(unit)
        return targets(self.board, attacker) if attacker else {}

    def free_walls(self, unit: Unit | None) -> list[int]:
        """Columns whose fortress that unit could attack instead."""
        attacker = self._attacker(unit) if self.board.state.is_siege else None
        return open_walls(self.board, attacker) if attacker else []

    def _attacker(self, unit: Unit | None) -> Unit | None:
        attacker = None if unit is None else self.board.now(unit)
        return attacker if attacker and "stunned" not in attacker.statuses else None

    def able_to_attack(self, units: Iterable[Unit]) -> list[Unit]:
        return [unit for unit in units if self.free_targets(unit) or self.free_walls(unit)]

    def storm(self, unit: Unit, column: int) -> Script:
        """PT-111: a melee attack with no unit for its target."""
        assert isinstance(self.board.state.variant, Siege)
        enemy = self.board.enemies(unit.seat)[0]
        wall = self.board.state.variant.walls[enemy][column]
        if not wall:
            yield FortressBroken(enemy, column, None)
            raise FortressFell(unit.seat)
        target = back_of_owner(enemy)
        attacked = UnitAttacked(unit.card, target, is_ranged=False, damage=0, stood=unit.spot, source=self.source)
        yield attacked, FortressBroken(enemy, column, wall[-1])
        yield AttackEnded(unit.card, target, unit.seat)

    def attack(self, unit: Unit, target: Unit, *, is_ranged: bool, bonus: int = 0) -> Asking[tuple[Unit, int]]:
        """The damage step of one attack; whom it met in the end, and what was dealt."""
        board = self.board
        for one in board.replacing("target"):
            target = yield from one.ability.replaces["target"](self.becoming(one), unit, target)
        value = board.attack(unit, target, bonus) - board.armour(target)
        thorns = 0 if is_ranged else board.total("thorns", target)
        cleave = 0 if is_ranged else board.total("cleave", unit)
        beside = [one for one in board.line(target.seat) if abs(one.column - target.column) == 1] if cleave else []
        drain = board.total("drain", unit)
        damage = yield from self._changed(Damage(target.card, max(0, value), unit.seat, unit.card))
        struck: tuple[int, ...] = (target.card,)
        if beside or damage.target != target.card:
            struck = tuple(dict.fromkeys((target.card, damage.target, *(one.card for one in beside))))
        at = unit.spot, target.spot
        attacked = UnitAttacked(unit.card, target.card, is_ranged, damage.amount, *at, struck, self.source)
        if damage.amount:
            yield attacked, UnitDamaged(damage.target, damage.amount, damage.by, damage.attacker)
        else:
            yield attacked
        yield from self.inflict([Damage(unit.card, thorns, target.seat, source="thorns")] if thorns else [])
        yield from self.inflict([Damage(one.card, cleave, unit.seat, source="cleave") for one in beside])
        if drain and damage.amount:
            yield from self.heal(drain, unit, "drain")
        yield AttackEnded(unit.card, target.card, unit.seat, struck)
        return target, damage.amount

    # Defeats

    def defeat(self, units: Targets) -> Script:
        """PT-71: at once. Enemies cannot defeat the steadfast."""
        falling = [unit for unit in listed(units) if not self.resists(unit)]
        yield from self.fell(falling)

    def fell(self, units: Iterable[Unit]) -> Asking[set[int]]:
        """Defeat heroes together, after what may come instead; the cards of those that were saved."""
        falling, saved = [], set()
        for unit in units:
            if (yield from self._is_saved(unit)):
                saved.add(unit.card)
            else:
                falling.append(unit.card)
        fallen = [card for card in falling if (hero := self.board.now(card)) and hero.is_hero]
        if fallen:
            yield tuple(HeroDefeated(card, self.source) for card in fallen)
        return saved

    def _is_saved(self, unit: Unit) -> Asking[bool]:
        for one in self.board.replacing("defeat"):
            hero = self.board.now(unit)
            if hero and (yield from one.ability.replaces["defeat"](self.becoming(one), hero)):
                return True
        return False

    def resists(self, unit: Unit) -> bool:
        """Steadfast: enemy effects cannot defeat, move, swap, return or stun it."""
        return self.board.are_enemies(self.seat, unit.seat) and self.board.says("steadfast", unit)
