"""`sounds.toml`: the list of sounds that the game reads."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

from pixtable.studio.sound.catalogue import Effect
from pixtable.studio.sound.effects import EFFECTS
from pixtable.studio.sound.music import PIECES
from pixtable.studio.sound.music.drive import DRIVES

NAME = "sounds.toml"
MUSIC_GAIN = 0.7
FADE_IN = 800
HEAD = """\
# Every sound of the table, by name. Written by `python -m pixtable.studio.sound`; change the recipes, not this file.
#
# files        one or more files, relative to this one
# bus          "effects" or "music": the volume slider that it obeys
# gain         its own volume, 0..1; evens out loudness. Multiply it by the volumes of the bus and of the master
# pick         "random": any file, but not the same twice running
#              "step": the files are rising pitches; play them in order and stay on the last
# sync         ms from the start of the file to the moment the eye must see (a landing, an impact); 0 where left out
# secret       one file by design: it must sound the same whatever was answered
# ducks        the music is lower while it is heard
# voices       how many copies may overlap; drop the oldest
# fade         its first start fades in for so many ms; its files are verses, played in turn without a gap
# drive        for each verse what is laid under it when the game comes to a head
# group        the recipes it belongs to, as in `--only cards,music`
# description  what is heard
"""

Fields = dict[str, object]


def read_gains(folder: Path) -> dict[str, float]:
    """Play gains of the effects that are already baked there."""
    path = folder / NAME
    if not path.exists():
        return {}
    sounds = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: sound["gain"] for name, sound in sounds.items() if sound["bus"] == "effects"}


def write_table(folder: Path, gains: Mapping[str, float]) -> None:
    entries = [_entry(name, _effect_fields(effect, gains[name])) for name, effect in EFFECTS.items()]
    entries += [_entry(f"music_{name}", _music_fields(name)) for name in PIECES]
    (folder / NAME).write_text("\n".join([HEAD, *entries]), encoding="utf-8", newline="\n")


def music_files(name: str) -> list[str]:
    """One for each verse."""
    return [f"music/{name}_{number}.ogg" for number, _ in enumerate(PIECES[name].VERSES, 1)]


def drive_files(name: str) -> list[str]:
    """What drives each verse, where something does."""
    return [f"music/{name}_{number}_drive.ogg" for number, _ in enumerate(PIECES[name].VERSES, 1) if name in DRIVES]


def all_files() -> set[str]:
    effects = {file for effect in EFFECTS.values() for file in effect.files()}
    return effects | {file for name in PIECES for file in (*music_files(name), *drive_files(name))}


def _effect_fields(effect: Effect, gain: float) -> Fields:
    fields: Fields = {"files": effect.files(), "bus": "effects", "gain": round(gain, 3)}
    fields["pick"] = "step" if effect.ladder else "random"
    if effect.sync:
        fields["sync"] = effect.sync
    if effect.secret:
        fields["secret"] = True
    if effect.level == "feast":
        fields["ducks"] = True
    return fields | {"voices": effect.voices, "group": effect.group, "description": effect.about}


def _music_fields(name: str) -> Fields:
    fields: Fields = {"files": music_files(name), "bus": "music", "gain": MUSIC_GAIN}
    if name in DRIVES:
        fields["drive"] = drive_files(name)
    return fields | {"fade": FADE_IN, "group": "music", "description": PIECES[name].compose.__doc__}


def _entry(name: str, fields: Fields) -> str:
    # Strings, numbers, truth and lists are written alike in JSON and TOML.
    lines = [f"{key} = {json.dumps(value)}" for key, value in fields.items()]
    return "\n".join([f"[{name}]", *lines, ""])
