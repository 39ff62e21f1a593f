"""An opponent's action as theatre: who steps forward, what they do, and to whom, before it happens; then why the rest
follows. Its sentences are those of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pixtable.core.events import Event, Seat
from pixtable.core.telling import Told
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.rules import TacticsRules
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.table.pieces.units import SpotNode, UnitNode
from pixtable.games.tactics.table.preview import Path, paint_bold, way_between
from pixtable.games.tactics.table.view import FieldView
from pixtable.table.rich import rich
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import SEATS
from pixtable.ui.lettering.typeset import Icon, Run
from pixtable.ui.motion.caption import Caption
from pixtable.ui.motion.choreo import part, pop
from pixtable.ui.motion.durations import BEATS, PACES, Motion, Pace, patience, reading_time
from pixtable.ui.motion.steps import Step, perform
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.node import Node

REACTION = Icon("tactics/icons/24/reaction", 1.1)
SHARES = (0.4, 0.3, 0.2, 0.1)
"""How much of its reading time each effect of one action has before the next: a long chain gathers speed."""
ALONE = (ev.MatchBegan, ev.RoundBegan, ev.WaveBegan, ev.RoundWasQuiet, ev.MatchEnded)
ARC = 40.0
RULES = TacticsRules()


class Aim(Node):
    """From whom to whom: a line that grows."""

    def __init__(self) -> None:
        super().__init__("tactics.aim")
        self.path: Path = []
        self.part = 0.0

    def paint(self, canvas: Canvas) -> None:
        shown = self.path[: max(4, round(len(self.path) * self.part))]
        if self.part > 0 and len(shown) > 3:
            paint_bold(canvas, shown, "target")


@dataclass
class Cue:
    """One action, before it happens."""

    theatre: Theatre
    actor: UnitNode | None
    targets: tuple[Rect, ...]


class Theatre(Node):
    def __init__(self, look: FieldView, units: Mapping[int, UnitNode], spots: Sequence[SpotNode]) -> None:
        super().__init__("tactics.theatre")
        self.look, self.units, self.spots = look, units, spots
        self.z = 45.0
        self.aim, self.caption = Aim(), Caption("tactics.caption")
        self.add(self.aim)
        self._tempo, self._told = PACES["normal"], 0
        self._led_in: Event | None = None
        self._spent = 0.0
        """Of the turn that is shown, at the usual speed."""
        self._risen: UnitNode | None = None

    def arrange(self, track: Rect) -> None:
        self.caption.rect = track

    def drop(self) -> None:
        self.animator.drop()
        self.caption.hide()
        self.aim.part, self._risen = 0.0, None

    # before it happens

    def lead_in(self, seat: Seat, events: Sequence[Event], tempo: Pace) -> bool:
        """Whether there is a deed in it to be led in: what only follows from an earlier one is not."""
        found = self._deed(events)
        if found is None:
            return False
        event, before, told = found
        self._tempo, self._told, self._led_in = tempo, 0, event
        blows = [one.unit for one in events if isinstance(one, ev.UnitAttacked | ev.UnitActed)]
        stormer = blows[0] if blows and isinstance(event, ev.FortressBroken) else None
        self.caption.say(
            self._words(told), self.look.host.motion, face=self.look.sitter(told.seat).portrait,
            edge=SEATS[self.look.emblem(told.seat) % len(SEATS)], stays=tempo.waits,
        )  # fmt: skip
        cue = Cue(self, self._actor(event, before, told.seat, stormer), self._targets(event))
        motion = self.look.host.motion
        perform(self, motion, LEAD_IN if tempo.reading else AT_ONCE, cue)
        led_in = sum(BEATS[step.beat].ms for step in LEAD_IN if step.beat)
        self._hold(max(led_in, self._reading()))
        return True

    def _reading(self) -> float:
        return reading_time(self.caption.plain) * self._tempo.reading * self.patience

    @property
    def patience(self) -> float:
        """A long turn gathers speed, in what is thought over as in what is told."""
        return patience(self._spent)

    def _hold(self, ms: float) -> None:
        self.add_motion(Call(lambda: None, self.look.host.motion.scaled(ms)))

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._spent += ms * motion.speed

    def _deed(self, events: Sequence[Any]) -> tuple[Any, TacticsState, Told] | None:
        """What somebody does; where an ability does something else instead, the first that is told of it."""
        state, instead = self.look.state.copy(), None
        for event in events:
            told = self.look.host.told(event, state)
            if told is not None and told.kind == "deed":
                return event, state, told
            if told is not None and told.kind == "effect" and instead is None:
                instead = event, state.copy(), told
            RULES.evolve(state, event)
        return instead if any(isinstance(event, ev.ActionTaken) for event in events) else None

    def _words(self, told: Told) -> list[Run | Icon]:
        name = Run(f"{self.look.name(told.seat)} ", colour="amber", weight="bold")
        return [name, *rich(told.sentence)]

    def _actor(self, event: Any, before: TacticsState, seat: Seat, stormer: int | None) -> UnitNode | None:
        """The unit that does it; of what a player does with cards, their leader."""
        leader = before.leader(seat)
        card = getattr(event, "unit", stormer)
        if isinstance(event, ev.UnitsMoved) and event.cards:
            card = event.cards[0]
        known = self.units.get(card) if card is not None else None
        return known or (self.units.get(leader.card) if leader else None)

    def _targets(self, event: Any) -> tuple[Rect, ...]:
        match event:
            case ev.UnitAttacked(_, target) if target in self.units:
                return (self.units[target].rect,)
            case ev.FortressBroken(seat, column) if self.look.places.walls:
                return (self.look.places.walls[self.look.side(seat)][column],)
            case ev.UnitsMoved(_, spots):
                return tuple(self.spots[spot].rect for spot in spots[:1])
        return ()

    # when it happens

    def begin(self, event: Event) -> None:
        """What pointed has done its service; a wave and its like are told alone."""
        self.aim.part = 0.0
        match event:
            case ev.TurnBegan():
                self._spent = 0.0
            case ev.TurnEnded() if self.caption.visible and self._tempo.reading:
                self._hold(BEATS["turn_over"].ms * self._tempo.reading * self.patience)
            case _ if isinstance(event, ALONE):
                self.leave()
        if self._risen is not None:
            motion = self.look.host.motion
            self._risen.add_motion(part(self._risen.pose, "lift", 0.0, motion.ms("press"), "press"))
            self._risen = None

    def follow(self, event: Event, before: TacticsState) -> None:
        """What follows from an action is told with its cause, one after another."""
        told = self.look.host.told(event, before) if getattr(event, "source", "") else None
        if told is None or told.kind != "effect" or not self._tempo.reading or event == self._led_in:
            return
        motion = self.look.host.motion
        words = self._words(told) if hasattr(event, "seat") else rich(told.sentence)  # else its subject is a piece
        self.caption.say([REACTION, *words], motion, face="", edge="sky", stays=self._tempo.waits)
        share = SHARES[self._told] if self._told < len(SHARES) else 0.0
        self._told += 1
        self._hold(self._reading() * share)
        self._nod(event, before)

    def _nod(self, event: Any, before: TacticsState) -> None:
        """Whoever reacts is seen to."""
        name = event.source.partition(".")[0]
        for unit in before.field:
            if unit is not None and unit.card in self.units and character_of(unit.card).name == name:
                pop(self.units[unit.card], self.look.host.motion)

    def act_for_oneself(self) -> None:
        """Somebody at this table has acted: what follows is told at the usual pace, and no old caption is left."""
        self._tempo, self._told, self._led_in = PACES["normal"], 0, None
        self.leave()

    def leave(self) -> None:
        self.caption.leave(self.look.host.motion)

    # the steps

    def raise_actor(self, actor: UnitNode | None) -> None:
        motion, beat = self.look.host.motion, BEATS["step_forward"]
        if actor is not None and motion.ms("step_forward"):
            self._risen = actor
            actor.add_motion(part(actor.pose, "lift", beat.amount, motion.ms("step_forward"), "step_forward"))

    def point(self, cue: Cue) -> None:
        motion = self.look.host.motion
        if cue.actor is not None and cue.targets:
            self.aim.path = way_between(cue.actor.rect, cue.targets[0], ARC)
            put = lambda v: setattr(self.aim, "part", v)
            self.add_motion(Tween(put, 0.2, 1.0, motion.ms("point"), BEATS["point"].ease))


LEAD_IN: Sequence[Step[Cue]] = (
    Step(lambda cue: cue.theatre.raise_actor(cue.actor), "step_forward"),
    Step(lambda cue: cue.theatre.point(cue), "point"),
)
AT_ONCE: Sequence[Step[Cue]] = tuple(Step(step.does) for step in LEAD_IN)
