"""The icon in the forms that systems ask for; all of them hold the same pictures."""

from pathlib import Path
from shutil import copyfile

from pixtable.tools.packaging.recipe import APP_ID, ROOT

FOLDER = ROOT / "assets" / "ui" / "app"
SIZES = (16, 32, 48, 64, 128, 256, 512)
APPLE_TYPES = {128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What Apple calls a PNG of this size inside an .icns file."""


def write_icns(path: Path) -> Path:
    entries = b"".join(
        kind + (len(picture) + 8).to_bytes(4) + picture
        for kind, picture in ((kind, (FOLDER / f"icon_{size}.png").read_bytes()) for size, kind in APPLE_TYPES.items())
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"icns" + (len(entries) + 8).to_bytes(4) + entries)
    return path


def copy_icons(share: Path) -> None:
    """Into the places where a Linux desktop looks for them."""
    for size in SIZES:
        target = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        copyfile(FOLDER / f"icon_{size}.png", target)
