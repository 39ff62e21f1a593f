"""What the documents for people name is there: files, folders and commands."""

import re
from pathlib import Path

import pytest

from pixtable.tools.main import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "levels/README.md")
]
INSTALLED = ".venv/"
DOCUMENTS += sorted((ROOT / "docs").glob("*.md"))
BASES = ("", "pixtable", "pixtable/shell", "pixtable/games/tactics", "pixtable/games/pixies", "levels")
"""Where a path may begin: a document that speaks of a room leaves its name out."""
PATH = re.compile(r"`([\w.{},<>*-]+(?:/[\w.{},<>*-]*)+|[\w<>{},-]+\.(?:py|md|toml|spec))`")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_path_in_a_document_is_there(document: Path) -> None:
    named = [path for path in PATH.findall(document.read_text(encoding="utf-8")) if not path.startswith(INSTALLED)]
    assert [path for path in named if not is_there(path)] == []


def is_there(path: str) -> bool:
    """A bare name may be that of any module or text of the program."""
    bases = BASES if "/" in path else ("", "pixtable/**")
    return any(any(ROOT.glob(f"{base}/{one}".strip("/"))) for one in spelt_out(path) for base in bases)


def spelt_out(path: str) -> list[str]:
    """`<game>` stands for anything, `{en,fr}` for either, `games/x` for any game."""
    path = re.sub(r"<[^>]*>|(?<=games/)x\b", "*", path)
    if (braces := re.search(r"\{([^}]*)\}", path)) is None:
        return [path.rstrip("/")]
    return [one for word in braces[1].split(",") for one in spelt_out(path.replace(braces[0], word))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_command_of_a_document_is_one(document: Path) -> None:
    named = set(re.findall(r"python game\.py ([a-z][a-z-]*)", document.read_text(encoding="utf-8")))
    assert named <= set(COMMANDS)


def test_every_command_is_told_of() -> None:
    named = set(re.findall(r"`python game\.py ([a-z][a-z-]*)", (ROOT / "docs/tools.md").read_text(encoding="utf-8")))
    assert named >= set(COMMANDS)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    """Within the repository. The page of releases is not in it, and lies at the same place wherever it is kept."""
    links = re.findall(r"\]\(([^)#\s]+)\)", document.read_text(encoding="utf-8"))
    inside = [link for link in links if "://" not in link and not link.startswith("../../releases")]
    assert [link for link in inside if not (document.parent / link).exists()] == []


def test_a_path_that_is_not_there_is_seen() -> None:
    assert not is_there("pixtable/app/scenes.py")
    assert is_there("games/x/table/stage.py")
