"""`docs/a_fifth_game.md` tells the truth: its code blocks are the files of this folder, every one of them."""

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCUMENT = ROOT / "docs" / "a_fifth_game.md"
BLOCK = re.compile(r"^`(?P<path>tests/fifth_game/\S+)`\n+```\w+\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)
BESIDE_THE_GAME = re.compile(r"test_\w+\.py|conftest\.py")


def blocks() -> dict[str, str]:
    return {found["path"]: found["code"] for found in BLOCK.finditer(DOCUMENT.read_text(encoding="utf-8"))}


def files_of_the_game() -> set[str]:
    files = [path for path in HERE.rglob("*") if path.suffix in (".py", ".toml")]
    return {path.relative_to(ROOT).as_posix() for path in files if not BESIDE_THE_GAME.fullmatch(path.name)}


def test_every_file_of_the_game_is_in_the_document_and_nothing_else():
    assert blocks().keys() == files_of_the_game()


def test_every_block_is_the_file_that_it_is_called():
    for path, code in blocks().items():
        assert code == (ROOT / path).read_text(encoding="utf-8"), path
