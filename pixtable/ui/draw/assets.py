"""The one place of the kit that reads files: pictures and data below an assets root, and the font's own files."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pygame

SUFFIXES = ("", ".png", ".webp", ".jpg")
WEIGHTS = {
    "regular": "SourceSansPro-Regular.ttf",
    "semibold": "SourceSansPro-Semibold.ttf",
    "bold": "SourceSansPro-Bold.ttf",
}


class Assets:
    """Files by name without suffix: `ui/icons/light/home`, `pixies/card_07`."""

    def __init__(self, root: Path | str, fonts: Path | str | None = None) -> None:
        self.root = Path(root)
        self.fonts = Path(fonts) if fonts else font_folder()
        self.spoilt: set[str] = set()
        """Files that are there and cannot be read."""
        self._found: dict[str, Path | None] = {}

    def path(self, name: str) -> Path | None:
        if name not in self._found:
            tries = (self.root / f"{name}{suffix}" for suffix in SUFFIXES)
            self._found[name] = next((p for p in tries if p.is_file()), None)
        return self._found[name]

    def has(self, name: str) -> bool:
        return self.path(name) is not None

    def load(self, name: str) -> pygame.Surface | None:
        """A 32-bit surface as stored, or None when there is no such file, or nothing in it that is a picture."""
        path = self.path(name)
        try:
            return pygame.image.load(str(path)) if path else None
        except (pygame.error, OSError):
            self.spoilt.add(name)
            return None

    def text(self, name: str) -> str | None:
        """What a file says, named with its suffix, or None when there is no such file, or no text in it."""
        path = self.path(name)
        try:
            return path.read_text(encoding="utf-8") if path else None
        except (OSError, UnicodeError):
            self.spoilt.add(name)
            return None

    def font_path(self, weight: str) -> Path:
        return self.fonts / WEIGHTS[weight]

    def font_bytes(self, weight: str) -> bytes:
        return self.font_path(weight).read_bytes()


def font_folder() -> Path:
    """Where font-source-sans-pro put its files; found without importing the package."""
    spec = find_spec("font_source_sans_pro")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("the package font-source-sans-pro is missing: pip install font-source-sans-pro")
    return Path(spec.origin).parent / "files"
