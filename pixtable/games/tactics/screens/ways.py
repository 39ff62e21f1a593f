"""The ways to the screens of Pixel Tactics. They are loaded when somebody goes there."""

from collections.abc import Callable

from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App
from pixtable.shell.kit.opening import tell


def open_decks(app: App, chosen: str, on_choose: Callable[[str], None], whose: str, without: str = "common") -> None:
    """Choose a deck for somebody, or build one. `without` is what they play with who bring none."""
    app.desk.push(app.screen(f"{GAME}:decks", chosen, on_choose, whose, without))


def open_own_decks(app: App) -> None:
    """Look at all decks, and build on any of them: nobody waits for one."""
    app.desk.push(app.screen(f"{GAME}:decks"))


def open_builder(app: App, key: str = "", on_kept: Callable[[str], None] = lambda key: None) -> None:
    """A new deck, one's own, or a copy of a ready one."""
    app.desk.push(app.screen(f"{GAME}:builder", key, on_kept))


def open_tournament(app: App) -> None:
    """The bracket of the one that goes on; else the sheet for a new one."""
    cup, say = cup_of(app.services), app.words_of(GAME).say
    if cup.now.has_begun:
        app.desk.replace(app.screen(f"{GAME}:bracket"))
    else:
        open_new_tournament(app)
    if damaged := cup.tell_of_damage():
        tell(app, say("tournament.damaged"), say("tournament.damaged_text", file=damaged.name))


def open_new_tournament(app: App) -> None:
    app.desk.push(app.screen(f"{GAME}:new_tournament"))
