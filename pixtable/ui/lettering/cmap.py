"""Which characters a font can draw, read from its own cmap table: pygame's metrics do not tell."""

from __future__ import annotations

from functools import cache
from struct import unpack_from


@cache
def covered(font: bytes) -> frozenset[int]:
    """Code points with a glyph, from the Unicode subtables of formats 4 and 12."""
    base = _table(font, b"cmap")
    found: set[int] = set()
    for i in range(unpack_from(">H", font, base + 2)[0]):
        platform, _, offset = unpack_from(">HHI", font, base + 4 + 8 * i)
        if platform in {0, 3}:
            found |= _subtable(font, base + offset)
    return frozenset(found)


def _table(font: bytes, tag: bytes) -> int:
    count = unpack_from(">H", font, 4)[0]
    for i in range(count):
        name, _, offset, _ = unpack_from(">4sIII", font, 12 + 16 * i)
        if name == tag:
            return int(offset)
    raise ValueError(f"the font has no {tag.decode()} table")


def _subtable(font: bytes, at: int) -> set[int]:
    kind = unpack_from(">H", font, at)[0]
    if kind == 12:
        return _segmented_coverage(font, at)
    return _segment_deltas(font, at) if kind == 4 else set()


def _segmented_coverage(font: bytes, at: int) -> set[int]:
    found: set[int] = set()
    for i in range(unpack_from(">I", font, at + 12)[0]):
        first, last, _ = unpack_from(">III", font, at + 16 + 12 * i)
        found.update(range(first, last + 1))
    return found


def _segment_deltas(font: bytes, at: int) -> set[int]:
    n = unpack_from(">H", font, at + 6)[0] // 2
    ends = unpack_from(f">{n}H", font, at + 14)
    starts = unpack_from(f">{n}H", font, at + 16 + 2 * n)
    deltas = unpack_from(f">{n}H", font, at + 16 + 4 * n)
    offsets_at = at + 16 + 6 * n
    found: set[int] = set()
    for i, (first, last, delta) in enumerate(zip(starts, ends, deltas, strict=True)):
        offset = unpack_from(">H", font, offsets_at + 2 * i)[0]
        for code in range(first, last + 1):
            if _glyph(font, code, (first, delta, offset), offsets_at + 2 * i):
                found.add(code)
    return found - {0xFFFF}


def _glyph(font: bytes, code: int, segment: tuple[int, int, int], offset_at: int) -> int:
    first, delta, offset = segment
    if offset == 0:
        return int(code + delta) & 0xFFFF
    return int(unpack_from(">H", font, offset_at + offset + 2 * (code - first))[0])
