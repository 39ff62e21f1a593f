"""The half of a table that goes back and forth in time: undo, looking back, replays, bookmarks, and what might be."""

from collections.abc import Callable
from typing import Any

import msgspec

from pixtable.app.saves import Note, SaveError
from pixtable.app.scenes.recap import RecapScene
from pixtable.app.scenes.table_bar import TopBar
from pixtable.app.scenes.table_host import HostScene
from pixtable.app.scenes.table_log import GameLog
from pixtable.app.scenes.table_rail import LogEntry
from pixtable.app.scenes.table_strip import TimeStrip
from pixtable.app.sitting import Played, view_for
from pixtable.core.events import Seat
from pixtable.ui.intent import Intent, Want
from pixtable.ui.motion import PACES, REPLAY_SPEEDS

USUAL_SPEED = REPLAY_SPEEDS.index(1.0)
REPLAY_PACE = PACES["normal"]


class PastScene(HostScene):
    """While `looking_at` names a step, the table shows the game as it was then, and nobody can play."""

    log: GameLog
    bar: TopBar
    strip: TimeStrip
    is_replaying = False
    _speed = USUAL_SPEED

    # Taking back

    def undo(self) -> None:
        n = self.sitting.undo_point()
        if n is None:
            return
        if not self.sitting.may_return_to(n):
            self.toast.show(self.words("undo_revealed"))
            return
        self.sound("undo")
        self._return_to(n)

    def redo(self) -> None:
        n = self.sitting.redo_point()
        if n is not None:
            self._return_to(n)

    def _return_to(self, n: int) -> None:
        self.forget_pointers()
        self.pause_replay()
        self.looking_at = None
        self.returned()
        self.sitting.return_to(n)
        if len(self.sitting.persons) > 1 and self._nearest_person() != self.viewer:
            self.hand_over_to(self._nearest_person())
        self._jump(n)
        self.refresh()

    # Looking back

    def look_at(self, n: int) -> None:
        """Show the game as it was after step `n`, without changing anything; now is where it was left."""
        self.glance_at(n)
        self.refresh()

    def glance_at(self, n: int) -> None:
        """The same for a hand that drags through time: all that lies round the table follows with `refresh`."""
        n = max(0, min(n, self._last))
        self.toast.hide()  # it spoke of where we were
        self.forget_pointers()
        self.pause_replay()
        self.director.finish()
        self.looking_at = None if n == self.sitting.match.n else n
        self._jump(n)

    def look_at_now(self) -> None:
        self.look_at(self.sitting.match.n)

    def look_further(self, steps: int) -> None:
        self.look_at(self._looked_at + steps)

    def look_at_entry(self, entry: LogEntry) -> None:
        """The card that a line opens; where it opens none, the moment itself."""
        if entry.card is None:
            self.look_at(entry.step)
        else:
            self.desk.push(RecapScene(self.app, entry.card(), lambda: self.look_at(entry.step - 1)))

    def _jump(self, n: int) -> None:
        self.director.jump(view_for(self.sitting.match, n, self.viewer), self.viewer)
        self.log.show_until(n)
        if self.looking_at is not None:
            self.offer_nothing()

    @property
    def _last(self) -> int:
        return len(self.sitting.match.steps)

    @property
    def _looked_at(self) -> int:
        return self.sitting.match.n if self.looking_at is None else self.looking_at

    def show_past(self, n: int) -> None:
        """The game as it was after step `n`; all that lies over the table goes."""
        self.desk.pop_down_to(self)
        self.look_at(n)

    def show_better(self, n: int, move: dict[str, Any], why: str) -> None:
        """What the coach would have played from position `n`; all that lies over the table goes."""
        self.desk.pop_down_to(self)
        self.viewer = self.sitting.match.steps[n].seat
        self.log.tell_to(self.viewer)
        self.look_at(n)
        self.stage.point_at_better(self.sitting.game.codec.move(msgspec.json.encode(move)))
        self.toast.show(why)

    # Replays

    def watch_from(self, n: int) -> None:
        """Look at step `n`, and let the game be played again from there."""
        self.look_at(n)
        self.start_replay()

    def toggle_replay(self) -> None:
        if self.is_replaying:
            self.pause_replay()
            self.director.finish()
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
        self.toast.hide()
        self.is_replaying = True
        self._set_speed()
        self.refresh()

    def pause_replay(self) -> None:
        if self.is_replaying:
            self.is_replaying = False
            self.app.apply()  # motion as the player has set it

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
            self.desk.set_motion(self.replay_speed, self.motion.reduced)

    def go_on_replaying(self) -> None:
        """Every frame: the next step begins when the last one has been seen."""
        if self.director.is_busy:
            return
        n = self._looked_at
        if n < self._last:
            step = self.sitting.match.steps[n]
            self.looking_at = n + 1
            played = Played(step.seat, step.move, step.events, by_opponent=True)
            self.director.tell(played, REPLAY_PACE, to_somebody=False)
            self.director.update(0.0)
            self.refresh()
            return
        self.pause_replay()
        if n == self.sitting.match.n:
            self.returned()
            self.look_at_now()

    # Remarks

    @property
    def is_bookmarked(self) -> bool:
        return self._looked_at in self.sitting.recorded.notes.bookmarks

    def toggle_bookmark(self) -> None:
        if self.remark("forget" if self.is_bookmarked else "bookmark"):
            self.toast.show(self.words("bookmarked" if self.is_bookmarked else "bookmark_gone"))

    def remark(self, note: Note) -> bool:
        """Keep a note on the position that is shown; whether the disk took it."""
        try:
            self.sitting.recorded.note(note, self._looked_at)
        except SaveError as error:
            self.toast.show(self.app.say(error.key, **error.values))
            return False
        self.refresh()
        return True

    def what_if(self) -> None:
        """Go on from here otherwise, at a table of its own; this one waits as it is."""
        self.sitting.stop_thinking()
        self.pause_replay()
        self.app.open_what_if(self.sitting.what_if(self._looked_at, self.viewer))

    def share(self) -> None:
        self.pause_replay()
        self.app.open_share(self.sitting, self._looked_at, self.viewer)

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

    # What the table itself must know how to do

    def refresh(self) -> None:
        """Let the shell follow what is shown."""
        raise NotImplementedError

    def offer_nothing(self) -> None:
        """The stage knows already that nobody can play: it was shown the past."""
        raise NotImplementedError

    def returned(self) -> None:
        """We are at the game's own time again: what was told at its end may be told once more."""
        raise NotImplementedError

    def hand_over_to(self, seat: Seat) -> None:
        """Somebody else sits in front of the table now."""
        raise NotImplementedError
