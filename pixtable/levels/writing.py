"""Levels as TOML text, the way a person would write them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from pixtable.levels.format import Level

WIDEST = 150
TABLES = ("title", "task", "done", "start", "hints", "script")
"""What stands below the single lines, each under a heading of its own."""


def toml_of(level: Level) -> str:
    """`reading` reads it back as it was."""
    plain: dict[str, Any] = msgspec.to_builtins(level)
    blank = msgspec.to_builtins(msgspec.convert(_least(plain), Level))
    plain = {key: value for key, value in plain.items() if key in _least(plain) or value != blank[key]}
    if not plain["start"]["game"]:
        del plain["start"]["game"]
    tables: dict[str, Any] = {key: plain.pop(key) for key in TABLES if key in plain}
    lines = [f"{key} = {_value(value)}" for key, value in plain.items()]
    return "\n".join([*lines, *_tables(tables), ""])


def _least(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What every level has."""
    return {key: plain[key] for key in ("id", "kind", "number", "difficulty", "title", "start")}


def _tables(tables: Mapping[str, Any]) -> Iterator[str]:
    for name, table in tables.items():
        if isinstance(table, list):
            for row in table:
                yield from ("", f"[[{name}]]", *_rows(row))
        elif table is not None:
            position = table.pop("position", None) if name == "start" else None
            yield from ("", f"[{name}]", *_rows(table))
            if position is not None:
                yield from ("", "[start.position]", *_rows(position))


def _rows(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in table.items() if value is not None]


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return msgspec.json.encode(value).decode()
        case Mapping():
            inside = ", ".join(f"{key} = {_value(one)}" for key, one in value.items() if one is not None)
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple() if None in value:  # TOML has no word for nothing: what is there, numbered from 1
            return _value({str(n): one for n, one in enumerate(value, start=1) if one is not None})
        case list() | tuple():
            flat = ", ".join(_value(one) for one in value)
            return (
                f"[{flat}]" if len(flat) < WIDEST else "[\n" + "".join(f"    {_value(one)},\n" for one in value) + "]"
            )
        case _:
            return str(value)
