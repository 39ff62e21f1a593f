"""What makes an event more than a change of places: blows, numbers, stones, drums, and sentences in passing."""

from __future__ import annotations

from typing import Any

from pixtable.games.tactics import events as ev
from pixtable.games.tactics.labels import row_key
from pixtable.games.tactics.state import ROWS, TacticsState
from pixtable.games.tactics.table_art import IDLE, STRIKE
from pixtable.games.tactics.table_look import Look
from pixtable.games.tactics.table_units import UnitNode
from pixtable.ui.banner import Banner, Passing
from pixtable.ui.canvas import Canvas
from pixtable.ui.choreo import flip, lunge, shake
from pixtable.ui.layout import Rect
from pixtable.ui.motion import BEATS
from pixtable.ui.node import Node
from pixtable.ui.theme import Colour
from pixtable.ui.tween import Call, Sequence, Tween

BANNER = 96.0
NUMBER = 64.0


class Rising(Passing):
    """A number that rises from a unit and fades."""

    def __init__(self, words: str, rect: Rect, colour: Colour) -> None:
        super().__init__("", rect)
        self.words, self.colour = words, colour

    def paint(self, canvas: Canvas) -> None:
        canvas.layer += 4
        room = self.rect
        canvas.text(self.words, room.moved(2, 2), "big", "night", align="centre", lines=1, shrink=False)
        canvas.layer += 1
        canvas.text(self.words, room, "big", self.colour, align="centre", lines=1, shrink=False)
        canvas.layer -= 5


class Flourishes(Node):
    def __init__(self, look: Look, units: dict[int, UnitNode]) -> None:
        super().__init__()
        self.look, self.units = look, units
        self.z = 70.0

    def drop(self) -> None:
        self.animator.drop()
        self.clear()

    def show(self, event: Any, before: TacticsState) -> None:
        look = self.look
        sound = look.host.sound
        match event:
            case ev.UnitAttacked(unit, target, is_ranged):
                self._strike(unit, target, is_ranged)
            case ev.UnitDamaged(unit, damage):
                self._hurt(unit, damage)
            case ev.UnitHealed(unit, damage):
                sound("heal")
                self._float(unit, f"+{damage}", "good_light")
            case ev.HeroDefeated(unit):
                sound("hero_falls")
                if unit in self.units:
                    flip(self.units[unit], look.host.motion, lambda: None)
            case ev.HeroRevived(unit):
                sound("revive")
                if unit in self.units:
                    flip(self.units[unit], look.host.motion, lambda: None)
            case ev.StatusGiven(_, status):
                sound("shield" if status in ("armour", "blessed", "+1 attack", "+1 life") else "curse")
            case ev.CardsDrawn():
                sound("card_deal")
            case ev.HeroRecruited() | ev.OperationLaid():
                sound("card_place")
            case ev.UnitsMoved():
                sound("card_slide")
            case ev.OrderRevealed(seat, card):
                sound("card_flip")
                self.say(look.say("banner.order", name=look.name(seat), card=look.title(card)))
            case ev.UnitActed(unit, "cast"):
                sound("bolt")
                self._cast(unit)
            case _:
                self._frame(event)

    def _frame(self, event: Any) -> None:
        """Of waves, rounds and matches."""
        look = self.look
        match event:
            case ev.WaveBegan(row):
                look.host.sound("wave_drum")
                self.say(look.say("banner.wave", row=look.host.say(row_key(ROWS[row]))))
            case ev.RoundBegan(1):
                look.host.sound("truce_bird")
                self.say(look.say("banner.truce"), holds=2)
            case ev.RoundBegan(round):
                look.host.sound("round_start")
                self.say(look.say("banner.round", round=round))
            case ev.LeadersRevealed():
                look.host.sound("curtain_open")
            case ev.MatchEnded(winner):
                look.host.sound("leader_falls")
                name = "" if winner is None else look.name(winner)
                self.say(look.say("banner.won", name=name) if name else look.say("banner.drawn"), holds=3)

    # blows

    def _strike(self, unit: int, target: int, is_ranged: bool) -> None:
        look = self.look
        node, other = self.units.get(unit), self.units.get(target)
        if node is None or other is None:
            return
        node.frame = STRIKE
        still = lambda: setattr(node, "frame", IDLE)
        look.host.sound("arrow" if is_ranged else "sword_hit")
        lunge(node, other.rect, look.host.motion, lambda: shake(other, look.host.motion, "hit_shake"))
        node.add_motion(Call(still, look.host.motion.ms("lunge") * 2))

    def _cast(self, unit: int) -> None:
        node = self.units.get(unit)
        if node is not None:
            self._blink(node)

    def _hurt(self, unit: int, damage: int) -> None:
        node = self.units.get(unit)
        if node is None:
            return
        self._blink(node)
        self._float(unit, f"−{damage}", "rose")

    def _blink(self, node: UnitNode) -> None:
        put = lambda v: setattr(node, "flash", v)
        node.add_motion(Tween(put, 1.0, 0.0, self.look.host.motion.ms("casualty"), BEATS["casualty"].ease))

    def _float(self, unit: int, words: str, colour: Colour) -> None:
        node, motion = self.units.get(unit), self.look.host.motion
        if node is None:
            return
        rect = Rect(node.rect.x, node.rect.y + 20, node.rect.w, NUMBER)
        number = Rising(words, rect, colour)
        self.add(number)
        beat = BEATS["ghost_number"]
        up = Tween(lambda v: setattr(number.pose, "dy", v), 0, -beat.amount, 2 * motion.ms("ghost_number"), beat.ease)
        number.add_motion(Sequence([up, Call(lambda: self._gone(number))]))

    # words

    def say(self, words: str, holds: int = 1) -> None:
        """A banner over the field; the one before it makes way."""
        for old in [node for node in self.children if isinstance(node, Banner)]:
            self.remove(old)
        field = self.look.places.field
        banner = Banner("tactics.banner", words, Rect(field.x, field.cy - BANNER / 2, field.w, BANNER))
        self.add(banner)
        banner.run(self.look.host.motion, lambda: self._gone(banner), holds)

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
