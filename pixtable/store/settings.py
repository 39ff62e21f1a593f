"""What the player has chosen, kept in one small file that is never half written."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pixtable.core.rules import OptionValue
from pixtable.language.words import LANGUAGES, guess_language
from pixtable.store.chairs import Chair
from pixtable.store.merging import ANY, Merges, whole
from pixtable.store.small_file import SmallFile

Volume = Annotated[float, Meta(ge=0, le=1)]


class TableSetup(msgspec.Struct, frozen=True):
    """The last new-game sheet of a game: the default of the next one."""

    chairs: tuple[Chair | None, ...] = ()
    options: dict[str, OptionValue] = {}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Frozen: a change is a new record (`changed`), so that nothing changes unnoticed."""

    language: Literal["", "en", "fr", "ru", "uk"] = ""  # empty: the machine's own
    text_scale: Annotated[float, Meta(ge=1, le=2)] = 1.0
    speed: Literal["half", "normal", "double", "quadruple", "instant"] = "normal"
    reduced_motion: bool = False
    glyphs: Literal["off", "on", "large", "pattern"] = "on"
    high_contrast: bool = False
    plain_titles: bool = False
    auto_place: bool = True
    previews: bool = True
    tells_no_move: bool = True  # else whoever cannot move has to find it out
    pace: Literal["step", "normal", "fast", "instant"] = "normal"
    talk: Literal["off", "quiet", "normal", "chatty"] = "normal"  # what opponents say at the table
    goes_on: Literal["press", "slow", "quick"] = "press"  # after a round: at a press, or by itself
    practice: bool = False  # undo may cross what was revealed
    hand_over: Literal["slide", "curtain"] = "slide"
    volumes: dict[str, Volume] = {}
    hush_when_away: bool = True
    rumble: bool = True  # of a pad
    full_screen: bool = False
    window: tuple[int, int] | None = None
    window_place: tuple[int, int, tuple[tuple[int, int], ...]] | None = None  # x, y, and the screens that there were
    keys: dict[str, list[str]] = {}
    name: str = ""
    counted_since: float = 0.0  # games that ended earlier are left out of the statistics
    tables: dict[str, TableSetup] = {}

    @property
    def spoken(self) -> str:
        return self.language if self.language in LANGUAGES else guess_language()

    def changed(self, **changes: object) -> "Settings":
        """A copy with these changes, checked like a file's would be."""
        plain = msgspec.to_builtins(self) | {key: msgspec.to_builtins(value) for key, value in changes.items()}
        return msgspec.convert(plain, Settings)


MERGES: Merges = {("tables", ANY): whole}


def settings_file(path: Path) -> SmallFile[Settings]:
    return SmallFile(path, Settings, MERGES)


def load_settings(path: Path) -> Settings:
    """What stands in the file; the first values where there is none."""
    return settings_file(path).value
