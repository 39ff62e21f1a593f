"""Shows what has happened, one event after another, at the player's pace. Events choreograph, state settles."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pixtable.core.events import Event, Seat
from pixtable.core.rules import Rules
from pixtable.play.session import Played
from pixtable.table.stage import Stage
from pixtable.ui.motion.durations import HANDS_OFF, SECRET_PAUSES, Motion, Pace

SEVERAL = 2


@dataclass
class Beat:
    """One thing to show, and how long it stands before the next at the least."""

    begin: Callable[[], object]
    """Gives back False where there was nothing to wait for."""
    ms: float = 0.0
    waits: bool = False
    holds: bool = False


class Director:
    """Holds the *shown* state: what one seat may know, as far as it has been shown."""

    def __init__(self, rules: Rules[Any, Any, Any], stage: Stage, motion: Motion) -> None:
        self._rules = rules
        self._stage = stage
        self._motion = motion
        self._beats: deque[Beat] = deque()
        self._left = 0.0
        self.is_waiting = self.is_held = False
        self.goes_on_after = 0.0
        """What is held is let go by itself after so long at rest; nought: only by a hand."""
        self._rested = self._hands_off = 0.0
        self.shown: Any = None
        self.viewer: Seat = 0
        self._secrets_told = 0
        self._untold: deque[tuple[Event, Any]] = deque()
        """What has been shown and is written down as soon as it has come to rest, each with what was before."""
        self.on_event: Callable[[Event, Any], None] = lambda event, before: None

    @property
    def has_more(self) -> bool:
        """Whether something has happened that has not been shown yet."""
        return bool(self._beats)

    @property
    def is_busy(self) -> bool:
        return bool(self._beats) or self._left > 0 or self.is_held or self._stage.is_telling

    def jump(self, view: Any, viewer: Seat, *, animate: bool = False) -> None:
        """Show a state at once: load, undo, seek, and another seat's side of the table."""
        self._beats.clear()
        self._untold.clear()
        self._left = 0.0
        self.is_waiting = self.is_held = False
        self._stage.finish()
        self.shown, self.viewer = view, viewer
        self._stage.sync(view, animate=animate)

    def tell(self, played: Played, tempo: Pace, *, to_somebody: bool = True) -> None:
        """Queue a move: an opponent's is announced first and given time to settle.

        What the stage wants to be looked at is held until somebody says to go on, if anybody is there.
        """
        if played.by_opponent and self._stage.leads_in:
            self._lead_in(played, tempo)
        elif played.by_opponent and not self._is_secret(played):
            self._announce(played, tempo)
        for event in played.events:
            holds = to_somebody and self._stage.holds(event)
            self._beats.append(Beat(lambda event=event: self._show(event), holds=holds))  # type: ignore[misc]
            if self._stage.holds(event) and not holds:
                self._beats.append(Beat(lambda: None, self._motion.ms("read")))
        if played.by_opponent:
            self._beats.append(Beat(lambda: None, self._motion.scaled(self._pause_after(played, tempo))))

    def _pause_after(self, played: Played, tempo: Pace) -> float:
        if not tempo.settle or len(self._rules.to_act(self.shown)) < SEVERAL or not self._is_secret(played):
            return tempo.settle
        self._secrets_told += 1
        return SECRET_PAUSES[self._secrets_told % len(SECRET_PAUSES)]

    def _is_secret(self, played: Played) -> bool:
        """Whether there is something in it that this seat may not know."""
        return any(self._rules.redact(event, self.viewer) != event for event in played.events)

    def _announce(self, played: Played, tempo: Pace) -> None:
        if tempo.announce or tempo.waits:
            announce = lambda: self._stage.announce(played.move)
            self._beats.append(Beat(announce, self._motion.scaled(tempo.announce), tempo.waits))

    def _lead_in(self, played: Played, tempo: Pace) -> None:
        if tempo.reading or tempo.waits:
            known = [self._rules.redact(event, self.viewer) for event in played.events]
            lead_in = lambda: self._stage.lead_in(played.seat, known, tempo)
            self._beats.append(Beat(lead_in, waits=tempo.waits))

    def _show(self, event: Event) -> None:
        before = self.shown.copy()
        event = self._rules.redact(event, self.viewer)
        self._rules.evolve(self.shown, event)
        self._stage.sync(self.shown, animate=True)
        self._stage.flourish(event, before)
        self._untold.append((event, before))
        if not self._stage.is_seen_first(event):
            self._tell_of_it()

    def _tell_of_it(self) -> None:
        while self._untold:
            self.on_event(*self._untold.popleft())

    def update(self, ms: float) -> None:
        """The next beat begins when the last one has had its time and nothing moves any more."""
        self._left = max(0.0, self._left - ms)
        if not self._stage.is_telling:
            self._tell_of_it()
        self._rest(ms)
        while self._beats and not self._left and not self.is_waiting and not self._stage.is_telling:
            beat = self._beats.popleft()
            began = beat.begin()
            if not self._stage.is_telling:
                self._tell_of_it()
            self._left = beat.ms
            self.is_held = beat.holds
            self.is_waiting = (beat.waits and began is not False) or beat.holds

    def _rest(self, ms: float) -> None:
        """How long what is held has been there to be read."""
        self._hands_off = max(0.0, self._hands_off - ms)
        self._rested = self._rested + ms if self.is_held and not self._stage.is_telling else 0.0
        if not self.goes_on_after:
            self._rested = 0.0
        elif self._rested >= self.goes_on_after:
            self.hurry()

    @property
    def part_rested(self) -> float | None:
        """How much is over of the time until it goes on by itself; None where it waits for a hand."""
        return min(1.0, self._rested / self.goes_on_after) if self.is_held and self.goes_on_after else None

    def pressed(self) -> None:
        """A hand hurries. What it has brought to rest is not put away by the same press, or by a second eager one."""
        if self.is_held and self._stage.is_telling:
            self._hands_off = self._motion.scaled(HANDS_OFF)
            self.hurry()
        elif not self.is_held or not self._hands_off:
            self.hurry()

    def hurry(self) -> None:
        """Complete the current beat: a click or a key never waits for an animation.

        What is held is first seen as it comes to rest, and let go of by the next press.
        """
        self._left = 0.0
        if not (self.is_held and self._stage.is_telling):
            self.is_waiting = self.is_held = False
        self._stage.finish()
        self._tell_of_it()

    def finish(self) -> None:
        """Show everything that has happened at once."""
        self.hurry()
        while self._beats:  # something may go on moving all the same: a card that rises under the hand
            self._beats.popleft().begin()
            self.hurry()
