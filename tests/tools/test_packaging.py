"""What goes into a build, and what a desktop is told of it. Building itself is `python game.py package`."""

import ast
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pixtable import __version__
from pixtable.language.words import FINISHED
from pixtable.tools.packaging import recipe, trial
from pixtable.tools.packaging.icons import write_icns
from pixtable.tools.packaging.linux import dress
from pixtable.tools.packaging.missing import DISPENSABLE
from pixtable.tools.packaging.windows import MANIFEST, four_numbers, version_resource


def test_every_scene_every_game_and_every_tool_is_built_in() -> None:
    modules = set(recipe.modules())
    needed = {
        "font_source_sans_pro",
        "pixtable.tools.main",
        "pixtable.shell.title.scene",
        "pixtable.games.pixies.table.stage",
    }
    assert needed <= modules
    assert not [name for name in modules if name.startswith(("pixtable.studio", "pixtable.tools.packaging"))]


def test_texts_assets_and_fonts_are_built_in() -> None:
    placed = {(Path(file).name, folder) for file, folder in recipe.data_files()}
    for language in FINISHED:
        assert ("launch.toml", f"pixtable/shell/text/{language}") in placed
    assert ("sounds.toml", "pixtable/data/assets/sound") in placed
    assert ("SourceSansPro-Bold.ttf", "font_source_sans_pro/files") in placed
    assert not [folder for _, folder in placed if "studio" in folder]


def test_nothing_that_the_game_depends_on_is_left_out() -> None:
    project = tomllib.loads((recipe.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {"msgspec", "pygame", "font_source_sans_pro", "platformdirs"}
    assert len(project["project"]["dependencies"]) == len(needed)
    assert not needed & set(recipe.EXCLUDED)


def called_for(source: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or on the way, and every part of pygame that it reaches into.

    What is imported by a name alone is a maker's tool, and whoever asks for it says so if it is missing.
    """
    for node in ast.walk(ast.parse(source.read_bytes())):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(str(module), names, 0):
                yield from (module, *(f"{module}.{alias.name}" for alias in names))
            case ast.Attribute(ast.Name("pygame"), part):
                yield f"pygame.{part}"


@pytest.mark.thorough
def test_nothing_that_a_module_calls_for_is_left_out() -> None:
    """What is imported only on the way is missed by nobody but a player."""
    parts = [recipe.ROOT.joinpath(*name.split(".")) for name in recipe.modules() if name != recipe.FONT_PACKAGE]
    called = {
        name: part.name
        for part in parts
        for name in called_for(part / "__init__.py" if part.is_dir() else part.with_suffix(".py"))
    }
    assert {"sqlite3", "pygame.scrap", "pygame.font"} <= called.keys()
    left_out = [out for out in recipe.EXCLUDED if out not in DISPENSABLE]
    assert not {name: by for name, by in called.items() for out in left_out if f"{name}.".startswith(f"{out}.")}


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767268800")
    dress(tmp_path)
    return tmp_path / "share"


def test_the_menu_entry_speaks_four_languages(share: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(share / "applications" / f"{recipe.APP_ID}.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert (section["Name"], section["Exec"], section["Icon"]) == ("Pixtable", "pixtable", recipe.APP_ID)
    assert all(f"Comment[{language}]" in section for language in FINISHED[1:])


def test_the_description_names_version_and_entry(share: Path) -> None:
    root = ElementTree.parse(share / "metainfo" / f"{recipe.APP_ID}.metainfo.xml").getroot()
    assert root.findtext("launchable") == f"{recipe.APP_ID}.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == (__version__, "2026-01-01")
    assert len(root.findall("summary")) == len(FINISHED)


def test_icons_lie_where_desktops_look(share: Path) -> None:
    for size in (256, 512):
        assert (share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{recipe.APP_ID}.png").is_file()


def test_an_apple_icon_holds_the_pictures_and_knows_its_length(tmp_path: Path) -> None:
    data = write_icns(tmp_path / "deep" / "icon.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8]) == len(data)
    assert data.count(b"\x89PNG") == 3


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    assert four_numbers("1.2.0.dev3") == (1, 2, 0, 0)
    assert "filevers=(0, 1, 0, 0)" in Path(version_resource(tmp_path / "v.txt", "0.1.0", "Pixtable")).read_text()


def test_a_trial_has_neither_our_python_nor_our_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    assert not {"PYTHONPATH", "PATH", "HOME"} & trial.bare_environment().keys()


def test_windows_scales_no_picture_of_ours() -> None:
    root = ElementTree.fromstring(MANIFEST.partition("?>")[2])
    told = {element.tag.partition("}")[2]: element.text for element in root.iter()}
    assert told["dpiAwareness"] == "PerMonitorV2,PerMonitor"
    assert told["dpiAware"] == "true/pm"
    assert told["longPathAware"] == "true"
    assert "manifest=MANIFEST" in (recipe.ROOT / "build.spec").read_text(encoding="utf-8")
