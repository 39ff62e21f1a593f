"""Every refusal that the code can raise, read off its source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent / "pixtable"


class Raised(NamedTuple):
    """`clause` is empty where whoever asks names it."""

    clause: str
    reason: str
    numbers: frozenset[str]

    @property
    def key(self) -> str:
        return f"{self.clause}.{self.reason}" if self.reason else self.clause


@cache
def refusals_in(folder: Path) -> set[Raised]:
    """Of all `Refusal(...)` below a folder."""
    return {one for path in folder.rglob("*.py") for one in _raised(ast.parse(path.read_text(encoding="utf-8")))}


def _raised(tree: ast.Module) -> Iterator[Raised]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
            given = dict(zip(("clause", "reason", "piece", "numbers"), call.args, strict=False))
            given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
            numbers = _numbers(given.get("numbers"), tree)
            clause = given["clause"].value if isinstance(given["clause"], ast.Constant) else ""
            for reason in _reasons(given.get("reason"), tree):
                yield Raised(clause, reason, numbers)


def _reasons(node: ast.expr | None, tree: ast.Module) -> set[str]:
    """What is held in a variable was assigned or returned as a string in the same module."""
    if node is None:
        return {""}
    if isinstance(node, ast.Constant):
        return {node.value}
    assert isinstance(node, ast.Name)
    found = {text for value in _assigned(node.id, tree) for text in _strings(value, tree)}
    assert found, node.id
    return found


def _assigned(name: str, tree: ast.Module) -> Iterator[ast.expr]:
    for one in ast.walk(tree):
        targets = one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.NamedExpr) else []
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            yield one.value


def _strings(value: ast.expr, tree: ast.Module) -> Iterator[str]:
    """As they are written, on either branch, or returned by the function that is called."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from (*_strings(value.body, tree), *_strings(value.orelse, tree))
    elif isinstance(value, ast.Call):
        called = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == ast.unparse(value.func)]
        returned = [one.value for function in called for one in ast.walk(function) if isinstance(one, ast.Return)]
        yield from (text for one in returned if one is not None for text in _strings(one, tree))


def _numbers(node: ast.expr | None, tree: ast.Module) -> frozenset[str]:
    if node is None:
        return frozenset()
    dicts = [node] if isinstance(node, ast.Dict) else [one for one in ast.walk(tree) if isinstance(one, ast.Dict)]
    keys = [key for one in dicts for key in one.keys]
    return frozenset(key.value for key in keys if isinstance(key, ast.Constant))
