"""The import law holds for every room, lazy imports counted, and a breach would be seen."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from pixtable.games import GAMES
from tests.law import GAME_ROOMS, LAW, ROOT, as_markdown, breach, cycles, imports_of, modules_below, room_of

pytestmark = pytest.mark.brief

MODULES = modules_below()
ROOMS = (*LAW, "pixtable")
CROWDED = 22
"""Files that one folder may hold, unless they are all of one kind."""
ALL_OF_ONE_KIND = ("cards", "pictures", "motifs", "creatures")


class Contents(NamedTuple):
    """What the law asks of a module."""

    imports: set[str]
    texts: list[str]
    calls: set[str]


@cache
def contents_of(module: str) -> Contents:
    """Read once for every clause of the law, and not before the first of them is looked at."""
    nodes = list(ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # docstrings may give an example
    written = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in told]
    return Contents(
        {found for found in imports_of(nodes, MODULES) if found != module},
        [text for text in written if isinstance(text, str)],
        {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)},
    )


def file_of(module: str) -> str:
    return MODULES[module].relative_to(ROOT).as_posix()


def modules_in(room: str) -> list[str]:
    return [module for module in MODULES if room_of(module) == room]


@pytest.mark.parametrize("room", LAW)
def test_every_import_of_a_room_keeps_the_law(room):
    own = modules_in(room)
    assert own
    found = [breach(module, name, file_of(module)) for module in own for name in contents_of(module).imports]
    assert [words for words in found if words] == []


def test_every_module_lies_in_a_room_of_the_law():
    assert {room_of(module) for module in MODULES} - {"pixtable"} == set(LAW)


def test_no_module_imports_itself_by_a_detour():
    assert cycles({module: contents_of(module).imports for module in MODULES}) == []


def test_a_detour_would_be_seen():
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("pixtable.core.match", "pixtable.games"),
        ("pixtable.core.match", "random"),
        ("pixtable.ui.desk", "pixtable.core.events"),
        ("pixtable.ai.ismcts", "pixtable.games"),
        ("pixtable.levels.reading", "pathlib"),
        ("pixtable.language.words", "pixtable.ui.node"),
        ("pixtable.games", "pixtable.ai.levels"),
        ("pixtable.table.stage", "pixtable.shell.app"),
        ("pixtable.games.pixies.rules.rules", "pixtable.ai.ismcts"),
        ("pixtable.games.pixies.rules.rules", "pixtable.games.rhombs.rules.rules"),
        ("pixtable.games.pixies.mind.bot", "pixtable.ui.node"),
        ("pixtable.games.pixies", "pixtable.games.pixies.table.stage"),
        ("pixtable.games.pixies.table.stage", "pixtable.shell.app"),
        ("pixtable.games.tactics.screens.ways", "pixtable.games.pictoric.screens.ways"),
        ("pixtable.games.tactics.tools.balance.season", "pixtable.studio.asset_files"),
        ("pixtable.store.library", "pixtable.play.session"),
        ("pixtable.play.session", "pixtable.shell.app"),
        ("pixtable.shell.app", "pixtable.games.tactics.screens.ways"),
        ("pixtable.tools.main", "pixtable.games.pixies"),
        ("pixtable.studio.asset_files", "pixtable.shell.app"),
    ],
)
def test_a_breach_would_be_seen_in_each_room(module, imported):
    assert breach(module, imported)


def test_a_lazy_import_and_one_written_as_text_are_counted():
    source = 'def later():\n    from pixtable.shell.app import App\nWHERE = "pixtable.shell.table.scene:TableScene"\n'
    assert set(imports_of(ast.walk(ast.parse(source)), {"pixtable.shell.app"})) == {
        "pixtable.shell.app",
        "pixtable.shell.table.scene",
    }


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "studio" and not room.startswith("games/x")])
def test_nobody_but_a_game_names_it(room):
    """Not in an import, and not as a word in the code: only the register knows the names."""
    names = re.compile(rf"\b({'|'.join(GAMES.on_the_title)})\b")
    own = {*modules_in(room)} - {"pixtable.games"}
    assert [(module, text) for module in own for text in contents_of(module).texts if names.search(text)] == []


@pytest.mark.parametrize(
    "room", [room for room in ROOMS if room not in ("language", "store", "play", "shell", "tools", "ui", "studio")]
)
def test_nobody_opens_files_but_those_who_may(room):
    called = {module: contents_of(module).calls & {"open", "eval", "exec"} for module in modules_in(room)}
    assert {module: names for module, names in called.items() if names} == {}


def test_no_folder_is_crowded():
    folders = {path.parent for path in MODULES.values()}
    crowded = {
        folder.relative_to(ROOT).as_posix(): count
        for folder in folders
        if folder.name not in ALL_OF_ONE_KIND and (count := len(list(folder.glob("*.py"))) - 1) > CROWDED
    }
    assert crowded == {}


def test_a_game_shows_its_rooms():
    for game in GAMES.on_the_title:
        folder = ROOT / "games" / game
        assert {"rules", "mind", "table", "text"} <= {path.name for path in folder.iterdir()}
        assert {path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.py"))} <= {
            *GAME_ROOMS,
            "cards",
            "draft",
        }


def test_the_map_prints_the_law():
    assert as_markdown() in Path(ROOT.parent, "ARCHITECTURE.md").read_text(encoding="utf-8")
