"""What a game's own table (the stage) and the shell around it (the host) say to each other.

The stage knows its game: it draws a state, animates events, and turns gestures into moves. The host knows
whose turn it is, keeps the log, the time strip and the plates, and plays the moves. Neither knows the other's
rules: states, moves and events pass through the kit as plain objects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pixtable.core.events import Event, Seat
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, Size
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.intent import Intent
from pixtable.ui.motion.durations import Motion, Pace
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.node import Node


class Stage(Node):
    """The root of a game's own nodes, in the space between top bar, rail and time strip.

    `sync` sets every piece's home for a state; poses carry pieces home. Skipping, seeking, undo and loading are
    the same `sync` without motion: events choreograph, state settles.
    """

    host: Host
    state: Any

    def __init__(self, id: str = "") -> None:
        super().__init__(id)
        self.lies_alone = False
        """Nothing is on the table beside it."""
        self.time = TimeFlow()
        """Of all that is on the stage: it stands still for a blow, and goes slowly for a fall."""

    def update(self, ms: float, motion: Motion) -> None:
        super().update(self.time.passes(ms), motion)

    @property
    def is_telling(self) -> bool:
        return self.time.is_bent or super().is_telling

    def finish(self) -> None:
        super().finish()
        self.time.release()
        if super().is_telling:  # the last of several steps may have begun something on a node that was done before
            super().finish()

    def attach(self, host: Host, state: Any) -> None:
        """Once, before anything else: make the nodes for this state."""
        raise NotImplementedError

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        """Homes for this size: the stage's own space, and the inspector's in the rail; without height it is covered."""
        raise NotImplementedError

    def sync(self, state: Any, *, animate: bool) -> None:
        """Show this state, and what `host.moves` allows in it."""
        raise NotImplementedError

    leads_in = False
    """Whether `lead_in` makes a show of what opponents do."""

    def begin(self) -> None:
        """Nobody has played in this game yet: what was dealt before anybody looked is dealt now."""

    def flourish(self, event: Any, before: Any) -> None:
        """What makes this event more than a change of places, right after its `sync`."""

    def holds(self, event: Any) -> bool:
        """Whether an event is looked at until somebody says to go on: a reveal."""
        return False

    def is_seen_first(self, event: Any) -> bool:
        """Whether nothing may be written of an event before its flourish has come to rest: a die that rolls."""
        return False

    def announce(self, move: Any) -> None:
        """An opponent is about to play this: point at it before it happens."""

    def lead_in(self, seat: Seat, events: Sequence[Event], tempo: Pace) -> bool:
        """An opponent is about to act: make a show of it, from what this table may know of what will happen.

        True when there was something to be told.
        """
        return False

    @property
    def patience(self) -> float:
        """What part of its usual time whatever an opponent takes its time for may still have, in a long turn."""
        return 1.0

    def demonstrate(self, move: Any) -> None:
        """Show what this move would bring, as if its piece were held over its place: what a hint calls best.

        Nothing is played. It goes when the player acts, when the table changes, and with `quieten`.
        """
        self.announce(move)

    @property
    def shown_move(self) -> Any:
        """The move whose demonstration is to be seen now, read off what is drawn; None while there is none."""
        return None

    def point_at_better(self, move: Any) -> None:
        """In the past of a game that is over, what a coach would have played."""
        self.demonstrate(move)

    def propose(self, moves: Sequence[Any]) -> None:
        """Point at a few moves that are worth a thought, without saying which is best."""
        for move in moves:
            self.announce(move)

    def pointed_at(self, moves: Sequence[Any] = ()) -> Sequence[Rect]:
        """What is marked for a hint, and where these moves would bring it: words about them must not lie on it."""
        return [node.screen_rect() for node in self.walk() if Mark.HINTED in node.marks and node.visible]

    def quieten(self) -> None:
        """Take the announcement, the ghost trail and other pointers away: a person has acted."""

    def status(self) -> str:
        """One imperative sentence that names who: what is to be done now."""
        raise NotImplementedError

    def headline(self) -> str:
        """Where the game stands: "Round 2 of 3"."""
        raise NotImplementedError

    def clock(self) -> str:
        """The same for the time strip: "Round 2 - turn 10"."""
        return self.headline()

    def inspector_title(self) -> str:
        """The heading over the stage's own part of the rail; without one the shell has a word."""
        return ""

    def covers_log(self) -> bool:
        """Whether the stage's own part of the rail has the log's room as well for now."""
        return False

    def plates(self) -> Sequence[Plate]:
        raise NotImplementedError

    def recap(self, event: Any, before: Any) -> Callable[[], Recap] | None:
        """What makes the card that an event's line in the log opens, if it opens one."""
        return None

    @property
    def tension(self) -> float:
        """How much the game has come to a head, from 0 (calm) over a half (somebody is near) to 1 (it may end now)."""
        return 0.0

    def is_milestone(self, event: Any) -> bool:
        """Whether the time strip shows a diamond for it: the end of a round."""
        return False

    @property
    def covers_secrets(self) -> bool:
        """Whether the stage itself hides what only the viewer may know: then no curtain need fall."""
        return False

    @property
    def takes_hints(self) -> bool:
        """Whether a hint would be seen by nobody but whom it is for."""
        return True

    @property
    def spoken_to(self) -> int | None:
        """Whom the status sentence speaks to, where it is not the viewer."""
        return None

    def toast_room(self) -> Rect:
        """Where a word from the table lies at the bottom, without covering what is to be pressed."""
        return self.rect

    def opens_for(self, seat: int) -> None:
        """A curtain hangs before this seat's eyes: what is seen once it opens is seen by nobody else."""

    def cover(self) -> None:
        """Nobody may be looking any more, or somebody else: hide what is secret."""

    def rehearsals(self) -> Sequence[Callable[[Canvas], None]]:
        """What the player may soon ask to see: each is drawn aside while nothing moves, and then comes at once."""
        return ()

    def on_intent(self, intent: Intent) -> bool:
        """Keys of the game's own: digits, cells. True when taken."""
        return False

    @property
    def has_in_hand(self) -> bool:
        """Whether the stage itself keeps a piece that was taken up and not yet played."""
        return False

    def turn_held(self, amount: float, free: bool) -> bool:
        """The wheel went on, or the right button was pressed: True when something in the hand was turned by it.

        `free` also goes through turns that are not allowed, to see why.
        """
        return False

    def look_closer(self, node: Node | None) -> bool:
        """The right button was pressed on a node: True when it was shown larger, or put back."""
        return False

    def reads(self, piece: str) -> bool:
        """A piece that a sentence names is to be read: True when the stage has shown it; else the shell shows its
        picture, and what `words_on` says.
        """
        return False

    def told_of(self, piece: str) -> str:
        """All that can be read on such a piece, for the hand that rests on its name."""
        return ""

    def words_on(self, piece: str) -> Sequence[str]:
        """The entries of the glossary that explain such a piece."""
        return ()

    def where_to_play(self) -> Node | None:
        """Where keys and pad begin: at what a hint names, else where one writes, else at what can be taken up."""
        nodes = [node for node in self.walk() if node.focusable and node.enabled and not node.in_text]
        hinted = (node for node in nodes if Mark.HINTED in node.marks)
        pickable = (node for node in nodes if Mark.PICKABLE in node.marks or (node.piece and self.targets(node)))
        written_in = (node for node in nodes if node.takes_text)
        return next(hinted, None) or next(written_in, None) or next(pickable, None) or next(iter(nodes), None)

    def anchor(self, name: str) -> Node | None:
        """What a lesson points at by this name: a node's id, or a name that stays where ids change."""
        return self.find(name)

    def lies_at(self, piece: Node, place: Node) -> bool:
        """Whether the piece has been brought there already, though nothing is final yet."""
        return False

    # the drag controller's questions (ui/input/drag.py)

    def picked(self, piece: Node) -> bool:
        """A piece was clicked: True when that alone has played it."""
        return False

    def asks(self, piece: Node, target: Node, at: Point) -> bool:
        """Let go of over a target, it does not say all: the piece stays chosen, and the player is asked."""
        return False

    def targets(self, piece: Node) -> Sequence[Node]:
        return ()

    def commit(self, piece: Node, target: Node) -> None:
        """A piece was brought to one of its targets, by whatever hand."""

    def refused(self, piece: Node, over: Node | None) -> None:
        """A piece was brought where it may not go."""


class Recap(Node):
    """A card that tells of one moment: as large as `size` where there is room."""

    size: Size
