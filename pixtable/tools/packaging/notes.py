"""`python -m pixtable.tools.packaging.notes`: the notes of a release, cut out of the changelog."""

import argparse
import re
import sys
from pathlib import Path

from pixtable import __version__

ROOT = Path(__file__).resolve().parents[3]
HEADING = re.compile(r"^## \[?([^\]\s]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?\s*$", re.MULTILINE)
"""`## 0.1.0` or, as many write it, `## [0.1.0] - 2026-12-01`."""
TAG = f"v{__version__}"


def main(arguments: list[str] | None = None) -> int:
    wish = _parser().parse_args(arguments)
    if wish.tag not in (None, TAG):
        return _refuse(f"The tag is {wish.tag}, but this program is {__version__}: its tag would be {TAG}.")
    notes = notes_of(wish.version, wish.changelog.read_text(encoding="utf-8"))
    if not notes:
        return _refuse(f"{wish.changelog} tells nothing of {wish.version}.")
    print(notes)
    return 0


def notes_of(version: str, changelog: str) -> str:
    """What stands under the heading of this version; nothing where there is none."""
    headings = list(HEADING.finditer(changelog))
    for heading, end in zip(headings, [*(after.start() for after in headings[1:]), len(changelog)], strict=True):
        if heading[1] == version:
            return changelog[heading.end() : end].strip()
    return ""


def _refuse(why: str) -> int:
    print(why, file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pixtable.tools.packaging.notes", description=__doc__)
    parser.add_argument("version", nargs="?", default=__version__, help="as its heading has it; that of this program")
    parser.add_argument("--tag", help="refuse to go on where this is not the tag of this program's version")
    parser.add_argument("--changelog", type=Path, metavar="FILE", default=ROOT / "CHANGELOG.md")
    return parser


if __name__ == "__main__":
    sys.exit(main())
