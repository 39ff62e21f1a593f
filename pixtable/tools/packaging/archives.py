"""A build as the files that are downloaded: one archive a system, their checksums, and what they weigh."""

import hashlib
import sys
import tarfile
import zipfile
from collections import Counter
from pathlib import Path

SUMS = "SHA256SUMS"
CHUNK = 1 << 20


def archive_name(name: str, version: str, platform: str = sys.platform, machine: str = "x86_64") -> str:
    system = {"win32": "windows", "darwin": "macos"}.get(platform, "linux")
    return f"{name}-{version}-{system}-{machine}"


def write_tar(folder: Path, target: Path, inside: str) -> Path:
    """Owned by nobody in particular, and the same for the same files."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(target, "w:xz", preset=6) as archive:
        archive.add(folder, inside, filter=plain)
    return target


def write_zip(folder: Path, target: Path, inside: str) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(inside, path.relative_to(folder)))
    return target


def write_sums(files: list[Path], folder: Path) -> Path:
    """As `sha256sum --check` reads them."""
    lines = [f"{digest(file)}  {file.name}\n" for file in sorted(files)]
    target = folder / SUMS
    target.write_text("".join(lines), encoding="ascii")
    return target


def digest(file: Path) -> str:
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(file.lstat().st_size for file in files) / 1e6


def size_table(folder: Path, archives: list[Path]) -> str:
    """What the build weighs, part by part, and each archive."""
    weights: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            weights[_part(path.relative_to(folder))] += path.stat().st_size
    rows = [(name, weight / 1e6) for name, weight in weights.most_common()]
    rows += [("**the folder**", megabytes(folder)), *((f"**{file.name}**", megabytes(file)) for file in archives)]
    return "\n".join(["| part | MB |", "|---|---|", *(f"| {name} | {weight:.1f} |" for name, weight in rows)])


def _part(path: Path) -> str:
    """The pictures, the sounds, the code: as far down as somebody would ask."""
    parts = path.parts[1:] if path.parts[0] == "_internal" else path.parts
    if is_library(path):
        return "libraries"
    if parts[:2] == ("pixtable", "data"):
        return "/".join(parts[2:4]) if parts[2] == "assets" and len(parts) > 4 else parts[2]
    return parts[0]


def is_library(path: Path) -> bool:
    return ".so" in path.name or path.suffix in {".dll", ".dylib", ".pyd"}
