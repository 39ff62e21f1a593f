"""The words that a player has taught the opponents of Pictoric Box, on disk."""

from pathlib import Path

import msgspec

from pixtable.games.pictoric.mind.meaning.teaching import Teachings, forget, teach
from pixtable.play.services import Services
from pixtable.store.small_file import SmallFile


class TaughtFile(msgspec.Struct, frozen=True):
    """By language: a word, and the words or pictures that it means."""

    words: dict[str, dict[str, tuple[str, ...]]] = {}


def taught_words_of(services: Services) -> "TaughtWords":
    """What the player has taught the opponents."""
    return services.own(TaughtWords, lambda: TaughtWords(services.folders.taught_words))


class TaughtWords:
    def __init__(self, path: Path) -> None:
        self._kept = SmallFile(path, TaughtFile)

    @property
    def words(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return self._kept.value.words

    @property
    def set_aside(self) -> Path | None:
        """Where a file lies that could not be read."""
        return self._kept.set_aside

    def teachings(self, manner: float | None, heard: tuple[int, ...] = ()) -> bytes:
        return msgspec.json.encode(Teachings(self.words, manner, heard))

    def teach(self, language: str, word: str, *explanations: str) -> None:
        """Raises `SaveError`, and then nothing is taught."""
        self._put(teach(self.words, language, word, *explanations))

    def forget(self, language: str, word: str) -> None:
        self._put(forget(self.words, language, word))

    def _put(self, taught: object) -> None:
        self._kept.put(msgspec.convert({"words": taught}, TaughtFile))
