"""Which setting lies on which page, and how it is chosen."""

from typing import Literal, NamedTuple, get_args, get_type_hints

from pixtable.store.settings import Settings

Kind = Literal["toggle", "choice", "scale", "volume", "name", "screen"]
VOLUME = "volume_"
BUSES = ("master", "effects", "music")
"""The buses that something is played on."""


def options_of(setting: str) -> tuple[str, ...]:
    """What a choice may be: the values of the setting's own type."""
    return get_args(get_type_hints(Settings)[setting])


class Field(NamedTuple):
    name: str
    kind: Kind = "toggle"

    @property
    def options(self) -> tuple[str, ...]:
        return options_of(self.name)

    @property
    def bus(self) -> str:
        return self.name.removeprefix(VOLUME)


PAGES: dict[str, tuple[Field, ...]] = {
    "play": (
        Field("name", "name"),
        Field("pace", "choice"),
        Field("talk", "choice"),
        Field("goes_on", "choice"),
        Field("hand_over", "choice"),
        Field("auto_place"),
        Field("previews"),
        Field("tells_no_move"),
        Field("practice"),
    ),
    "look": (
        Field("speed", "choice"),
        Field("reduced_motion"),
        Field("glyphs", "choice"),
        Field("full_screen", "screen"),
    ),
    "reading": (
        Field("language", "choice"),
        Field("text_scale", "scale"),
        Field("high_contrast"),
        Field("plain_titles"),
    ),
    "sound": (*(Field(VOLUME + bus, "volume") for bus in BUSES), Field("hush_when_away"), Field("rumble")),
    "keys": (),
    "data": (),
}
KEPT = frozenset({"tables", "window", "full_screen", "name"})
"""What a reset of everything leaves alone: these are no matters of taste."""


def first_values(page: str) -> dict[str, object]:
    """A page's settings as they were at first; the window stays as it is."""
    blank = Settings()
    names = ["volumes" if field.kind == "volume" else field.name for field in PAGES[page]]
    names += ["keys"] if page == "keys" else []
    return {name: getattr(blank, name) for name in names if name not in KEPT}


def all_first_values() -> dict[str, object]:
    blank = Settings()
    return {name: getattr(blank, name) for name in blank.__struct_fields__ if name not in KEPT}
