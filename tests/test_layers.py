"""The import law: who may know whom, read off the syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "pixtable"
FILES = sorted(ROOT.rglob("*.py"))


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_under(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def allowed_of_ours(path: Path) -> tuple[str, ...]:
    """Which of our own packages a file may import."""
    parts = path.relative_to(ROOT).parts
    match parts:
        case ("core" | "ui", *_):
            return (f"pixtable.{parts[0]}",)
        case ("studio", *_):
            return ("pixtable.studio", "pixtable.core", "pixtable.games")  # it draws what their tables say
        case ("ai" | "levels", *_):  # both are handed the games they work on
            return (f"pixtable.{parts[0]}", "pixtable.core")
        case ("games", "__init__.py"):
            return ("pixtable.core", "pixtable.games")
        case ("games", game, *_, file):
            own = (f"pixtable.games.{game}", "pixtable.core")
            if file.startswith("table"):
                return (*own, "pixtable.ui")
            return (*own, "pixtable.ai") if file.startswith("bot") else own
        case _:
            return ("pixtable",)


def may_import(path: Path, name: str) -> bool:
    parts = path.relative_to(ROOT).parts
    is_table = parts[0] == "games" and parts[-1].startswith("table")
    if is_under(name, "pixtable"):
        return is_under(name, *allowed_of_ours(path)) or parts == ("__init__.py",)
    if is_under(name, "pygame"):
        return parts[0] in ("ui", "app") or is_table
    if is_under(name, "random"):
        return parts == ("core", "chance.py") or parts[0] in ("ai", "studio")
    if is_under(name, "time", "datetime"):
        return parts == ("ui", "loop.py") or parts[0] in ("app", "studio")
    if is_under(name, "os", "pathlib", "tempfile", "shutil", "sqlite3", "io"):
        return parts[0] in ("app", "ui", "studio")
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_keep_the_law(path):
    breaches = [name for name in imports_of(path) if not may_import(path, name)]
    assert breaches == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_opens_files_but_those_who_may(path):
    if path.relative_to(ROOT).parts[0] in ("app", "ui", "studio"):
        return
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not [call for call in calls if isinstance(call, ast.Name) and call.id in ("open", "eval", "exec")]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("core/match.py", "pixtable.games.pixies.GAME"),
        ("core/match.py", "pygame"),
        ("core/match.py", "random.Random"),
        ("ai/ismcts.py", "time"),
        ("ai/ismcts.py", "pixtable.games.GAMES"),
        ("games/pixies/rules.py", "pixtable.ai.ismcts.search"),
        ("games/pixies/rules.py", "pixtable.games.rhombs.rules"),
        ("games/pixies/rules.py", "pathlib.Path"),
        ("games/pixies/goals.py", "pixtable.levels.format"),
        ("levels/reading.py", "pathlib.Path"),
        ("levels/checking.py", "pixtable.games.GAMES"),
    ],
)
def test_a_breach_would_be_seen(file, name):
    assert not may_import(ROOT / file, name)
