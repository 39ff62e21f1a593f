"""What a game's own table may ask of the shell: small ports, so that a node asks for no more than it needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pixtable.core.events import Event
from pixtable.core.rules import Refusal
from pixtable.core.telling import Told
from pixtable.table.seats import Sitter
from pixtable.table.tastes import Tastes
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.widgets.textbox import TextBox


class People(Protocol):
    """Who sits there, and whose eyes the table is for."""

    @property
    def sitters(self) -> Sequence[Sitter]: ...

    @property
    def viewer(self) -> int:
        """The seat whose side of the table is near us."""

    @property
    def to_act(self) -> tuple[int, ...]: ...


class Moves(Protocol):
    """What may be done, and why something may not."""

    @property
    def moves(self) -> Sequence[Any]:
        """What the person at the table may do now; empty while others act or something is still in motion."""

    @property
    def asked(self) -> Any:
        """The question that `moves` answer, with its `prompt`, `options` and `source`; None between moves."""

    def commit(self, move: Any) -> None:
        """Play one of `moves`."""

    def explain(self, move: Any, at: Node) -> None:
        """Say why this move is refused, with its clause, and shake the node that offends."""

    def object_to(self, refusal: Refusal, at: Node) -> None:
        """The same for what no move could even be named for."""

    def why_not(self, refusal: Refusal) -> str:
        """The one sentence of a refusal, wherever it is shown."""

    def cite(self, clause: str) -> None:
        """Open the rulebook at a clause."""


class Clock(Protocol):
    """How time goes at the table, and which moment it shows."""

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

    @property
    def part_rested(self) -> float | None:
        """Of the time after which what is held goes on by itself, 0 to 1; None where that waits for a hand."""

    def go_on(self) -> None:
        """What was held to be looked at has been."""

    def turn_page(self) -> None:
        """What is seen now fades into whatever is shown from the next frame on."""


class Meaning(Protocol):
    """What a word of the game means, in a line, and where the rules have it."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def short(self) -> str: ...

    @property
    def clause(self) -> str: ...


class Speaks(Protocol):
    def say(self, key: str, **values: object) -> str:
        """A sentence of the game's own catalogue."""


class Explains(Protocol):
    """The words of the game's glossary."""

    def marked(self, words: str) -> tuple[Run, ...]:
        """The text; each of the game's own words in it bears its entry's id as its mark."""

    def meaning(self, term: str) -> Meaning:
        """Of an entry, by its id."""

    def look_up(self, term: str) -> None:
        """Open the rulebook at an entry."""


class Voice(Speaks, Explains, Protocol):
    """Words, sounds, and what a hand feels."""

    def told(self, event: Event, before: Any) -> Told | None:
        """What an event is in a player's words, as the log has it; `before` is the position that it befell."""

    def sound(self, name: str, step: int = 0) -> None: ...

    def touch(self, contact: str) -> None:
        """A "hit" or a "snap", for the hand that holds a pad."""

    def fall_silent(self, ms: float) -> None:
        """The music rests for so long."""

    def lead(self, name: str) -> float:
        """So many ms after it begins, a sound is taken for the blow."""


class Attention(Protocol):
    """Where hands and eyes are."""

    def press(self, node: Node) -> None:
        """A key of the stage's own stands for this node: focus it, and take it up or press it."""

    def click_beside(self) -> None:
        """Nothing was meant by this click: let go, and complete what is being shown."""

    def attend_to(self, node: Node | None, *, quietly: bool = False) -> None:
        """Keys and pad go to this node of the stage now: there is one thing to do. None: what they were at is gone.

        `quietly`: the first press only shows where one is.
        """

    def keep_writing(self, box: TextBox) -> None:
        """What is typed belongs into this box: give it the keyboard back whenever the pointer has taken it away."""

    def write(self, box: TextBox, language: str) -> None:
        """Open a keyboard on the screen for a box of the stage's own."""

    def draw_curtain(self) -> None:
        """From now on the screen is for the viewer's eyes alone."""


class Host(People, Moves, Clock, Voice, Attention, Protocol):
    """All that a stage may ask for."""

    @property
    def tastes(self) -> Tastes: ...

    @property
    def companion(self) -> Any:
        """What this game's screens have for its table beyond all this; None where they have nothing."""
