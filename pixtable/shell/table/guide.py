"""What may lie over a table and lead whoever sits there: a lesson, a puzzle. A game is played without."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pixtable.core.events import Move, Seat
from pixtable.core.open import Listed
from pixtable.play.director import Director
from pixtable.play.session import Played
from pixtable.play.telling import Telling
from pixtable.shell.table.bar import TopBar
from pixtable.shell.table.log import GameLog
from pixtable.shell.table.strip import TimeStrip
from pixtable.shell.table.timeline import Timeline
from pixtable.table.kit import TableKit
from pixtable.table.stage import Stage
from pixtable.table.tastes import Tastes
from pixtable.ui.desk import Desk
from pixtable.ui.input.drag import Drag
from pixtable.ui.input.focus import Focus
from pixtable.ui.input.intent import Input, Intent
from pixtable.ui.node import Node


class Guided(Protocol):
    """What a guide may ask of its table."""

    @property
    def stage(self) -> Stage: ...

    @property
    def kit(self) -> TableKit: ...

    @property
    def director(self) -> Director: ...

    @property
    def log(self) -> GameLog: ...

    @property
    def telling(self) -> Telling: ...

    @property
    def timeline(self) -> Timeline: ...

    @property
    def bar(self) -> TopBar: ...

    @property
    def strip(self) -> TimeStrip: ...

    @property
    def root(self) -> Node: ...

    @property
    def focus(self) -> Focus: ...

    @property
    def drag(self) -> Drag: ...

    @property
    def desk(self) -> Desk: ...

    @property
    def viewer(self) -> Seat: ...

    def status(self) -> str: ...

    def show(self, played: Played) -> None: ...


class Guide:
    """Nobody leads: every answer leaves the table to itself. Whoever answers True has seen to it instead."""

    gives_hints = False  # its own, instead of an opponent's
    begins_games = True  # what is dealt at the beginning is seen to be
    glides_back = False  # what is taken back is seen to go back
    lets_talk = True  # opponents may say what comes to their minds

    def attach(self, table: Guided) -> None:
        """Once, before anything else."""

    # What lies over the table

    def nodes(self) -> Sequence[Node]:
        """Made anew whenever the table makes its own."""
        return ()

    def arranged(self) -> None:
        """Everything may lie elsewhere now."""

    def headline(self) -> str:
        """What stands in place of the game's name and of where it stands."""
        return ""

    def status(self) -> str:
        """What stands in place of the stage's own sentence."""
        return ""

    # What may be done

    def tastes(self, chosen: Tastes) -> Tastes:
        """What the player has set, as far as it holds here."""
        return chosen

    def lets_try(self, moves: Sequence[Listed[Move]]) -> Sequence[Listed[Move]]:
        return moves

    def commit(self, move: Any, play: Callable[[Any], None]) -> None:
        play(move)

    def explain(self, move: Any, at: Node) -> bool:
        """Say why this move, which may be allowed by the rules, is not wanted."""
        return False

    @property
    def may_take_back(self) -> bool:
        return True

    def took_back(self) -> None: ...

    def hint(self) -> None:
        """It was asked for, where `gives_hints`."""

    # Time

    def watch(self, ms: float) -> None:
        """Every frame, before anything else goes on."""

    def follow(self) -> None:
        """Every frame, after all else."""

    def go_on(self) -> bool:
        """All that happened has been seen."""
        return False

    @property
    def goes_on_by_itself(self) -> bool | None:
        """Whether something is still to come without anybody's hand; None: ask the game."""
        return None

    # Hands

    def feel(self, given: Input) -> None:
        """Somebody does something."""

    def on_intent(self, intent: Intent) -> bool:
        return False

    def clicked_beside(self) -> None: ...

    def rules_opened(self) -> None: ...

    # Leaving

    def go_home(self) -> bool:
        return False

    def ask_to_leave(self) -> bool:
        return False
