"""PT-103, construction: what a collection holds, and which cards a deck may not have, or not so often.

The sheet names the banned heroes; its list of leaders is lost, so ours comes from balance runs. Drafts and common sets
know no such list.
"""

from typing import NamedTuple

COPIES_OWNED = 3
"""Of each character, in everybody's collection."""


class Limits(NamedTuple):
    """`one_leader_of`: a deck has at most one of them among its leaders. `few_heroes`: so many copies at most."""

    banned_heroes: frozenset[str] = frozenset()
    banned_leaders: frozenset[str] = frozenset()
    one_leader_of: frozenset[str] = frozenset()
    few_heroes: dict[str, int] = {}  # noqa: RUF012 - a table that nobody changes


BANNED_BY_THE_SHEET = frozenset({"technologist", "warlock", "scientist", "trapper"})
LIMITS = Limits(
    banned_heroes=BANNED_BY_THE_SHEET,
    banned_leaders=frozenset(),
    one_leader_of=frozenset({"chronomancer", "deity", "jester", "keeper", "viking"}),
    few_heroes={
        "chronomancer": 1,
        "keeper": 1,
        "deity": 1,
        "operative": 2,
        "merchant": 2,
        "necromancer": 2,
        "illusionist": 2,
    },
)
