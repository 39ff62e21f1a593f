"""What makes an event more than a change of places: blows, effects, numbers, stones, drums, sentences in passing."""

from __future__ import annotations

from functools import partial
from typing import Any

from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import is_back
from pixtable.games.tactics.rules.field.statuses import HARMFUL
from pixtable.games.tactics.rules.labels import row_key
from pixtable.games.tactics.rules.state import ROWS, VANGUARD, TacticsState
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.games.tactics.table.pieces.units import UnitNode
from pixtable.games.tactics.table.show.blows import Blows, spell_of
from pixtable.games.tactics.table.show.effects import Passings
from pixtable.games.tactics.table.show.falls import Falls
from pixtable.games.tactics.table.view import FieldView
from pixtable.games.tactics.table.words import ending
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.banner import Banner
from pixtable.ui.motion.choreo import flip, pop
from pixtable.ui.motion.lens import Lens
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.motion.tween import Call, Sequence
from pixtable.ui.node import Node

BANNER = 96.0
DUST, DUST_FORCE = 10, 3.0
MEDALLION = 112.0


class Flourishes(Node):
    def __init__(
        self, look: FieldView, units: dict[int, UnitNode], operations: dict[int, Any], lens: Lens, time: TimeFlow
    ) -> None:
        super().__init__()
        self.look, self.units, self.operations = look, units, operations
        self.z = 70.0
        self.over = Passings(lambda: look.host.motion)
        self.blows = Blows(look, units, self.over, lens, time)
        self.falls = Falls(look, units, self.over, lens, time)
        self.add(self.blows, self.falls, self.over)

    def drop(self) -> None:
        """What is shown at once needs no tale: everybody stands as they are."""
        self.animator.drop()
        self.remove(*[node for node in self.children if isinstance(node, Banner)])
        self.over.clear()
        self.blows.drop()
        self.falls.drop()
        for node in self.units.values():
            node.is_face_down = False

    def show(self, event: Any, before: TacticsState) -> None:
        look = self.look
        sound = look.host.sound
        match event:
            case ev.UnitAttacked(unit, target) if is_back(target):
                self.blows.storm(unit)
            case ev.FortressBroken(seat, column):
                self.blows.crumble(seat, column)
            case ev.UnitAttacked(unit, target, is_ranged, dealt):
                self.blows.strike(unit, target, is_ranged=is_ranged, is_in_vain=not dealt)
            case ev.UnitDamaged(unit, damage, _, attacker, source):
                self.blows.hurt(unit, damage, source=source, is_blow=attacker is not None)
            case ev.AttackEnded():
                self.blows.recover()
            case ev.UnitHealed(unit, damage):
                sound("heal")
                self._play("heal", unit)
                if unit in self.units:
                    self.over.number(f"+{damage}", self.units[unit].rect, "good_light")
            case ev.HeroDefeated(unit):
                self.falls.hero(unit, before.unit(unit))
            case ev.HeroRevived(unit):
                sound("revive")
                self._play("revive", unit)
                if unit in self.units:
                    flip(self.units[unit], look.host.motion, lambda: None)
            case ev.StatusGiven(unit, status, _, source):
                name = spell_of(source) if status in HARMFUL else "shield"
                sound(name)
                self._play(name, unit)
            case ev.CardsDrawn():
                sound("card_deal")
            case ev.HeroRecruited(_, card):
                self._lands(self.units.get(card))
            case ev.OperationLaid(_, card):
                self._lands(self.operations.get(card))
            case ev.TokensTaken(seat):
                self._tick(seat)
            case ev.UnitsMoved():
                sound("card_slide")
            case ev.OrderRevealed(_, card):
                self._order(card)
            case ev.UnitActed(unit, "cast"):
                self.blows.cast(unit)
            case _:
                self._frame(event, before)

    def _frame(self, event: Any, before: TacticsState) -> None:
        """Of waves, rounds and matches."""
        look = self.look
        match event:
            case ev.WaveBegan(row):
                look.host.turn_page()  # the light goes from row to row
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
            case ev.MatchEnded():
                self._end(before, event)
            case ev.LeaderFell(_, card) if (fallen := before.unit(card)) is not None:
                self.falls.leaders([fallen], before)

    # how it begins and ends

    def _end(self, before: TacticsState, event: ev.MatchEnded) -> None:
        """Those who lost fall first, then the music has its end; the field stands until the next match begins."""
        units = [before.unit(card) for card in event.leaders] if event.reason not in ("stalemate", "rounds") else []
        fallen = [unit for unit in units if unit is not None and unit.seat != event.winner]
        if fallen:
            self.falls.leaders(fallen, before, partial(self._tell_of_end, event))
        else:
            self._tell_of_end(event)

    def _tell_of_end(self, event: ev.MatchEnded) -> None:
        look = self.look
        look.host.sound("march_ends")
        if event.winner is None:
            self.say(ending(look, "banner.drawn", "banner.drawn_by", event.reason), holds=3)
        else:
            name = look.name(event.winner)
            self.say(ending(look, "banner.won", "banner.won_by", event.reason, name=name), holds=3)

    def _turn_up(self, cards: tuple[int, ...]) -> None:
        """Both leaders at once: they came face down."""
        for card in cards:
            if (node := self.units.get(card)) is not None:
                node.is_face_down = bool(self.look.host.motion.speed)
                flip(node, self.look.host.motion, lambda node=node: setattr(node, "is_face_down", False))  # type: ignore[misc]

    # other signs

    def _lands(self, node: Node | None) -> None:
        """Heard and seen as it touches down: dust flies up round it."""
        if node is None:
            return
        host, rect = self.look.host, node.rect

        def touch() -> None:
            host.sound("card_place")
            host.touch("snap")
            self.blows.sparks.burst(rect.cx, rect.bottom - 12, host.motion, DUST, "cream", force=DUST_FORCE)

        self.add_motion(Call(touch, node.lands_in))

    def _tick(self, seat: int) -> None:
        """The sand of the operations runs."""
        for operation in self.look.state.reserves[seat]:
            node = None if operation is None else self.operations.get(operation.card)
            if node is not None:
                pop(node, self.look.host.motion)

    def _order(self, card: int) -> None:
        brook = self.look.places.brook
        rect = Rect(brook.cx - MEDALLION / 2, brook.cy - MEDALLION / 2, MEDALLION, MEDALLION)

        def face(canvas: Canvas, box: Rect) -> None:
            canvas.disc(*box.centre, box.w / 2, "brass")
            canvas.disc(*box.centre, box.w / 2 - 4, "order")
            side = 80.0
            portrait = Rect(box.cx - side / 2, box.cy - side / 2, side, side)
            canvas.image(portrait_name(card), portrait, pixel=True, radius=side / 2)
            paint_icon(canvas, "order", box.right - 26, box.bottom - 26, 24)

        host = self.look.host
        self.over.medallion(rect, face)
        grown = max(0.0, host.motion.ms("banner_in") - host.lead("card_flip"))
        flipped = Call(lambda: host.sound("card_flip"), grown)
        self.add_motion(Sequence([flipped, Call(lambda: None, host.motion.ms("order_read"))]))

    def _play(self, name: str, card: int, delay: float = 0.0) -> None:
        if (node := self.units.get(card)) is not None:
            self.over.strip(name, node.rect, delay)

    # words

    def say(self, words: str, holds: int = 1, icon: str = "") -> None:
        """A banner over the field, alone: the one before it makes way, and what comes next waits."""
        for old in [node for node in self.children if isinstance(node, Banner)]:
            self.remove(old)
        field = self.look.places.field
        y = field.cy - BANNER / 2
        sign = (lambda canvas, x, y, side: paint_icon(canvas, icon, x, y, 24)) if icon else None
        banner = Banner("tactics.banner", words, Rect(field.x, y, field.w, BANNER), sign)
        self.add(banner)
        motion = self.look.host.motion
        banner.run(motion, lambda: self._gone(banner), holds)
        self.add_motion(Call(lambda: None, motion.ms("banner_alone")))

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
