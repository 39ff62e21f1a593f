"""The legal moves of whoever's turn it is, with what each costs (PT-40 to PT-52)."""

from typing import Any, NamedTuple

from tests.models.driver import Wire
from tests.models.tactics.attacks import Aim, Attacks
from tests.models.tactics.field import Field, Unit
from tests.models.tactics.strength import Strength, own_abilities
from tests.models.tactics.uses import Uses

CHORES = ("draw", "recruit", "move", "clear")
"""What the one more action of the Technologist's operation may be spent on."""
HAND = 5


Key = tuple[tuple[str, Any], ...]


def key(move: Wire) -> Key:
    """The same for a move however its fields are ordered."""
    return tuple(sorted(move.items()))


class Permit(NamedTuple):
    move: Wire
    action: str
    cost: int
    sure: bool
    """Not where it is a matter of taste whether the move could do anything."""


class Permits:
    def __init__(self, field: Field, seat: int) -> None:
        self.field, self.seat = field, seat
        self.strength = Strength(field)
        self.attacks = Attacks(field, self.strength)
        self.uses = Uses(field, self.strength, self.attacks)
        self.all: dict[Key, Permit] = {}
        self._collect()

    def aim_of(self, move: Wire) -> Aim:
        """How an attack is meant: whoever can shoot shoots, unless it says `melee`."""
        unit = self.field.units[move["unit"]]
        aims = self.attacks.aims(unit) | self.attacks.aims(unit, far=True)
        return Aim(move["target"], Aim(move["target"], True) in aims and not move.get("melee", False))

    # Paying

    def _allow(self, action: str, cost: int, sure: bool | None = True, *, tag: str = "", **fields: Any) -> None:
        if sure is False:
            return
        left = self.field.actions + (self.field.chores if action in CHORES else 0)
        if cost > left:
            return
        move = {"kind": tag or action, **fields}
        self.all[key(move)] = Permit(move, action, cost, sure is True)

    def _has_done(self, action: str) -> bool:
        return action in self.field.done

    # All of them

    def _collect(self) -> None:
        self._draws()
        self._recruits()
        for unit in self.field.living(self.seat):
            self._attacks_of(unit)
            self._spell_of(unit)
        self._leader()
        self._hand()
        self._reserve()
        self._clears()
        self._moves()
        self._castles()
        if self.field.variant == "king" and self.field.options["signals"]:
            for what in ("attack", "defend", "help"):
                move = {"kind": "signal", "what": what}
                self.all[key(move)] = Permit(move, "signal", 0, False)
        self._allow("pass", 0)

    def _draws(self) -> None:
        field = self.field
        deck, has_room = field.deck_of(self.seat), len(field.hands[self.seat]) < HAND
        if field.variant != "duel_draft":
            if deck and has_room:
                self._allow("draw", 1)
            return
        for at, gold in enumerate(field.lying):
            if has_room and at <= field.gold[self.seat]:
                self._allow("draw", 1, tag="pick", at=at)
            if gold:
                self._allow("collect", 1, at=at)
        if has_room and deck and len(field.market) <= field.gold[self.seat]:
            self._allow("draw", 1, tag="pick", at=len(field.market))

    def _recruits(self) -> None:
        field = self.field
        cards = list(field.hands[self.seat])
        if self._is_leader("necromancer") and "recruit_discard" not in field.done:
            cards += field.discards[self.seat]
        anywhere = self._is_leader("cartographer")
        for place in field.free_places(self.seat):
            if anywhere or place // 3 == field.wave:
                for card in cards:
                    self._allow("recruit", 1, card=card, to=place)

    def name_of(self, permit: Permit) -> str:
        """What the action is called when it is paid for."""
        if permit.action == "recruit" and permit.move["card"] in self.field.discards[self.seat]:
            return "recruit_discard"
        return permit.action

    def _is_leader(self, name: str) -> bool:
        leader = self.field.leader(self.seat)
        return leader is not None and self.field.book.name(leader.card) == name

    def _may_act(self, unit: Unit) -> bool:
        """An attack or a spell, in this wave, by a unit that has not had its * action."""
        if unit.did or unit.statuses["stunned"] or (unit.fresh and not self.strength.keywords(unit)["swift"]):
            return False
        return unit.row == self.field.wave or bool(self.strength.has("cartographer.operation", self.seat))

    def _attacks_of(self, unit: Unit) -> None:
        if not self._may_act(unit):
            return
        is_free = unit.leader and self._is_leader("duelist")
        for far in (False, True):
            cost = (0 if is_free else 1) + far
            aims = self.attacks.aims(unit, far=far)
            for aim in aims:
                more = {"melee": True} if not aim.is_ranged and Aim(aim.target, True) in aims else {}
                self._allow("attack", cost, unit=unit.card, target=aim.target, **more)
        for column in self.attacks.walls(unit):
            self._allow("attack", 1, tag="storm", unit=unit.card, column=column)

    def _spell_of(self, unit: Unit) -> None:
        if not self._may_act(unit):
            return
        for source in own_abilities(self.field, unit):
            if source.ability.kind == "spell":
                sure = self.uses.spell(unit, source.key)
                self._allow("cast", 1, sure, unit=unit.card)

    def _leader(self) -> None:
        leader = self.field.leader(self.seat)
        ability = leader and self.field.book.ability(leader.card, "leader")
        if not leader or not ability or ability.kind != "action":
            return
        if "limited" in ability.marks and self._has_done("leader_action"):
            return
        cost = 1 + ("long" in ability.marks) - ("free" in ability.marks)
        self._allow("leader_action", cost, self.uses.action(self.seat, self.field.book.name(leader.card)))

    def order_cost(self) -> int:
        """PT-52 with Technologist and Warlock; free and long at once costs one."""
        is_free = bool(self.strength.has("technologist.flank", self.seat)) and not self._has_done("order")
        return 1 - is_free + bool(self.strength.against("warlock.flank", self.seat))

    def _hand(self) -> None:
        field = self.field
        cost = self.order_cost()
        for card in field.hands[self.seat]:
            if field.book.ability(card, "order"):
                self._allow("order", cost, self.uses.order(self.seat, field.book.name(card)), card=card)
            elif field.book.ability(card, "operation"):
                for slot, laid in enumerate(field.reserve[self.seat]):
                    if laid is None:
                        self._allow("operation", 1, card=card, slot=slot)

    def _reserve(self) -> None:
        for laid in self.field.reserve[self.seat]:
            if laid:
                self._allow("remove_operation", 1, card=laid.card)

    def _clears(self) -> None:
        for corpse in self.field.corpses(self.seat):
            self._allow("clear", 1, unit=corpse.card)
        for seat in self._helped():
            for corpse in self.field.corpses(seat):
                self._allow("clear", 1, unit=corpse.card)

    def _helped(self) -> list[int]:
        """**Ruling:** who rebuilds takes that round alone (PT-114), so reaches into no partner's squad either."""
        return self.field.partners(self.seat) if self.field.rebuilding is None else []

    def _can_be_moved(self, unit: Unit) -> bool:
        """PT-49 and its limits, for a player's own move action."""
        if unit.did or unit.statuses["stunned"]:
            return False
        return not unit.fresh or bool(self.strength.keywords(unit)["swift"])

    def _moves(self) -> None:
        if self.strength.against("geomancer.operation", self.seat):
            return
        cost = 1
        if self.strength.has("cartographer.flank", self.seat):
            if self._has_done("move"):
                return
            cost = 0
        own = self.field.free_places(self.seat)
        for unit in self.field.heroes(self.seat):
            if self._can_be_moved(unit):
                for place in own:
                    self._allow("move", cost, unit=unit.card, to=place)
        for seat in self._helped():
            for unit in self.field.heroes(seat):
                if self._can_be_moved(unit):
                    for place in own:
                        self._allow("move", cost, unit=unit.card, to=place)
                    for place in self.field.free_places(seat):
                        self._allow("move", cost, unit=unit.card, to=place, squad=seat)

    def _castles(self) -> None:
        if self.strength.against("geomancer.operation", self.seat):
            return
        cost = 2
        if self._is_leader("monk"):
            if self._has_done("castle"):
                return
            cost = 0
        cards = [unit for unit in self.field.squad(self.seat) if unit and not unit.leader]
        cards = [unit for unit in cards if unit.corpse or self._can_be_moved(unit)]
        for index, one in enumerate(cards):
            for other in cards[index + 1 :]:
                a, b = sorted((one.card, other.card))
                self._allow("castle", cost, a=a, b=b)
