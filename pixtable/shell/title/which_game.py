"""What is there of each game, and is asked for without one: of which?"""

from collections.abc import Callable
from functools import partial

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.ui.widgets.dialog import Answer, Dialog


class WhichGame(Dialog):
    """All games by name; Esc wants none of them."""

    def __init__(self, app: App, question: str, go: Callable[[str], None]) -> None:
        names = [(game_id, app.words_of(game_id).say("game.name")) for game_id in GAMES.on_the_title]
        super().__init__(question, "", [Answer(game_id, name, partial(go, game_id)) for game_id, name in names])

    def on_cancel(self) -> None:
        self.close()
