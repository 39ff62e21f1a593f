"""`python -m pixtable.tools.packaging`: build into `dist`, try the build, and say how large and how quick it is."""

import argparse
import subprocess
import sys
from pathlib import Path

from pixtable.tools.packaging import trial
from pixtable.tools.packaging.linux import dress
from pixtable.tools.packaging.recipe import NAME, ROOT


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m pixtable.tools.packaging", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    parser.add_argument("--only-try", action="store_true", help="a build that is there already")
    wish = parser.parse_args(arguments)
    if not wish.only_try:
        build(wish.out)
    return examine(wish.out / NAME)


def build(out: Path) -> None:
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "build.spec"), "--noconfirm", "--log-level", "WARN"]
    subprocess.run([*command, "--distpath", str(out), "--workpath", str(ROOT / "build")], check=True)
    if sys.platform.startswith("linux"):
        dress(out / NAME)


def examine(folder: Path) -> int:
    program = folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    if not trial.passes_selftest(program):
        return 1
    print(f"{folder}: {trial.megabytes(folder):.1f} MB")
    print(trial.tell_start(trial.seconds_to_first_frame(program)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
