"""How much of the suite a run takes: all that is not `slow`, or with `--quick` a small spread of every family of cases.

A family is one test function with all its parameters. Families whose cases are very short are marked `brief` and taken
whole; what is long by nature is marked `thorough` and left to the whole suite; what walks over many games asks `effort`
how many.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from zlib import crc32

import pytest

SPREAD = 2
"""Cases that a quick run takes of a family at least, evenly spread over it."""
FEW = 5
"""A parameter with so few values, as games, languages and sizes are, shows each of them in a quick run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="a small spread of every family of cases: about a minute")


@pytest.hookimpl(trylast=True)  # behind `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        items.sort(key=lambda item: item.get_closest_marker("thorough") is None)  # the longest first, for a short end
        return
    kept = [item for _, family in groupby(items, family_of) for item in smallest_form(list(family))]
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = kept


def family_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def smallest_form(family: Sequence[pytest.Item]) -> list[pytest.Item]:
    """What a quick run takes of a family: nothing that is marked `thorough`, and a spread of the rest."""
    cases = [item for item in family if item.get_closest_marker("thorough") is None]
    if len(cases) <= SPREAD or cases[0].get_closest_marker("brief"):
        return cases
    return [cases[n] for n in spread([values_of(case) for case in cases], crc32(family_of(cases[0]).encode()))]


def values_of(item: pytest.Item) -> dict[str, Hashable]:
    """Which value of each of its parameters a case has."""
    return dict(item.callspec.indices) if hasattr(item, "callspec") else {}


def spread(cases: Sequence[dict[str, Hashable]], salt: int) -> list[int]:
    """Numbers of some cases, evenly spread and begun elsewhere in every family, that show all values which are few."""
    count = len(cases)
    chosen = {(salt + part * count // SPREAD) % count for part in range(SPREAD)}
    wanted = set(_few_values(cases)) - {value for n in chosen for value in cases[n].items()}
    for n in (*range(salt % count, count), *range(salt % count)):
        if new := wanted & cases[n].items():
            chosen.add(n)
            wanted -= new
    return sorted(chosen)


def _few_values(cases: Iterable[dict[str, Hashable]]) -> Iterator[tuple[str, Hashable]]:
    values: dict[str, set[Hashable]] = {}
    for case in cases:
        for name, value in case.items():
            values.setdefault(name, set()).add(value)
    for name, met in values.items():
        if len(met) <= FEW:
            yield from ((name, value) for value in met)


@pytest.fixture(scope="session")
def effort(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """How many of so many games, walks or repeats this run takes: all, or a tenth of them where it is quick."""
    return (lambda many: max(1, many // 10)) if pytestconfig.getoption("--quick") else (lambda many: many)
