"""`game.py`: open the window and lay the table."""

import sys
from collections.abc import Iterator, Mapping

import pygame

from pixtable.language.words import tell_preferred
from pixtable.shell.app import App
from pixtable.shell.kit.notice import tell_of_files
from pixtable.shell.start.assembly import assemble
from pixtable.shell.start.crash import game_on, write_report
from pixtable.shell.start.display import has_screen, preferred_locales, regret_no_screen
from pixtable.shell.start.launch_options import LaunchOptions, read_options
from pixtable.shell.start.memory import give_back_large_pieces
from pixtable.shell.start.window import Window
from pixtable.shell.title.scene import TitleScene
from pixtable.store.data_folders import DataFolders
from pixtable.ui.scene import Scene

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C has ended."""
CRASHED = 1


def run(arguments: list[str], commands: Mapping[str, str] | None = None) -> int:
    options = read_options(arguments, commands)
    app = open_app(options)
    is_seen = has_screen()
    tell_preferred(preferred_locales())
    if not is_seen:
        return regret_no_screen(app.settings.spoken)
    try:
        window = Window(app, options.size, full_screen=options.full_screen)
    except pygame.error:  # a screen is promised, but nobody is there
        return regret_no_screen(app.settings.spoken)
    return _play(app, window, options)


def open_app(options: LaunchOptions) -> App:
    folders = DataFolders.under(options.portable) if options.portable else DataFolders.of_this_machine()
    app = assemble(folders)
    if options.language:
        app.services.change_for_now(language=options.language)
    return app


def _play(app: App, window: Window, options: LaunchOptions) -> int:
    window.first_seen = window.desk.quit if options.first_frame else lambda: _settle_in(app)
    try:
        window.run(_first_scene(app, options))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as crash:
        return _give_up(app, crash)
    finally:
        _put_away(app, window)
    return 0


def _settle_in(app: App) -> None:
    """What may wait until there is something to see."""
    give_back_large_pieces()
    app.call_opponents()
    tell_of_files(app)
    app.desk.ahead = _preparations(app)


def _preparations(app: App) -> Iterator[None]:
    from pixtable.shell.start.ahead import preparations  # noqa: PLC0415 - with what knows all games

    yield from preparations(app)


def _first_scene(app: App, options: LaunchOptions) -> Scene:
    """A game that was asked for takes the title's place as soon as the title is on the desk."""
    if options.game_at_once is None and options.replay is None:
        return TitleScene(app, looks_later=True)
    from pixtable.shell.start.doorway import Doorway  # noqa: PLC0415 - with all of the game's rules

    return Doorway(app, options)


def _give_up(app: App, crash: Exception) -> int:
    """Nothing can be shown any more: say so where the program was started."""
    report = write_report(app.services.folders, crash, game_on(app.desk))
    print(app.say("launch.crash.gave_up", report=report or "-"), file=sys.stderr)
    return CRASHED


def _put_away(app: App, window: Window) -> None:
    window.remember()
    app.close()
    pygame.quit()
