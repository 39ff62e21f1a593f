"""Where the files lie that came with the program: pictures, sounds, levels and ready decks.

In a checkout `assets` and `levels` lie beside the package, where those who make them look for them. A wheel and a
frozen folder can only carry what is inside the package, so there both lie in its folder `data`. Nobody else asks which
of the three is running.
"""

from pathlib import Path

import pixtable

INSIDE = "data"
"""The folder in the package; `pyproject.toml` and the recipe of the frozen folder lay both into it."""
ASSETS, LEVELS = "assets", "levels"


def package_folder() -> Path:
    """Our package as it was found, in a frozen folder as well."""
    return Path(pixtable.__file__).resolve().parent


def assets_folder() -> Path:
    return _came_along(package_folder()) / ASSETS


def levels_folder() -> Path:
    return _came_along(package_folder()) / LEVELS


def _came_along(package: Path) -> Path:
    inside = package / INSIDE
    return inside if inside.is_dir() else package.parent
