"""The app put together: services, screens, and what games keep of their own."""

from typing import TYPE_CHECKING

from pixtable.play.services import Keeper, Services
from pixtable.shell.app import App
from pixtable.shell.screens import find_screen
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import Settings

if TYPE_CHECKING:
    from pixtable.core.game import GameInfo
    from pixtable.play.thinking import PromptThinker, Thinker


def assemble(
    folders: DataFolders, settings: Settings | None = None, thinker: "Thinker | PromptThinker | None" = None
) -> App:
    return App(Services(folders, settings, thinker, _keeper_of), find_screen)


def _keeper_of(game: "GameInfo") -> Keeper:
    from pixtable.shell.game_screens import screens_of  # noqa: PLC0415 - the title must not wait for rules and saves

    return screens_of(game)
