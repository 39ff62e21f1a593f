"""The course of a match: turns, waves, rounds and casualties."""

from collections.abc import Sequence

from tests.models.driver import Wire, agree
from tests.models.tactics.actions import ASK
from tests.models.tactics.debts import Debts, settle
from tests.models.tactics.effects import STUNNED_NOW
from tests.models.tactics.matches import QUIET_ROUNDS, Matches
from tests.models.tactics.permits import Key, Permit, Permits, key
from tests.models.tactics.stream import Stream, hold
from tests.models.tactics.strength import Strength

FRAMES = {
    "turn_began",
    "turn_ended",
    "wave_began",
    "wave_ended",
    "round_began",
    "round_ended",
    "match_began",
    "match_ended",
    "leader_fell",
    "player_out",
    "rebuilding_began",
    "squad_disbanded",
    "rebuilt",
    "tokens_taken",
    "round_was_quiet",
}
STILL = {"ability_used", "actions_gained", "cards_seen", "card_shown", "deck_ordered"}
"""What changes neither table nor hands, statuses, corpses or reserves (PT-93)."""
LAST_ROUND = 30


class Referee(Matches):
    def __init__(self, game: Wire, seats: int, options: Wire) -> None:
        super().__init__(game, seats, options)
        self._known: Permits | None = None

    # Who and what

    def to_move(self) -> list[int]:
        if self.is_over:
            return []
        if self.choosing:
            return sorted(self.choosing)
        assert self.field.turn is not None
        return [self.field.turn]

    def permits(self, seat: int) -> dict[Key, Permit]:
        if self.choosing:
            moves = [{"kind": "leader", "card": card} for card in self.field.hands[seat]]
            return {key(move): Permit(move, "leader", 0, True) for move in moves}
        return self._permits(seat).all

    def _permits(self, seat: int) -> Permits:
        """What this seat may do now, worked out once."""
        if self._known is None or self._known.seat != seat:
            self._known = Permits(self.field, seat)
        return self._known

    @property
    def strength(self) -> Strength:
        """The numbers of all units between two moves."""
        (seat,) = self.to_move()
        return self._permits(seat).strength

    # Rounds, waves, turns

    def _round(self, stream: Stream) -> None:
        field = self.field
        field.round += 1
        field.turn = None
        for unit in field.everybody():
            unit.used = {use for use in unit.used if not use.startswith("round:")}
        stream.expect("PT-30", "round_began", round=field.round, first=field.first)
        self.stirred = False
        self._effects(stream)
        if self._is_breached(stream):
            return
        self._wave(stream, 0)

    def _wave(self, stream: Stream, row: int) -> None:
        field = self.field
        field.wave = row
        for unit in field.everybody():
            unit.fresh = False
            unit.did = ""
            unit.used = {use for use in unit.used if not use.startswith("wave:")}
        self.effects.breached = None
        stream.expect("PT-30", "wave_began", row=row)
        self._effects(stream)
        if self._is_breached(stream):
            return
        self._turn(stream, field.order[0] if field.rebuilding is None else field.rebuilding)

    def _turn(self, stream: Stream, seat: int) -> None:
        field = self.field
        stream.expect("PT-30", "turn_began", seat=seat)
        field.turn = seat
        field.actions, field.chores, field.gained, field.done = 2, 0, 0, []
        for unit in field.everybody():
            if self.is_in_teams and unit.did in ("move", "castle"):
                unit.did = ""
            unit.used = {use for use in unit.used if not use.startswith("turn:")}
        self._effects(stream)
        self._is_breached(stream)

    def play(self, seat: int, move: Wire, events: Sequence[Wire]) -> None:
        """One move, with all that came of it and the questions that were asked."""
        stream = Stream(events)
        if move["kind"] == "leader":
            self._known = None
            self._choose_leader(seat, move["card"], stream)
        elif move["kind"] == "signal":
            stream.expect("PT-115", "signalled", seat=seat, what=move["what"])
        else:
            self._act(seat, move, stream)
        agree("PT-30", "nothing more happens", None, stream.kind)

    def _act(self, seat: int, move: Wire, stream: Stream) -> None:
        field = self.field
        effects = self.effects
        effects.begin()
        permits = self._permits(seat)
        self._known = None
        if move["kind"] != "pass":
            permit = permits.all[key(move)]
            self.actions.pay(permit, permits.name_of(permit), stream)
            self.stirred = True
            self.actions.carry_out(seat, move, permits, stream)
            self._effects(stream)
            if stream.kind == "match_ended" and self.effects.breached is not None:
                self._end_match(stream, seat, "fortress")
                return
        if move["kind"] == "pass" or stream.kind is not None:
            hold("PT-30", "a turn ends when nothing is left to do", move["kind"] == "pass" or self._is_spent(seat))
            self._known = None
            self._end_turn(seat, stream)
        else:
            later = self._permits(seat)
            is_idle = not any(each.action not in ("pass", "signal") for each in later.all.values())
            may_be_free = later.order_cost() == 0 and field.hands[seat]
            is_over = is_idle and field.actions == 0 and not may_be_free
            hold("PT-30", "a turn goes on while there is something to do", not is_over)

    def _is_spent(self, seat: int) -> bool:
        """No action is left but free ones and those that only might do anything."""
        sure = [each for each in self._permits(seat).all.values() if each.sure and each.action != "pass"]
        return self.field.actions == 0 and not sure

    # Effects

    def _effects(self, stream: Stream) -> None:
        while stream.kind is not None and stream.kind not in FRAMES:
            event = stream.next()
            if event["kind"] == ASK:
                self.actions.asked(event)
            else:
                self.effects.apply(event)
                self.stirred = self.stirred or event["kind"] not in STILL

    # Ends

    def _end_turn(self, seat: int, stream: Stream) -> None:
        field = self.field
        before = {laid.card: laid.tokens for laid in field.reserve[seat] if laid}
        stunned = [
            unit
            for unit in field.living(seat)
            if unit.row == field.wave and unit.statuses["stunned"] and STUNNED_NOW not in unit.used
        ]
        stream.expect("PT-30", "turn_ended", seat=seat)
        self._effects(stream)
        if self._is_breached(stream):
            return
        if stream.kind == "tokens_taken":
            stream.expect("PT-46", "tokens_taken", seat=seat)
            for laid in field.reserve[seat]:
                if laid and before.get(laid.card):
                    laid.tokens -= 1
            self.stirred = True
        self._effects(stream)
        for laid in field.reserve[seat]:
            if laid and laid.card in before:
                agree("PT-46", f"time tokens on {laid.card}", before[laid.card] - 1, laid.tokens)
        for unit in stunned:
            hold(
                "PT-81",
                "[stunned] is taken off",
                field.units.get(unit.card) is not unit or not unit.statuses["stunned"],
            )
        field.turn = None
        order = field.order if field.rebuilding is None else [field.rebuilding]
        later = order[order.index(seat) + 1 :]
        if later:
            self._turn(stream, later[0])
        else:
            self._end_wave(stream)

    def _end_wave(self, stream: Stream) -> None:
        field = self.field
        stream.expect("PT-31", "wave_ended", row=field.wave)
        self.effects.resolving = []
        self.effects.counting = True
        self.effects.log = []
        ends_round = field.wave == 2 and field.rebuilding is None
        debts = Debts(field, Strength(field)).of_round() if ends_round else []
        self._effects(stream)
        if self._is_breached(stream):
            return
        if ends_round:
            stream.expect("PT-32", "round_ended", round=field.round)
            self._effects(stream)
            if self._is_breached(stream):
                return
            settle(field, debts, self.effects.log)
            self._check_threats()
        self.effects.counting = False
        self._casualties()
        if field.rebuilding is not None:
            self._go_on_rebuilding(stream)
            return
        fallen = [unit.seat for unit in field.everybody() if unit.leader and Strength(field).is_lethal(unit)]
        if fallen and self._fall(fallen, stream):
            return
        self._after_wave(stream)

    def _is_breached(self, stream: Stream) -> bool:
        """PT-111: a free attack, of Samurai's say, may storm the fortress in the middle of anything."""
        if stream.kind != "match_ended" or self.effects.breached is None:
            return False
        self.effects.counting = False
        self._end_match(stream, 1 - self.effects.breached, "fortress")
        return True

    def _check_threats(self) -> None:
        left = [unit for unit in self.field.everybody() if unit.statuses["threatened"]]
        hold("PT-81", "all [threatened] go at the end of a round", not left, left)

    def _casualties(self) -> None:
        strength = Strength(self.field)
        left = [unit for unit in self.field.everybody() if unit.is_hero and strength.is_lethal(unit)]
        hold("PT-70", "no hero with lethal damage stands after the count", not left, left)

    def _after_wave(self, stream: Stream) -> None:
        field = self.field
        if field.wave < 2:
            self._wave(stream, field.wave + 1)
            return
        if field.round > 1 and not self.stirred:
            self.quiet += 1
        else:
            self.quiet = 0
        if self.quiet:
            stream.expect("PT-93", "round_was_quiet", round=field.round)
        if self.quiet == QUIET_ROUNDS or field.round == self.fell_in + LAST_ROUND:
            self._stalemate(stream)
            return
        self._pass_first()
        self._round(stream)

    def _pass_first(self) -> None:
        """PT-32, PT-113, PT-115."""
        field = self.field
        if self.variant == "king":
            field.first = 4 if field.first == 1 else 1
        else:
            field.first = (field.first + 1) % self.seats


def normal(move: Wire) -> Wire:
    """The two of a castle in one order."""
    if move["kind"] != "castle":
        return move
    a, b = sorted((move["a"], move["b"]))
    return {"kind": "castle", "a": a, "b": b}
