"""Every call to the disk goes through one module, so that a test can stand between the two."""

import ast
from pathlib import Path
from random import Random

import pytest

from pixtable.store import disk
from pixtable.store.saves import Recorded, SaveError, load
from tests.law import ROOT
from tests.store.layers import ERRORS, Failing
from tests.store.saved_games import PIXIES, played, random_move

STORE = ROOT / "store"
DIRECT = {
    "open", "fdopen", "read_bytes", "read_text", "write_bytes", "write_text", "unlink", "remove", "mkdir", "makedirs",
    "rename", "link", "symlink", "stat", "lstat", "fstat", "fsync", "exists", "lexists", "is_file", "is_dir", "isfile",
    "isdir", "getsize", "glob", "rglob", "iterdir", "listdir", "scandir", "touch", "rmdir", "utime", "rmtree",
}  # fmt: skip
ELSEWHERE = {
    "disk.py": "it is that module",
    "program_files.py": "what came with the program is only read",
    "rulebook.py": "what came with the program is only read",
    "box.py": "what came with the program is only read",
    "level_files.py": "foreign files have a gate of their own",
    "library.py": "the shelf has an index of its own",
}


def direct_calls(path: Path) -> list[str]:
    """Calls by which a module would touch the disk itself."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "open":
            found.append(f"{path.name}:{node.lineno} open")
        if isinstance(node.func, ast.Attribute) and node.func.attr in DIRECT:
            owner = node.func.value
            if not (isinstance(owner, ast.Name) and owner.id in ("disk", "safe_files", "self")):
                found.append(f"{path.name}:{node.lineno} {node.func.attr}")
    return found


def test_the_store_touches_the_disk_in_one_module_only():
    paths = [path for path in sorted(STORE.rglob("*.py")) if path.name not in ELSEWHERE]
    assert [call for path in paths for call in direct_calls(path)] == []
    assert direct_calls(STORE / "disk.py"), "whoever does is found"


def play_a_little(path: Path) -> list[int]:
    """Begin a game, play, go back, leave and come again; where it stood after each thing that was confirmed."""
    stood: list[int] = []
    table: Recorded | None = None
    rng = Random(3)
    try:
        table = Recorded.create(played(PIXIES, 0), path)
        stood.append(0)
        for _ in range(3):
            table.play(*random_move(table.match, rng))
            stood.append(table.match.n)
        table.undo(practice=True)
        stood.append(table.match.n)
        table.close()
        table = Recorded.resume(path).recorded
        table.play(*random_move(table.match, rng))
        stood.append(table.match.n)
    except SaveError:
        pass
    finally:
        if table is not None:
            table.close()
    return stood


@pytest.mark.parametrize("error", ERRORS)
def test_whichever_call_fails_a_game_keeps_what_was_confirmed(tmp_path, error):
    with disk.through(counting := Failing()):
        assert play_a_little(tmp_path / "sound.pixtable") == [0, 1, 2, 3, 2, 3]
    assert len(counting.calls) > 30
    for number in range(len(counting.calls)):
        path = tmp_path / f"{number}.pixtable"
        with disk.through(Failing(number, error)):
            stood = play_a_little(path)
        if stood:
            assert load(path).notice is None
            assert load(path).match.n == stood[-1]
        else:
            assert not path.exists()
