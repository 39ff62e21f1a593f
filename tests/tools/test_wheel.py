"""The wheel is whole: installed where there is no checkout, the program finds all it needs."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from pixtable.store.program_files import assets_folder, levels_folder

REPOSITORY = Path(__file__).parents[2]
FOLDER = "Scripts" if sys.platform == "win32" else "bin"

pytestmark = pytest.mark.slow


def told_by(*command: str | Path, cwd: Path) -> str:
    """What a command prints that knows nothing of this checkout; its errors are shown where it fails."""
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    told_by(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, REPOSITORY, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_assets_and_levels_are_inside_to_the_last_file(contents: set[str]) -> None:
    for folder in (assets_folder(), levels_folder()):
        files = [path for path in folder.rglob("*") if path.is_file()]
        assert {f"pixtable/data/{path.relative_to(REPOSITORY).as_posix()}" for path in files} <= contents


def test_what_lies_beside_our_modules_is_inside(contents: set[str]) -> None:
    package = REPOSITORY / "pixtable"
    played_with = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    ours = {path.relative_to(REPOSITORY).as_posix() for path in played_with}
    assert {path for path in ours if not path.startswith("pixtable/studio/")} <= contents


def test_neither_the_studio_nor_the_tests_are_inside(contents: set[str]) -> None:
    assert {path.split("/")[0] for path in contents} == {"pixtable", dist_info(contents)}
    assert not [path for path in contents if {"studio", "tests"} & set(path.split("/"))]


def dist_info(contents: set[str]) -> str:
    return next(path.split("/")[0] for path in contents if path.endswith("/METADATA"))


def test_the_self_test_passes_in_a_fresh_environment_elsewhere(wheel: Path, tmp_path: Path) -> None:
    fresh, elsewhere = tmp_path / "fresh", tmp_path / "elsewhere"
    venv.create(fresh, with_pip=True)
    elsewhere.mkdir()
    told_by(fresh / FOLDER / "pip", "install", "-q", wheel, cwd=elsewhere)
    found = told_by(fresh / FOLDER / "python", "-c", "import pixtable; print(pixtable.__file__)", cwd=elsewhere)
    assert Path(found.strip()).is_relative_to(fresh)
    assert told_by(fresh / FOLDER / "pixtable", "selftest", cwd=elsewhere)
