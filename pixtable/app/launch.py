"""`game.py`: open the window and lay the table."""

import sys

import pygame

from pixtable.app.app import App
from pixtable.app.chairs import Chair
from pixtable.app.crash import game_on, write_report
from pixtable.app.display import has_screen, regret_no_screen
from pixtable.app.launch_options import LaunchOptions, read_options
from pixtable.app.places import Places
from pixtable.app.scenes.personas import persona_name
from pixtable.app.scenes.title import TitleScene
from pixtable.app.seeds import new_seed
from pixtable.app.settings import load_settings
from pixtable.app.window import Window
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.ui.scene import Scene

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C has ended."""
CRASHED = 1


def run(arguments: list[str]) -> int:
    options = read_options(arguments)
    app = open_app(options)
    if not has_screen():
        return regret_no_screen(app.settings.spoken)
    try:
        window = Window(app, options.size, full_screen=options.full_screen)
    except pygame.error:  # a screen is promised, but nobody is there
        return regret_no_screen(app.settings.spoken)
    return _play(app, window, options)


def open_app(options: LaunchOptions) -> App:
    places = Places.under(options.portable) if options.portable else Places.of_this_machine()
    settings = load_settings(places.settings)
    return App(places, settings.changed(language=options.language) if options.language else settings)


def _play(app: App, window: Window, options: LaunchOptions) -> int:
    window.first_seen = window.desk.quit if options.first_frame else app.thinker.start
    try:
        window.run(_first_scene(app, options))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as crash:
        return _give_up(app, crash)
    finally:
        _put_away(app, window)
    return 0


def _first_scene(app: App, options: LaunchOptions) -> Scene:
    """A game that was asked for takes the title's place as soon as the title is on the desk."""
    if options.game_at_once is None:
        return TitleScene(app)
    return Doorway(app, options)


class Doorway(Scene):
    """An empty scene that sits down at a game: scenes come and go only once the desk is running."""

    fades = False

    def __init__(self, app: App, options: LaunchOptions) -> None:
        super().__init__()
        self._app, self._options = app, options

    def update(self, ms: float) -> None:
        game = self._options.game_at_once
        assert game is not None
        seed = new_seed() if self._options.seed is None else self._options.seed
        seats = self._options.seats or GAMES[game].seats[0]
        self._app.start_game(game, usual_chairs(self._app, game, seats), Deal(seats, seed))


def usual_chairs(app: App, game_id: str, seats: int) -> tuple[Chair, ...]:
    """The player against opponents of the usual strength, each with a taste of their own."""
    personas = GAMES[game_id].mind.personas
    me = Chair(app.settings.name or app.say("launch.me"))
    others = (personas[number % len(personas)] for number in range(seats - 1))
    return (me, *(Chair(persona_name(app, it), "normal", it) for it in others))


def _give_up(app: App, crash: Exception) -> int:
    """Nothing can be shown any more: say so where the program was started."""
    report = write_report(app.places, crash, game_on(app.desk))
    print(app.say("launch.crash.gave_up", report=report or "-"), file=sys.stderr)
    return CRASHED


def _put_away(app: App, window: Window) -> None:
    recorded = game_on(window.desk)
    if recorded is not None:
        recorded.close()
    window.remember()
    app.close()
    pygame.quit()
