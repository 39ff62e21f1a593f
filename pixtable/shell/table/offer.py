"""What the player may do now, as the stage has been told of it, and what they may soon ask to see."""

from collections.abc import Callable, Sequence
from typing import Protocol

from pixtable.core.events import Move, Seat
from pixtable.core.open import Listed
from pixtable.play.director import Director
from pixtable.play.session import Session
from pixtable.table.stage import Stage
from pixtable.table.tastes import Tastes
from pixtable.ui.draw.canvas import Canvas


class Offering(Protocol):
    """What an offer is read off from."""

    @property
    def session(self) -> Session: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def director(self) -> Director: ...

    @property
    def viewer(self) -> Seat: ...

    @property
    def looking_at(self) -> int | None: ...

    @property
    def moves(self) -> Sequence[Listed[Move]]: ...

    @property
    def tastes(self) -> Tastes: ...

    def refresh(self) -> None: ...


class Offer:
    def __init__(self, table: Offering) -> None:
        self._table = table
        self._offered: object = None
        self._rehearsals: list[Callable[[Canvas], None]] = []

    def make(self) -> None:
        """Let the stage know when what the player may do has changed without anything having happened."""
        if self._on_offer() != self._offered:
            self._offered = self._on_offer()
            stage = self._table.stage
            stage.sync(self._table.director.shown, animate=True)
            self._table.refresh()
            self._rehearsals = list(stage.rehearsals()) if self._table.moves else []

    def make_none(self) -> None:
        """The stage knows already that nobody can play: it was shown the past."""
        self._offered, self._rehearsals = self._on_offer(), []

    def renew(self) -> None:
        """Something else may have changed what the stage shows."""
        self._offered = None

    @property
    def has_rehearsals(self) -> bool:
        return bool(self._rehearsals)

    def rehearse(self, canvas: Canvas) -> None:
        """One at a time, while nothing moves."""
        with canvas.aside():
            self._rehearsals.pop(0)(canvas)

    def _on_offer(self) -> object:
        table = self._table
        spoken_to = table.stage.spoken_to
        return table.session.match.n, table.viewer, table.looking_at, bool(table.moves), table.tastes, spoken_to
