"""What a Linux desktop wants to know of us: a menu entry, a description, icons."""

import os
from datetime import UTC, datetime
from pathlib import Path
from string import Template

from pixtable import __version__
from pixtable.tools.packaging.icons import copy_icons
from pixtable.tools.packaging.recipe import APP_ID, NAME, TITLE

TEMPLATES = Path(__file__).parent / "templates"


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
