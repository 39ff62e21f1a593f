"""Where the player's own files lie on this machine."""

from pathlib import Path
from typing import NamedTuple


class DataFolders(NamedTuple):
    """Folders of one player. Nothing is created before it is needed."""

    data: Path
    config: Path
    state: Path

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def shelf_index(self) -> Path:
        """What is known of the saved games without opening them; made again wherever it is missing."""
        return self.data / "shelf.sqlite"

    @property
    def levels(self) -> Path:
        """The player's own levels, a folder for each game."""
        return self.data / "levels"

    @property
    def progress(self) -> Path:
        return self.data / "progress.json"

    @property
    def evening(self) -> Path:
        """What opponents have said lately."""
        return self.data / "evening.json"

    @property
    def decks(self) -> Path:
        return self.data / "decks"

    @property
    def tournament(self) -> Path:
        return self.data / "tournament.json"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def crashes(self) -> Path:
        return self.state / "crashes"

    @property
    def album(self) -> Path:
        return self.data / "pictoric_album.json"

    @property
    def taught_words(self) -> Path:
        return self.data / "pictoric_words.json"

    @property
    def pictures(self) -> Path:
        return self.data / "pictures"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.sqlite"

    @property
    def coach(self) -> Path:
        """What the coach has worked out once."""
        return self.data / "coach"

    @property
    def shared(self) -> Path:
        """What was made to be handed on: films, pictures and files of games."""
        return self.data / "shared"

    @classmethod
    def of_this_machine(cls) -> "DataFolders":
        from platformdirs import PlatformDirs  # noqa: PLC0415 - whoever brings their own folder need not wait for it

        ours = PlatformDirs("pixtable", appauthor=False)
        return cls(ours.user_data_path, ours.user_config_path, ours.user_state_path)

    @classmethod
    def under(cls, folder: Path) -> "DataFolders":
        """Everything in one folder: `--portable`, and tests."""
        return cls(folder / "data", folder / "config", folder / "state")
