"""The import law: which room may know which. One table, read by its test and printed in ARCHITECTURE.md.

A room is a folder of `pixtable`; a game's rooms are the folders inside its own. Every import counts, also one inside a
function, one that is only for types, and one that is written as the text `"pixtable.module:name"`.
"""

import ast
import re
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent / "pixtable"
GAME_ROOMS = ("rules", "mind", "tell", "table", "screens", "tools")

KNOWN_EVERYWHERE = ("pixtable",)  # the version alone

LAW: dict[str, tuple[str, ...]] = {
    "core": (),
    "ui": (),
    "ai": ("core",),
    "levels": ("core",),
    "language": ("core",),
    "games": ("core",),  # the register: it names games, and loads them when they are asked for
    "table": ("core", "games", "ui"),
    "games/x/rules": ("core",),
    "games/x/mind": ("core", "ai", "games/x/rules"),
    "games/x/tell": ("core", "language", "games/x/rules"),
    "games/x": ("core", "ai", "games/x/rules", "games/x/mind", "games/x/tell"),  # the manifest
    "games/x/table": ("core", "language", "ui", "table", "games/x/rules", "games/x/mind", "games/x/tell"),
    "store": ("core", "language", "levels", "games"),
    "play": ("core", "ai", "language", "levels", "games", "store", "table", "ui"),
    "shell": ("core", "ai", "language", "levels", "games", "store", "table", "ui", "play"),
    "games/x/screens": (
        *("core", "ai", "language", "levels", "games", "store", "table", "ui", "play", "shell"),
        *("games/x", "games/x/rules", "games/x/mind", "games/x/table"),
    ),
    "tools": ("core", "ai", "language", "levels", "games", "store", "table", "ui", "play", "shell"),
    "games/x/tools": (
        *("core", "ai", "language", "levels", "games", "store", "table", "ui", "play", "shell", "tools"),
        *("games/x", "games/x/rules", "games/x/mind", "games/x/table", "games/x/screens"),
    ),
    "studio": ("core", "games", "games/x", "games/x/rules", "games/x/mind"),  # it draws what their tables say
}
"""A room, and those that it may import; itself always."""

OUTSIDE: dict[str, tuple[str, ...]] = {
    "pygame": ("ui", "table", "play", "shell", "tools", "games/x/table", "games/x/screens", "games/x/tools"),
    "random": ("ai", "studio"),
    "time": ("play", "shell", "tools", "games/x/tools", "store", "studio"),
    "datetime": ("play", "shell", "tools", "games/x/screens", "store", "studio"),
    "sqlite3": ("store",),
    "tempfile": ("tools", "store", "studio"),
    "shutil": ("tools", "store", "shell", "studio"),
    "os": ("language", "store", "shell", "tools", "ui", "play", "games/x/screens", "games/x/tools", "studio"),
    "pathlib": ("language", "store", "play", "shell", "tools", "ui", "games/x/screens", "games/x/tools", "studio"),
}
"""Modules of others that only these rooms may import."""

EXCEPTIONS = {("core/chance.py", "random"), ("ui/loop.py", "time")}
"""The one file of the kernel that rolls dice, and the one of the kit that reads a clock."""


AS_TEXT = r"(pixtable(?:\.\w+)+):\w+"


def room_of(module: str) -> str:
    """`pixtable.games.pixies.rules.state` lies in `games/x/rules`."""
    parts = module.split(".")[1:]
    if not parts:
        return "pixtable"
    if parts[0] != "games" or len(parts) == 1:
        return parts[0]
    inner = next((part for part in parts[2:] if part in (*GAME_ROOMS, "cards")), "")
    return f"games/x/{'rules' if inner == 'cards' else inner}" if inner else "games/x"


def game_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def breach(module: str, imported: str, file: str = "") -> str:
    """What is wrong with this import, in words; nothing where it may be."""
    room = room_of(module)
    if not imported.startswith("pixtable"):
        top = imported.split(".", maxsplit=1)[0]
        may = room in OUTSIDE.get(top, (room,)) or (file, top) in EXCEPTIONS
        return "" if may else f"{module} ({room}) imports {top}"
    other = room_of(imported)
    if imported in KNOWN_EVERYWHERE or room == "pixtable":
        return ""
    if other != room and other not in LAW[room]:
        return f"{module} ({room}) imports {imported} ({other})"
    if room != "studio" and game_of(imported) not in ("", game_of(module)):
        return f"{module} imports {imported}, which is another game's"
    return ""


def imports_of(nodes: Iterable[ast.AST], modules: Container[str]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if name in modules else str(node.module)
        elif isinstance(node, ast.Constant) and (found := re.fullmatch(AS_TEXT, str(node.value))):
            yield found[1]


def modules_below(root: Path = ROOT) -> dict[str, Path]:
    found = {}
    for path in sorted(root.rglob("*.py")):
        name = ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")
        found[name] = path
    return found


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that import each other (Tarjan's strongly connected components), larger than one."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(start: str) -> None:
        work = [(start, iter(sorted(graph[start])))]
        order[start] = low[start] = len(order)
        stack.append(start)
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in graph:
                    continue
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append(other)
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in stack:
                    low[node] = min(low[node], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    group = stack[stack.index(node) :]
                    del stack[stack.index(node) :]
                    if len(group) > 1:
                        found.append(sorted(group))

    for module in graph:
        if module not in order:
            visit(module)
    return found


def as_markdown() -> str:
    lines = ["| room | may import |", "|---|---|"]
    lines += [f"| {room} | {', '.join(may) or 'nothing of ours'} |" for room, may in LAW.items()]
    return "\n".join(lines)
