"""A mode that somebody sits down to for the first time: what is different in it is to be told, once."""

from pixtable.core.game import Mode
from pixtable.games import GAMES
from pixtable.play.services import Services
from pixtable.play.session import Session


def mode_of(session: Session) -> Mode | None:
    """Which of its modes a game is played in, or is itself."""
    game = session.game
    home = GAMES[game.home]
    if game is home:
        return game.mode_with(session.match.deal.options)
    return next((mode for mode in home.modes if mode.game == game.id), None)


def take_new_mode(services: Services, session: Session) -> Mode | None:
    """The mode of a game that begins, if it has something to say that was not said yet. Now it is met."""
    mode, home = mode_of(session), session.game.home
    if mode is None or not session.persons or session.match.n or services.progress.has_met(home, mode.name):
        return None
    services.progress.meet(home, mode.name)
    return mode if services.words_of(home).knows(f"modes.{mode.name}.different") else None
