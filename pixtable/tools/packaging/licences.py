"""The licences of everything in a frozen build, one text a part; a file of no known part stops the build."""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from pixtable.tools.packaging.bundled import BundledFile, bundled_files, packed_modules
from pixtable.tools.packaging.licence_sheets import index, sheet
from pixtable.tools.packaging.parts import (
    LOADER,
    OURS,
    PYTHON,
    TABLE,
    Part,
    Unattributed,
    distributions_by_module,
    known_parts,
    normal,
    part_of,
)

INDEX = "README.txt"
SCRIPT = "game"
"""The module that our program begins with."""
PYTHONS_OWN = ("python3", "lib-dynload", "_sysconfigdata")
LOADERS_OWN = ("pyimod", "pyiboot", "pyi_rth_", "_pyi_rth_")
EXTENSION_MODULE = re.compile(r"\.pyd$|\.cpython-[\w-]+\.so$|\.abi3\.so$")


def write_licences(build: Path, into: Path) -> list[Part]:
    """Write `<part>.txt` for every part of the build, and an index; texts that were there before are replaced."""
    parts = parts_of(bundled_files(build), packed_modules(build))
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("*.txt"):
        old.unlink()
    for part in parts:
        (into / f"{part.key}.txt").write_text(sheet(part), encoding="utf-8")
    (into / INDEX).write_text(index(parts), encoding="utf-8")
    return parts


def parts_of(files: Iterable[BundledFile], modules: Iterable[str]) -> list[Part]:
    owned: dict[str, set[str]] = defaultdict(set)
    built_in: dict[str, set[str]] = defaultdict(set)
    for file in files:
        owned[owner(file)].add(file.path.as_posix())
        for key in _built_into(file.path):
            built_in[key].add(file.path.as_posix())
    for module in modules:
        owned.setdefault(owner_of_module(module), set())  # it is there, even if no file shows it
    keys = sorted(owned.keys() | built_in.keys())
    return [part_of(key, sorted(owned.get(key, ())), sorted(built_in.get(key, ()))) for key in keys]


def owner(file: BundledFile) -> str:
    """The key of the part that a file belongs to."""
    if (key := _by_name(file.path)) is not None:
        return key
    if file.is_native and not EXTENSION_MODULE.search(file.path.name):
        # Not even in the folder of a package: a wheel carries the libraries of others there.
        raise Unattributed(f"no licence is known of {file.path}: add it to {TABLE.name}")
    if not file.is_inside:
        return OURS
    return owner_of_module(file.path.parts[0], asked_for=str(file.path))


def owner_of_module(outermost: str, asked_for: str = "") -> str:
    """By the outermost folder or module: ours, Python's, or of the distribution that has installed it."""
    if outermost.endswith(".dist-info"):
        return normal(outermost.split("-", 1)[0])
    name = outermost.split(".", 1)[0]
    if name in {OURS, SCRIPT}:
        return OURS
    if name in sys.stdlib_module_names or name.startswith(PYTHONS_OWN):
        return PYTHON
    if name.startswith(LOADERS_OWN):
        return LOADER
    if name not in distributions_by_module():
        raise Unattributed(f"no licence is known of {asked_for or outermost}: no installed distribution has it")
    return distributions_by_module()[name]


def _by_name(path: PurePosixPath) -> str | None:
    return next((key for key, known in known_parts().items() if matches(path, known.files)), None)


def _built_into(path: PurePosixPath) -> list[str]:
    return [key for key, known in known_parts().items() if matches(path, known.inside)]


def matches(path: PurePosixPath, patterns: Iterable[str]) -> bool:
    """Capitals or not: on Windows they are one, and not everybody writes a library's name in the same way."""
    whole, name = path.as_posix().casefold(), path.name.casefold()
    return any(fnmatchcase(whole if "/" in pattern else name, pattern.casefold()) for pattern in patterns)
