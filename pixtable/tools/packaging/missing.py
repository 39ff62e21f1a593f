"""What our code imports and a build does not hold, by PyInstaller's warnings and by an import trace of the tests."""

import re
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from pixtable.tools.packaging.bundled import held_modules
from pixtable.tools.packaging.recipe import NOT_PLAYED_WITH

TRACE = Path(__file__).parent / "imports.txt"
"""What the program and its libraries import while all tests run; how to make it anew is told in docs/releasing.md."""
_WARNING = re.compile(r"(?:missing|excluded) module named '?([\w.]+)'? - imported by (.+)")
_IMPORTER = re.compile(r"(pixtable[\w.]*) \(")
_MAKERS = tuple(folder.replace("/", ".") for folder in NOT_PLAYED_WITH)
DISPENSABLE = frozenset(
    {
        *("attr", "attrs", "yaml", "tomli_w", "tqdm", "numpy", "distributed", "pyspiel", "open_spiel"),
        *("pygame.freetype", "pygame._freetype"),
    }
)
"""Asked for by those who can do without: msgspec for forms of data that we have not, tools for a bar or a cluster,
pygame for a second way to set letters."""


def missing_by_warnings(warnings: Path) -> list[str]:
    """Names with who wants them. What this system does not have either is another system's."""
    found = (_WARNING.match(line) for line in warnings.read_text(encoding="utf-8").splitlines())
    wanted = ((match[1], sorted(_ours(match[2]))) for match in found if match)
    return [f"{name} (by {', '.join(by)})" for name, by in wanted if by and is_wanted(name)]


def _ours(importers: str) -> Iterator[str]:
    return (name for name in _IMPORTER.findall(importers) if not name.startswith(_MAKERS))


def missing_by_trace(build: Path, trace: Path = TRACE) -> list[str]:
    held = held_modules(build) | {*sys.builtin_module_names}
    return missing_from(held, trace.read_text(encoding="utf-8").split())


def missing_from(held: set[str], traced: Iterable[str]) -> list[str]:
    others = {name for name in traced if name not in held and not name.startswith(_MAKERS) and is_wanted(name)}
    return sorted(name for name in others if sys.modules.get(name) is None or sys.modules[name].__name__ not in held)


def is_wanted(name: str) -> bool:
    """Whether it is a module of this system, and one that matters."""
    if name in DISPENSABLE or name.partition(".")[0] in DISPENSABLE:
        return False
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):  # `multiprocessing.Pool` is no module, though one may import it
        return False
