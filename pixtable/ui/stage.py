"""What a game's own table (the stage) and the shell around it (the host) say to each other.

The stage knows its game: it draws a state, animates events, and turns gestures into moves. The host knows
whose turn it is, keeps the log, the time strip and the plates, and plays the moves. Neither knows the other's
rules: states, moves and events pass through the kit as plain objects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from pixtable.ui.canvas import Canvas
from pixtable.ui.intent import Intent
from pixtable.ui.layout import Rect, Size
from pixtable.ui.motion import Motion
from pixtable.ui.node import Node
from pixtable.ui.theme import SEATS, Colour
from pixtable.ui.typeset import Rich
from pixtable.ui.widgets.textbox import TextBox


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat, as the table shows them. The seat's number gives emblem and colour."""

    seat: int
    name: str
    is_person: bool
    note: str = ""  # "Human", or the persona's name
    portrait: str = ""  # a picture of the assets, for opponents


@dataclass(frozen=True)
class Tastes:
    """What the player has set, as far as a stage cares."""

    glyphs: str = "on"  # off, on, large, pattern
    auto_place: bool = True
    previews: bool = True  # what a move would bring is shown before it is made
    tells_no_move: bool = True  # else whoever cannot move has to find it out
    learner: bool = False
    plain_titles: bool = False  # titles in the reading face
    peeks: bool = True  # among several people a hand lies face down until its owner looks at it


class Plate(NamedTuple):
    """What a seat's plate in the rail says beside its name."""

    score: str
    note: str = ""
    brief: str = ""  # the note where there is room for one line only
    warns: bool = False
    is_next: bool = False  # acts after whoever acts now
    piece: str = ""  # a picture of the seat's own piece
    part: float | None = None  # how much of what ends it for this seat is full, 0 to 1: a bar below


class Host(Protocol):
    """What a stage may ask of the shell."""

    @property
    def sitters(self) -> Sequence[Sitter]: ...

    @property
    def viewer(self) -> int:
        """The seat whose side of the table is near us."""

    @property
    def to_act(self) -> tuple[int, ...]: ...

    @property
    def moves(self) -> Sequence[Any]:
        """What the person at the table may do now; empty while others act or something is still in motion."""

    @property
    def asked(self) -> Any:
        """The question that `moves` answer, with its `prompt`, `options` and `source`; None between moves."""

    @property
    def tastes(self) -> Tastes: ...

    @property
    def motion(self) -> Motion: ...

    @property
    def now(self) -> float: ...

    @property
    def is_now(self) -> bool:
        """Whether the game is shown as it stands; not while somebody looks back."""

    @property
    def is_previewing(self) -> bool:
        """Whether the whole "after" is to be shown: the preview key is held."""

    def say(self, key: str, **values: object) -> str:
        """A sentence of the game's own catalogue."""

    def commit(self, move: Any) -> None:
        """Play one of `moves`."""

    def press(self, node: Node) -> None:
        """A key of the stage's own stands for this node: focus it, and take it up or press it."""

    def explain(self, move: Any, at: Node) -> None:
        """Say why this move is refused, with its clause, and shake the node that offends."""

    def object_to(self, refusal: Any, at: Node) -> None:
        """The same for what no move could even be named for."""

    def sound(self, name: str, step: int = 0) -> None: ...

    def cite(self, clause: str) -> None:
        """Open the rulebook at a clause."""

    def click_beside(self) -> None:
        """Nothing was meant by this click: let go, and complete what is being shown."""

    def go_on(self) -> None:
        """What was held to be looked at has been."""

    def attend_to(self, node: Node | None, *, quietly: bool = False) -> None:
        """Keys and pad go to this node of the stage now: there is one thing to do. None: what they were at is gone.

        `quietly`: the first press only shows where one is.
        """

    def keep_writing(self, box: TextBox) -> None:
        """What is typed belongs into this box: give it the keyboard back whenever the pointer has taken it away."""

    def draw_curtain(self) -> None:
        """From now on the screen is for the viewer's eyes alone."""

    def write(self, box: TextBox, language: str) -> None:
        """Open a keyboard on the screen for a box of the stage's own."""

    @property
    def taught(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """By language: words that the player has explained to the opponents, and what they mean."""

    def teach(self, words: Sequence[str], language: str, picture: str) -> None:
        """Let the player explain words that were said of a picture."""


class AtTheTable:
    """What the nodes of every stage ask their host for: words and people."""

    host: Host

    def say(self, key: str, **values: object) -> str:
        return self.host.say(f"table.{key}", **values)

    def sitter(self, seat: int) -> Sitter:
        return next(sitter for sitter in self.host.sitters if sitter.seat == seat)

    def name(self, seat: int) -> str:
        return self.sitter(seat).name

    def colour(self, seat: int) -> Colour:
        return SEATS[seat % len(SEATS)]

    @property
    def viewer(self) -> int:
        return self.host.viewer


class Stage(Node):
    """The root of a game's own nodes, in the space between top bar, rail and time strip.

    `sync` sets every piece's home for a state; poses carry pieces home. Skipping, seeking, undo and loading are
    the same `sync` without motion: events choreograph, state settles.
    """

    host: Host
    state: Any

    def attach(self, host: Host, state: Any) -> None:
        """Once, before anything else: make the nodes for this state."""
        raise NotImplementedError

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        """Homes for this size: the stage's own space, and the inspector's in the rail; without height it is covered."""
        raise NotImplementedError

    def sync(self, state: Any, *, animate: bool) -> None:
        """Show this state, and what `host.moves` allows in it."""
        raise NotImplementedError

    def flourish(self, event: Any, before: Any) -> None:
        """What makes this event more than a change of places, right after its `sync`."""

    def holds(self, event: Any) -> bool:
        """Whether an event is looked at until somebody says to go on: a reveal."""
        return False

    def announce(self, move: Any) -> None:
        """An opponent is about to play this: point at it before it happens."""

    def point_at_better(self, move: Any) -> None:
        """In the past of a game that is over, what a coach would have played."""
        self.announce(move)

    def propose(self, moves: Sequence[Any]) -> None:
        """Point at a few moves that are worth a thought, without saying which is best."""
        for move in moves:
            self.announce(move)

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

    def log_line(self, event: Any, before: Any) -> tuple[int, Rich] | None:
        """The seat and the sentence of an event in the log; None for what is not worth a line."""
        raise NotImplementedError

    def recap(self, event: Any, before: Any) -> Callable[[], Recap] | None:
        """What makes the card that an event's line in the log opens, if it opens one."""
        return None

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

    def cover(self) -> None:
        """Nobody may be looking any more, or somebody else: hide what is secret."""

    def rehearsals(self) -> Sequence[Callable[[Canvas], None]]:
        """What the player may soon ask to see: each is drawn aside while nothing moves, and then comes at once."""
        return ()

    def on_intent(self, intent: Intent) -> bool:
        """Keys of the game's own: digits, cells. True when taken."""
        return False

    def turn_held(self, amount: float, free: bool) -> bool:
        """The wheel went on, or the right button was pressed: True when something in the hand was turned by it.

        `free` also goes through turns that are not allowed, to see why.
        """
        return False

    def look_closer(self, node: Node | None) -> bool:
        """The right button was pressed on a node: True when it was shown larger, or put back."""
        return False

    def anchor(self, name: str) -> Node | None:
        """What a lesson points at by this name: a node's id, or a name that stays where ids change."""
        return self.find(name)

    # the drag controller's questions (ui.drag.Handler)

    def picked(self, piece: Node) -> bool:
        """A piece was clicked: True when that alone has played it."""
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


class Miniature(Protocol):
    """A small live picture of a game, for the title and the shelf."""

    def __call__(self, canvas: Canvas, rect: Rect, state: Any, seat: int) -> None: ...


class Standing(Protocol):
    """How far a game has come, in very few words of its own: "Round 2 of 3"."""

    def __call__(self, say: Callable[..., str], state: Any) -> str: ...


@dataclass(frozen=True)
class TableKit:
    """A game's table as the app takes it in: one of these in each game's `table.py`."""

    stage: type[Stage]
    miniature: Miniature
    ground: str  # the picture beneath the stage
    music: str
    term_icons: Mapping[str, str]  # for the columns of the result sheet
    pictures: tuple[str, ...] = ()  # which play will bring: loaded ahead, while nothing moves
    fan: tuple[str, ...] = ()  # pictures of a few pieces, for the new game's table
    anchors: tuple[str, ...] = ()  # how the ids of its nodes begin that a lesson may point at
    pieces: tuple[str, ...] = ()  # how the ids of those begin that a lesson's words had better not lie on
    has_album: bool = False  # what was said of its pictures is kept in the album
    inspector: float = 0.0  # how high the stage's own part of the rail wants to be
    close: int = 5  # points behind that still deserve a word of comfort
    standing: Standing | None = None  # else its moves are counted
    has_drawer: bool = False  # with large text its part fills a wider rail, and the log lies behind a button
