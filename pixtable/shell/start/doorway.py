"""Straight to a table: `game.py --game pixies` or `--replay FILE` lay a game out without stopping at the title."""

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.play.seeds import new_seed
from pixtable.play.usual_chairs import usual_chairs
from pixtable.shell.app import App
from pixtable.shell.start.launch_options import LaunchOptions
from pixtable.shell.start.taking_in import take_in
from pixtable.ui.scene import Scene


class Doorway(Scene):
    """An empty scene that sits down at a game: scenes come and go only once the desk is running."""

    fades = False

    def __init__(self, app: App, options: LaunchOptions) -> None:
        super().__init__()
        self._app, self._options = app, options

    def update(self, ms: float) -> None:
        if self._options.replay is not None:
            self._app.open_title()  # where a file cannot be opened, that is where the player finds out why
            take_in(self._app, self._options.replay)
            return
        game = self._options.game_at_once
        assert game is not None
        seed = new_seed() if self._options.seed is None else self._options.seed
        seats = self._options.seats or GAMES[game].seats[0]
        self._app.start_game(game, usual_chairs(self._app.services, game, seats), Deal(seats, seed))
