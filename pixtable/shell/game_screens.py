"""What a game adds to the program's screens, beside its own table. All of it is optional.

A game that adds something has a `SCREENS` in its package `screens`; a game in the folder of another shares that one's.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from pixtable.core.game import GameInfo, home_of
from pixtable.games import GAMES
from pixtable.play.services import Services
from pixtable.play.session import Session
from pixtable.shell.app import App
from pixtable.shell.new_game.plan import Plan
from pixtable.store.chairs import Chair
from pixtable.store.saves import Recorded
from pixtable.ui.scene import Scene


def _nothing(app: App) -> str:
    return ""


class Way(NamedTuple):
    """A button that leads to a screen of the game's own: its words are a key of the game's catalogue."""

    name: str
    icon: str
    words: str
    go: Callable[[App], None]
    words_among_others: str = ""
    """Where it stands beside those of other games."""
    standing: Callable[[App], str] = _nothing
    """How far it has come where something goes on there; empty otherwise."""


class Brought(Protocol):
    """What players may bring to a table of this game, chair by chair."""

    name: str
    icon: str
    label: str
    """A key of the game's catalogue, as is the `tip`."""
    tip: str

    def may_be(self, plan: Plan) -> bool:
        """Whether anything can be brought to a table that is laid like this."""

    def title(self, app: App, plan: Plan, chair: Chair) -> str:
        """What this chair brings, in words."""

    def choose(self, app: App, plan: Plan, chair: Chair, name: str, on_choose: Callable[[str], None]) -> None:
        """Let the player choose for this chair, which is called `name`."""

    def position(self, app: App, chairs: Sequence[Chair]) -> dict[str, Any] | None:
        """What the game begins with, where somebody brings something."""

    def complaint(self, app: App, chairs: Sequence[Chair]) -> str:
        """Why it cannot be begun with what is brought; empty where it can."""


class GameScreens:
    """The defaults: a game that adds nothing."""

    ways: Sequence[Way] = ()
    """At the foot of its page."""
    events: Sequence[Way] = ()
    """Beside the modes on its page, and as they: what is more than one game. Their words are those of modes."""
    collection: Way | None = None
    """On its page, on the shelf, at its table and on its result: what is kept of its games."""
    brought: Brought | None = None

    def companion(self, app: App) -> Any:
        """What its stage may ask for beyond what every host offers."""
        return None

    def taught(self, services: Services) -> bytes:
        return b""

    def left(self, services: Services, recorded: Recorded) -> None: ...

    def take_in(self, app: App, session: Session) -> None:
        """A game is over: whatever it was part of may go on."""

    def result(self, app: App, session: Session) -> Scene | None:
        """What is shown at the end, where that is not a result."""
        return None

    def onward(self, app: App, session: Session) -> Way | None:
        """Where the result leads to, instead of another game."""
        return None


def open_result(app: App, session: Session) -> None:
    """Who won; or what the game shows instead, where nobody does."""
    own = screens_of(session.game)
    own.take_in(app, session)
    app.desk.push(own.result(app, session) or app.screen("result", session))


def screens_of(game: GameInfo) -> GameScreens:
    return screens_by_name(game.id)


def screens_by_name(game_id: str) -> GameScreens:
    """The same without the game itself."""
    return _screens_in(GAMES.package_of(home_of(game_id)))


def collections() -> Iterator[tuple[str, Way]]:
    """What any of the games keeps of its games."""
    for game_id in GAMES:
        if home_of(game_id) == game_id and (way := screens_of(GAMES[game_id]).collection) is not None:
            yield game_id, way


@cache
def _screens_in(package: str) -> GameScreens:
    name = f"{package}.screens"
    if find_spec(name) is None:
        return GameScreens()
    screens: GameScreens = import_module(name).SCREENS
    return screens
