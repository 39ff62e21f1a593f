"""`python -m pixtable.tools.packaging.gather`: the builds of several systems as one folder with one list of sums."""

import argparse
import shutil
import sys
from pathlib import Path

from pixtable.tools.packaging.archives import SUMS, digest


class Unsound(Exception):
    """A build is not what its list says; the message names the file."""


def main(arguments: list[str] | None = None) -> int:
    wish = _parser().parse_args(arguments)
    try:
        names = gather(wish.builds, wish.out)
    except Unsound as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(names))
    return 0


def gather(builds: Path, out: Path) -> list[str]:
    """Copy whatever the builds hold, each file checked against its build's own list; says which files there are."""
    sums: dict[str, str] = {}
    for folder in sorted(path for path in builds.iterdir() if path.is_dir()):
        for name, told in checked(folder).items():
            if name in sums:
                raise Unsound(f"{name} is in more than one build")
            sums[name] = told
            out.mkdir(parents=True, exist_ok=True)
            shutil.copy2(folder / name, out / name)
    if not sums:
        raise Unsound(f"there is no build in {builds}")
    lines = [f"{sums[name]}  {name}\n" for name in sorted(sums)]
    (out / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    return sorted(sums)


def checked(folder: Path) -> dict[str, str]:
    """The list of a build, which tells of every file in it, and tells the truth."""
    sums = _listed(folder / SUMS)
    there = {path.name for path in folder.iterdir() if path.name != SUMS}
    if odd := sorted(there ^ sums.keys()):
        raise Unsound(f"{folder / odd[0]} is {'not listed' if odd[0] in there else 'not there'}")
    for name, told in sums.items():
        if digest(folder / name) != told:
            raise Unsound(f"{folder / name} is not the file that was built: its checksum differs")
    return sums


def _listed(path: Path) -> dict[str, str]:
    """As `sha256sum` writes it: the sum, then a space or a star before the name."""
    if not path.is_file():
        raise Unsound(f"{path} is not there")
    pairs = (line.split(maxsplit=1) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
    return {name.removeprefix("*"): told.lower() for told, name in pairs}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pixtable.tools.packaging.gather", description=__doc__)
    parser.add_argument("builds", type=Path, metavar="DIR", help="has a folder for each build")
    parser.add_argument("--out", type=Path, metavar="DIR", required=True)
    return parser


if __name__ == "__main__":
    sys.exit(main())
