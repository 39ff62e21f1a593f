"""Every sound of the table is played: its name stands where a sound is asked for, and not just anywhere."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from pixtable.store.program_files import assets_folder

PROGRAM = Path(__file__).parents[2] / "pixtable"
TABLE = frozenset(tomllib.loads((assets_folder() / "sound" / "sounds.toml").read_text(encoding="utf-8")))
NOT_THE_GAME = {"studio", "tools"}
PLAYS = {"sound", "play", "sound_at", "_sound", "_later", "Harm"}
"""What plays a sound, or will, by the name that it is given."""
KEPT = ("sound", "music", "heard")
"""How the things are called that names are kept in until they are played."""


def test_every_sound_is_asked_for_somewhere() -> None:
    assert TABLE - asked_for(sources()) == set()


def test_a_name_alone_plays_nothing() -> None:
    """`heal` is also an answer, and `button_hover` a picture."""
    elsewhere = 'move = ask(["heal"])\ncanvas.slice("button_hover", rect)\nWANT = "undo"'
    assert asked_for([ast.parse(elsewhere)]) == set()
    played = 'host.sound("heal")\nSOUNDS = {1: "undo"}\nHOVER = "button_hover"\ndesk.play(HOVER)'
    assert asked_for([ast.parse(played)]) == {"heal", "undo", "button_hover"}


def sources() -> list[ast.Module]:
    paths = (path for path in PROGRAM.rglob("*.py") if not NOT_THE_GAME & set(path.parts))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def asked_for(modules: list[ast.Module]) -> set[str]:
    named = {name: value for module in modules for name, value in _constants(module)}
    return {sound for module in modules for node in ast.walk(module) for sound in _asks(node, named)} & TABLE


def _constants(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Names that stand for a sound's, alone or several in one line."""
    for node in module.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
                for name, value in zip(names, values, strict=False):
                    if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and value.value in TABLE:
                        yield name.id, value.value


def _asks(node: ast.AST, named: dict[str, str]) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            for argument in node.args if name in PLAYS else ():
                yield from _strings(argument, named)
            for keyword in node.keywords:
                if keyword.arg and any(kept in keyword.arg for kept in KEPT):
                    yield from _strings(keyword.value, named)
        case ast.Assign() | ast.AnnAssign() if node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            words = " ".join(map(ast.unparse, targets)).lower()
            if any(kept in words for kept in KEPT) or _plays(node.value):
                yield from _strings(node.value, named)


def _plays(value: ast.expr) -> bool:
    """A list of what is played when, by names that stand beside it."""
    calls = (node.func for node in ast.walk(value) if isinstance(node, ast.Call))
    return any(isinstance(func, ast.Name) and func.id == "sound" for func in calls)


def _strings(node: ast.expr, named: dict[str, str]) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name):
            yield named.get(part.id, "")
