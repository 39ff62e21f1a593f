"""What the actions of a turn do themselves (PT-40 to PT-50); what comes of them, the effects tell."""

from tests.models.driver import Wire, agree
from tests.models.tactics.effects import Effects
from tests.models.tactics.field import Field, Unit
from tests.models.tactics.permits import Permit, Permits
from tests.models.tactics.stream import Stream, hold
from tests.models.tactics.strength import own_abilities

ASK = "ask"
"""A question of the engine's, put between the events with the answer it was given."""


class Actions:
    def __init__(self, field: Field, effects: Effects) -> None:
        self.field, self.effects, self.book = field, effects, field.book

    def pay(self, permit: Permit, name: str, stream: Stream) -> None:
        field = self.field
        event = stream.expect("PT-52", "action_taken", action=name, cost=permit.cost, seat=field.turn)
        if event["is_extra"]:
            field.chores -= event["cost"]
        else:
            field.actions -= event["cost"]
        hold("PT-30", "no more actions than there are", field.actions >= 0 and field.chores >= 0, event)
        field.done.append(name)

    def carry_out(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        getattr(self, f"_do_{move['kind']}")(seat, move, permits, stream)

    def _acts(self, stream: Stream, unit: Unit, did: str) -> None:
        stream.expect("PT-41", "unit_acted", unit=unit.card, did=did)
        unit.did = did

    def _do_draw(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        if permits.strength.has("keeper.flank", seat) or permits.strength.has("merchant.leader", seat):
            return  # what is drawn then, the effects tell
        deck = self.field.deck_of(seat)
        stream.expect("PT-40", "cards_drawn", seat=seat, cards=deck[-1:])
        self.effects.draw(seat, deck[-1:])

    def _do_pick(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        if permits.strength.has("keeper.flank", seat) or permits.strength.has("merchant.leader", seat):
            return
        self.effects.apply(stream.expect("PT-112", "card_picked", seat=seat, at=move["at"]))

    def _do_collect(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        self.effects.apply(stream.expect("PT-112", "gold_collected", seat=seat, at=move["at"]))

    def _do_recruit(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        card, field = move["card"], self.field
        source = "hand" if card in field.hands[seat] else "discard"
        spot = seat * 9 + move["to"]
        while stream.kind == "ability_used":
            self.effects.apply(stream.next())
        self.effects.apply(stream.expect("PT-41", "hero_recruited", seat=seat, card=card, spot=spot, source=source))

    def _do_attack(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        unit = self.field.units[move["unit"]]
        self._acts(stream, unit, "attack")
        aim = permits.aim_of(move)
        self._before_the_blow(stream)
        self.effects.by_action = unit.card
        target = aim.target if self.effects.new_target is None else self.effects.new_target
        event = stream.expect("PT-60", "unit_attacked", unit=unit.card, target=target, is_ranged=aim.is_ranged)
        self.effects.apply(event)

    def _do_storm(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        self._acts(stream, self.field.units[move["unit"]], "attack")
        if stream.kind == "unit_attacked":
            self.effects.apply(stream.next())
        (enemy,) = self.field.opponents(seat)
        wall = self.field.walls[enemy][move["column"]]
        event = stream.expect("PT-111", "fortress_broken", seat=enemy, column=move["column"])
        hold("PT-111", "a card of the fortress, while there is one", (event["card"] is None) == (not wall), event)
        self.effects.apply(event)

    def _do_cast(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        unit = self.field.units[move["unit"]]
        self.effects.resolving = [
            source.key for source in own_abilities(self.field, unit) if source.ability.kind == "spell"
        ]
        self._acts(stream, unit, "cast")

    def _do_leader_action(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        leader = self.field.leader(seat)
        assert leader
        self.effects.resolving = [f"{self.book.name(leader.card)}.leader"]

    def _do_order(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        name = self.book.name(move["card"])
        self.effects.resolving = [f"{name}.order"]
        ability = self.book.ability(move["card"], "order")
        assert ability
        self.effects.bonuses = ability.n
        self.effects.apply(stream.expect("PT-45", "order_revealed", seat=seat, card=move["card"]))

    def _do_operation(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        stream.expect("PT-46", "operation_laid", seat=seat, card=move["card"], slot=move["slot"])
        self.effects.lay(seat, move["card"], move["slot"])

    def _do_remove_operation(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        self.effects.apply(stream.expect("PT-47", "operation_ended", seat=seat, card=move["card"]))

    def _do_clear(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        self.effects.apply(stream.expect("PT-48", "corpse_cleared", unit=move["unit"]))

    def _do_move(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        unit = self.field.units[move["unit"]]
        how = "move" if unit.seat == seat else "partner"
        self._acts(stream, unit, "move")
        spot = move.get("squad", seat) * 9 + move["to"]
        self.effects.apply(stream.expect("PT-49", "units_moved", cards=[unit.card], spots=[spot], by=seat, how=how))

    def _do_castle(self, seat: int, move: Wire, permits: Permits, stream: Stream) -> None:
        a, b = (self.field.units[move[each]] for each in ("a", "b"))
        heroes = {unit.card for unit in (a, b) if not unit.corpse}
        for _ in range(len(heroes)):
            event = stream.expect("PT-50", "unit_acted", did="castle")
            hold("PT-50", "whoever castles acts", event["unit"] in heroes, event)
            heroes.discard(event["unit"])
            self.field.units[event["unit"]].did = "castle"
        goals = {a.card: seat * 9 + b.place, b.card: seat * 9 + a.place}
        event = stream.expect("PT-50", "units_moved", by=seat, how="castle")
        agree("PT-50", "who stands where then", goals, dict(zip(event["cards"], event["spots"], strict=True)))
        self.effects.apply(event)

    def _before_the_blow(self, stream: Stream) -> None:
        """Illusionist's question, and what is used up once a turn."""
        while stream.kind in (ASK, "ability_used"):
            event = stream.next()
            if event["kind"] == ASK:
                self.asked(event)
            else:
                self.effects.apply(event)

    def asked(self, ask: Wire) -> None:
        hold("PT-80", "a question has answers", ask["options"], ask)
        hold("PT-80", "no answer is offered twice", len(set(ask["options"])) == len(ask["options"]), ask)
        if ask["source"] == "illusionist.leader" and isinstance(ask["answer"], int):
            self.effects.new_target = ask["answer"]
        if ask["source"].startswith("jester.order") and ask["prompt"] == "may_carry_out":
            self.effects.resolving.append("any.order")
            self.effects.bonuses = max(each.n for each in self.book.abilities("samurai", "order"))
