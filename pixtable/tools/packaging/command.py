"""`game.py package`: make what is to be downloaded for this system, and try it as a player would have it."""

import argparse
import platform
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from pixtable import __version__
from pixtable.tools.packaging import linux, windows
from pixtable.tools.packaging.archives import archive_name, size_table, write_sums, write_tar, write_zip
from pixtable.tools.packaging.licences import write_licences
from pixtable.tools.packaging.missing import missing_by_trace, missing_by_warnings
from pixtable.tools.packaging.recipe import NAME, ROOT, TITLE
from pixtable.tools.packaging.trial import try_out

WORK = "work"
"""Below the folder that everything goes to: what PyInstaller leaves behind."""


def run(arguments: list[str]) -> int:
    wish = _parser().parse_args(arguments)
    if not (ROOT / "build.spec").is_file() or find_spec("PyInstaller") is None:
        print('Packaging takes a checkout, and PyInstaller: pip install -e ".[build]"', file=sys.stderr)
        return 2
    out: Path = wish.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    build = built_in(out)
    if not wish.only_try:
        make(out, build)
    if not is_whole(out, build) or not try_out(build):
        return 1
    archives = pack(build, out)
    print(size_table(build, archives))
    print(write_sums(archives, out))
    return 0


def built_in(out: Path) -> Path:
    return out / (f"{TITLE}.app" if sys.platform == "darwin" else NAME)


def make(out: Path, build: Path) -> None:
    """The folder as it is downloaded: the program, its licences, and what the desktop wants to know."""
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "build.spec"), "--noconfirm", "--log-level", "WARN"]
    subprocess.run([*command, "--distpath", str(out), "--workpath", str(out / WORK)], check=True)
    texts = build / "Contents" / "Resources" if sys.platform == "darwin" else build
    parts = write_licences(build, texts / "licences")
    shutil.copyfile(ROOT / "LICENSE", texts / "LICENSE.txt")
    print(f"ok    licences: {len(parts)} parts")
    if sys.platform.startswith("linux"):
        linux.dress(build)


def is_whole(out: Path, build: Path) -> bool:
    """Whether it holds all that our code asks for, and is described as its system wants it."""
    faults = [f"not in the build: {name}" for name in missing_by_warnings(out / WORK / "build" / "warn-build.txt")]
    faults += [f"imported in the tests, not in the build: {name}" for name in missing_by_trace(build)]
    if sys.platform.startswith("linux"):
        faults += linux.complaints(build)
    for fault in faults:
        print(f"FAIL  {fault}")
    if not faults:
        print("ok    nothing that is imported is missing")
    return not faults


def pack(build: Path, out: Path) -> list[Path]:
    name = archive_name(NAME, __version__, sys.platform, platform.machine().lower())
    if sys.platform == "win32":
        windows.write_installer(out / f"{NAME}.iss", build)
        return [write_zip(build, out / f"{name}.zip", NAME)]
    if sys.platform == "darwin":
        archive = out / f"{name}.zip"  # of Apple's own making: links and rights inside an application matter
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(build), str(archive)], check=True)
        return [archive]
    archives = [write_tar(build, out / f"{name}.tar.xz", f"{NAME}-{__version__}")]
    image = linux.make_app_image(build, out, name)
    return [*archives, *([image] if image else [])]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py package", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    parser.add_argument("--only-try", action="store_true", help="a build that is there already")
    return parser
