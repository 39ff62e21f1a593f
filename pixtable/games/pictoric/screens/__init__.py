"""Screens of Pictoric Box's own: the album, and teaching a word."""

from collections.abc import Mapping, Sequence

from pixtable.games.pictoric.screens.album.album import album_of
from pixtable.games.pictoric.screens.teaching.taught_words import taught_words_of
from pixtable.games.pictoric.screens.ways import open_album, open_teaching
from pixtable.games.pictoric.table.companion import Companion
from pixtable.play.services import Services
from pixtable.shell.app import App
from pixtable.shell.game_screens import GameScreens, Way
from pixtable.store.saves import Recorded


class TeachingCompanion(Companion):
    """What the table asks for of what the player has taught."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def taught(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        return taught_words_of(self._app.services).words

    def teach(self, words: Sequence[str], language: str, picture: str) -> None:
        open_teaching(self._app, language, words, picture)


class PictoricScreens(GameScreens):
    collection = Way("album", "deck", "album.open", open_album, "album.on_shelf")

    def companion(self, app: App) -> Companion:
        return TeachingCompanion(app)

    def taught(self, services: Services) -> bytes:
        album = album_of(services)
        return taught_words_of(services).teachings(album.manner, album.heard)

    def left(self, services: Services, recorded: Recorded) -> None:
        album_of(services).keep(recorded)


SCREENS = PictoricScreens()
