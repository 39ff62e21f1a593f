"""Bake the sounds: `python -m pixtable.studio.sound [--only cards,music] [--into FOLDER]`."""

from argparse import ArgumentParser
from pathlib import Path

from tqdm import tqdm

from pixtable.studio.sound.effects import EFFECTS
from pixtable.studio.sound.mastering import bake_effect, bake_music
from pixtable.studio.sound.music import PIECES
from pixtable.studio.sound.table import all_files, music_files, read_gains, write_table

ASSETS = Path(__file__).parents[3] / "assets" / "sound"
EVERYTHING = {"music", *PIECES, *EFFECTS, *(effect.group for effect in EFFECTS.values())}


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
    for name, piece in tqdm(PIECES.items(), "music"):
        for verse, file in zip(piece.VERSES, music_files(name), strict=True):
            if {name, "music"} & chosen or not (folder / file).exists():
                bake_music(piece.compose(verse), folder / file)
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
