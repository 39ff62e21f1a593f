"""`pytest -p tests.import_trace --import-trace FILE`: every module that the program and its libraries ask for.

What `python game.py package` compares with a build. A name a line, added to those that are in the file.
"""

import builtins
import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

ASKING = ("pixtable", "pygame", "msgspec", "platformdirs", "font_source_sans_pro")
NOT_PLAYED_WITH = ("pixtable.studio", "pixtable.tools.packaging")
_found: set[str] = set()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--import-trace", metavar="FILE", help="where the names of imported modules are added")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--import-trace"):
        return
    importing, by_name = builtins.__import__, importlib.import_module

    def traced(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
        module = importing(name, globals, locals, fromlist, level)
        if level == 0 and _is_asking((globals or {}).get("__name__", "")):
            _found.update({name, *(f"{name}.{part}" for part in fromlist or () if f"{name}.{part}" in sys.modules)})
        return module

    def traced_by_name(name: str, package: str | None = None) -> Any:
        if _is_asking(sys._getframe(1).f_globals.get("__name__", "")):
            _found.add(name)
        return by_name(name, package)

    builtins.__import__, importlib.import_module = traced, traced_by_name


def _is_asking(module: str) -> bool:
    return module.partition(".")[0] in ASKING and not module.startswith(NOT_PLAYED_WITH)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if file := session.config.getoption("--import-trace"):
        with Path(file).open("a", encoding="utf-8") as trace:  # workers add to it one after another
            trace.write("".join(f"{name}\n" for name in sorted(_found) if not name.startswith("tests.")))
