"""What makes an event more than a change of places: blows, effects, numbers, stones, drums, sentences in passing."""

from __future__ import annotations

from typing import Any

from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.field.statuses import HARMFUL
from pixtable.games.tactics.rules.labels import row_key
from pixtable.games.tactics.rules.state import ROWS, VANGUARD, TacticsState, Unit
from pixtable.games.tactics.table.effects import EffectStrip, Medallion, Rising, Shot
from pixtable.games.tactics.table.pieces.art import (
    CAST,
    CASTING,
    DRAWN_BACK,
    FALLEN,
    HIT,
    IDLE,
    RECOVER,
    STRIKE,
    paint_icon,
    portrait_name,
)
from pixtable.games.tactics.table.pieces.units import UnitNode
from pixtable.games.tactics.table.view import FieldView
from pixtable.games.tactics.table.words import ending
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour
from pixtable.ui.motion.banner import Banner
from pixtable.ui.motion.choreo import flip, part, pop, shake, step_home, step_out
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node

BANNER = 96.0
NUMBER = 64.0
MEDALLION = 112.0


class Flourishes(Node):
    def __init__(self, look: FieldView, units: dict[int, UnitNode], operations: dict[int, Any]) -> None:
        super().__init__()
        self.look, self.units, self.operations = look, units, operations
        self.z = 70.0
        self._striker: UnitNode | None = None

    def drop(self) -> None:
        """What is shown at once needs no tale: everybody stands as they are."""
        self.animator.drop()
        self.clear()
        self._striker = None
        for node in self.units.values():
            node.frame, node.flash, node.was_living, node.is_face_down = IDLE, 0.0, None, False

    def show(self, event: Any, before: TacticsState) -> None:
        look = self.look
        sound = look.host.sound
        match event:
            case ev.UnitAttacked(unit, target, is_ranged):
                self._strike(unit, target, is_ranged)
            case ev.UnitDamaged(unit, damage, _, attacker):
                self._hurt(unit, damage, is_blow=attacker is not None)
            case ev.AttackEnded():
                self._recover()
            case ev.UnitHealed(unit, damage):
                sound("heal")
                self._play("heal", unit)
                self._float(unit, f"+{damage}", "good_light")
            case ev.HeroDefeated(unit):
                sound("hero_falls")
                self._fall(unit, before.unit(unit))
            case ev.HeroRevived(unit):
                sound("revive")
                self._play("revive", unit)
                if unit in self.units:
                    flip(self.units[unit], look.host.motion, lambda: None)
            case ev.StatusGiven(unit, status):
                name = "curse" if status in HARMFUL else "shield"
                sound(name)
                self._play(name, unit)
            case ev.CardsDrawn():
                sound("card_deal")
            case ev.HeroRecruited(_, card):
                sound("card_place")
                self._play("smoke", card)
            case ev.OperationLaid():
                sound("card_place")
            case ev.TokensTaken(seat):
                self._tick(seat)
            case ev.UnitsMoved():
                sound("card_slide")
            case ev.OrderRevealed(seat, card):
                sound("card_flip")
                self._order(seat, card)
            case ev.UnitActed(unit, "cast"):
                sound("bolt")
                self._cast(unit)
            case _:
                self._frame(event, before)

    def _frame(self, event: Any, before: TacticsState) -> None:
        """Of waves, rounds and matches."""
        look = self.look
        match event:
            case ev.WaveBegan(row):
                look.host.sound("wave_drum")
                if not (before.quiet and row == VANGUARD):  # the warning is being read
                    self.say(look.say("banner.wave", row=look.host.say(row_key(ROWS[row]))), icon=ROWS[row])
            case ev.RoundBegan(1):
                look.host.sound("truce_bird")
                self.say(look.say("banner.truce"), holds=2, icon="truce")
            case ev.RoundBegan(round, first):
                look.host.sound("round_start")
                if not before.quiet:
                    self.say(look.say("banner.round", round=round, name=look.name(first)))
            case ev.LeadersRevealed(cards):
                look.host.sound("curtain_open")
                self._turn_up(cards)
            case ev.RoundWasQuiet() if not before.quiet:
                self.say(look.say("banner.quiet" if before.stalemate == "draw" else "banner.quiet_life"), holds=3)
            case ev.MatchEnded(winner, _, leaders, reason=reason):
                look.host.sound("leader_falls")
                if reason not in ("stalemate", "rounds"):
                    self._leaders_fall(before, winner, leaders)
                if winner is None:
                    self.say(ending(look, "banner.drawn", "banner.drawn_by", reason), holds=3)
                else:
                    self.say(ending(look, "banner.won", "banner.won_by", reason, name=look.name(winner)), holds=3)

    # blows

    def _strike(self, unit: int, target: int, is_ranged: bool) -> None:
        """In melee out by a step, from afar an arrow on its way. What comes of it is the next event's."""
        motion = self.look.host.motion
        node, other = self.units.get(unit), self.units.get(target)
        if node is None or other is None:
            return
        self.look.host.sound("arrow" if is_ranged else "sword_hit")
        node.frame, self._striker = DRAWN_BACK, node
        if is_ranged:
            self._pass(Shot(node.rect, other.rect))
            self._turn_frames(node, (STRIKE, motion.ms("shot") / 2), (RECOVER, motion.ms("shot") / 2))
        else:
            step_out(node, other.rect, motion)
            self._turn_frames(node, (STRIKE, motion.ms("lunge")))

    def _recover(self) -> None:
        """Whoever struck goes back to their place."""
        node, self._striker = self._striker, None
        if node is not None:
            motion = self.look.host.motion
            step_home(node, motion)
            self._turn_frames(node, (RECOVER, motion.ms("hit_stop")), (IDLE, motion.ms("lunge")))

    def _hurt(self, unit: int, damage: int, *, is_blow: bool) -> None:
        node, motion = self.units.get(unit), self.look.host.motion
        if is_blow:
            self._recover()
        if node is None:
            return
        self._play("slash" if is_blow else "fire", unit, mirrored=self._is_mirrored(unit))
        self._float(unit, f"−{damage}", "white")
        node.frame = HIT
        shake(node, motion, "hit_shake")
        blink = Tween(lambda v: setattr(node, "flash", v), 1.0, 0.0, motion.ms("casualty"), BEATS["casualty"].ease)
        rise = Call(lambda: setattr(node, "frame", IDLE))
        node.add_motion(Sequence([Call(lambda: None, motion.ms("hit_stop")), blink, rise]))

    def _cast(self, unit: int) -> None:
        node = self.units.get(unit)
        if node is not None:
            beat = 2 * self.look.host.motion.ms("lunge")
            node.frame = CAST
            self._play("bolt", unit)
            self._turn_frames(node, (CASTING, beat), (IDLE, beat))

    def _turn_frames(self, node: UnitNode, *frames: tuple[int, float]) -> None:
        """Each after its time; the last one stays."""
        node.add_motion(Sequence([Call(lambda f=f: setattr(node, "frame", f), ms) for f, ms in frames]))  # type: ignore[misc]

    # falls

    def _fall(self, card: int, was: Unit | None) -> None:
        """It sinks down where it stood, then the card is turned over and is a body."""
        node, motion = self.units.get(card), self.look.host.motion
        if node is None or was is None:
            return
        node.was_living, node.frame = was, FALLEN

        def bury() -> None:
            node.was_living, node.frame = None, IDLE

        self._play("smoke", card, motion.ms("casualty"))
        flip(node, motion, bury, motion.ms("casualty"))

    def _leaders_fall(self, before: TacticsState, winner: int | None, leaders: tuple[int, ...]) -> None:
        """Those who lost sink down and fade; the field of the match stands until the next one begins."""
        motion = self.look.host.motion
        for card in leaders:
            unit, node = before.unit(card), self.units.get(card)
            if unit is None or node is None or unit.seat == winner:
                continue
            node.frame = FALLEN
            self._play("smoke", card)
            shake(node, motion, "fall_shake")
            fade = part(node.pose, "alpha", BEATS["fall_fade"].amount, motion.ms("fall_fade"), "fall_fade")
            node.add_motion(Sequence([Call(lambda: None, motion.ms("fall_shake")), fade]))

    def _turn_up(self, cards: tuple[int, ...]) -> None:
        """Both leaders at once: they came face down."""
        for card in cards:
            if (node := self.units.get(card)) is not None:
                node.is_face_down = bool(self.look.host.motion.speed)
                flip(node, self.look.host.motion, lambda node=node: setattr(node, "is_face_down", False))  # type: ignore[misc]

    # other signs

    def _tick(self, seat: int) -> None:
        """The sand of the operations runs."""
        for operation in self.look.state.reserves[seat]:
            node = None if operation is None else self.operations.get(operation.card)
            if node is not None:
                pop(node, self.look.host.motion)

    def _order(self, seat: int, card: int) -> None:
        look, brook = self.look, self.look.places.brook
        self.say(look.say("banner.order", name=look.name(seat), card=look.title(card)), low=True)
        rect = Rect(brook.cx - MEDALLION / 2, brook.cy - MEDALLION / 2, MEDALLION, MEDALLION)

        def face(canvas: Canvas, box: Rect) -> None:
            canvas.disc(*box.centre, box.w / 2, "brass")
            canvas.disc(*box.centre, box.w / 2 - 4, "order")
            side = 80.0
            portrait = Rect(box.cx - side / 2, box.cy - side / 2, side, side)
            canvas.image(portrait_name(card), portrait, pixel=True, radius=side / 2)
            paint_icon(canvas, "order", box.right - 26, box.bottom - 26, 24)

        self._pass(Medallion(rect, face))

    def _is_mirrored(self, card: int) -> bool:
        unit = self.look.state.unit(card)
        return unit is not None and self.look.side(unit.seat) == 0

    def _play(self, name: str, card: int, delay: float = 0.0, *, mirrored: bool = False) -> None:
        node = self.units.get(card)
        if node is not None:
            self._pass(EffectStrip(name, node.rect, mirrored=mirrored), delay)

    def _float(self, unit: int, words: str, colour: Colour, delay: float = 0.0) -> None:
        node = self.units.get(unit)
        if node is not None:
            self._pass(Rising(words, Rect(node.rect.x, node.rect.y + 20, node.rect.w, NUMBER), colour), delay)

    def _pass(self, node: EffectStrip | Rising | Shot | Medallion, delay: float = 0.0) -> None:
        """It is seen once and then gone; nothing waits for it."""
        if not self.look.host.motion.speed:
            return
        self.add(node)
        gone = lambda: self._gone(node)
        if isinstance(node, EffectStrip | Rising):
            node.run(self.look.host.motion, gone, delay)
        else:
            node.run(self.look.host.motion, gone)

    # words

    def say(self, words: str, holds: int = 1, icon: str = "", *, low: bool = False) -> None:
        """A banner over the field; the one before it makes way."""
        for old in [node for node in self.children if isinstance(node, Banner)]:
            self.remove(old)
        field = self.look.places.field
        y = field.bottom - BANNER - 20 if low else field.cy - BANNER / 2
        sign = (lambda canvas, x, y, side: paint_icon(canvas, icon, x, y, 24)) if icon else None
        banner = Banner("tactics.banner", words, Rect(field.x, y, field.w, BANNER), sign)
        self.add(banner)
        banner.run(self.look.host.motion, lambda: self._gone(banner), holds)

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
