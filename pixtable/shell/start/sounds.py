"""The sounds of this machine, by the table of all sounds."""

import tomllib

from pixtable.store.program_files import assets_folder
from pixtable.ui.sound import Silence, Sounds, open_sounds

FOLDER = "sound"
TABLE = "sounds.toml"


def sounds_of_this_machine() -> Sounds:
    """Silence where there is no device, or no sound files."""
    folder = assets_folder() / FOLDER
    try:
        table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Silence()
    return open_sounds(folder, table)
