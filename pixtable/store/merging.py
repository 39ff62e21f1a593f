"""Two windows on one file: what either of them has changed stands in it in the end, key by key."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Merge: TypeAlias = Callable[[Any, Any, Any], Any]
"""Of how a value was before, as one window has it now, and as the other has: what is to stand in the file."""
Merges: TypeAlias = Mapping[tuple[str, ...], Merge]
"""How to merge what lies under these keys; `ANY` stands for whatever key."""
ANY = "*"


class _Nothing:
    """Where a key is not there."""


NOTHING = _Nothing()


def merged(before: Any, mine: Any, theirs: Any, merges: Merges, at: tuple[str, ...] = ()) -> Any:
    """What I have changed is mine, everything else is theirs. Where both have changed one value, it is mine."""
    if mine == before:
        return theirs
    if theirs in (before, mine):
        return mine
    merge = _merge_for(at, merges)
    if merge is not None and NOTHING not in (mine, theirs):
        return merge(None if before is NOTHING else before, mine, theirs)
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return mine
    known = before if isinstance(before, dict) else {}
    found = {}
    for key in (*theirs, *(key for key in mine if key not in theirs)):
        was, is_mine, is_theirs = (part.get(key, NOTHING) for part in (known, mine, theirs))
        value = merged(was, is_mine, is_theirs, merges, (*at, key))
        if value is not NOTHING:
            found[key] = value
    return found


def _merge_for(at: tuple[str, ...], merges: Merges) -> Merge | None:
    for keys, merge in merges.items():
        if len(keys) == len(at) and all(key in (ANY, part) for key, part in zip(keys, at, strict=True)):
            return merge
    return None


def whole(before: Any, mine: Any, theirs: Any) -> Any:
    """Parts that only make sense together: mine."""
    return mine


def all_of_both(before: Any, mine: Any, theirs: Any) -> list[Any]:
    """Lists to which things are added: whatever either has, but for what I have taken out."""
    known = before or []
    kept = [one for one in theirs if one in mine or one not in known]
    return [*kept, *(one for one in mine if one not in theirs and one not in known)]


def overlaid(below: Any, above: Any) -> Any:
    """`above`, and what only `below` has."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return {key: overlaid(value, above[key]) if key in above else value for key, value in below.items()} | {
        key: value for key, value in above.items() if key not in below
    }
