"""What lies in a frozen build: its files, and the Python modules that are packed into its program."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from pixtable.tools.packaging.recipe import NAME

NATIVE_ENDINGS = (".dll", ".dylib", ".exe", ".pyd", ".so")
NATIVE_BEGINNINGS = (
    b"\x7fELF",
    *(
        b"\xcf\xfa\xed\xfe",
        b"\xce\xfa\xed\xfe",
        b"\xca\xfe\xba\xbe",
        b"\xca\xfe\xba\xbf",
    ),  # macOS, one processor or two
)
CONTENTS = (("_internal",), ("Contents", "Frameworks"), ("Contents", "Resources"), ("Contents", "MacOS"))
"""Where PyInstaller puts what a program needs; the others are of a Mac's application."""


@dataclass(frozen=True)
class BundledFile:
    path: PurePosixPath
    """Inside the folder that holds what the program needs, or else inside the build."""
    is_inside: bool = True
    is_native: bool = False


def bundled_files(build: Path) -> list[BundledFile]:
    """All but links: they lead to another file of the build."""
    found = sorted(path for path in build.rglob("*") if path.is_file() and not path.is_symlink())
    return [_bundled(path.relative_to(build), is_native(path)) for path in found]


def _bundled(path: Path, native: bool) -> BundledFile:
    parts = tuple(part.replace("__dot__", ".") for part in path.parts)  # a Mac's applications may have no dots there
    for folder in CONTENTS:
        for start in (0, 1):  # the application itself may be the build, or lie in it
            end = start + len(folder)
            if parts[start:end] == folder:
                return BundledFile(PurePosixPath(*parts[end:]), True, native)
    return BundledFile(PurePosixPath(*parts), False, native)


def is_native(path: Path) -> bool:
    """By name, or else by its first bytes: Python itself has no ending on a Mac, and no program has one on Linux."""
    name = path.name.lower()
    if name.endswith(NATIVE_ENDINGS) or ".so." in name:
        return True
    with path.open("rb") as file:
        return file.read(4) in NATIVE_BEGINNINGS


def packed_modules(build: Path) -> set[str]:
    """The outermost names of all modules in the program's archive, which no folder shows."""
    return {name.partition(".")[0] for name in _archived(build)}


def held_modules(build: Path) -> set[str]:
    """Every module that the build can import, but those that are built into Python itself."""
    return (
        _archived(build)
        | {name for path in build.rglob("*") if (name := _module_of(path)) is not None}
        | _zipped(build)
    )


def _archived(build: Path) -> set[str]:
    readers = import_module("PyInstaller.archive.readers")
    archive = readers.CArchiveReader(str(_program(build)))
    scripts = {name for name, (*_, kind) in archive.toc.items() if kind in "msM"}
    inner = [archive.open_embedded_archive(name) for name in archive.toc if name.endswith(".pyz")]
    return scripts | {name for modules in inner for name in modules.toc}


def _module_of(path: Path) -> str | None:
    """Of an extension: `_internal/pygame/font.cpython-311-x86_64-linux-gnu.so` is `pygame.font`."""
    if path.suffix not in {".so", ".pyd"} or "_internal" not in path.parts:
        return None
    inside = path.parts[path.parts.index("_internal") + 1 :]
    folders = inside[:-1] if "lib-dynload" not in inside else ()
    return ".".join((*folders, path.name.partition(".")[0]))


def _zipped(build: Path) -> set[str]:
    """The part of the library that Python needs before it can open the archive."""
    found = set()
    for library in build.rglob("base_library.zip"):
        with ZipFile(library) as files:
            found |= {
                name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in files.namelist()
            }
    return found


def _program(build: Path) -> Path:
    program = next(_programs(build), None)
    if program is None:
        raise FileNotFoundError(f"{build} holds no program")
    return program


def _programs(build: Path) -> Iterator[Path]:
    for folder in (build, build / "Contents" / "MacOS", *build.glob("*.app/Contents/MacOS")):
        for name in (NAME, f"{NAME}.exe"):
            if (folder / name).is_file():
                yield folder / name
