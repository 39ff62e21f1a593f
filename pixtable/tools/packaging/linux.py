"""What a Linux desktop wants: a menu entry, a description, icons, and an AppImage or the folder that becomes one."""

import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from string import Template

from pixtable import __version__
from pixtable.tools.packaging.icons import FOLDER, copy_icons
from pixtable.tools.packaging.recipe import APP_ID, NAME, TITLE

TEMPLATES = Path(__file__).parent / "templates"
ICON_SIZE = 256
CHECKS = {
    "desktop-file-validate": ("share/applications/*.desktop", ()),
    "appstreamcli": ("share/metainfo/*.xml", ("validate", "--no-net")),
}
"""Tools that look over a file, where they are installed."""


def dress(folder: Path) -> None:
    """Lay `share` into a build, as it would lie below /usr."""
    share = folder / "share"
    _fill("menu.desktop", share / "applications" / f"{APP_ID}.desktop")
    _fill("metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml")
    copy_icons(share)


def _fill(template: str, target: Path) -> None:
    text = Template((TEMPLATES / template).read_text(encoding="utf-8"))
    target.parent.mkdir(parents=True, exist_ok=True)
    values = {"id": APP_ID, "name": NAME, "title": TITLE, "version": __version__, "date": _date()}
    target.write_text(text.substitute(values), encoding="utf-8")


def _date() -> str:
    """Of the build; whoever wants the same bytes again sets SOURCE_DATE_EPOCH."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    return f"{moment:%Y-%m-%d}"


def complaints(folder: Path) -> list[str]:
    """What the desktop's own tools say against entry and description."""
    found = []
    for tool, (pattern, arguments) in CHECKS.items():
        if shutil.which(tool) is None:
            print(f"      {tool} is not installed: {pattern} is not looked over")
            continue
        for file in folder.glob(pattern):
            done = subprocess.run([tool, *arguments, str(file)], check=False, capture_output=True, text=True)
            if done.returncode:
                found.append(f"{tool}: {done.stdout}{done.stderr}")
    return found


def make_app_image(folder: Path, out: Path, name: str) -> Path | None:
    """The folder that an AppImage is made from; and the AppImage itself where its tool is at hand."""
    app = out / f"{TITLE}.AppDir"
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(folder, app / "usr", symlinks=True)
    shutil.copyfile(app / "usr" / "share" / "applications" / f"{APP_ID}.desktop", app / f"{APP_ID}.desktop")
    shutil.copyfile(FOLDER / f"icon_{ICON_SIZE}.png", app / f"{APP_ID}.png")
    (app / ".DirIcon").symlink_to(f"{APP_ID}.png")
    starter = app / "AppRun"
    starter.write_text(f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/{NAME}" "$@"\n', encoding="ascii")
    starter.chmod(0o755)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"      appimagetool is not installed: {app.name} is what it would be made from")
        return None
    image = out / f"{name}.AppImage"
    subprocess.run([tool, str(app), str(image)], check=True)
    return image
