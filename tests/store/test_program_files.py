"""Assets and levels are found in a checkout, in a wheel and in a frozen folder."""

from pathlib import Path

import pytest

import pixtable
from pixtable.store.program_files import assets_folder, levels_folder
from pixtable.tools.packaging import recipe

REPOSITORY = Path(__file__).parents[2]


def laid_out(folder: Path, monkeypatch: pytest.MonkeyPatch, *files: str) -> None:
    """A program of empty files, of which this one pretends to be a part."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    monkeypatch.setattr(pixtable, "__file__", str(folder / "pixtable" / "__init__.py"))


def test_in_a_checkout_they_lie_beside_the_package() -> None:
    assert (assets_folder(), levels_folder()) == (REPOSITORY / "assets", REPOSITORY / "levels")


def test_in_a_wheel_they_lie_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something else in site-packages may well be called `assets`."""
    laid_out(tmp_path, monkeypatch, "pixtable/data/assets/ours.png", "pixtable/data/levels/ours.toml", "assets/theirs")
    assert [file.name for file in assets_folder().iterdir()] == ["ours.png"]
    assert [file.name for file in levels_folder().iterdir()] == ["ours.toml"]


def test_in_a_frozen_folder_they_lie_where_its_recipe_lays_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed = [f"{folder}/{Path(file).name}" for file, folder in recipe.data_files()]
    laid_out(tmp_path, monkeypatch, *placed)
    assert (assets_folder() / "sound" / "sounds.toml").is_file()
    assert (levels_folder() / "tactics" / "decks").is_dir()
