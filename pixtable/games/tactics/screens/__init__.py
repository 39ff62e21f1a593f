"""Screens of Pixel Tactics' own: decks and their builder, drafts, the cup."""

from contextlib import suppress

from pixtable.games.tactics.screens.brought_decks import BroughtDecks
from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.cup.standing import standing_of_the_cup
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.ways import open_own_decks, open_tournament
from pixtable.play.session import Session
from pixtable.shell.app import App
from pixtable.shell.game_screens import GameScreens, Way
from pixtable.store.saves import SaveError
from pixtable.ui.scene import Scene


class TacticsScreens(GameScreens):
    ways = (Way("decks", "deck", "decks.title", open_own_decks),)
    events = (Way("tournament", "trophy", "modes.tournament.name", open_tournament, standing=standing_of_the_cup),)
    brought = BroughtDecks()

    def take_in(self, app: App, session: Session) -> None:
        cup = cup_of(app.services)
        if cup.is_for(session):
            with suppress(SaveError):  # the game itself still knows who won
                cup.take_in()

    def result(self, app: App, session: Session) -> Scene | None:
        """A draft is not won: the decks are shown."""
        return None if session.game.is_contest else app.screen(f"{GAME}:drafted", session)

    def onward(self, app: App, session: Session) -> Way | None:
        """A match of the tournament is played once: from its result one goes to the bracket."""
        is_of_cup = cup_of(app.services).is_for(session)
        return Way("tournament", "trophy", "tournament.onward", open_tournament) if is_of_cup else None


SCREENS = TacticsScreens()
