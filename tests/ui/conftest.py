"""A tiny assets folder, made anew: squares with the names the kit asks for, and our own letters."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.theme import SLICES
from pixtable.ui.lettering.capitals import FILE as LETTERING
from pixtable.ui.pilot import headless

ICONS = ("back", "home", "undo", "redo", "hint", "log", "rulebook", "settings", "play", "replay", "folder")


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    import pygame  # noqa: PLC0415

    headless()
    folder = tmp_path_factory.mktemp("assets")

    def save(name: str, w: int, h: int, colour: tuple[int, int, int, int]) -> None:
        path = folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        picture = pygame.Surface((w, h), pygame.SRCALPHA)
        picture.fill(colour)
        pygame.image.save(picture, str(path))

    for name in SLICES:
        save(f"ui/{name}", 128, 64, (120, 90, 60, 255))
    for name in ("toggle_on", "toggle_off", "slider_knob", "check_on"):
        save(f"ui/{name}", 44, 44, (200, 180, 120, 255))
    for tone, level in (("light", 230), ("ink", 40)):
        for icon in ICONS:
            save(f"ui/icons/{tone}/{icon}", 64, 64, (level, level, level, 255))
    for i in range(70):
        save(f"pixies/card_{i:02d}", 36, 50, (i * 3, 90, 200 - i, 255))
    save("ui/table_felt", 192, 120, (32, 48, 47, 255))
    shutil.copy(Path(__file__).parents[2] / "assets" / LETTERING, folder / LETTERING)
    return folder


@pytest.fixture
def assets(root: Path) -> Assets:
    return Assets(root)


@pytest.fixture
def hear() -> tuple[list[object], Callable[..., None]]:
    """A list, and a callback that writes into it."""
    heard: list[object] = []
    return heard, lambda *given: heard.append(given[0] if given else None)
