"""Several people at one screen: whose eyes it is for, who sits where, and the curtain between two of them."""

from collections.abc import Sequence
from typing import Protocol

from pixtable.core.events import Seat
from pixtable.play.director import Director
from pixtable.play.session import Session, view_for
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.log import GameLog
from pixtable.store.settings import Settings
from pixtable.table.seats import Sitter
from pixtable.table.stage import Stage
from pixtable.table.tastes import Tastes
from pixtable.ui.desk import Desk


class CurtainRail(Protocol):
    """Whoever can hang a curtain before everything, and knows when one is wished for."""

    @property
    def settings(self) -> Settings: ...

    def open_curtain(self, session: Session, seat: Seat) -> None: ...


class Shared(Protocol):
    """What passing a table on asks of it."""

    @property
    def session(self) -> Session: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def director(self) -> Director: ...

    @property
    def log(self) -> GameLog: ...

    @property
    def tastes(self) -> Tastes: ...

    @property
    def desk(self) -> Desk: ...

    def words(self, key: str, **values: object) -> str: ...

    def refresh(self) -> None: ...

    def call_up(self, sitter: Sitter) -> None:
        """Let everybody see whose turn has come."""


class Handover:
    """`viewer` is the seat whose side of the table is near us."""

    def __init__(self, app: CurtainRail, table: Shared) -> None:
        self._app, self._table = app, table
        self.viewer: Seat = self.nearest_person
        self.sitters: Sequence[Sitter] = ()
        self._opened_for: Seat | None = None
        """Before whose eyes the last curtain hung, while it is still their turn to look."""

    @property
    def nearest_person(self) -> Seat:
        """Whoever decides; else the first person, else the first seat."""
        deciding, persons = self._table.session.deciding, self._table.session.persons
        return deciding if deciding is not None else persons[0] if persons else 0

    # Who sits there

    def name_everybody(self) -> None:
        """In the language of the moment."""
        self.sitters = [self._sitter(seat) for seat in range(len(self._table.session.chairs))]

    def _sitter(self, seat: Seat) -> Sitter:
        words, session = self._table.words, self._table.session
        chair = session.chairs[seat]
        name, emblem = chair.name or words("seat", n=seat + 1), session.emblems[seat]
        if chair.is_person:
            return Sitter(seat, name, True, words("human"), chosen=emblem)
        portrait = f"{session.game.home}/personas/{chair.persona}" if chair.persona else ""
        return Sitter(seat, name, False, words(f"levels.{chair.level}"), portrait, emblem, chair.opponent)

    # Whose eyes

    def turn_the_table(self) -> None:
        """The side of whoever decides comes near."""
        session, deciding = self._table.session, self._table.session.deciding
        if deciding is None or deciding == self.viewer:
            return
        self.hand_over_to(deciding)
        self._table.director.jump(view_for(session.match, session.match.n, deciding), deciding, animate=True)
        self._table.refresh()

    def return_to_nearest(self) -> None:
        """Steps were taken back: somebody else may have to decide again."""
        if len(self._table.session.persons) > 1 and self.nearest_person != self.viewer:
            self.hand_over_to(self.nearest_person)

    def hand_over_to(self, seat: Seat) -> None:
        """The curtain falls before anything is shown that only the next person may see."""
        self.viewer, self._opened_for = seat, None
        self._table.stage.cover()
        if self._needs_curtain or self._app.settings.hand_over == "curtain":
            self.draw_curtain()
        else:
            self._table.call_up(self.sitters[seat])
        self._table.log.tell_to(seat)

    def look_through_the_eyes_of(self, seat: Seat) -> None:
        """In a game that is over nothing is hidden any more."""
        self.viewer = seat
        self._table.log.tell_to(seat)

    # The curtain

    @property
    def _needs_curtain(self) -> bool:
        """Where the people at the table may not see the same, and the stage does not see to it by itself."""
        covers = self._table.stage.covers_secrets and self._table.tastes.peeks
        session = self._table.session
        return not covers and session.has_secrets(session.match.n)

    def draw_curtain(self) -> None:
        self._app.open_curtain(self._table.session, self.viewer)
        self._opened_for = self.viewer
        self.tell_stage()

    def tell_stage(self) -> None:
        """Whether it is for one pair of eyes: a stage that is made anew does not know."""
        if self._opened_for is not None:
            self._table.stage.opens_for(self._opened_for)

    def sat_down(self) -> None:
        if self._needs_curtain:
            self.draw_curtain()

    def window_left(self) -> None:
        """Nobody may be looking, or somebody else: what is secret is covered."""
        self._opened_for = None
        self._table.stage.cover()
        if self._needs_curtain and not isinstance(self._table.desk.top, CurtainScene):
            self.draw_curtain()
