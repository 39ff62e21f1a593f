"""What whoever plays needs, whichever screen is open: settings, the player's files, and opponents that think."""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.store.data_folders import DataFolders
from pixtable.store.problems import SaveError
from pixtable.store.settings import Settings, settings_file

if TYPE_CHECKING:
    from pixtable.core.game import GameInfo
    from pixtable.core.telling import Sentence
    from pixtable.play.thinking import PromptThinker, Thinker
    from pixtable.store.evening import Evening
    from pixtable.store.level_files import LevelShelf
    from pixtable.store.library import Library
    from pixtable.store.progress import Progress
    from pixtable.store.saves import Recorded
    from pixtable.store.shelf_index import ShelfIndex
    from pixtable.store.small_file import Notice

# The title is to be seen before rules, saves and opponents are loaded: they come with the first who asks.
# ruff: noqa: PLC0415

Own = TypeVar("Own")


class Keeper(Protocol):
    """What a game keeps of its own, beside its saves."""

    def taught(self, services: "Services") -> bytes:
        """What the player has taught its opponents; nothing is no bytes."""

    def left(self, services: "Services", recorded: "Recorded") -> None:
        """Somebody leaves a table of this game: whatever is worth keeping of it is kept now."""


class Services:
    def __init__(
        self,
        folders: DataFolders,
        settings: Settings | None = None,
        thinker: "Thinker | PromptThinker | None" = None,
        keeper_of: "Callable[[GameInfo], Keeper] | None" = None,
    ) -> None:
        self.folders = folders
        self._settings_file = settings_file(folders.settings)
        self.settings = settings or self._settings_file.value
        self._written = self.settings
        self.keeper_of = keeper_of
        self._given_thinker = thinker
        self._own: dict[type, object] = {}

    @cached_property
    def library(self) -> "Library":
        from pixtable.store.library import Library

        return Library(self.folders.games)

    @cached_property
    def shelf_index(self) -> "ShelfIndex":
        from pixtable.store.shelf_index import ShelfIndex
        from pixtable.table.loading import is_at_hand

        return ShelfIndex(self.folders.shelf_index, self.folders.games, is_at_hand)

    @cached_property
    def level_shelf(self) -> "LevelShelf":
        from pixtable.store.level_files import LevelShelf

        return LevelShelf(self.folders)

    @cached_property
    def progress(self) -> "Progress":
        from pixtable.store.progress import Progress

        return Progress(self.folders)

    @cached_property
    def evening(self) -> "Evening":
        from pixtable.store.evening import Evening

        return Evening(self.folders)

    @cached_property
    def thinker(self) -> "Thinker | PromptThinker":
        from pixtable.play.thinking import Thinker

        return self._given_thinker or Thinker()

    def own(self, kind: type[Own], make: Callable[[], Own]) -> Own:
        """The one object of this kind that a game keeps its own things in, made when it is first asked for."""
        if kind not in self._own:
            self._own[kind] = make()
        found = self._own[kind]
        assert isinstance(found, kind)
        return found

    # What games keep of their own

    def taught_of(self, game: "GameInfo") -> bytes:
        """What the player has taught the opponents of this game."""
        return b"" if self.keeper_of is None else self.keeper_of(game).taught(self)

    def take_leave_of(self, recorded: "Recorded") -> None:
        if self.keeper_of is not None:
            self.keeper_of(recorded.match.game).left(self, recorded)

    # Words

    def say(self, key: str, **values: object) -> str:
        return Words(self.settings.spoken).say(key, **values)

    def tell(self, key: str, **values: object) -> "Sentence":
        """A sentence of the shell's in which a game's pieces stand."""
        return Words(self.settings.spoken).tell(key, **values)

    def words_of(self, game_id: str) -> Words:
        return Words(self.settings.spoken, GAMES.package_of(game_id))

    # Settings

    def keep(self, **changes: object) -> None:
        """Change settings, and write them down. What cannot be written lasts until the end, and is tried again."""
        self.settings = self.settings.changed(**changes)
        with suppress(SaveError):
            self._settings_file.put(self.settings, since=self._written)
            self._written = self.settings

    def change_for_now(self, **changes: object) -> None:
        """Change settings until the end, and leave what is written down as it is."""
        self.settings = self._written = self.settings.changed(**changes)

    def take_notices(self) -> "list[Notice]":
        """What is to be told of the player's own files, once."""
        notices = (self._settings_file.take_notice(), self.progress.take_notice())
        return [notice for notice in notices if notice is not None]

    def close(self) -> None:
        if "thinker" in vars(self):  # nobody has to be called only to be sent away
            self.thinker.close()
        if "shelf_index" in vars(self):
            self.shelf_index.close()
