"""How far a command has come: a bar where somebody watches and tqdm is installed (extra `tools`), else nothing."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Bar(Protocol):
    def update(self, n: int = 1) -> object: ...

    def set_postfix_str(self, s: str = "", refresh: bool = True) -> object: ...


class _NoBar:
    def update(self, n: int = 1) -> object:
        return None

    def set_postfix_str(self, s: str = "", refresh: bool = True) -> object:
        return None


@contextmanager
def bar(total: int, of: str, *, is_wanted: bool = True) -> Iterator[Bar]:
    if not is_wanted or not sys.stderr.isatty() or find_spec("tqdm") is None:
        yield _NoBar()
        return
    from tqdm import tqdm  # noqa: PLC0415 - it need not be there

    with tqdm(total=total, desc=of, leave=False) as shown:
        yield shown


def each(items: list[Item], of: str) -> Iterable[Item]:
    """The items, one by one."""
    with bar(len(items), of) as shown:
        for item in items:
            yield item
            shown.update()
