"""What single events do to the state. Each is held against what the vocabulary lets happen at all.

The choices of abilities are the engine's; that no card is lost, no number impossible and nobody touched who may not be,
is checked here.
"""

from collections import Counter
from collections.abc import Sequence

from tests.models.driver import Disagreement, Wire, agree
from tests.models.tactics.attacks import Aim, Attacks
from tests.models.tactics.debts import Debt, Debts, settle
from tests.models.tactics.field import CENTRE, MOST, Field, Operation, Unit
from tests.models.tactics.stream import hold
from tests.models.tactics.strength import Strength

WALL = 999
"""What the fortress of a player is called as a target: owner * 1000 + this."""


class Effects:
    """Folds events into the field; `apply` knows all that are not a frame of the turn, the wave or the round."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.counting = False
        """Whether casualties may be counted now (PT-70)."""
        self.resolving: list[str] = []
        """The orders, spells and actions that are carried out, as "operative.order"."""
        self.lifted = 0
        """Damage taken off one unit that has not been put on another yet."""
        self.bonuses = 0
        self.new_target: int | None = None
        self.strikes: dict[int, int] = {}
        """Attackers whose damage has been told but not put yet, with how much."""
        self.owing = -1
        self.begin()

    def begin(self) -> None:
        """Another action: what was left of the last one counts no more."""
        self.resolving, self.strikes, self.lifted, self.new_target = [], {}, 0, None
        self.seen: Counter[int] = Counter()
        self.just_used: set[str] = set()
        self.cleared: dict[int, int] = {}
        """Corpses that were cleared, with the seat of the squad they lay in."""
        self.log: list[Wire] = []
        """All events of this action."""
        self.owed: list[Debt] | None = None
        """What has to follow the attack that is the action itself; None once it is settled, or without one."""
        self.by_action: int | None = None
        """Who attacks as an action, until the attack is told."""
        self.breached: int | None = None
        """Whose fortress was attacked where nothing of it is left (PT-111)."""

    def apply(self, event: Wire) -> None:
        handler = getattr(self, f"_{event['kind']}", None)
        if handler is None:
            raise Disagreement("PT-80", "an event in the middle of an effect", "one that effects have", event)
        if event["kind"] not in ("ability_used", "unit_attacked"):
            self.just_used.clear()  # it was about the damage of an effect
        self.log.append(event)
        handler(event)

    # Finding

    def _unit(self, card: int) -> Unit:
        hold("PT-82", "a unit that lies on the table", card in self.field.units, card)
        return self.field.units[card]

    def _living(self, card: int) -> Unit:
        unit = self._unit(card)
        hold("PT-72", "a unit that lives", not unit.corpse, card)
        return unit

    def _hero(self, card: int) -> Unit:
        unit = self._living(card)
        hold("PT-2", "a hero, not a leader", not unit.leader, card)
        return unit

    def _strength(self) -> Strength:
        return Strength(self.field)

    def _check_touch(self, unit: Unit, by: int | None) -> None:
        """PT-33: nobody touches the other side in a truce."""
        field = self.field
        if by is not None and field.team(by) != field.team(unit.seat):
            hold("PT-33", "nobody is touched in a truce", not field.is_truce(by, unit.seat), unit)
        if field.turn is not None and field.team(field.turn) != field.team(unit.seat):
            hold("PT-33", "nobody is touched in a truce", not field.is_truce(field.turn, unit.seat), unit)

    # Damage

    def _unit_damaged(self, event: Wire) -> None:
        unit = self._living(event["unit"])
        hold("PT-70", "damage that is more than none", event["damage"] > 0, event)
        self._check_touch(unit, event["by"])
        attacker = event["attacker"]
        if attacker is not None:
            hold("PT-60", "damage by an attack that was told", attacker in self.strikes, event)
            told = self.strikes.pop(attacker)
            strength = self._strength()
            prevented = sum(each.ability.n for each in strength.has("oracle.vanguard", unit.seat) if each.unit is unit)
            hold("PT-60", f"the damage of an attack of {told}", told - prevented <= event["damage"] <= told, event)
        elif self.lifted:
            hold("PT-73", "no more damage put than was taken off", event["damage"] <= self.lifted, event)
            self.lifted = 0
        unit.damage += event["damage"]

    def _damage_lifted(self, event: Wire) -> None:
        unit = self._living(event["unit"])
        hold("PT-73", "damage that lies there", 0 < event["damage"] <= unit.damage, event)
        unit.damage -= event["damage"]
        self.lifted = event["damage"]

    def _unit_healed(self, event: Wire) -> None:
        unit = self._living(event["unit"])
        hold("PT-73", "damage that lies there", 0 < event["damage"] <= unit.damage, event)
        hold("PT-73", "somebody who can be healed", self._strength().can_be_healed(unit), event)
        unit.damage -= event["damage"]

    def _hero_defeated(self, event: Wire) -> None:
        unit = self._hero(event["unit"])
        strength = self._strength()
        ends = {key for key in self.resolving if key in DEFEATING}
        if not self.counting:
            strikers = [
                *strength.against("operative.leader", unit.seat),
                *strength.against("operative.vanguard", unit.seat),
            ]
            hold("PT-70", "a hero falls at the count, or by an effect that says so", ends or strikers, event)
            if not strength.is_lethal(unit):
                hold("PT-71", "steadfast heroes are not defeated", not strength.keywords(unit)["steadfast"], event)
        elif not strength.is_lethal(unit):
            may_survive = strength.has("samurai.vanguard", unit.seat)
            hold("PT-70", "only heroes with lethal damage fall", may_survive or ends, (event, unit))
        unit.turn_down()

    def _hero_revived(self, event: Wire) -> None:
        unit = self._unit(event["unit"])
        hold("PT-72", "a corpse is revived", unit.corpse, event)
        unit.corpse = False
        unit.wipe()

    # Statuses

    def _status_given(self, event: Wire) -> None:
        unit = self._living(event["unit"])
        self._check_touch(unit, None)
        if event["status"] == "stunned" and self.field.turn is not None and self.field.turn != unit.seat:
            words = self._strength().keywords(unit)
            hold("PT-81", "steadfast heroes are not stunned", not words["steadfast"], event)
        told = Counter(event["statuses"])
        for _ in range(9):  # several of a kind are told at once
            unit.give(event["status"])
            if unit.statuses == told:
                break
        agree("PT-81", f"statuses of {unit.card}", sorted(unit.statuses.elements()), sorted(event["statuses"]))
        for status, most in MOST.items():
            hold("PT-81", f"at most {most} {status}", unit.statuses[status] <= most, event)

    def _statuses_taken(self, event: Wire) -> None:
        unit = self._living(event["unit"])
        left = Counter(event["statuses"])
        hold("PT-81", "only statuses that were there are left", left <= unit.statuses, (event, unit.statuses))
        unit.statuses = left

    # Places

    def _units_moved(self, event: Wire) -> None:
        field = self.field
        moved = [self._unit(card) for card in event["cards"]]
        before = {unit.card: (unit.seat, unit.place) for unit in moved}
        goals = [divmod(spot, 9) for spot in event["spots"]]
        agree("PT-49", "as many places as cards", len(moved), len(goals))
        for unit, (seat, place) in zip(moved, goals, strict=True):
            hold("PT-49", "leaders do not move", not unit.leader, event)
            hold("PT-10", "nobody stands on the leader's place", place != CENTRE or field.variant == "siege", event)
            self._check_mover(unit, seat, event)
        for unit, (seat, place) in zip(moved, goals, strict=True):
            field.put(unit, seat, place)
        taken = Counter((unit.seat, unit.place) for unit in field.units.values())
        for unit in moved:
            hold("PT-49", "only empty places are taken", taken[unit.seat, unit.place] == 1, event)
            if before[unit.card] != (unit.seat, unit.place):
                del unit.statuses["threatened"]

    def _check_mover(self, unit: Unit, seat: int, event: Wire) -> None:
        field, by = self.field, event["by"]
        if field.team(by) != field.team(unit.seat):
            self._check_touch(unit, by)
            if not unit.corpse:
                words = self._strength().keywords(unit)
                hold("PT-49", "steadfast heroes are not moved by enemies", not words["steadfast"], event)
        elif by == unit.seat:
            hold("PT-49", "its controller does not move a stunned hero", not unit.statuses["stunned"], event)
        if seat != unit.seat and event["how"] != "partner":
            takers = {"merchant.order", "necromancer.order", "any.order"} & set(self.resolving)
            hold("PT-49", "a card stays in its squad", takers, event)

    def _hero_recruited(self, event: Wire) -> None:
        field, card, seat = self.field, event["card"], event["seat"]
        whose, place = divmod(event["spot"], 9)
        agree("PT-41", "heroes are recruited into the own squad", seat, whose)
        hold("PT-41", "the place is empty", place in field.free_places(seat), event)
        pile = {"hand": field.hands[seat], "discard": field.discards[seat], "deck": field.deck_of(seat)}[
            event["source"]
        ]
        self._remove(pile, card, "PT-41")
        field.put(Unit(card, seat, place, fresh=True), seat, place)

    def _hero_returned(self, event: Wire) -> None:
        unit = self._hero(event["unit"])
        if self.field.turn is not None and self.field.turn != unit.seat and not self.counting:
            self._check_touch(unit, None)
            words = self._strength().keywords(unit)
            hold("PT-82", "steadfast heroes are not returned by enemies", not words["steadfast"], event)
        owner = self.field.owner(unit.card, unit.seat)
        takers = {unit.seat, owner} if "any.order" in self.resolving else {self._taker(unit.seat, owner)}
        hold("PT-82", f"who gets it back, of {takers}", event["seat"] in takers, event)
        self.field.take(unit.card)
        self.field.hands[event["seat"]].append(event["held"])

    def _taker(self, holder: int, owner: int) -> int:
        """**Ruling:** cards that say "to your hand" bring also a hero that was taken over there, and leave it so its
        owner's only for the discards; by the others it goes home."""
        return owner if TO_OWNERS & set(self.resolving) else holder

    def _corpse_cleared(self, event: Wire) -> None:
        unit = self._unit(event["unit"])
        hold("PT-48", "a corpse is cleared", unit.corpse, event)
        self.field.take(unit.card)
        self.discard(unit.card, unit.seat)
        self.cleared[unit.card] = unit.seat

    # Cards

    def discard(self, card: int, holder: int) -> None:
        self.field.discards[self.field.owner(card, holder)].append(card)

    @staticmethod
    def _remove(pile: list[int], card: int, clause: str) -> None:
        hold(clause, f"card {card} lies where it is taken from", card in pile, pile)
        pile.remove(card)

    def draw(self, seat: int, cards: Sequence[int]) -> None:
        deck = self.field.deck_of(seat)
        hold("PT-40", "as many cards as there are", len(cards) <= len(deck), cards)
        taken = [deck.pop() for _ in cards]
        agree("PT-40", f"the top cards of deck {seat}", taken, list(cards))
        self.field.hands[seat] += taken

    def _cards_drawn(self, event: Wire) -> None:
        seat, cards = event["seat"], event["cards"]
        hold("PT-40", "at least one card is drawn", cards, event)
        deck = self.field.deck_of(seat)
        if list(cards) == deck[-len(cards) :][::-1] or not Counter(cards) <= self.seen:
            self.draw(seat, cards)
            return
        for card in cards:  # one that was looked for, or chosen among the top ones
            self._remove(deck, card, "PT-40")
            self.field.hands[seat].append(card)

    def _cards_discarded(self, event: Wire) -> None:
        for card in event["cards"]:
            self._remove(self.field.hands[event["seat"]], card, "PT-82")
            self.discard(card, event["seat"])

    def _card_taken(self, event: Wire) -> None:
        seat, victim = event["seat"], event["victim"]
        hold("PT-33", "no hand is touched in a truce", not self.field.is_truce(seat, victim), event)
        self._remove(self.field.hands[victim], event["card"], "PT-82")
        self.field.hands[seat].append(event["held"])

    def _cards_recovered(self, event: Wire) -> None:
        seat = event["seat"]
        for card in event["cards"]:
            was_mine = self.cleared.get(card) == seat  # "one of your corpses", whoever owns it
            self._remove(self.field.discards[self.field.owner(card, seat) if was_mine else seat], card, "PT-82")
        self.field.hands[seat] += event["held"]

    def _deck_ordered(self, event: Wire) -> None:
        deck = self.field.deck_of(event["seat"])
        agree("PT-20", "the cards of a deck in another order", sorted(deck), sorted(event["deck"]))
        deck[:] = event["deck"]

    def _cards_seen(self, event: Wire) -> None:
        known = Counter(card for deck in self.field.decks for card in deck)
        known += Counter(card for hand in self.field.hands for card in hand)
        hold("PT-82", "cards that are looked at lie somewhere", Counter(event["cards"]) <= known, event)
        self.seen = Counter(event["cards"])

    def _card_shown(self, event: Wire) -> None:
        pass

    def _order_revealed(self, event: Wire) -> None:
        """PT-45: from now on it is in no zone."""
        self._remove(self.field.hands[event["seat"]], event["card"], "PT-45")

    def _order_played(self, event: Wire) -> None:
        self.discard(event["card"], event["seat"])

    def _operation_ended(self, event: Wire) -> None:
        slots = self.field.reserve[event["seat"]]
        slot = next((at for at, laid in enumerate(slots) if laid and laid.card == event["card"]), None)
        if slot is None:
            raise Disagreement("PT-46", "an operation that ends", "one that lies there", event)
        slots[slot] = None
        self.discard(event["card"], event["seat"])

    def lay(self, seat: int, card: int, slot: int) -> None:
        self._remove(self.field.hands[seat], card, "PT-46")
        hold("PT-46", "a free place", self.field.reserve[seat][slot] is None)
        self.field.reserve[seat][slot] = Operation(card, 4)

    # Actions

    def _actions_gained(self, event: Wire) -> None:
        field = self.field
        agree("PT-30", "who gets more actions", field.turn, event["seat"])
        field.gained += event["count"]
        hold("PT-52", "at most three more actions in a turn", field.gained <= 3, event)
        if event["only_chores"]:
            field.chores += event["count"]
        else:
            field.actions += event["count"]

    def _ability_used(self, event: Wire) -> None:
        unit = self._unit(event["unit"])
        hold("PT-80", "once is once", event["use"] == STUNNED_NOW or event["use"] not in unit.used, event)
        unit.used.add(event["use"])
        self.just_used.add(event["use"])

    # Attacks

    def _unit_attacked(self, event: Wire) -> None:
        attacker = self._living(event["unit"])
        self.strikes.pop(attacker.card, None)
        if event["target"] % 1000 == WALL:
            agree("PT-111", "what storming deals", 0, event["damage"])
            return
        target = self._living(event["target"])
        strength = self._strength()
        self._check_aim(attacker, target, event, strength)
        self._check_power(attacker, target, event["damage"], strength)
        if self.by_action == attacker.card:
            self.by_action = None
            debts = Debts(self.field, strength)
            self.owed = debts.of_attack(attacker, target, event["is_ranged"], event["damage"])
            self.owing = attacker.card
        if event["damage"]:
            self.strikes[attacker.card] = event["damage"]

    def _check_aim(self, attacker: Unit, target: Unit, event: Wire, strength: Strength) -> None:
        hold("PT-42", "a stunned unit does not attack", not attacker.statuses["stunned"], event)
        if self.new_target is not None:
            agree("PT-80", "the new target", self.new_target, target.card)
            self.new_target = None
            return
        attacks = Attacks(self.field, strength)
        aims = attacks.aims(attacker) | attacks.aims(attacker, far=True)
        hold("PT-61", "a legal target", Aim(target.card, event["is_ranged"]) in aims, (event, sorted(aims)))

    def _check_power(self, attacker: Unit, target: Unit, damage: int, strength: Strength) -> None:
        armour = strength.armour(target)
        expected = {max(0, strength.attack_on(attacker, target) - armour)}
        if {"samurai.order", "any.order"} & set(self.resolving):
            expected.add(max(0, strength.attack_on(attacker, target, bonus=self.bonuses) - armour))
        for use, key in (("turn:scarecrow.leader", "scarecrow.leader"), ("wave:oracle.vanguard", "oracle.vanguard")):
            if use in self.just_used:
                less = [each.ability.n for each in strength.has(key, target.seat)]
                hold("PT-80", "somebody whose ability was used", less, use)
                expected = {max(0, each - less[0]) for each in expected}
                self.just_used.discard(use)
        hold("PT-60", f"damage of an attack, one of {sorted(expected)}", damage in expected, damage)

    def _attack_ended(self, event: Wire) -> None:
        if self.owed is not None and event["unit"] == self.owing:
            settle(self.field, self.owed, self.log)
            self.owed = None
        left = self.strikes.pop(event["unit"], 0)
        unit = self.field.units.get(event["target"])
        if left and unit is not None and not unit.corpse:
            sources = self._strength().has("oracle.vanguard", unit.seat)
            hold("PT-60", f"{left} damage of an attack is put", sources, event)

    def _fortress_broken(self, event: Wire) -> None:
        field, seat, column = self.field, event["seat"], event["column"]
        hold("PT-111", "no hero lives in that column", not field.column(seat, column), event)
        wall = field.walls[seat][column]
        if event["card"] is None:
            hold("PT-111", "nothing of the fortress is left there", not wall, event)
            self.breached = seat
            return
        self._remove(wall, event["card"], "PT-111")
        field.hands[seat].append(event["card"])

    # The market of PT-112

    def _card_picked(self, event: Wire) -> None:
        field, seat, at = self.field, event["seat"], event["at"]
        hold("PT-112", "gold for all that is passed", at <= field.gold[seat], event)
        field.gold[seat] -= at
        for passed in range(at):
            field.lying[passed] += 1
        if at == len(field.market):
            agree("PT-112", "whoever passes all five draws", None, event["held"])
            return
        taken = field.market.pop(at)
        field.gold[seat] += field.lying.pop(at)
        agree("PT-112", "the card picked", taken, event["held"])
        field.hands[seat].append(taken)

    def _row_refilled(self, event: Wire) -> None:
        field = self.field
        hold("PT-112", "there was a gap in the row", len(field.market) < 5 and field.decks[0], event)
        agree("PT-112", "the card that comes into the row", field.decks[0].pop(), event["card"])
        field.market.append(event["card"])
        field.lying.append(0)

    def _gold_collected(self, event: Wire) -> None:
        field, seat, at = self.field, event["seat"], event["at"]
        hold("PT-112", "there is gold to collect", field.lying[at], event)
        field.gold[seat] += field.lying[at]
        field.lying[at] = 0


DEFEATING = {"operative.order", "operative.rear", "gladiator.order", "any.order"}
TO_OWNERS = {"illusionist.order", "chronomancer.rear"}
STUNNED_NOW = "turn:stunned"
"""**Ruling:** a [stunned] that a unit gets in its controller's own turn stays at the end of that turn: it would have
cost nothing. So it is noted on the unit."""
