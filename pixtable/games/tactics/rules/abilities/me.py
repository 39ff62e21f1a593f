"""An ability at work: the selectors and verbs that cards are written with."""

from collections.abc import Iterable, Sequence

from pixtable.core.events import Event, Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import DONE, NO, Asking
from pixtable.games.tactics.rules.events import (
    AbilityUsed,
    ActionsGained,
    CardsDiscarded,
    CardsDrawn,
    CardShown,
    CardsRecovered,
    CardsSeen,
    CardTaken,
    CorpseCleared,
    DamageLifted,
    DeckOrdered,
    HeroRecruited,
    HeroReturned,
    HeroRevived,
    How,
    OperationEnded,
    Pile,
    StatusesTaken,
    StatusGiven,
    UnitAttacked,
    UnitDamaged,
    UnitsMoved,
)
from pixtable.games.tactics.rules.field import statuses as st
from pixtable.games.tactics.rules.field.standing import order_of
from pixtable.games.tactics.rules.play.strikes import Striker, Targets, listed
from pixtable.games.tactics.rules.state import LEADER_PLACE, PLACES, VANGUARD, Status, Unit


class Me(Striker):
    __slots__ = ()

    # Selectors

    @property
    def heroes(self) -> list[Unit]:
        return self.board.heroes(self.seat)

    @property
    def other_heroes(self) -> list[Unit]:
        return [unit for unit in self.heroes if unit.card != self.card]

    @property
    def vanguard_heroes(self) -> list[Unit]:
        return [unit for unit in self.heroes if unit.row == VANGUARD]

    @property
    def units(self) -> list[Unit]:
        return self.board.units(self.seat)

    @property
    def leader(self) -> Unit | None:
        return self.board.state.leader(self.seat)

    @property
    def corpses(self) -> list[Unit]:
        return self.board.corpses(self.seat)

    @property
    def hand(self) -> Sequence[int]:
        """Without the order that is carried out: before it is played, that is still among them (PT-45)."""
        return [card for card in self.board.state.hands[self.seat] if card != self.card]

    @property
    def discards(self) -> Sequence[int]:
        return self.board.state.discards[self.seat]

    @property
    def empty_spots(self) -> list[int]:
        return self.board.empty_spots(self.seat)

    @property
    def enemy_heroes(self) -> list[Unit]:
        return self.board.heroes(*self.board.enemies(self.seat))

    @property
    def enemy_units(self) -> list[Unit]:
        return self.board.units(*self.board.enemies(self.seat))

    @property
    def enemies_in_melee(self) -> list[Unit]:
        return [unit for enemy in self.board.enemies(self.seat) for unit in self.board.line(enemy)]

    @property
    def enemy_corpses(self) -> list[Unit]:
        return [unit for enemy in self.board.enemies(self.seat) for unit in self.board.corpses(enemy)]

    @property
    def any_corpses(self) -> list[Unit]:
        """Of all squads that can be touched; partners' too."""
        friends = [corpse for seat in self._friends for corpse in self.board.corpses(seat)]
        return friends + self.enemy_corpses

    @property
    def any_heroes(self) -> list[Unit]:
        """PT-82: of either side, as far as they can be touched; partners' too."""
        return self.board.heroes(*self._friends) + self.enemy_heroes

    @property
    def _friends(self) -> list[Seat]:
        """This seat and its partners."""
        return [seat for seat in range(self.board.state.seats) if not self.is_opponent(seat)]

    def hero_in_front(self) -> Unit | None:
        front = self.board.front(self.unit)
        return front if front and front.is_hero else None

    def hero_behind(self) -> Unit | None:
        behind = self.board.behind(self.unit)
        return behind if behind and behind.is_hero else None

    def movable(self, units: Iterable[Unit]) -> list[Unit]:
        """Whom an effect can move or swap: not the steadfast of enemies, nor one's own while they are stunned."""
        return [
            unit
            for unit in units
            if not self.resists(unit) and not (unit.seat == self.seat and "stunned" in unit.statuses)
        ]

    def top_cards(self, count: int) -> list[int]:
        """Of one's own deck, the top one first."""
        return self.board.state.deck_of(self.seat)[-count:][::-1]

    # Whose something is

    def is_mine(self, card: int) -> bool:
        unit = self.board.state.unit(card)
        return unit is not None and unit.seat == self.seat

    def is_enemy(self, card: int) -> bool:
        unit = self.board.state.unit(card)
        return unit is not None and self.board.are_enemies(self.seat, unit.seat)

    def is_opponent(self, seat: Seat) -> bool:
        """Also in a truce, when nobody can be touched."""
        return self.board.state.teams[seat] != self.board.state.teams[self.seat]

    def is_attacked(self, event: UnitAttacked) -> bool:
        """Whether an enemy has just attacked this very unit, wherever the attacker may be by now."""
        return event.target == self.card and self.is_by_enemy(event)

    def is_by_enemy(self, event: UnitAttacked) -> bool:
        return event.by is not None and self.board.are_enemies(self.seat, event.by)

    def behind_my_target(self, event: UnitAttacked) -> Unit | None:
        """Who stands behind where this unit has just struck, though its target may have left."""
        return self.board.behind_spot(event.aimed) if event.unit == self.card and event.aimed is not None else None

    def hero_hit_by_me(self, event: UnitAttacked) -> Unit | None:
        """The hero that this unit has just attacked, if it was one."""
        target = self.board.now(event.target) if event.unit == self.card else None
        return target if target and target.is_hero else None

    # Statuses

    def give(self, status: Status, units: Targets, count: int = 1) -> Script:
        events: list[Event] = []
        for unit in map(self.board.now, listed(units)):
            if unit is None or self._is_immune(unit, status):
                continue
            after = st.with_status(unit.statuses, status, count)
            if after != unit.statuses:
                events.append(StatusGiven(unit.card, status, after, self.source))
                if status == "stunned" and unit.seat == self.board.state.turn:
                    events.append(AbilityUsed(unit.card, st.STUNNED_NOW))
        if events:
            yield tuple(events)

    def _is_immune(self, unit: Unit, status: Status) -> bool:
        if not self.board.are_enemies(self.seat, unit.seat):
            return False
        return self.board.says("untouchable", unit) or (status == "stunned" and self.resists(unit))

    def open_to(self, units: Iterable[Unit], *given: Status) -> list[Unit]:
        """Those to whom giving any of these statuses would do something."""
        return [unit for unit in units if any(self._would_take(unit, status) for status in given)]

    def unless_in_vain(self, units: Sequence[Unit], *given: Status) -> Sequence[Unit]:
        """All of these to choose from, as long as giving any of these statuses would do something to one of them."""
        for unit in units:
            for status in given:
                if self._would_take(unit, status):
                    return units
        return ()

    def _would_take(self, unit: Unit, status: Status) -> bool:
        return st.takes(unit.statuses, status) and not self._is_immune(unit, status)

    def remove(self, gone: Iterable[Status], unit: Unit | None) -> Script:
        now = self.board.now(unit) if unit else None
        if now and (after := st.without(now.statuses, *gone)) != now.statuses:
            yield StatusesTaken(now.card, after)

    # Bodies

    def revive(self, corpses: Targets) -> Script:
        """PT-72. Its player is whoever's squad it lies in."""
        if cards := [unit.card for unit in listed(corpses)]:
            yield tuple(HeroRevived(card, self.source) for card in cards)

    def clear(self, corpse: Unit | None) -> Script:
        if corpse:
            yield CorpseCleared(corpse.card)

    def return_to_hand(self, units: Targets) -> Script:
        """To its owner's hand, which is no defeat."""
        if gone := [unit for unit in map(self.board.now, listed(units)) if unit and not self.resists(unit)]:
            owner = self.board.state.owner
            yield tuple(HeroReturned(unit.card, unit.card, owner(unit.card, unit.seat), self.source) for unit in gone)

    def take_back(self, hero: Unit) -> Script:
        """A hero of one's own squad to one's own hand, whoever owns it."""
        if self.board.now(hero):
            yield HeroReturned(hero.card, hero.card, self.seat, self.source)

    def move_damage(self, amount: int, source: Unit, target: Unit) -> Script:
        yield DamageLifted(source.card, amount), UnitDamaged(target.card, amount, self.seat, None, self.source)

    def pass_on_damage(self, most: int, sources: Iterable[Unit], targets: Sequence[Unit]) -> Script:
        """Up to so much, from one of these to one of those."""
        targets = self.choosable(targets)
        source = yield from self.one((unit for unit in sources if unit.damage and targets), "move_damage")
        target = (yield from self.one(targets)) if source else None
        if source and target:
            amount = yield from self.ask("amount", range(1, min(most, source.damage) + 1))
            yield from self.move_damage(amount, source, target)

    # Layout

    def move(self, unit: Unit | None, spots: Sequence[int]) -> Asking[bool]:
        """To one of these empty spots; whether it moved."""
        if unit is None or self.resists(unit):
            return False
        spot = yield from self.spot(spots)
        if spot is None:
            return False
        yield from self.put(((unit, spot),))
        return True

    def may_move(self, unit: Unit, spots: Sequence[int]) -> Script:
        if spots and self.movable((unit,)):
            answer = yield from self.ask("place", [*spots, NO])
            if answer != NO:
                yield from self.put(((unit, answer),))

    def swap_two(self, units: Iterable[Unit]) -> Asking[list[Unit]]:
        """Two heroes of one squad; both of them, if there were two to swap."""
        pair = yield from self.two(self.movable(units))
        if pair:
            yield from self.swap(*pair)
        return pair

    def swap(self, one: Unit, other: Unit | None) -> Script:
        """Exchange the places of a hero and a hero or corpse of its squad."""
        if other and not self.resists(one) and not self.resists(other):
            yield from self.put(((one, other.spot), (other, one.spot)))

    def put(self, moves: Iterable[tuple[Unit, int]], how: How = "effect") -> Script:
        """Heroes and corpses onto other spots, all at once. Who moves is no longer threatened."""
        cards, spots, origins, freed = list[int](), list[int](), list[int](), list[Event]()
        for unit, spot in moves:
            origin = unit.spot
            if origin != spot:
                cards.append(unit.card)
                spots.append(spot)
                origins.append(origin)
                if unit.statuses and "threatened" in unit.statuses:
                    freed.append(StatusesTaken(unit.card, st.without(unit.statuses, "threatened")))
        if cards:
            moved = UnitsMoved(tuple(cards), tuple(spots), self.seat, how, tuple(origins), self.source)
            yield (moved, *freed) if freed else moved

    def rearrange(self) -> Script:
        """All one's heroes and corpses but the stunned anew on their places, as long as the player likes."""
        squad = [unit for unit in self.board.state.squad(self.seat) if unit and not unit.is_leader]
        arranged = {unit.card: unit.spot for unit in self.movable(squad)}
        first = self.seat * PLACES
        fixed = {unit.spot for unit in squad if unit.card not in arranged}
        if self.leader is not None:
            fixed.add(first + LEADER_PLACE)
        spots = [spot for spot in range(first, first + PLACES) if spot not in fixed]
        for _ in range(len(arranged)):
            card = yield from self.ask("arrange", [*arranged, DONE])
            if card == DONE:
                break
            spot = yield from self.ask("place", spots)
            other = next((other for other, taken in arranged.items() if taken == spot), card)
            arranged[other], arranged[card] = arranged[card], spot
        yield from self.put([(unit, arranged[unit.card]) for unit in squad if unit.card in arranged])

    def recruit_free(self, card: int | None, source: Pile) -> Asking[bool]:
        """Without an action, in any row."""
        spots = self.empty_spots
        if card is None or not spots:
            return False
        spot = yield from self.spot(spots)
        assert spot is not None
        yield HeroRecruited(self.seat, card, spot, source)
        return True

    # Cards

    def draw(self, count: int = 1, seat: Seat | None = None) -> Script:
        """As many as there are; the hand may grow beyond five."""
        drawer = self.seat if seat is None else seat
        if cards := self.board.state.deck_of(drawer)[-count:][::-1]:
            yield CardsDrawn(drawer, tuple(cards), self.source)

    def look(self, cards: Sequence[int]) -> Script:
        if cards:
            yield CardsSeen(self.seat, tuple(cards))

    def take(self, cards: Sequence[int]) -> Script:
        """From one's own deck, those that were looked for."""
        if cards:
            yield CardsDrawn(self.seat, tuple(cards), self.source)

    def put_below(self, cards: Sequence[int]) -> Script:
        """Cards of one's own deck to its bottom, in this order; those that are still there."""
        deck = self.board.state.deck_of(self.seat)
        if left := [card for card in cards if card in deck]:
            yield DeckOrdered(self.seat, (*reversed(left), *(card for card in deck if card not in left)))

    def put_on_top(self, cards: Sequence[int]) -> Script:
        """The first of them uppermost; those that are still there."""
        deck = self.board.state.deck_of(self.seat)
        left = [card for card in cards if card in deck]
        after = (*(card for card in deck if card not in left), *reversed(left))
        if after != tuple(deck):
            yield DeckOrdered(self.seat, after)

    def shuffle(self) -> Script:
        deck = self.board.state.deck_of(self.seat)
        if deck:
            yield DeckOrdered(self.seat, tuple(self.chance.shuffled(sorted(deck))))

    def show(self, card: int) -> Script:
        """To everybody."""
        yield CardShown(self.seat, card)

    def recover(self, cards: Sequence[int]) -> Script:
        if cards:
            yield CardsRecovered(self.seat, tuple(cards), tuple(cards))

    def discard(self, seat: Seat | None = None, count: int = 1) -> Asking[list[int]]:
        """Of their own choice, as many as there are; the cards."""
        whose = self.seat if seat is None else seat
        left, gone = list(self.board.state.hands[whose]), list[int]()
        while left and len(gone) < count:
            card = yield from self.ask("discard", left, whose)
            left.remove(card)
            gone.append(card)
        if gone:
            yield CardsDiscarded(whose, tuple(gone), self.source)
        return gone

    def discard_chosen(self, seat: Seat, card: int) -> Script:
        yield CardsDiscarded(seat, (card,), self.source)

    def discard_random(self, seat: Seat, count: int) -> Asking[list[int]]:
        """As many as there are; the cards."""
        gone = self.chance.shuffled(self.board.state.hands[seat])[:count]
        if gone:
            yield CardsDiscarded(seat, tuple(gone), self.source)
        return gone

    def steal_random(self, seat: Seat | None) -> Script:
        if seat is not None and (hand := self.board.state.hands[seat]):
            yield from self.steal(seat, self.chance.pick(hand))

    def steal(self, seat: Seat, card: int | None) -> Script:
        if card is not None:
            yield CardTaken(self.seat, seat, card, card)

    def end_operations(self, seat: Seat) -> Script:
        events = [OperationEnded(seat, one.card) for one in self.board.state.reserves[seat] if one]
        if events:
            yield tuple(events)

    # Orders of others, actions, and abilities that work once

    def carry_out(self, card: int) -> Script:
        """Do what its order says as if one had played it; the card stays where it is."""
        order = order_of(self.seat, card)
        if order and order.ability.script:
            yield from order.ability.script(self.becoming(order))

    def gain_actions(self, count: int, *, only_chores: bool = False) -> Script:
        if count > 0:
            yield ActionsGained(self.seat, count, only_chores, self.source)

    def has_used(self, kind: str) -> bool:
        """Whether this ability has already worked in this turn, wave or round."""
        assert self.ability
        return f"{kind}:{self.ability.id}" in self.unit.used

    def use(self, kind: str) -> Script:
        assert self.ability
        yield AbilityUsed(self.card, f"{kind}:{self.ability.id}")
