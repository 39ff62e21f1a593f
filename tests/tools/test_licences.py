"""Every part of a download has the text of its licence, and a library that nobody knows stops the build."""

import re
import tomllib
from pathlib import Path, PurePosixPath

import pytest

from pixtable.tools.packaging import licences, parts
from pixtable.tools.packaging.bundled import BundledFile, bundled_files
from pixtable.tools.packaging.licences import INDEX, Unattributed, matches, owner, owner_of_module, write_licences
from pixtable.tools.packaging.parts import TEXTS, known_parts, part_of
from pixtable.tools.packaging.recipe import ROOT

RECORDED = Path(__file__).with_name("native_files.txt")
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
SHORTEST = 200
"""Characters: no licence is shorter, not even a blessing."""


def recorded() -> list[tuple[str, str]]:
    """(part, file) of builds and wheels of the three systems."""
    lines = RECORDED.read_text(encoding="utf-8").splitlines()
    return [(part, file) for part, file in (line.split() for line in lines if line and not line.startswith("#"))]


@pytest.mark.parametrize("requirement", DEPENDENCIES)
def test_whatever_we_depend_on_has_a_text(requirement: str) -> None:
    key = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    part = part_of(key)
    assert key in known_parts()
    assert part.version
    assert all(len(text.body) > SHORTEST for text in part.texts)


def test_every_recorded_library_belongs_to_its_part() -> None:
    seen = [(file, part, owner(BundledFile(PurePosixPath(file), is_native=True))) for part, file in recorded()]
    assert len(seen) > 150
    assert not [(file, found) for file, part, found in seen if part != found]


def test_no_library_is_claimed_by_two_parts() -> None:
    for _, file in recorded():
        claims = [key for key, known in known_parts().items() if matches(PurePosixPath(file), known.files)]
        assert len(claims) <= 1, (file, claims)


@pytest.mark.parametrize(
    "name", ["libmystery.so.3", "pygame/mystery.dll", "pygame/.dylibs/libmystery.1.dylib", "Mystery"]
)
def test_a_library_that_nobody_knows_is_named(name: str) -> None:
    with pytest.raises(Unattributed, match=re.escape(name)):
        owner(BundledFile(PurePosixPath(name), is_native=True))


def test_older_versions_of_openssl_are_not_taken_for_the_new_ones() -> None:
    for name in ("libcrypto-1_1.dll", "libssl.so.1.1", "libcrypto.1.1.dylib"):
        with pytest.raises(Unattributed):
            owner(BundledFile(PurePosixPath(name), is_native=True))


@pytest.mark.parametrize("name", ["mystery/readme.txt", "mystery/_core.cpython-311-x86_64-linux-gnu.so", "mystery.pyd"])
def test_a_package_that_is_not_installed_is_named(name: str) -> None:
    with pytest.raises(Unattributed, match=re.escape(name)):
        owner(BundledFile(PurePosixPath(name)))


def test_a_package_without_a_text_is_named() -> None:
    with pytest.raises(Unattributed, match="mystery"):
        part_of(owner_of_module("mystery-1.0.dist-info"))


def test_every_text_is_there_and_every_text_is_used() -> None:
    wanted = {text for known in known_parts().values() for text in (*known.texts, *known.also)}
    assert wanted == {path.stem for path in TEXTS.iterdir()}
    assert all(len(path.read_text(encoding="utf-8")) > SHORTEST for path in TEXTS.iterdir())


def test_every_part_says_where_its_source_is_and_whose_it_is() -> None:
    """The lines of copyright may stand in the text itself."""
    for key, known in known_parts().items():
        part = part_of(key)
        assert known.home.startswith(("https://", "http://")) or key == parts.OURS, key
        said = "\n".join([*known.copyright, *(text.body for text in part.texts)]).lower()
        assert "copyright" in said or known.copyright, key


def test_what_says_nothing_itself_where_we_build_has_a_text_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "distribution_of", lambda key: None)
    said = "\n".join(text.body for text in part_of(parts.LOADER).texts)
    assert "Bootloader Exception" in said
    assert "GNU GENERAL PUBLIC LICENSE" in said


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a little of everything; the archive inside the program is only told of."""
    files = {
        "pixtable": b"\x7fELF",
        "share/applications/menu.desktop": b"[Desktop Entry]",
        "_internal/base_library.zip": b"PK",
        "_internal/libz.so.1": b"\x7fELF",
        "_internal/pygame_ce.libs/libmpg123-8b3c3c9e.so.0.49.4": b"\x7fELF",
        "_internal/pygame/base.cpython-311-x86_64-linux-gnu.so": b"\x7fELF",
        "_internal/pygame/freesansbold.ttf": b"\0\1\0\0",
        "_internal/font_source_sans_pro/files/SourceSansPro-Bold.ttf": b"\0\1\0\0",
        "_internal/pixtable/shell/text/en/launch.toml": b"",
        "_internal/pixtable/games/any/mind/meaning/data/words_en.z": b"",
    }
    for name, data in files.items():
        path = tmp_path / "build" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    modules = {"pixtable", "game", "json", "pygame", "platformdirs", "msgspec", "pyimod01_archive"}
    monkeypatch.setattr(licences, "packed_modules", lambda build: modules)
    return tmp_path / "build"


def test_a_build_gets_a_text_a_part_and_an_index(build: Path) -> None:
    into = build / "licences"
    into.mkdir()
    (into / "gone.txt").write_text("of a part that is no more")
    written = {part.key for part in write_licences(build, into)}
    assert written == {
        *("pixtable", "all-minilm-l6-v2", "python", "pyinstaller", "zlib", "mpg123", "freesansbold"),
        *("pygame-ce", "font-source-sans-pro", "platformdirs", "msgspec"),
    }
    assert {path.name for path in into.iterdir()} == {INDEX, *(f"{key}.txt" for key in written)}
    index = (into / INDEX).read_text(encoding="utf-8")
    assert all(f"{key}.txt" in index for key in written)
    assert "you may replace" in " ".join(index.split())
    assert "mpg123, pygame-ce" in index


def test_our_own_licence_and_pythons_are_written(build: Path, tmp_path: Path) -> None:
    write_licences(build, tmp_path / "texts")
    ours = (tmp_path / "texts" / "pixtable.txt").read_text(encoding="utf-8")
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").strip() in ours
    pythons = (tmp_path / "texts" / "python.txt").read_text(encoding="utf-8")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in pythons
    assert "Mersenne Twister" in pythons
    library = (tmp_path / "texts" / "mpg123.txt").read_text(encoding="utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in library
    assert "Michael Hipp" in library
    assert "Brought by: pygame-ce" in library


def test_an_unknown_library_stops_the_build_before_anything_is_written(build: Path, tmp_path: Path) -> None:
    (build / "_internal" / "pygame_ce.libs" / "libmystery-0a1b2c3d.so.1").write_bytes(b"\x7fELF")
    with pytest.raises(Unattributed, match="libmystery"):
        write_licences(build, tmp_path / "texts")
    assert not (tmp_path / "texts").exists()


def test_native_code_is_known_by_its_first_bytes_too(tmp_path: Path) -> None:
    program = tmp_path / "Pixtable.app" / "Contents" / "Frameworks" / "python3__dot__11" / "mystery"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"\xca\xfe\xba\xbe and more")
    assert bundled_files(tmp_path) == [BundledFile(PurePosixPath("python3.11/mystery"), is_native=True)]
    assert bundled_files(tmp_path / "Pixtable.app") == bundled_files(tmp_path)


def test_neither_machines_nor_registries_are_named() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in (parts.TABLE, *TEXTS.iterdir()))
    assert not re.search(r"/usr/|/home/|/root|/tmp/|pypi", told)
