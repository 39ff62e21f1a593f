"""The import law holds for every room, lazy imports counted, and a breach would be seen."""

import ast
import re
from pathlib import Path

import pytest

from pixtable.games import GAMES
from tests.law import GAME_ROOMS, LAW, ROOT, as_markdown, breach, cycles, imports_of, modules_below, room_of

MODULES = modules_below()
GRAPH = {
    name: {found for found in imports_of(path.read_text(encoding="utf-8"), set(MODULES)) if found != name}
    for name, path in MODULES.items()
}
CROWDED = 22
"""Files that one folder may hold, unless they are all of one kind."""
ALL_OF_ONE_KIND = ("cards", "pictures", "motifs", "creatures")


def file_of(module: str) -> str:
    return MODULES[module].relative_to(ROOT).as_posix()


@pytest.mark.parametrize("room", LAW)
def test_every_import_of_a_room_keeps_the_law(room):
    own = [module for module in MODULES if room_of(module) == room]
    assert own
    found = [breach(module, name, file_of(module)) for module in own for name in GRAPH[module]]
    assert [words for words in found if words] == []


def test_every_module_lies_in_a_room_of_the_law():
    assert {room_of(module) for module in MODULES} - {"pixtable"} == set(LAW)


def test_no_module_imports_itself_by_a_detour():
    assert cycles(GRAPH) == []


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
    assert set(imports_of(source, {"pixtable.shell.app"})) == {"pixtable.shell.app", "pixtable.shell.table.scene"}


@pytest.mark.parametrize("module", [name for name in MODULES if room_of(name) != "studio"])
def test_nobody_but_a_game_names_it(module):
    """Not in an import, and not as a word in the code: only the register knows the names."""
    if module == "pixtable.games" or room_of(module).startswith("games/x"):
        return
    names = re.compile(rf"\b({'|'.join(GAMES.on_the_title)})\b")
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings may give an example
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]
    assert [text for text in texts if isinstance(text, str) and names.search(text)] == []


@pytest.mark.parametrize("module", MODULES)
def test_nobody_opens_files_but_those_who_may(module):
    if room_of(module) in ("language", "store", "play", "shell", "tools", "ui", "studio"):
        return
    calls = [
        node.func
        for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]
    assert not [call for call in calls if isinstance(call, ast.Name) and call.id in ("open", "eval", "exec")]


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
