"""Straight to a table: `game.py --game pixies` or `--replay FILE` lay a game out without stopping at the title."""

from pixtable.app.app import App
from pixtable.app.chairs import Chair, unlike
from pixtable.app.launch_options import LaunchOptions
from pixtable.app.scenes.personas import persona_name
from pixtable.app.seeds import new_seed
from pixtable.app.taking_in import take_in
from pixtable.core.match import Deal
from pixtable.games import GAMES
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
        self._app.start_game(game, usual_chairs(self._app, game, seats), Deal(seats, seed))


def usual_chairs(app: App, game_id: str, seats: int) -> tuple[Chair, ...]:
    """The player against opponents of the usual strength, each with a taste of their own."""
    personas = GAMES[game_id].mind.personas
    chairs = [Chair(app.settings.name or app.say("launch.me"))]
    for number in range(seats - 1):
        persona = personas[number % len(personas)]
        chairs.append(Chair(unlike(persona_name(app, persona), chairs), "normal", persona))
    return tuple(chairs)
