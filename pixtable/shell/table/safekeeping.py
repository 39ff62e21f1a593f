"""When a game cannot be written down: the cause is said, nothing goes on meanwhile, and the player decides."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pixtable.play.session import Session
from pixtable.shell.kit.trouble import Speaker, trouble_dialog
from pixtable.store.refuge import save_elsewhere
from pixtable.store.saves import SaveError
from pixtable.ui.desk import Desk
from pixtable.ui.widgets.dialog import Answer, Dialog


class Kept(Protocol):
    """What keeping a table's game safe asks of that table."""

    @property
    def session(self) -> Session: ...

    @property
    def desk(self) -> Desk: ...

    def refresh(self) -> None: ...

    def leave_unsaved(self) -> None:
        """Go home, and let the game go."""


class Safekeeping:
    """A move that the disk refuses has not been made. Until the player has chosen what to do, nobody else moves."""

    def __init__(self, app: Speaker, table: Kept) -> None:
        self._app, self._table = app, table
        self._again: Callable[[], None] | None = None

    @property
    def waits(self) -> bool:
        """Whether the player has been asked and has not answered yet."""
        return self._again is not None

    @property
    def is_unsaved(self) -> bool:
        return self._table.session.recorded.is_unsaved

    def report(self, error: SaveError, again: Callable[[], None] = lambda: None) -> None:
        """`again` does what could not be done."""
        if self.waits:
            return
        self._again = again
        self._table.desk.push(
            trouble_dialog(
                self._app,
                error,
                again=self._go_on,
                elsewhere=lambda: self._keep_elsewhere(error),
                unsaved=self._play_unsaved,
            )
        )

    def _go_on(self) -> None:
        again, self._again = self._again, None
        self._table.refresh()
        if again is not None:
            again()

    def _keep_elsewhere(self, error: SaveError) -> None:
        path = self._save_elsewhere()
        if path is None:
            self._ask_again(error)
            return
        self._table.desk.push(
            Dialog(
                self._app.say("trouble.moved.title"),
                self._app.say("trouble.moved.text", path=path),
                [Answer("understood", self._app.say("title.understood"), self._go_on)],
            )
        )

    def _save_elsewhere(self) -> Path | None:
        session = self._table.session
        return save_elsewhere(session.recorded, session.services.library)

    def _play_unsaved(self) -> None:
        self._table.session.recorded.let_go_of_file()
        self._go_on()

    def _ask_again(self, error: SaveError) -> None:
        """No other place would have it either."""
        again, self._again = self._again, None
        self.report(error, again or (lambda: None))

    def ask_to_leave(self) -> bool:
        """Whoever leaves an unsaved game is asked first; whether anybody had to be."""
        if not self.is_unsaved or self._table.session.is_over:
            return False
        say = self._app.say
        stay = Answer("stay", say("table.leave.stay"), kind="primary")
        save = Answer("save", say("trouble.save_now"), self._save_and_go)
        leave = Answer("home", say("trouble.leave"), self._table.leave_unsaved, icon="home")
        self._table.desk.push(Dialog(say("trouble.unsaved_title"), say("trouble.leaving"), [stay, save, leave]))
        return True

    def _save_and_go(self) -> None:
        path = self._save_elsewhere()
        if path is None:
            self.ask_to_leave()
        else:
            self._table.leave_unsaved()
