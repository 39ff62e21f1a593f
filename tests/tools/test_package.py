"""`python game.py package`: archives, what a build lacks, and a trial that a bad program does not pass."""

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from pixtable import __version__
from pixtable.tools.packaging import linux, missing
from pixtable.tools.packaging.archives import archive_name, size_table, write_sums, write_tar, write_zip
from pixtable.tools.packaging.linux import dress, make_app_image
from pixtable.tools.packaging.missing import TRACE, missing_by_warnings, missing_from
from pixtable.tools.packaging.recipe import is_unused
from pixtable.tools.packaging.trial import AWKWARD, TRIALS, Candidate, Failed, Trial, candidate, try_out
from pixtable.tools.packaging.windows import write_installer

needs_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="the program on trial is a shell script")


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A folder in the shape of a build, whose program says what it was called with."""
    folder = tmp_path / "dist" / "pixtable"
    (folder / "_internal" / "pixtable" / "data" / "assets" / "pixies").mkdir(parents=True)
    (folder / "_internal" / "pixtable" / "data" / "assets" / "pixies" / "card.webp").write_bytes(b"x" * 5000)
    (folder / "_internal" / "libSDL2.so.0").write_bytes(b"x" * 3000)
    program = folder / "pixtable"
    program.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then echo "Pixtable {__version__}"; else exit 3; fi\n')
    program.chmod(0o755)
    return folder


# What a build lacks


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        ("excluded module named sqlite3 - imported by pixtable.store.statistics.store (top-level)", True),
        ("excluded module named 'pygame.scrap' - imported by pixtable.ui.widgets.textbox (delayed)", True),
        ("missing module named json - imported by other (optional), pixtable.core.codec (top-level)", True),
        ("missing module named nobody_has_this - imported by pixtable.store.lock (conditional)", False),
        ("missing module named multiprocessing.get_context - imported by pixtable.ai.worker (top-level)", False),
        ("excluded module named sqlite3 - imported by distributed.utils (top-level)", False),
        ("excluded module named json - imported by pixtable.studio.words (top-level)", False),
        ("excluded module named tqdm - imported by pixtable.tools.progress (delayed)", False),
    ],
)
def test_a_module_that_our_code_wants_and_a_build_lacks_is_told(tmp_path: Path, line: str, is_told: bool) -> None:
    warnings = tmp_path / "warn.txt"
    warnings.write_text(f"This file lists modules\n\n{line}\n", encoding="utf-8")
    assert bool(missing_by_warnings(warnings)) == is_told


def test_a_module_that_the_tests_have_imported_and_a_build_lacks_is_told() -> None:
    held = {"json", "posixpath", "pixtable.core"}
    traced = ["json", "os.path", "pixtable.core", "sqlite3", "pixtable.studio.words", "numpy"]
    assert missing_from(held, traced) == ["sqlite3"]


def test_the_trace_knows_the_modules_that_were_forgotten_once() -> None:
    assert {"sqlite3", "pygame.scrap", "pixtable.shell.statistics.scene"} <= {
        *TRACE.read_text(encoding="utf-8").split()
    }


def test_what_nobody_opens_stays_outside() -> None:
    assert is_unused("pygame/freesansbold.ttf")
    assert is_unused("pygame\\libfluidsynth-3.dll")
    assert not is_unused("font_source_sans_pro/files/SourceSansPro-Bold.ttf")


# The trial


@needs_a_shell
def test_a_build_is_tried_in_a_read_only_folder_with_a_difficult_name(build: Path) -> None:
    with candidate(build) as tried:
        assert AWKWARD in str(tried.program)
        assert not os.stat(tried.program.parent).st_mode & 0o222
        assert tried.call("--version").strip() == f"Pixtable {__version__}"
        (tried.elsewhere / "here").touch()
    assert not tried.program.exists()


@needs_a_shell
def test_a_failure_is_told_with_what_was_said_and_the_others_are_tried_all_the_same(
    build: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def later(tried: Candidate) -> str:
        asked.append(tried)
        return "seen"

    assert not try_out(build, (Trial("self-test", lambda tried: tried.call("selftest")), Trial("later", later)))
    assert asked
    told = capsys.readouterr().out
    assert "FAIL  self-test: `pixtable selftest` ended with 3" in told
    assert "ok    later: seen" in told


@needs_a_shell
def test_a_program_that_cannot_say_its_version_fails(build: Path) -> None:
    (build / "pixtable").write_text("#!/bin/sh\necho Something else\n")
    with candidate(build) as tried, pytest.raises(Failed):
        TRIALS[0].run(tried)


# Archives


def test_an_archive_is_named_for_its_system() -> None:
    assert archive_name("pixtable", "1.2", "linux", "x86_64") == "pixtable-1.2-linux-x86_64"
    assert archive_name("pixtable", "1.2", "win32", "amd64") == "pixtable-1.2-windows-amd64"
    assert archive_name("pixtable", "1.2", "darwin", "arm64") == "pixtable-1.2-macos-arm64"


@needs_a_shell
def test_archives_hold_everything_in_one_folder_and_the_program_can_be_started(build: Path, tmp_path: Path) -> None:
    tar = write_tar(build, tmp_path / "p.tar.xz", "pixtable-1")
    with tarfile.open(tar) as archive:
        archive.extractall(tmp_path / "out", filter="data")
        assert {entry.uname for entry in archive} == {""}
    done = subprocess.run([tmp_path / "out" / "pixtable-1" / "pixtable", "--version"], check=True, capture_output=True)
    assert __version__ in done.stdout.decode()
    with zipfile.ZipFile(write_zip(build, tmp_path / "p.zip", "pixtable")) as archive:
        assert all(name.startswith("pixtable/") for name in archive.namelist())
        assert len(archive.namelist()) == 3


def test_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.tar.xz").write_bytes(b"one")
    sums = write_sums([tmp_path / "b.zip", tmp_path / "a.tar.xz"], tmp_path).read_text()
    assert sums.splitlines()[0] == f"{hashlib.sha256(b'one').hexdigest()}  a.tar.xz"


def test_the_table_of_sizes_names_every_part(build: Path, tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"x" * 2_000_000)
    table = size_table(build, [tmp_path / "a.zip"])
    for part in ("| assets/pixies |", "| libraries |", "| **the folder** |", "| **a.zip** | 2.0 |"):
        assert part in table


# What systems want


def test_an_app_image_starts_the_program_and_has_entry_and_icon(build: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(linux.shutil, "which", lambda name: None)
    dress(build)
    assert make_app_image(build, tmp_path, "pixtable-1") is None
    app = tmp_path / "Pixtable.AppDir"
    assert {"AppRun", "usr", ".DirIcon", "org.pixtable.Pixtable.desktop", "org.pixtable.Pixtable.png"} == {
        path.name for path in app.iterdir()
    }
    if sys.platform != "win32":
        done = subprocess.run([app / "AppRun", "--version"], check=True, capture_output=True)
        assert __version__ in done.stdout.decode()


def test_what_a_desktops_tool_complains_of_is_told(build: Path, tmp_path: Path, monkeypatch) -> None:
    dress(build)
    tool = tmp_path / "grumble"
    tool.write_text("#!/bin/sh\necho it is wrong; exit 1\n")
    tool.chmod(0o755)
    monkeypatch.setattr(linux, "CHECKS", {str(tool): ("share/applications/*.desktop", ())})
    if sys.platform != "win32":
        assert "it is wrong" in linux.complaints(build)[0]


def test_the_installers_recipe_is_filled_in_and_speaks_four_languages(tmp_path: Path) -> None:
    recipe = write_installer(tmp_path / "pixtable.iss", tmp_path / "pixtable")
    data = recipe.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    text = data.decode("utf-8-sig")
    assert "$" not in text
    assert f"AppVersion={__version__}" in text
    assert text.count("MessagesFile:") == 4
    assert 'Source: "pixtable\\*"' in text


def test_missing_makers_tools_are_told_in_a_sentence(monkeypatch, capsys: pytest.CaptureFixture[str]) -> None:
    from pixtable.tools.packaging import command  # noqa: PLC0415

    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert command.run([]) == 2
    assert "PyInstaller" in capsys.readouterr().err
    assert missing.is_wanted("json")
