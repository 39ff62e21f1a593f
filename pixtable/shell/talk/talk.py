"""Talk at the table: a bubble at whoever speaks, and a line of the history, while there is nothing else to be read."""

from collections.abc import Sequence
from typing import Any, Protocol

from pixtable.core.events import Event, Seat
from pixtable.play.company import Company
from pixtable.play.director import Director
from pixtable.play.session import Session
from pixtable.shell.kit.toast import Toast
from pixtable.shell.table.frame import TableFrame
from pixtable.shell.table.guide import Guide
from pixtable.shell.table.log import GameLog
from pixtable.shell.table.rail import Rail
from pixtable.shell.talk.bubble import Bubble, Ground, Room
from pixtable.table.kit import TableKit
from pixtable.table.stage import Stage
from pixtable.ui.desk import Desk
from pixtable.ui.draw.layout import Rect, bounds
from pixtable.ui.input.drag import Drag
from pixtable.ui.input.intent import Input, Intent, Pointer

PLATE, LEAF, STAGE, INSPECTOR, LOG = 1.0, 1.0, 0.5, 0.2, 0.1
"""How much of each one would rather not cover, for a moment; the words themselves stand in the log."""
LONG = 0.8
"""Whoever ponders for so much of the longest time may say that it does."""


class Talking(Protocol):
    """The table that is talked at."""

    @property
    def session(self) -> Session: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def kit(self) -> TableKit: ...

    @property
    def rail(self) -> Rail: ...

    @property
    def log(self) -> GameLog: ...

    @property
    def director(self) -> Director: ...

    @property
    def guide(self) -> Guide: ...

    @property
    def toast(self) -> Toast: ...

    @property
    def drag(self) -> Drag: ...

    @property
    def desk(self) -> Desk: ...

    @property
    def frame(self) -> TableFrame: ...

    @property
    def looking_at(self) -> int | None: ...

    def refresh(self) -> None: ...


class Talk:
    def __init__(self, table: Talking) -> None:
        self._table = table
        self.company = Company(table.session)
        self._pondered = -1

    @property
    def _is_company(self) -> bool:
        """Nobody talks into a lesson, nor into what might have been."""
        return self._table.guide.lets_talk and self._table.session.is_counted

    def build(self) -> Bubble:
        """Anew whenever the table is."""
        self.bubble = Bubble(self._table.session.game.id, self._table.desk.canvas)
        return self.bubble

    # What happens

    def sat_down(self) -> None:
        if self._is_company and self._table.session.match.n == 0:
            self.company.begin()

    def shown(self, event: Event, before: Any) -> None:
        if self._is_company and self._table.looking_at is None:
            log = self._table.log
            self.company.hear(before, event, log.steps_shown(), log.events_shown)
        if self.bubble.visible and self.bubble.covers(self._kept()):
            self.bubble.hide()  # something has come to lie there

    def pondered(self, seat: Seat, part: float) -> None:
        """Once for each decision that takes somebody long."""
        n = self._table.session.match.n
        if self._is_company and part >= LONG and self._pondered != n:
            self._pondered = n
            self.company.ponder(seat, n)

    def took_back(self) -> None:
        self.bubble.hide()
        self.company.forget(self._table.session.match.n)

    def feel(self, given: Input) -> None:
        """Any press puts the words away; they stay in the history."""
        pressed = (isinstance(given, Pointer) and given.kind == "down") or isinstance(given, Intent)
        if pressed and self.bubble.visible:
            self.bubble.hide()
            self._speaks(None)

    # Time

    def update(self) -> None:
        """Whoever has something on its mind says it as soon as nothing else is to be read."""
        if self.bubble.visible:
            if not self._may_be_heard:
                self.bubble.hide()
        else:
            self._speaks(None)
            if self._may_be_heard:
                self._speak()

    def leave(self) -> None:
        if self.company.said:
            self._table.session.services.evening.keep()

    @property
    def _may_be_heard(self) -> bool:
        table = self._table
        on_top: object = table.desk.top
        is_reading = on_top is not table or table.toast.visible or table.director.is_held
        return self._is_company and table.looking_at is None and table.drag.piece is None and not is_reading

    def _speak(self) -> None:
        table = self._table
        said = self.company.speak(table.log.steps_shown())
        if said is None:
            return
        persona = table.session.chairs[said.seat].persona
        whole, rail = bounds([table.stage.rect, table.rail.rect]), table.rail.rect
        room = Room(whole, rail, self._plate(said.seat), self._kept(), self._grounds())
        if self.bubble.show(persona, said.words, room, table.desk.motion):
            self._speaks(said.seat)
        table.refresh()

    def _speaks(self, seat: Seat | None) -> None:
        for plate in self._table.rail.plates:
            plate.speaks = plate.sitter.seat == seat

    # Where

    def _plate(self, seat: Seat) -> Rect:
        return next(plate.rect for plate in self._table.rail.plates if plate.sitter.seat == seat)

    def _kept(self) -> Sequence[Rect]:
        """Pieces, cards, controls and hints of the stage."""
        table = self._table
        pieces = table.kit.pieces
        kept = (node for node in table.stage.walk() if node.focusable or node.piece or node.id.startswith(pieces))
        return [node.screen_rect() for node in kept]

    def _grounds(self) -> Sequence[Ground]:
        """What may be covered for a moment, if it must be. What is as large as the stage says nothing of where."""
        table, frame, stage = self._table, self._table.frame, self._table.stage.rect
        plates = [Ground(plate.rect, PLATE) for plate in table.rail.plates]
        leaves = [node.screen_rect() for node in table.stage.walk() if not node.children]
        small = [rect for rect in leaves if rect != frame.inspector and rect.w * rect.h < stage.w * stage.h / 2]
        rail = [Ground(frame.inspector, INSPECTOR), Ground(frame.log, LOG)]
        return [*plates, *(Ground(rect, LEAF) for rect in small), *rail, Ground(stage, STAGE)]
