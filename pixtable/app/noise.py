"""The sounds of this machine: the table of all sounds, at the player's own volumes."""

import tomllib

from pixtable.app.places import assets_folder
from pixtable.app.settings import Settings
from pixtable.ui.sound import Mixer, Silence, Sounds, open_sounds

FOLDER = "sound"
TABLE = "sounds.toml"


def sounds_of(settings: Settings) -> Sounds:
    """Silence where there is no device, or no sound files."""
    folder = assets_folder() / FOLDER
    try:
        table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        return Silence()
    sounds = open_sounds(folder, table)
    if isinstance(sounds, Mixer):
        sounds.mutes_away = settings.hush_when_away
    return sounds
