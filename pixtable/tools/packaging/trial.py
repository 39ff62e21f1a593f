"""A frozen build on trial: as a player has it, in a read-only folder with a difficult name, and without Python."""

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from pixtable import __version__
from pixtable.tools.packaging.recipe import NAME, TITLE

STARTS = 5
NEEDED = ("SYSTEMROOT", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "XAUTHORITY")
"""What a system cannot do without, or a window; everything else of our environment stays outside."""
AWKWARD = "Мої ігри і jeux d’été"
"""A folder as players have them."""
NOBODY = "nobody"


class Trial(NamedTuple):
    """`run` says what was seen, and raises `Failed` where it is not as it should be."""

    name: str
    run: Callable[["Candidate"], str]


class Failed(Exception):
    pass


class Candidate(NamedTuple):
    program: Path
    elsewhere: Path
    """A folder to write into, where the program was not built."""

    def call(self, *arguments: str | Path) -> str:
        """What it prints. Where root would not notice that a folder is read-only, nobody does."""
        done = subprocess.run(
            [self.program, *arguments], env=bare_environment(), cwd=self.elsewhere, check=False, text=True,
            encoding="utf-8", errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            user=NOBODY if _is_root() else None,
        )  # fmt: skip
        if done.returncode != 0:
            raise Failed(
                f"`{NAME} {' '.join(map(str, arguments))}` ended with {done.returncode}:\n{done.stdout[-3000:]}"
            )
        return done.stdout


def bare_environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
    has_screen = not sys.platform.startswith("linux") or "DISPLAY" in kept or "WAYLAND_DISPLAY" in kept
    return kept if has_screen else {**kept, "SDL_VIDEODRIVER": "dummy"}


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def candidate(folder: Path) -> Iterator[Candidate]:
    """A copy of a build in a read-only folder, and a place to write to."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as root:
        os.chmod(root, 0o755)
        copy = Path(root, AWKWARD, folder.name)
        shutil.copytree(folder, copy, symlinks=True)
        elsewhere = Path(root, "elsewhere")
        elsewhere.mkdir()
        elsewhere.chmod(0o777)
        _forbid_writing(copy.parent)
        try:
            yield Candidate(program_in(copy), elsewhere)
        finally:
            _allow_writing(copy.parent)


def program_in(folder: Path) -> Path:
    places = (folder / NAME, folder / f"{NAME}.exe", folder / "Contents" / "MacOS" / NAME)
    return next(place for place in places if place.is_file())


def _forbid_writing(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def _allow_writing(folder: Path) -> None:
    """Else it could not be thrown away."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | stat.S_IWUSR)


# The trials


def _version(candidate: Candidate) -> str:
    told = candidate.call("--version").strip()
    if told != f"{TITLE} {__version__}":
        raise Failed(f"it calls itself {told!r}")
    return told


def _help(candidate: Candidate) -> str:
    told = candidate.call("--help")
    if "selftest" not in told:
        raise Failed("it does not tell of its commands")
    return f"{len(told.splitlines())} lines"


def _selftest(candidate: Candidate) -> str:
    """Every game to its end, the clipboard, statistics, a film, a picture, a file taken in, a killed game resumed."""
    told = candidate.call("selftest").splitlines()
    return f"{len(told) - 1} checks"


def _tour(candidate: Candidate) -> str:
    out = candidate.elsewhere / "tour"
    candidate.call("tour", "--out", out)
    return f"{len(list(out.glob('*.png')))} screens"


def _levels(candidate: Candidate) -> str:
    return candidate.call("check-levels").splitlines()[-1]


def _first_frame(candidate: Candidate) -> str:
    """The first start is cold."""
    first, *later = (_start(candidate, number) for number in range(STARTS))
    return f"{median(later):.2f} s, the very first start {first:.2f} s"


def _start(candidate: Candidate, number: int) -> float:
    begun = perf_counter()
    candidate.call("--first-frame", "--portable", candidate.elsewhere / f"player {number}")
    return perf_counter() - begun


def _untouched(candidate: Candidate) -> str:
    """Nothing was written beside the program."""
    folder = candidate.program.parent
    if stray := [path for path in folder.rglob("*.pyc") if "__pycache__" in path.parts]:
        raise Failed(f"it has written {stray[0]}")
    return "nothing was written beside the program"


TRIALS = (
    Trial("version", _version),
    Trial("help", _help),
    Trial("first frame", _first_frame),
    Trial("self-test", _selftest),
    Trial("levels", _levels),
    Trial("tour", _tour),
    Trial("read-only", _untouched),
)


def try_out(folder: Path, trials: tuple[Trial, ...] = TRIALS) -> bool:
    """Whether a build passes all of them; each is told."""
    with candidate(folder) as tried:
        passed = [_carry_out(trial, tried) for trial in trials]
    return all(passed)


def _carry_out(trial: Trial, tried: Candidate) -> bool:
    try:
        seen = trial.run(tried)
    except Failed as failed:
        print(f"FAIL  {trial.name}: {failed}", flush=True)
        return False
    print(f"ok    {trial.name}: {seen}", flush=True)
    return True
