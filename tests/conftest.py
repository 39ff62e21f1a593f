"""How much of the suite a run takes: all that is not `slow`, or with `--quick` a small spread of every family of cases.

A family is one test function with all its parameters. Families whose cases are very short are marked `brief` and taken
whole; what is long by nature is marked `thorough` and left to the whole suite; what walks over many games asks `effort`
how many. Where the program's screens are opened, which takes a hundred times as long as a rule, one case is enough.
"""

import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")  # a busy machine is nobody's mistake

SPREAD = 2
"""Cases that a quick run takes of a family at least, evenly spread over it; one where it opens screens."""
FEW = 5
"""A parameter with so few values, as games, languages and sizes are, shows each of them in a quick run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="a small spread of every family of cases")


@pytest.hookimpl(trylast=True)  # behind `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        items.sort(key=lambda item: item.get_closest_marker("thorough") is None)  # the longest first, for a short end
        return
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        families.setdefault(family_of(item), []).append(item)
    chosen = {item for family in families.values() for item in smallest_form(family)}
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def family_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def smallest_form(family: Sequence[pytest.Item]) -> list[pytest.Item]:
    """What a quick run takes of a family: nothing that is marked `thorough`, and a spread of the rest."""
    cases = [item for item in family if item.get_closest_marker("thorough") is None]
    if len(cases) <= 1 or cases[0].get_closest_marker("brief"):
        return cases
    salt = crc32(family_of(cases[0]).encode())
    if opens_screens(cases[0]):
        return [cases[salt % len(cases)]]
    return [cases[n] for n in spread([values_of(case) for case in cases], salt)]


def opens_screens(item: pytest.Item) -> bool:
    """Whether its file, or one that it imports from, has a pilot."""
    module = item.module if isinstance(item, pytest.Function) else None
    homes = {getattr(thing, "__module__", None) for thing in vars(module).values()} if module else set()
    return any(hasattr(sys.modules.get(str(home)), "Pilot") for home in homes) or hasattr(module, "Pilot")


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
