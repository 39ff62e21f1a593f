"""Bake the sounds: `python -m pixtable.studio.sound [--only cards,music] [--into FOLDER]`."""

from argparse import ArgumentParser
from pathlib import Path

from tqdm import tqdm

from pixtable.studio.sound.effects import EFFECTS
from pixtable.studio.sound.mastering import bake_drive, bake_effect, bake_piece
from pixtable.studio.sound.music import PIECES
from pixtable.studio.sound.table import all_files, drive_files, music_files, read_gains, write_table

ASSETS = Path(__file__).parents[3] / "assets" / "sound"
EVERYTHING = {"music", "drive", *PIECES, *EFFECTS, *(effect.group for effect in EFFECTS.values())}


def main() -> None:
    parser = ArgumentParser(prog="python -m pixtable.studio.sound", description="Bake the sounds of the table.")
    parser.add_argument("--only", default="", help="groups or names with commas between them, such as cards,undo,music")
    parser.add_argument("--into", type=Path, default=ASSETS, help="the folder to write to, assets/sound if left out")
    options = parser.parse_args()
    chosen = set(filter(None, options.only.split(",")))
    if unknown := chosen - EVERYTHING:
        parser.error(f"no sound or group named {', '.join(sorted(unknown))}; there are {', '.join(sorted(EVERYTHING))}")
    bake(options.into, chosen or EVERYTHING)


def bake(folder: Path, chosen: set[str]) -> None:
    """Write the chosen sounds, and whatever is missing, and the list of all."""
    gains = read_gains(folder)
    for effect in tqdm(EFFECTS.values(), "effects"):
        if {effect.name, effect.group} & chosen or effect.name not in gains:
            gains[effect.name] = bake_effect(effect, folder)
    for name in tqdm(PIECES, "music"):
        paths = [folder / file for file in music_files(name)]
        drives = [folder / file for file in drive_files(name)]
        if {name, "music"} & chosen or not all(path.exists() for path in paths):
            bake_piece(name, paths)
        for number, path in enumerate(drives):
            if {name, "music", "drive"} & chosen or not path.exists():
                bake_drive(name, number, path)
    write_table(folder, gains)
    _sweep(folder)


def _sweep(folder: Path) -> None:
    """Remove the files of sounds that are no more."""
    wanted = all_files()
    for path in folder.rglob("*.ogg"):
        if path.relative_to(folder).as_posix() not in wanted:
            path.unlink()


if __name__ == "__main__":
    main()
