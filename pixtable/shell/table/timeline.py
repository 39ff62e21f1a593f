"""The way back and forth in time: undo, looking back, replays, bookmarks, and what might be."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from pixtable.core.events import Seat
from pixtable.play.director import Director
from pixtable.play.session import Played, Session, view_for
from pixtable.shell.kit.recap import RecapScene
from pixtable.shell.kit.toast import Toast
from pixtable.shell.table.history import LogEntry
from pixtable.shell.table.log import GameLog
from pixtable.shell.table.offer import Offer
from pixtable.shell.table.safekeeping import Safekeeping
from pixtable.store.saves import Note, SaveError
from pixtable.table.stage import Stage
from pixtable.ui.desk import Desk
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.motion.durations import PACES, REPLAY_SPEEDS

USUAL_SPEED = REPLAY_SPEEDS.index(1.0)
REPLAY_PACE = PACES["normal"]


class WaysOn(Protocol):
    """Where one may go from a moment of the past."""

    def say(self, key: str, **values: object) -> str: ...

    def apply(self) -> None:
        """Motion and all else as the player has set it."""

    def open_what_if(self, session: Session) -> None: ...

    def open_share(self, session: Session, n: int, viewer: Seat) -> None: ...


class Eyes(Protocol):
    """Whose they are that look back."""

    @property
    def viewer(self) -> Seat: ...

    def return_to_nearest(self) -> None: ...

    def look_through_the_eyes_of(self, seat: Seat) -> None: ...


class Remembering(Protocol):
    """What going through time asks of the table."""

    @property
    def session(self) -> Session: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def director(self) -> Director: ...

    @property
    def log(self) -> GameLog: ...

    @property
    def offer(self) -> Offer: ...

    @property
    def safekeeping(self) -> Safekeeping: ...

    @property
    def toast(self) -> Toast: ...

    @property
    def desk(self) -> Desk: ...

    def words(self, key: str, **values: object) -> str: ...

    def refresh(self) -> None:
        """Let the shell follow what is shown."""

    def forget_pointers(self) -> None:
        """A person acts: what pointed at the last moves has done its service."""

    def clear(self) -> None:
        """All that lies over the table goes."""

    def returned(self) -> None:
        """We are at the game's own time again: what was told at its end may be told once more."""

    @property
    def may_take_back(self) -> bool: ...

    def took_back(self) -> None: ...

    @property
    def glides_back(self) -> bool:
        """Whether pieces are seen to go back where they were."""


class Timeline:
    """While `looking_at` names a step, the table shows the game as it was then, and nobody can play."""

    def __init__(self, app: WaysOn, table: Remembering, eyes: Eyes) -> None:
        self._app, self._table, self._eyes = app, table, eyes
        self.looking_at: int | None = None
        self.is_replaying = False
        self._speed = USUAL_SPEED

    # Taking back

    def undo(self) -> None:
        n = self._table.session.undo_point()
        if n is None or not self._table.may_take_back:
            return
        if not self._table.session.may_return_to(n):
            self._table.toast.show(self._table.words("undo_revealed"))
            return
        self._table.desk.play("undo")
        self._return_to(n)

    def redo(self) -> None:
        n = self._table.session.redo_point()
        if n is not None:
            self._return_to(n)

    def _return_to(self, n: int) -> None:
        self._table.forget_pointers()
        self.pause_replay()
        try:
            self._table.session.return_to(n)
        except SaveError as error:
            self._table.safekeeping.report(error, again=lambda: self._return_to(n))
            return
        self.looking_at = None
        self._table.took_back()
        self._eyes.return_to_nearest()
        if self._table.glides_back:
            self.show_again(n)
        else:
            self._jump(n)
            self.refresh()

    def show_again(self, n: int) -> None:
        """Step `n` is where the game stands again: pieces go back to where they were."""
        self._show(n, animate=True)
        self._table.offer.renew()
        self.refresh()

    # Looking back

    def look_at(self, n: int) -> None:
        """Show the game as it was after step `n`, without changing anything; now is where it was left."""
        self.glance_at(n)
        self.refresh()

    def glance_at(self, n: int) -> None:
        """The same for a hand that drags through time: all that lies round the table follows with `refresh`."""
        n = max(0, min(n, self._last))
        self._table.toast.hide()  # it spoke of where we were
        self._table.forget_pointers()
        self.pause_replay()
        self._table.director.finish()
        self.looking_at = None if n == self._table.session.match.n else n
        self._jump(n)

    def look_at_now(self) -> None:
        self.look_at(self._table.session.match.n)

    def look_further(self, steps: int) -> None:
        self.look_at(self._looked_at + steps)

    def look_at_entry(self, entry: LogEntry) -> None:
        """The card that a line opens; where it opens none, the moment itself."""
        if entry.card is None:
            self.look_at(entry.step)
        else:
            self._table.desk.push(RecapScene(self._app, entry.card(), lambda: self.look_at(entry.step - 1)))

    def _jump(self, n: int) -> None:
        self._show(n)
        if self.looking_at is not None:
            self._table.offer.make_none()

    def _show(self, n: int, *, animate: bool = False) -> None:
        viewer = self._eyes.viewer
        self._table.director.jump(view_for(self._table.session.match, n, viewer), viewer, animate=animate)
        self._table.log.show_until(n)

    def refresh(self) -> None:
        self._table.refresh()

    @property
    def _last(self) -> int:
        return len(self._table.session.match.steps)

    @property
    def _looked_at(self) -> int:
        return self._table.session.match.n if self.looking_at is None else self.looking_at

    def show_past(self, n: int) -> None:
        """The game as it was after step `n`; all that lies over the table goes."""
        self._table.clear()
        self.look_at(n)

    def show_better(self, n: int, move: dict[str, Any], why: Rich) -> None:
        """What the coach would have played from position `n`; all that lies over the table goes."""
        self._table.clear()
        self._eyes.look_through_the_eyes_of(self._table.session.match.steps[n].seat)
        self.look_at(n)
        stage, better = self._table.stage, self._table.session.game.codec.move(msgspec.json.encode(move))
        stage.point_at_better(better)
        self._table.toast.show(why, spoken_of=lambda: stage.pointed_at([better]))

    # Replays

    def watch_from(self, n: int) -> None:
        """Look at step `n`, and let the game be played again from there."""
        self.look_at(n)
        self.start_replay()

    def toggle_replay(self) -> None:
        if self.is_replaying:
            self.pause_replay()
            self._table.director.finish()
            self.refresh()
        else:
            self.start_replay()

    def start_replay(self) -> None:
        """From where we look; from the beginning, if that is the end."""
        if not self._last:
            return
        if self._looked_at == self._last:
            self.look_at(0)
        self.looking_at = self._looked_at
        self._table.toast.hide()
        self.is_replaying = True
        self._set_speed()
        self.refresh()

    def pause_replay(self) -> None:
        if self.is_replaying:
            self.is_replaying = False
            self._app.apply()  # motion as the player has set it

    def change_speed(self, by: int) -> None:
        """At either end it stays, but a press that only goes round comes to the slowest again."""
        self._speed = max(0, min(len(REPLAY_SPEEDS) - 1, self._speed + by))
        self._set_speed()
        self.refresh()

    def next_speed(self) -> None:
        self.change_speed(1 if self._speed + 1 < len(REPLAY_SPEEDS) else -self._speed)

    @property
    def replay_speed(self) -> float:
        return REPLAY_SPEEDS[self._speed]

    def _set_speed(self) -> None:
        if self.is_replaying:
            self._table.desk.set_motion(self.replay_speed, self._table.desk.motion.reduced)

    def go_on_replaying(self) -> None:
        """Every frame: the next step begins when the last one has been seen."""
        if self._table.director.is_busy:
            return
        n = self._looked_at
        if n < self._last:
            step = self._table.session.match.steps[n]
            self.looking_at = n + 1
            played = Played(step.seat, step.move, step.events, by_opponent=True)
            self._table.director.tell(played, REPLAY_PACE, to_somebody=False)
            self._table.director.update(0.0)
            self.refresh()
            return
        self.pause_replay()
        if n == self._table.session.match.n:
            self._table.returned()
            self.look_at_now()

    # Remarks

    @property
    def is_bookmarked(self) -> bool:
        return self._looked_at in self._table.session.recorded.notes.bookmarks

    def toggle_bookmark(self) -> None:
        if self.remark("forget" if self.is_bookmarked else "bookmark"):
            self._table.toast.show(self._table.words("bookmarked" if self.is_bookmarked else "bookmark_gone"))

    def remark(self, note: Note) -> bool:
        """Keep a note on the position that is shown; whether the disk took it."""
        try:
            self._table.session.recorded.note(note, self._looked_at)
        except SaveError as error:
            self._table.toast.show(self._app.say(error.key, **error.values))
            return False
        self.refresh()
        return True

    def what_if(self) -> None:
        """Go on from here otherwise, at a table of its own; this one waits as it is."""
        self._table.session.stop_thinking()
        self.pause_replay()
        try:
            session = self._table.session.what_if(self._looked_at, self._eyes.viewer)
        except SaveError as error:
            self._table.toast.show(self._app.say(error.key, **error.values))
            return
        self.refresh()
        self._app.open_what_if(session)

    def share(self) -> None:
        self.pause_replay()
        self._app.open_share(self._table.session, self._looked_at, self._eyes.viewer)

    # Hands

    def look_by(self, intent: Intent) -> bool:
        """Keys that work at any time, and those that work while we look back."""
        turns = {Want.PAGE_UP: -1, Want.PAGE_DOWN: 1}
        if intent.want in turns:
            self.look_further(turns[intent.want])
            return True
        if self.looking_at is None:
            return False
        ways: dict[Want, Callable[[], None]] = {
            Want.PREVIEW: self.toggle_replay,
            Want.TURN_LEFT: lambda: self.change_speed(-1),
            Want.TURN_RIGHT: lambda: self.change_speed(1),
        }
        letters: dict[str, Callable[[], None]] = {"b": self.toggle_bookmark, "w": self.what_if, "s": self.share}
        act = ways.get(intent.want) or (letters.get(intent.key) if intent.want == Want.LETTER else None)
        if act is not None:
            act()
        return act is not None
